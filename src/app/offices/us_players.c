/* The players of a section in a report to US Chess, round by round. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/offices/us_gather.h"
#include "app/words/words.h"
#include "core/between.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/text/letters.h"
#include "core/round_cell.h"

static const char unknown_id[] = "00000000";

/* Codes of what was played and is rated, of what was not played, and of a game outside. */
static const struct {
	char rated, unrated, outside;
} codes[CELL_KINDS] = {
	[CELL_WON] = {'W', 'X', 'B'},
	[CELL_DRAWN] = {'D', 'Z', 'H'},
	[CELL_LOST] = {'L', 'F', 'U'},
	[CELL_OPEN] = {'U', 'U', 'U'},
	[CELL_DEFAULT_WON] = {'X', 'X', 'B'},
	[CELL_DEFAULT_LOST] = {'F', 'F', 'U'},
	[CELL_BYE] = {'B', 'B', 'B'},
	[CELL_HALF_BYE] = {'H', 'H', 'H'},
	[CELL_ABSENT] = {'U', 'U', 'U'},
};

/* Played, but no score that both sides of a rated game can have, or too short to be rated. */
static bool is_unrated(const struct event *event, int section, int pin, int round)
{
	const struct board *board = event_board_of(event, section, round, pin);
	const enum result result = board ? board_rated_result(event, board) : RESULT_NONE;

	return board &&
		(result == RESULT_LOST_BOTH || result == RESULT_HALF_WHITE ||
			result == RESULT_HALF_BLACK || board_is_unrated(event, board));
}

static struct us_cell cell_of(
	const struct event *event, int section, int pin, int round, const int *numbers)
{
	const struct round_cell cell = round_cell_rated(event, section, pin, round);

	if (cell.opponent == HISTORY_OUTSIDE)
		return (struct us_cell){codes[cell.kind].outside, 0, 0};
	if (cell.kind > CELL_LOST)
		return (struct us_cell){codes[cell.kind].rated, 0, 0};
	if (is_unrated(event, section, pin, round))
		return (struct us_cell){codes[cell.kind].unrated, 0, 0};
	return (struct us_cell){codes[cell.kind].rated, numbers[cell.opponent],
		cell.colour == COLOUR_BLACK ? 'B' : 'W'};
}

/* What the office gets for a game outside the table, by its code. */
static const char *outside_words(const struct filled *filled, const struct event *event)
{
	const struct round_cell cell =
		round_cell_rated(event, filled->section, filled->pin, filled->round);

	switch (codes[cell.kind].outside) {
	case 'B':
		return "a full-point bye";
	case 'H':
		return "a half-point bye";
	default:
		return "unplayed";
	}
}

/* Games of rounds that are sent against who is not of the section. */
static void leave_out_filled(struct us_gather *gather, int section)
{
	const struct event *event = gather->office.event;
	const int last = app_last_published(event, section);
	char where[OFFICE_WHERE_SIZE], who[WHO_SIZE];
	int count;
	const struct record *rows = event_range(event, RECORD_FILLED, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct filled *filled = &rows[i].as.filled;

		if (filled->round > last)
			continue;
		office_leaves_out(&gather->office, NULL,
			"Sent as %s: %s, %s against %.60s, %s: report it as a game of a section of extra games.",
			outside_words(filled, event),
			office_where(event, section, filled->round, where),
			words_who(event, section, filled->pin, who), filled->name,
			between_other(event, filled) ? "a game between two sections"
						     : "from outside");
	}
}

/* Games that the office gets as points without a game, or not at all. */
static void leave_out_games(struct us_gather *gather, int section)
{
	const struct event *event = gather->office.event;
	char where[OFFICE_WHERE_SIZE], one[WHO_SIZE], two[WHO_SIZE];
	int count;
	const struct record *rows = event_range(event, RECORD_BOARD, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct board *board = &rows[i].as.board;

		if (board->round <= app_last_published(event, section) && board->black != 0 &&
			is_unrated(event, section, board->white, board->round))
			office_leaves_out(&gather->office, NULL,
				"Sent as unplayed: %s, %s - %s %s, which is not rated.",
				office_where(event, section, board->round, where),
				words_who(event, section, board->white, one),
				words_who(event, section, board->black, two),
				result_text(board_rated_result(event, board)));
	}
	leave_out_filled(gather, section);
	rows = event_range(event, RECORD_OUTSIDE, section, 0, &count);
	for (int i = 0; i < count; i++)
		office_leaves_out(&gather->office, NULL,
			"Not sent: %s, %s - %s, outside the competition.",
			office_where(event, section, rows[i].as.outside.round, where),
			words_who(event, section, rows[i].as.outside.white, one),
			words_who(event, section, rows[i].as.outside.black, two));
}

/* Has he a game, or points for anything else? */
static bool is_reported(const struct event *event, int section, int pin, int rounds)
{
	for (int round = 1; round <= rounds; round++)
		if (round_cell_of(event, section, pin, round).kind != CELL_ABSENT)
			return true;
	return false;
}

