/* Which lists `print` has, and how each of them is composed. */
#include "config.h"

#include "cli/print_rows.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/groups.h"
#include "app/protest/protest.h"
#include "app/repair/changed.h"
#include "app/round/fixtures.h"
#include "cli/desk.h"
#include "cli/print_deal.h"
#include "core/season.h"
#include "print/when.h"

/* A list of a round with what has changed since it was published. */
static enum status print_round(struct print_asked *asked, bool alone,
	enum status (*print)(const struct event *event, int section, int round,
		const struct print_style *style, const struct print_sink *sink,
		struct error *error),
	struct error *error)
{
	struct print_style style = *asked->style;
	struct changed_boards changed;
	char when[PRINT_WHEN_SIZE];
	struct print_changes changes = {.alone = alone};
	enum status status = app_changed_boards(asked->app, asked->wish.round, &changed, error);

	if (status != STATUS_OK)
		return status;
	changes.numbers = changed.numbers;
	changes.count = changed.count;
	changes.issue = changed.issue;
	changes.when = print_clock(changed.when, when);
	style.changes = changed.count > 0 ? &changes : NULL;
	if (alone && changed.count == 0) {
		status = app_fail_changes(asked->app, asked->wish.round, error);
	} else {
		status = print(app_event(asked->app), app_section(asked->app), asked->wish.round,
			&style, &asked->sink, error);
	}
	changed_boards_done(&changed);
	return status;
}

static enum status boards(struct print_asked *asked, struct error *error)
{
	return print_round(asked, false, print_boards, error);
}

/* The boards that a repair changed, alone. */
static enum status changes(struct print_asked *asked, struct error *error)
{
	return print_round(asked, true, print_boards, error);
}

/* And for the tables where they are played. */
static enum status changed_slips(struct print_asked *asked, struct error *error)
{
	return print_round(asked, true, print_slips, error);
}

static enum status names(struct print_asked *asked, struct error *error)
{
	if (args_has(asked->args, "all"))
		return print_door(app_event(asked->app), asked->style, &asked->sink, error);
	return print_round(asked, false, print_names, error);
}

bool print_is_spoken(const struct args *args)
{
	return desk_is_plain() && !args_has(args, "output") && !args_has(args, "printer");
}

/* The sheet that answers a protest. */
static enum status protest(struct print_asked *asked, struct error *error)
{
	const int usual = print_is_spoken(asked->args) ? PRINT_WIDTH_MOST : 80;

	return app_protest(asked->app, asked->wish.round, asked->wish.pin,
		asked->style->width ? asked->style->width : usual, &asked->text.bytes,
		&asked->text.size, error);
}

/* The data that a draw was made from. */
static enum status data(struct print_asked *asked, struct error *error)
{
	return app_draw_data(
		asked->app, asked->wish.round, &asked->text.bytes, &asked->text.size, error);
}

/* The pairing box of a round, drawn or not. */
static enum status groups(struct print_asked *asked, struct error *error)
{
	struct seekers seekers;
	enum status status = app_seekers(asked->app, asked->wish.round, &seekers, error);

	if (status != STATUS_OK)
		return status;
	status = print_groups(app_event(asked->app), app_section(asked->app), &seekers,
		asked->style, &asked->sink, error);
	seekers_done(&seekers);
	return status;
}

/* The draw of a round step by step, or what happens to one score group. */
static enum status deal(struct print_asked *asked, struct error *error)
{
	return cli_print_deal(asked->app, asked->wish.round, args_value(asked->args, "group"),
		asked->style, &asked->sink, error);
}

/* The games of one round alone; how many they are. */
static int keep_round(struct board *boards, int count, int round)
{
	int kept = 0;

	for (int i = 0; i < count; i++)
		if (boards[i].round == round)
			boards[kept++] = boards[i];
	return kept;
}

/* Of an all-play-all all its games, or those of the round asked for; of a club season whom everybody has still to meet. */
static enum status fixtures(struct print_asked *asked, struct error *error)
{
	const struct event *event = app_event(asked->app);
	const int section = app_section(asked->app);
	struct board *boards;
	int count;
	enum status status;

	if (event_is_season(event, section))
		return print_fixtures(event, section, asked->wish.round, asked->wish.pin,
			asked->style, &asked->sink, error);
	status = app_fixtures(asked->app, &boards, &count, error);
	if (status != STATUS_OK)
		return status;
	if (args_has(asked->args, "round"))
		count = keep_round(boards, count, asked->wish.round);
	status = print_schedule(
		event, section, boards, count, asked->wish.pin, asked->style, &asked->sink, error);
	free(boards);
	return status;
}

static const struct print_row rows[] = {
	{"boards", boards, .round = OF_BOARD, .for_public = true},
	{"names", names, .round = OF_BOARD, .all = true, .for_public = true},
	{"changes", changes, .round = OF_PUBLISHED},
	{"changed-slips", changed_slips, .round = OF_PUBLISHED},
	{"standings", .round = OF_STANDINGS, .bands = true, .for_public = true},
	{"crosstable", .round = OF_TABLE, .for_public = true},
	{"wallchart", .round = OF_TABLE, .for_public = true},
	{"square", .round = OF_TABLE, .for_public = true},
	{"sheets", .round = OF_STANDINGS, .player = ANY_PLAYER, .for_public = true},
	{"teams", .round = OF_STANDINGS, .best = true},
	{"upsets", .round = OF_STANDINGS},
	{"ratings", .round = OF_STANDINGS},
	{"prizes", .round = OF_STANDINGS},
	{"certificates", .round = OF_STANDINGS, .all = true, .text = true, .paper = true},
	{"entries", .round = OF_NONE, .for_public = true},
	{"byes", .round = OF_NONE},
	{"round-sheet", .round = OF_BOARD},
	{"slips", .round = OF_BOARD, .paper = true, .cut = true},
	{"cards", .round = OF_NONE, .paper = true, .cut = true},
	{"place-cards", .round = OF_NONE, .paper = true, .cut = true},
	{"players", .round = OF_NONE},
	{"groups", groups, .round = OF_GROUPS},
	{"deal", deal, .round = OF_BOARD, .group = true},
	{"fixtures", fixtures, .round = OF_EVENING, .player = ANY_PLAYER},
	{"protest", protest, .round = OF_BOARD, .player = A_PLAYER, .plain = true},
	{"data", data, .round = OF_BOARD, .plain = true},
	{"fall-back", .folder = true},
};

int print_rows_count(void)
{
	return sizeof(rows) / sizeof(rows[0]);
}

const struct print_row *print_row_at(int i)
{
	return &rows[i];
}

bool print_is_door(const struct args *args, const struct print_row *row)
{
	return row->compose == names && args_has(args, "all");
}

bool print_is_protest(const struct print_row *row)
{
	return row->compose == protest;
}

enum status print_compose(
	struct print_asked *asked, const struct print_row *row, struct error *error)
{
	if (row->compose)
		return row->compose(asked, error);
	return print_list(row->name, app_event(asked->app), app_section(asked->app), &asked->wish,
		asked->style, &asked->sink, error);
}
