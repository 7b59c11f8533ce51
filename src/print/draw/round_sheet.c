/* The arbiter's round sheet: the boards with room to write, and who has none. */
#include "config.h"

#include <stdlib.h>

#include "core/board_label.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "print/draw/boards_in_order.h"
#include "print/list.h"

static const struct table_column columns[] = {
	{"Bd", TABLE_RIGHT, false},
	{"No", TABLE_RIGHT, false},
	{"White", TABLE_LEFT, true},
	{"Pts", TABLE_RIGHT, false},
	{"No", TABLE_RIGHT, false},
	{"Black", TABLE_LEFT, true},
	{"Pts", TABLE_RIGHT, false},
	{"Result", TABLE_LEFT, false},
	{"Clock, remark", TABLE_LEFT, false},
};

/* For other programs: no head twice. */
static const struct table_column csv_columns[] = {
	{"Board", TABLE_RIGHT, false},
	{"White PIN", TABLE_RIGHT, false},
	{"White", TABLE_LEFT, true},
	{"White points", TABLE_RIGHT, false},
	{"Black PIN", TABLE_RIGHT, false},
	{"Black", TABLE_LEFT, true},
	{"Black points", TABLE_RIGHT, false},
	{"Result", TABLE_LEFT, false},
	{"Clock, remark", TABLE_LEFT, false},
};

/* What all of it is composed with. */
struct sheet {
	const struct event *event;
	int section, round;
	const struct print_style *style;
	struct table table;
};

/* Room to write in is for paper; nobody hears it, and no program reads it. */
static void add_box(struct sheet *sheet, const char *box)
{
	const enum print_form form = sheet->style->form;

	table_cell(&sheet->table, form == PRINT_CSV || form == PRINT_LINES ? "" : box);
}

static void add_side(struct sheet *sheet, int pin, const char *outside)
{
	const struct player *player = event_player(sheet->event, sheet->section, pin);
	char points[16];

	table_int(&sheet->table, pin);
	table_name(&sheet->table,
		player            ? player->name
			: outside ? outside
				  : "?",
		player ? pin : TABLE_OUTSIDER);
	table_cell(&sheet->table,
		player ? points_text(
				 event_points2(sheet->event, sheet->section, pin, sheet->round - 1),
				 points)
		       : "");
}

static void add_game(struct sheet *sheet, const struct game *game)
{
	table_int(&sheet->table,
		board_label(sheet->event, sheet->section, sheet->round, game->number));
	add_side(sheet, game->white, game->outside);
	add_side(sheet, game->black, game->outside);
	if (game->result != RESULT_NONE)
		table_cell(&sheet->table, game_notation(game));
	else
		add_box(sheet, "[_____]");
	add_box(sheet, "[___________]");
}

/* The boards of two players; false: no memory. */
static bool add_boards(struct sheet *sheet)
{
	int count;
	int *numbers =
		boards_in_order(sheet->event, sheet->section, sheet->round, sheet->style, &count);
	struct game game;

	for (int i = 0; numbers && i < count; i++)
		if (game_find(sheet->event, sheet->section, sheet->round, numbers[i], &game))
			add_game(sheet, &game);
	free(numbers);
	return numbers != NULL;
}

/* Then the games against those from outside (CAA 36). */
static void add_outside(struct sheet *sheet)
{
	const int count = game_count(sheet->event, sheet->section, sheet->round);
	struct game game;

	for (int number = 1; number <= count; number++)
		if (game_find(sheet->event, sheet->section, sheet->round, number, &game) &&
			!game.bye && (!game.white || !game.black))
			add_game(sheet, &game);
}

/* Why a player of the round has no board; NULL: he has one. */
static const char *why_none(const struct sheet *sheet, int pin)
{
	const struct event *event = sheet->event;
	const struct booking *booking = event_booking(event, sheet->section, pin, sheet->round);
	struct game game;

	if (game_of(event, sheet->section, sheet->round, pin, &game))
		return game.bye ? vocabulary_of(event, sheet->section)->full_bye : NULL;
	if (game_sits_out(event, sheet->section, sheet->round, pin))
		return list_out_words(event, sheet->section);
	return booking ? list_booking_words(booking->kind) : "NOT PAIRED";
}

static void add_without_board(struct sheet *sheet)
{
	int count;
	const struct record *rows =
		event_range(sheet->event, RECORD_PLAYER, sheet->section, 0, &count);

	table_gap(&sheet->table);
	for (int i = 0; i < count; i++) {
		const int pin = rows[i].as.player.pin;
		const char *why = event_takes_part(sheet->event, sheet->section, pin, sheet->round)
			? why_none(sheet, pin)
			: NULL;

		if (!why)
			continue;
		table_cell(&sheet->table, "");
		add_side(sheet, pin, NULL);
		table_cell(&sheet->table, "");
		table_cell(&sheet->table, why);
		for (int column = 0; column < 3; column++)
			table_cell(&sheet->table, "");
	}
}

enum status print_round_sheet(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct sheet sheet = {event, section, round, style,
		{.columns = style->form == PRINT_CSV ? csv_columns : columns,
			.ncolumns = sizeof(columns) / sizeof(columns[0])}};
	enum status status = list_begin(&sheet.table, event, section, error);

	if (status == STATUS_OK)
		status =
			list_title_round(&sheet.table, event, section, round, "round sheet", error);
	if (status != STATUS_OK)
		return status;
	if (!add_boards(&sheet)) {
		table_done(&sheet.table);
		return list_no_memory(error);
	}
	add_outside(&sheet);
	add_without_board(&sheet);
	return list_finish(&sheet.table, style, sink, error);
}