static bool is_known_id(const char *id)
{
	return id[0] && strcmp(id, unknown_id) != 0;
}

static void put_id(struct us_gather *gather, const struct player *player)
{
	const struct event *event = gather->office.event;
	const struct office_place place = {player->section, player->pin};
	const char *id = event_particular(event, player->section, player->pin, PLAYER_US_ID);
	const char *until = event_particular(event, player->section, player->pin, PLAYER_EXPIRES);
	char who[WHO_SIZE], text[PARTICULAR_SIZE];

	us_put(gather, US_PLAYERS, D_MEM_ID, id);
	if (!is_known_id(id))
		office_fault_of_many(&gather->office, place, "us-id=12345678",
			"no US Chess id (00000000: it is not known, and the games are not rated)",
			words_who(event, player->section, player->pin, who));
	if (until[0] && gather->first_day[0] && strcmp(until, gather->first_day) < 0)
		office_leaves_out(&gather->office, NULL, "Look: the membership of %s ended on %s.",
			words_who(event, player->section, player->pin, who),
			particular_show(particular_field(PLAYER_EXPIRES), until, text));
}

/* An id is one human: twice in a section, or under another name, it is not his. */
static void check_id(struct us_gather *gather, const struct player *player)
{
	const struct event *event = gather->office.event;
	const char *id = event_particular(event, player->section, player->pin, PLAYER_US_ID);
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, 0, 0, &count);
	char one[WHO_SIZE], two[WHO_SIZE];

	if (!is_known_id(id))
		return;
	for (int i = 0; i < count; i++) {
		const struct player *other = &rows[i].as.player;

		if (other == player)
			return;
		if (strcmp(id, event_particular(event, other->section, other->pin, PLAYER_US_ID)) !=
				0 ||
			(other->section != player->section &&
				letters_compare(other->name, player->name) == 0))
			continue;
		office_fault(&gather->office, (struct office_place){player->section, player->pin},
			MEND_PLAYER, "us-id=12345678", "%s and %s have one US Chess id, %s",
			words_who(event, other->section, other->pin, one),
			words_who(event, player->section, player->pin, two), id);
	}
}

static enum status add_player(
	struct us_gather *gather, const struct player *player, int number, const int *numbers)
{
	const struct event *event = gather->office.event;
	const int rounds = gather->tables[US_PLAYERS].ncolumns - D_RND01;
	char what[WHO_SIZE + 16], who[WHO_SIZE], text[US_CELL_SIZE];
	const struct us_text name = {.text = player->name,
		.what = what,
		.place = {player->section, player->pin},
		.mend = MEND_PLAYER,
		.with = "name='LAST, FIRST'",
		.capitals = true};

	if (!dbf_add_row(&gather->tables[US_PLAYERS]))
		return STATUS_NO_MEMORY;
	words_put(what, sizeof(what), "The name of %s",
		words_who(event, player->section, player->pin, who));
	us_put_number(gather, US_PLAYERS, D_SEC_NUM, number);
	us_put_number(gather, US_PLAYERS, D_PAIR_NUM, numbers[player->pin]);
	put_id(gather, player);
	check_id(gather, player);
	us_put_text(gather, US_PLAYERS, D_NAME, &name);
	us_put(gather, US_PLAYERS, D_STATE,
		event_particular(event, player->section, player->pin, PLAYER_STATE));
	if (player->grade > 0)
		us_put_number(gather, US_PLAYERS, D_RATING, player->grade);
	for (int round = 1; round <= rounds; round++) {
		const struct us_cell cell =
			cell_of(event, player->section, player->pin, round, numbers);

		us_put(gather, US_PLAYERS, D_RND01 + round - 1, us_cell_write(&cell, text));
	}
	return STATUS_OK;
}

enum status us_gather_players(struct us_gather *gather, int section, int number, int *count)
{
	const struct event *event = gather->office.event;
	const int rounds = us_rounds_of(event, section);
	int *numbers = calloc(PLAYERS_MOST + 1, sizeof(*numbers)), rows;
	const struct record *players = event_range(event, RECORD_PLAYER, section, 0, &rows);
	enum status status = numbers ? STATUS_OK : STATUS_NO_MEMORY;
	char who[WHO_SIZE];

	*count = 0;
	for (int i = 0; numbers && i < rows; i++) {
		const int pin = players[i].as.player.pin;

		if (is_reported(event, section, pin, rounds))
			numbers[pin] = ++*count;
		else
			office_leaves_out(&gather->office, NULL,
				"Not sent: %s, who has neither a game nor a bye.",
				words_who(event, section, pin, who));
	}
	for (int i = 0; status == STATUS_OK && i < rows; i++)
		if (numbers[players[i].as.player.pin] > 0)
			status = add_player(gather, &players[i].as.player, number, numbers);
	free(numbers);
	leave_out_games(gather, section);
	return status;
}
