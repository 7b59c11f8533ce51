/* Prize lists for spreadsheets and other programs. */
#include "config.h"

#include "print/prizes.h"

#include <stdio.h>
#include <string.h>

#include "core/prizes/award.h"
#include "core/prizes/prize_words.h"
#include "print/list.h"

enum status print_prize_lines(const struct event *event, int section, const struct prize_list *list,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	enum { KEYS_MOST = 32 };
	struct table_column columns[KEYS_MOST];
	struct table table = {.columns = columns};
	const struct prize_field *fields = prize_fields(&table.ncolumns);
	const enum status status = list_begin(&table, event, section, error);

	if (status != STATUS_OK)
		return status;
	snprintf(table.title, sizeof(table.title), "Prize list");
	for (int k = 0; k < table.ncolumns; k++)
		columns[k] = (struct table_column){fields[k].key, TABLE_LEFT, false};
	for (int i = 0; i < list->count; i++)
		for (int k = 0; k < table.ncolumns; k++) {
			char text[PRIZE_TEXT_SIZE];
			struct line line;

			line_init(&line, text, sizeof(text));
			fields[k].show(&list->entries[i].prize, &line);
			table_cell(&table, text);
		}
	return list_finish(&table, style, sink, error);
}

enum { PLAIN_COLUMNS = 6, COLUMNS };

static const struct table_column columns[COLUMNS] = {
	{"Prize", TABLE_LEFT, true},
	{"PIN", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Club", TABLE_LEFT, true},
	{"Points", TABLE_RIGHT, false},
	{"Amount", TABLE_RIGHT, false},
	{"Reason", TABLE_LEFT, true},
};

/* Of amounts one below the other all have hundredths if one has. */
static bool has_hundredths(const struct award *award)
{
	for (int i = 0; i < award->nreasons; i++)
		for (int k = 0; k < award->reasons[i].persons; k++)
			if (award->persons[award->reasons[i].person + k].amount % 100 != 0)
				return true;
	for (int i = 0; i < award->nteams; i++)
		if (award->teams[i].amount % 100 != 0)
			return true;
	return false;
}

static void add_amount(struct table *table, const struct award *award, int64_t money)
{
	char amount[MONEY_SIZE], text[MONEY_SIZE + 4];

	if (money <= 0) {
		table_cell(table, "");
		return;
	}
	snprintf(text, sizeof(text), "%s%s", money_text(money, amount),
		table->ncolumns < COLUMNS && money % 100 == 0 && has_hundredths(award) ? ".00"
										       : "");
	table_cell(table, text);
}

/* person NULL: nobody wins it. */
static void add_row(struct table *table, const struct event *event, int section,
	const struct award *award, int reason, const struct award_person *person)
{
	const struct entrant *entrant = person ? &award->entrants->of[person->entrant] : NULL;
	const struct player *player = entrant ? event_player(event, section, entrant->pin) : NULL;
	char text[REASON_SIZE];

	table_cell(table, award_prizes_words(award, &award->reasons[reason], text));
	table_int(table, player ? player->pin : 0);
	table_cell(table, player ? player->name : "");
	table_cell(table, player ? player->club : "");
	table_cell(table, entrant ? points_text(entrant->points2, text) : "");
	add_amount(table, award, person ? person->amount : 0);
	if (table->ncolumns == COLUMNS)
		table_cell(table, award_reason_words(event, section, award, reason, text));
}

/* A club or school that wins, in the place of a player. */
static void add_team(struct table *table, const struct event *event, int section,
	const struct award *award, int reason, const struct award_team *team)
{
	char text[REASON_SIZE];

	table_cell(table, award_prizes_words(award, &award->reasons[reason], text));
	table_int(table, 0);
	table_cell(table, team->name);
	table_cell(table, "");
	table_cell(table, points_text(team->points2, text));
	add_amount(table, award, team->amount);
	if (table->ncolumns == COLUMNS)
		table_cell(table, award_reason_words(event, section, award, reason, text));
}

static void add_reason(struct table *table, const struct event *event, int section,
	const struct award *award, int i)
{
	const struct award_reason *reason = &award->reasons[i];

	/* on the wall stands what is won, not what is not */
	if (table->ncolumns < COLUMNS &&
		(reason->kind == AWARD_LESS || reason->kind == AWARD_BARRED))
		return;
	for (int k = 0; k < reason->persons; k++) {
		const struct award_person *person = &award->persons[reason->person + k];

		if (table->ncolumns == COLUMNS || person->amount > 0 || reason->sum == 0)
			add_row(table, event, section, award, i, person);
	}
	for (int k = 0; k < reason->teams; k++)
		add_team(table, event, section, award, i, &award->teams[reason->team + k]);
	if (reason->persons > 0 || reason->teams > 0)
		return;
	add_row(table, event, section, award, i, NULL);
	/* where no column says why nobody has it, a line does */
	if (table->ncolumns < COLUMNS) {
		char text[REASON_SIZE];

		table_line(table, award_reason_words(event, section, award, i, text));
	}
}

static void compose(
	struct table *table, const struct event *event, int section, const struct award *award)
{
	struct line line;

	list_title_after(table, event, section, award->entrants->rounds, "Prizes");
	if (award->entrants->rounds > 0 &&
		award->entrants->rounds < event_section(event, section)->rounds) {
		const size_t used = strlen(table->title);

		snprintf(table->title + used, sizeof(table->title) - used,
			", as if it were the last one");
	}
	line_init(&line, table->note, sizeof(table->note));
	line_text(&line, prize_rule_words(award->list->rules.rule));
	for (int i = 0; award->entrants->rounds > 0 && i < award->nreasons; i++)
		add_reason(table, event, section, award, i);
}

static enum status no_list(enum status status, struct error *error)
{
	if (status == STATUS_NO_MEMORY)
		return list_no_memory(error);
	error->code = status;
	return status;
}

enum status print_prizes(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	const bool reasons =
		style->form == PRINT_CSV || style->form == PRINT_HTML || style->form == PRINT_LINES;
	struct table_column heads[COLUMNS];
	struct table table = {.columns = heads, .ncolumns = reasons ? COLUMNS : PLAIN_COLUMNS};
	struct prize_list list;
	struct entrants entrants;
	struct award award;
	enum status status = list_begin(&table, event, section, error);

	if (status != STATUS_OK)
		return status;
	memcpy(heads, columns, sizeof(heads));
	if (style->form != PRINT_CSV) {
		heads[1].head = "No";
		heads[4].head = "Pts";
	}
	status = prize_list_of(event, section, &list, error);
	if (status != STATUS_OK)
		return no_list(status, error);
	status = entrants_make(event, section, through, &list.rules, &entrants);
	if (status == STATUS_OK) {
		status = award_make(&list, &entrants, &award);
		if (status == STATUS_OK) {
			compose(&table, event, section, &award);
			award_done(&award);
		}
		entrants_done(&entrants);
	}
	prize_list_done(&list);
	if (status == STATUS_OK)
		return list_finish(&table, style, sink, error);
	table_done(&table);
	return no_list(status, error);
}
