/* Which lists `print` has, and how each of them is composed. */
#include "config.h"

#include "cli/print_rows.h"

#include "app/protest/protest.h"
#include "cli/desk.h"
#include "cli/print_deal.h"

static struct composed composed_of(const struct print_asked *asked)
{
	return (struct composed){
		asked->app, asked->wish.round, asked->wish.pin, asked->style, &asked->sink};
}

static enum status names(struct print_asked *asked, struct error *error)
{
	const struct composed of = composed_of(asked);

	if (args_has(asked->args, "all"))
		return composed_door(&of, error);
	return composed_names(&of, error);
}

bool print_is_spoken(const struct args *args)
{
	return desk_is_plain() && !args_has(args, "output") && !args_has(args, "printer");
}

/* The data that a draw was made from. */
static enum status data(struct print_asked *asked, struct error *error)
{
	return app_draw_data(
		asked->app, asked->wish.round, &asked->text.bytes, &asked->text.size, error);
}

/* The draw of a round step by step, or what happens to one score group. */
static enum status deal(struct print_asked *asked, struct error *error)
{
	return cli_print_deal(asked->app, asked->wish.round, args_value(asked->args, "group"),
		asked->style, &asked->sink, error);
}

static enum status fixtures(struct print_asked *asked, struct error *error)
{
	const struct composed of = composed_of(asked);

	return composed_fixtures(
		&of, args_has(asked->args, "round") ? asked->wish.round : 0, error);
}

static enum status cards(struct print_asked *asked, struct error *error)
{
	const struct composed of = composed_of(asked);

	return composed_cards(&of, &asked->wish, error);
}

static const struct print_row rows[] = {
	{"boards", composed_boards, .round = OF_BOARD, .for_public = true, .issued = true},
	{"names", .compose = names, .round = OF_BOARD, .all = ALL_AT_DOOR, .for_public = true,
		.issued = true},
	{"changes", composed_changes, .round = OF_PUBLISHED, .issued = true},
	{"changed-slips", composed_changed_slips, .round = OF_PUBLISHED, .issued = true},
	{"standings", .round = OF_STANDINGS, .bands = true, .for_public = true},
	{"crosstable", .round = OF_TABLE, .for_public = true},
	{"wallchart", .round = OF_TABLE, .for_public = true},
	{"square", .round = OF_TABLE, .for_public = true},
	{"sheets", .round = OF_STANDINGS, .player = ANY_PLAYER, .for_public = true},
	{"teams", .round = OF_STANDINGS, .best = true},
	{"upsets", .round = OF_STANDINGS},
	{"ratings", .round = OF_STANDINGS},
	{"prizes", .round = OF_STANDINGS},
	{"certificates", .round = OF_STANDINGS, .all = ALL_PLAYERS, .text = true, .paper = true},
	{"entries", .round = OF_NONE, .for_public = true},
	{"byes", .round = OF_NONE},
	{"round-sheet", .round = OF_BOARD},
	{"slips", .round = OF_BOARD, .paper = true, .cut = true},
	{"cards", .compose = cards, .round = OF_NONE, .paper = true, .cut = true, .blank = true},
	{"place-cards", .round = OF_NONE, .paper = true, .cut = true},
	{"players", .round = OF_NONE},
	{"groups", composed_groups, .round = OF_GROUPS},
	{"deal", .compose = deal, .round = OF_BOARD, .group = true},
	{"fixtures", .compose = fixtures, .round = OF_EVENING, .player = ANY_PLAYER},
	{"protest", composed_protest, .round = OF_BOARD, .player = A_PLAYER, .all = ALL_REFUSED},
	{"data", .compose = data, .round = OF_BOARD, .plain = true, .all = ALL_REFUSED},
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

bool print_is_of_all(const struct args *args, const struct print_row *row)
{
	return args_has(args, "all") && (row->all == ALL_SECTIONS || row->all == ALL_AT_DOOR);
}

bool print_is_door(const struct args *args, const struct print_row *row)
{
	return args_has(args, "all") && row->all == ALL_AT_DOOR;
}

bool print_is_protest(const struct print_row *row)
{
	return row->composed == composed_protest;
}

enum status print_compose(
	struct print_asked *asked, const struct print_row *row, struct error *error)
{
	const struct composed of = composed_of(asked);

	if (row->composed)
		return row->composed(&of, error);
	if (row->compose)
		return row->compose(asked, error);
	return print_list(row->name, app_event(asked->app), app_section(asked->app), &asked->wish,
		asked->style, &asked->sink, error);
}
