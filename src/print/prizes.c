/* Prize lists for spreadsheets and other programs. */
#include "config.h"

#include "print/prizes.h"

#include <stdio.h>
#include <string.h>

#include "core/prizes/award.h"
#include "core/prizes/prize_words.h"
#include "core/prizes/unfinished.h"
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

enum { PLAIN_COLUMNS = 6, REASON_COLUMNS, COLUMNS };

static const struct table_column columns[COLUMNS] = {
	{"Prize", TABLE_LEFT, true},
	{"PIN", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Club", TABLE_LEFT, true},
	{"Points", TABLE_RIGHT, false},
	{"Amount", TABLE_RIGHT, false},
	{"Reason", TABLE_LEFT, true},
	{"Not final", TABLE_LEFT, true},
};

/* The rows of who gets what in the making. */
struct winners {
	struct table *table;
	const struct event *event;
	int section;
	const struct award *award;
	bool reasons;                     /* there is a column that says why */
	char unfinished[UNFINISHED_SIZE]; /* of CSV, which has no title: why it is not final */
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

static void add_amount(const struct winners *winners, int64_t money)
{
	char amount[MONEY_SIZE], text[MONEY_SIZE + 4];

	if (money <= 0) {
		table_cell(winners->table, "");
		return;
	}
	snprintf(text, sizeof(text), "%s%s", money_text(money, amount),
		!winners->reasons && money % 100 == 0 && has_hundredths(winners->award) ? ".00"
											: "");
	table_cell(winners->table, text);
}

/* What stands behind the amount. */
static void add_reason_cells(const struct winners *winners, int reason)
{
	char text[REASON_SIZE];

	if (winners->reasons)
		table_cell(winners->table,
			award_reason_words(
				winners->event, winners->section, winners->award, reason, text));
	if (winners->unfinished[0])
		table_cell(winners->table, winners->unfinished);
}

/* person NULL: nobody wins it. */
static void add_row(const struct winners *winners, int reason, const struct award_person *person)
{
	struct table *table = winners->table;
	const struct award *award = winners->award;
	const struct entrant *entrant = person ? &award->entrants->of[person->entrant] : NULL;
	const struct player *player =
		entrant ? event_player(winners->event, winners->section, entrant->pin) : NULL;
	char text[REASON_SIZE];

	table_cell(table, award_prizes_words(award, &award->reasons[reason], text));
	table_int(table, player ? player->pin : 0);
	table_cell(table, player ? player->name : "");
	table_cell(table, player ? player->club : "");
	table_cell(table, entrant ? points_text(entrant->points2, text) : "");
	add_amount(winners, person ? person->amount : 0);
	add_reason_cells(winners, reason);
}

/* A club or school that wins, in the place of a player. */
static void add_team(const struct winners *winners, int reason, const struct award_team *team)
{
	struct table *table = winners->table;
	char text[REASON_SIZE];

	table_cell(
		table, award_prizes_words(winners->award, &winners->award->reasons[reason], text));
	table_int(table, 0);
	table_cell(table, team->name);
	table_cell(table, "");
	table_cell(table, points_text(team->points2, text));
	add_amount(winners, team->amount);
	add_reason_cells(winners, reason);
}

static void add_reason(const struct winners *winners, int i)
{
	const struct award *award = winners->award;
	const struct award_reason *reason = &award->reasons[i];

	/* on the wall stands what is won, not what is not */
	if (!winners->reasons &&
		(reason->kind == AWARD_LESS || reason->kind == AWARD_BARRED ||
			reason->kind == AWARD_KEPT_OUT))
		return;
	for (int k = 0; k < reason->persons; k++) {
		const struct award_person *person = &award->persons[reason->person + k];

		if (winners->reasons || person->amount > 0 || reason->sum == 0)
			add_row(winners, i, person);
	}
	for (int k = 0; k < reason->teams; k++)
		add_team(winners, i, &award->teams[reason->team + k]);
	if (reason->persons > 0 || reason->teams > 0)
		return;
	add_row(winners, i, NULL);
	/* where no column says why nobody has it, a line does */
	if (!winners->reasons) {
		char text[REASON_SIZE];

		table_line(winners->table,
			award_reason_words(winners->event, winners->section, award, i, text));
	}
}

/* "Prizes after round 3 of 3, not final", and below it by which rules, and what is open. */
static void put_title(const struct winners *winners)
{
	const int rounds = winners->award->entrants->rounds;
	struct table *table = winners->table;
	char open[UNFINISHED_SIZE];
	struct line line;
	size_t used;

	list_title_after(table, winners->event, winners->section, rounds, "Prizes");
	not_over_words(winners->event, winners->section, rounds, open);
	used = strlen(table->title);
	if (rounds > 0)
		snprintf(table->title + used, sizeof(table->title) - used, "%s%s",
			rounds < event_section(winners->event, winners->section)->rounds
				? ", as if it were the last one"
				: "",
			open[0] ? ", not final" : "");
	line_init(&line, table->note, sizeof(table->note));
	line_text(&line, prize_rule_words(winners->award->list->rules.rule));
	line_text(&line, open[0] ? ". Not final: " : "");
	line_text(&line, open);
	line_text(&line, open[0] ? "." : "");
}

static void compose(const struct winners *winners)
{
	put_title(winners);
	for (int i = 0; winners->award->entrants->rounds > 0 && i < winners->award->nreasons; i++)
		add_reason(winners, i);
}

/* CSV has a column more as long as anything can change. */
static void compose_of(const struct award *award, enum print_form form, struct winners *winners)
{
	winners->award = award;
	if (form == PRINT_CSV && award->entrants->rounds > 0)
		unfinished_words(winners->event, winners->section, award->entrants->rounds,
			winners->unfinished);
	winners->table->ncolumns = winners->unfinished[0] ? COLUMNS
		: winners->reasons                        ? REASON_COLUMNS
							  : PLAIN_COLUMNS;
	compose(winners);
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
	struct table table = {.columns = heads};
	struct winners winners = {
		.table = &table, .event = event, .section = section, .reasons = reasons};
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
			status = award_name_kept_out(&award);
			if (status == STATUS_OK)
				compose_of(&award, style->form, &winners);
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
