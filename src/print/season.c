/* The table of a club season, and the fixtures that are left. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/game.h"
#include "core/season.h"
#include "print/list.h"

enum { TABLE_COLUMNS = 12 };

static const struct table_column table_columns[TABLE_COLUMNS] = {
	{"Rank", TABLE_RIGHT, false}, {"No", TABLE_RIGHT, false}, {"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false}, {"Games", TABLE_RIGHT, false}, {"Pts", TABLE_RIGHT, false},
	{"GSRP", TABLE_RIGHT, false}, {"White", TABLE_RIGHT, false}, {"Black", TABLE_RIGHT, false},
	{"Sat out", TABLE_RIGHT, false}, {"Outside", TABLE_RIGHT, false},
	{"Notes", TABLE_LEFT, false}, /* who has withdrawn; left out while nobody has */
};

static const struct table_column csv_table_columns[TABLE_COLUMNS] = {
	{"Rank", TABLE_RIGHT, false},
	{"PIN", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Games", TABLE_RIGHT, false},
	{"Points", TABLE_RIGHT, false},
	{"GSRP", TABLE_RIGHT, false},
	{"White", TABLE_RIGHT, false},
	{"Black", TABLE_RIGHT, false},
	{"Sat out", TABLE_RIGHT, false},
	{"Outside", TABLE_RIGHT, false},
	{"Withdrawn", TABLE_LEFT, false},
};

static const struct table_column fixture_columns[] = {
	{"Player", TABLE_LEFT, true},
	{"Still to meet: No", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Games", TABLE_RIGHT, false},
	{"GSRP", TABLE_RIGHT, false},
};

/* How many results are in, on an evening that is being played. */
static void title(struct table *table, const struct event *event, int section, int through)
{
	const struct round *round = event_round(event, section, through);
	char in[GAME_PROGRESS_SIZE];

	game_progress_text(event, section, through, in);
	if (through == 0)
		snprintf(table->title, sizeof(table->title), "Players before evening 1");
	else if (in[0])
		snprintf(table->title, sizeof(table->title), "The season in evening %d: %s",
			through, in);
	else
		snprintf(table->title, sizeof(table->title), "The season %s evening %d",
			round && round->state == ROUND_COMPLETE ? "after" : "in", through);
}

static bool shared(const struct season_line *lines, int count, int i)
{
	return (i > 0 && lines[i - 1].rank == lines[i].rank) ||
		(i + 1 < count && lines[i + 1].rank == lines[i].rank);
}

static void add_line(struct table *table, const struct event *event, int section,
	const struct season_line *lines, int count, int i, int through)
{
	const struct season_line *line = &lines[i];
	const struct player *player = event_player(event, section, line->pin);
	char text[16];

	snprintf(text, sizeof(text), "%d%s", line->rank, shared(lines, count, i) ? "=" : "");
	table_cell(table, text);
	table_int(table, line->pin);
	table_name(table, player->name, player->pin);
	table_int(table, player->grade);
	snprintf(text, sizeof(text), "%d", line->games);
	table_cell(table, text);
	table_cell(table, points_text(line->points2, text));
	table_cell(table, season_gsrp_text(line->tenths, text));
	table_int(table, line->whites);
	table_int(table, line->blacks);
	table_int(table, line->sitouts);
	table_int(table, line->outside);
	list_add_left(table, event, player, through, TABLE_COLUMNS);
}

enum status print_season(const struct event *event, int section, int through,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {
		.columns = style->form == PRINT_CSV ? csv_table_columns : table_columns,
		.ncolumns = list_columns(event, section, through, TABLE_COLUMNS)};
	enum status status = list_begin(&table, event, section, error);
	struct season_line *lines;
	int count;

	if (status != STATUS_OK)
		return status;
	title(&table, event, section, through);
	if (season_table(event, section, through, &lines, &count) != STATUS_OK)
		return list_no_memory(error);
	for (int i = 0; i < count; i++)
		add_line(&table, event, section, lines, count, i, through);
	free(lines);
	return list_finish(&table, style, sink, error);
}

/* The last evening up to this one whose boards are published; 0: there is none. */
static int last_published(const struct event *event, int section, int through)
{
	const struct round *round = event_round(event, section, through);

	while (through > 0 && (!round || round->state < ROUND_PUBLISHED))
		round = event_round(event, section, --through);
	return through;
}

/*
 * A published board counts as met before it is played. Of one player: "Fox, Fi: still to meet ...".
 */
static void fixtures_title(
	struct table *table, const struct event *event, int section, int through, int pin)
{
	const struct round *round = event_round(event, section, through);
	const struct player *player = event_player(event, section, pin);
	char whose[NAME_SIZE + 24] = "Still to meet";

	if (player)
		snprintf(whose, sizeof(whose), "%s: still to meet", player->name);
	if (through == 0)
		snprintf(table->title, sizeof(table->title), "%s before evening 1", whose);
	else if (round && round->state == ROUND_COMPLETE)
		snprintf(table->title, sizeof(table->title), "%s after evening %d", whose, through);
	else
		snprintf(table->title, sizeof(table->title), "%s with evening %d as published",
			whose, through);
}

static const struct table_column csv_fixture_columns[] = {
	{"Player", TABLE_LEFT, true},
	{"PIN", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Games", TABLE_RIGHT, false},
	{"GSRP", TABLE_RIGHT, false},
};

/* One more whom he has still to meet. */
static void add_fixture(struct table *table, const struct event *event, int section,
	const char *head, const struct season_line *line)
{
	const struct player *player = event_player(event, section, line->pin);
	char text[16];

	table_cell(table, head);
	table_int(table, line->pin);
	table_name(table, player->name, player->pin);
	table_int(table, player->grade);
	table_int(table, line->games);
	table_cell(table, season_gsrp_text(line->tenths, text));
}

/* The slip of one player; those to meet in the order of the table. */
static void add_slip(struct table *table, const struct event *event, int section, int through,
	int pin, const struct season_line *lines, int count, bool csv)
{
	const char *head = event_player(event, section, pin)->name;
	bool any = false;

	for (int i = 0; i < count; i++) {
		const struct player *other = event_player(event, section, lines[i].pin);

		if (other->pin == pin || player_has_left(other, through) ||
			season_have_met(event, section, pin, other->pin, through))
			continue;
		add_fixture(table, event, section, any && !csv ? "" : head, &lines[i]);
		any = true;
	}
	if (!any) {
		table_cell(table, head);
		table_cell(table, "");
		table_cell(table, "nobody");
		for (int column = 3; column < table->ncolumns; column++)
			table_cell(table, "");
	}
	table_gap(table);
}

enum status print_fixtures(const struct event *event, int section, int through, int pin,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {
		.columns = style->form == PRINT_CSV ? csv_fixture_columns : fixture_columns,
		.ncolumns = sizeof(fixture_columns) / sizeof(fixture_columns[0])};
	enum status status = list_begin(&table, event, section, error);
	struct season_line *lines = NULL;
	int *pins, players, count;

	if (status != STATUS_OK)
		return status;
	through = last_published(event, section, through);
	fixtures_title(&table, event, section, through, pin);
	if (event_rank_order(event, section, &pins, &players) != STATUS_OK)
		return list_no_memory(error);
	status = season_table(event, section, through, &lines, &count);
	for (int i = 0; status == STATUS_OK && i < players; i++)
		if (pin == pins[i] ||
			(pin == 0 &&
				!player_has_left(event_player(event, section, pins[i]), through)))
			add_slip(&table, event, section, through, pins[i], lines, count,
				style->form == PRINT_CSV);
	free(lines);
	free(pins);
	return status == STATUS_OK ? list_finish(&table, style, sink, error)
				   : list_no_memory(error);
}
