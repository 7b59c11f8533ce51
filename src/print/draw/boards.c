/* The draw by board. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/board_label.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "print/corrected.h"
#include "print/draw/boards_in_order.h"
#include "print/list.h"

static const struct table_column columns[] = {
	{"Bd", TABLE_RIGHT, false},
	{"No", TABLE_RIGHT, false},
	{"White", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Pts", TABLE_RIGHT, false},
	{"Result", TABLE_CENTRE, false},
	{"No", TABLE_RIGHT, false},
	{"Black", TABLE_LEFT, true},
	{"Grade", TABLE_RIGHT, false},
	{"Pts", TABLE_RIGHT, false},
};

/* For other programs: no head twice. */
static const struct table_column csv_columns[] = {
	{"Board", TABLE_RIGHT, false},
	{"White PIN", TABLE_RIGHT, false},
	{"White", TABLE_LEFT, true},
	{"White grade", TABLE_RIGHT, false},
	{"White points", TABLE_RIGHT, false},
	{"Result", TABLE_CENTRE, false},
	{"Black PIN", TABLE_RIGHT, false},
	{"Black", TABLE_LEFT, true},
	{"Black grade", TABLE_RIGHT, false},
	{"Black points", TABLE_RIGHT, false},
};

enum { BLACK_COLUMNS = 4 };

static void add_player(
	struct table *table, const struct event *event, int section, int pin, int round)
{
	const struct player *player = event_player(event, section, pin);
	char points[16];

	table_int(table, pin);
	table_name(table, player ? player->name : "?", pin);
	table_int(table, player ? player->grade : 0);
	table_cell(table, points_text(event_points2(event, section, pin, round - 1), points));
}

static void add_bye(struct table *table, const struct event *event, int section, int pin, int round,
	const char *words)
{
	table_cell(table, "");
	add_player(table, event, section, pin, round);
	table_cell(table, "");
	table_cell(table, "");
	table_cell(table, words);
	for (int column = 2; column < BLACK_COLUMNS; column++)
		table_cell(table, "");
}

/* A player, or one from outside (CAA 36), who has a name and nothing else. */
static void add_side(struct table *table, const struct event *event, int section, int round,
	const struct game *game, int pin)
{
	if (pin != 0) {
		add_player(table, event, section, pin, round);
		return;
	}
	table_cell(table, "");
	table_name(table, game->outside, TABLE_OUTSIDER);
	table_cell(table, "");
	table_cell(table, "");
}

static void add_game(struct table *table, const struct event *event, int section, int round,
	const struct game *game, enum print_form form)
{
	char result[24];

	/* a line to write on is for paper */
	snprintf(result, sizeof(result), "%s",
		game->result != RESULT_NONE ? game_notation(game)
			: form == PRINT_CSV ? ""
					    : "___-___");
	corrected_mark(event, section, round, game->white, form, result, sizeof(result));
	table_int(table, board_label(event, section, round, game->number));
	add_side(table, event, section, round, game, game->white);
	table_cell(table, result);
	add_side(table, event, section, round, game, game->black);
}

/* The boards of two players; false: no memory. */
static bool add_pairs(struct table *table, const struct event *event, int section, int round,
	const struct print_style *style)
{
	int pairs;
	int *numbers = boards_in_order(event, section, round, style, &pairs);
	struct game game;

	for (int i = 0; numbers && i < pairs; i++)
		if (game_find(event, section, round, numbers[i], &game))
			add_game(table, event, section, round, &game, style->form);
	free(numbers);
	return numbers != NULL;
}

/* Then the bye and the games against those from outside. */
static void add_others(struct table *table, const struct event *event, int section, int round,
	const struct print_style *style)
{
	const int count = game_count(event, section, round);
	struct game game;

	table_gap(table);
	for (int number = 1; number <= count; number++) {
		if (list_leaves_out(style, number) ||
			!game_find(event, section, round, number, &game) ||
			(game.white && game.black))
			continue;
		if (game.bye)
			add_bye(table, event, section, game.white, round,
				vocabulary_of(event, section)->full_bye);
		else
			add_game(table, event, section, round, &game, style->form);
	}
}

/* Byes on request that give points; who is simply absent stands in the list by name only. */
static void add_booked(struct table *table, const struct event *event, int section, int round)
{
	int count;
	const struct record *rows = event_range(event, RECORD_BOOKING, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct booking *booking = &rows[i].as.booking;

		if (booking->round == round && booking->kind != BOOKING_ZERO &&
			event_takes_part(event, section, booking->pin, round) &&
			!event_board_of(event, section, round, booking->pin))
			add_bye(table, event, section, booking->pin, round,
				list_booking_words(booking->kind));
	}
}

/* Who is set out by hand has come, and looks for his name here. */
static void add_out(struct table *table, const struct event *event, int section, int round)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (game_sits_out(event, section, round, rows[i].as.player.pin))
			add_bye(table, event, section, rows[i].as.player.pin, round,
				list_out_words(event, section));
}

/* A draft tells who would be left over; what is published leaves nobody. */
static void add_unseated(struct table *table, const struct event *event, int section, int round)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++) {
		int pin = rows[i].as.player.pin;

		if (event_takes_part(event, section, pin, round) &&
			!event_booking(event, section, pin, round) &&
			!event_board_of(event, section, round, pin) &&
			!event_find(event,
				(struct record_key){RECORD_HAND, {section, round, pin, HAND_OUT}}))
			add_bye(table, event, section, pin, round, "NOT PAIRED");
	}
}

enum status print_boards(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = style->form == PRINT_CSV ? csv_columns : columns,
		.ncolumns = sizeof(columns) / sizeof(columns[0]),
		.wall = true};
	const bool alone = style->changes && style->changes->alone;
	enum status status = list_begin(&table, event, section, error);

	if (status == STATUS_OK)
		status = list_title_round(&table, event, section, round,
			alone ? "changed boards" : "by board", error);
	if (status != STATUS_OK)
		return status;
	list_note_changes(&table, event, section, round, style);
	if (!add_pairs(&table, event, section, round, style)) {
		table_done(&table);
		return list_no_memory(error);
	}
	add_others(&table, event, section, round, style);
	if (!alone) {
		add_booked(&table, event, section, round);
		add_out(&table, event, section, round);
	}
	table_gap(&table);
	add_unseated(&table, event, section, round);
	corrected_add(&table, event, section, round, round, style->form);
	return list_finish(&table, style, sink, error);
}
