/*
 * The boards of a round as values: moves of cards, order of publication, and the way back into the
 * event.
 */
#include "config.h"

#include "app/position/seats.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/words/absence.h"
#include "app/words/words.h"
#include "core/board_label.h"
#include "core/board_place.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "pairing/book/traits.h"

static enum status make(struct seats *seats, int section, int round, int count)
{
	memset(seats, 0, sizeof(*seats));
	seats->section = section;
	seats->round = round;
	seats->room = count + 2; /* a move makes at most two boards more */
	seats->boards = calloc((size_t)seats->room, sizeof(*seats->boards));
	return seats->boards ? STATUS_OK : STATUS_NO_MEMORY;
}

enum status seats_load(struct seats *seats, const struct event *event, int section, int round)
{
	int count;
	const struct record *rows = event_range(event, RECORD_BOARD, section, round, &count);

	if (make(seats, section, round, count) != STATUS_OK)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++)
		seats->boards[i] = rows[i].as.board;
	seats->count = count;
	return STATUS_OK;
}

enum status seats_copy(struct seats *seats, const struct seats *from)
{
	if (make(seats, from->section, from->round, from->count) != STATUS_OK)
		return STATUS_NO_MEMORY;
	memcpy(seats->boards, from->boards, (size_t)from->count * sizeof(*from->boards));
	seats->count = from->count;
	return STATUS_OK;
}

enum status seats_of_draw(struct seats *seats, const struct translation *cards, int section,
	int round, const struct pairing_draw *draw)
{
	struct board *rows = calloc((size_t)draw->count + 1, sizeof(*rows));

	if (!rows)
		return STATUS_NO_MEMORY;
	translate_rows(cards, section, round, draw, rows);
	*seats = (struct seats){section, round, rows, draw->count, draw->count};
	return STATUS_OK;
}

void seats_done(struct seats *seats)
{
	free(seats->boards);
	memset(seats, 0, sizeof(*seats));
}

int seats_find(const struct seats *seats, int pin)
{
	for (int i = 0; i < seats->count; i++) {
		if (seats->boards[i].white == pin || seats->boards[i].black == pin)
			return i;
	}
	return -1;
}

static int number_in_seats(const void *draw, int pin)
{
	const struct seats *seats = draw;
	const int at = seats_find(seats, pin);

	return at >= 0 && seats->boards[at].black != 0 ? seats->boards[at].number : 0;
}

int seats_label(const struct seats *seats, const struct event *event, int number)
{
	return board_label_in(event, seats->section, number_in_seats, seats, number);
}

void seats_take(struct seats *seats, int index)
{
	memmove(&seats->boards[index], &seats->boards[index + 1],
		(size_t)(seats->count - index - 1) * sizeof(*seats->boards));
	seats->count--;
}

static void seat(struct seats *seats, int white, int black)
{
	struct board *board = &seats->boards[seats->count++];

	memset(board, 0, sizeof(*board));
	board->section = seats->section;
	board->round = seats->round;
	board->white = white;
	board->black = black;
	board->result = black == 0 ? RESULT_BYE : RESULT_NONE;
}

bool seats_in_tray(const struct seats *seats, const struct event *event, int pin)
{
	struct record_key out = {RECORD_HAND, {seats->section, seats->round, pin, HAND_OUT}};

	return event_player(event, seats->section, pin) &&
		event_takes_part(event, seats->section, pin, seats->round) &&
		!event_booking(event, seats->section, pin, seats->round) &&
		!event_find(event, out) && seats_find(seats, pin) < 0;
}

static enum status not_here(
	const struct seats *seats, const struct event *event, int pin, struct error *error)
{
	if (!event_player(event, seats->section, pin))
		return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", pin);
	return absence_refuse(event, seats->section, seats->round, pin, error);
}

/* The seat of a PIN: a place on a board, or NULL for one in the tray. */
static int *seat_of(struct seats *seats, int pin)
{
	int index = seats_find(seats, pin);

	if (index < 0)
		return NULL;
	return seats->boards[index].white == pin ? &seats->boards[index].white
						 : &seats->boards[index].black;
}

static enum status move_swap(struct seats *seats, const struct move *move, struct error *error)
{
	int *a = seat_of(seats, move->card), *b = seat_of(seats, move->other);

	if (!a && !b)
		return app_fail(
			error, STATUS_REFUSED, "Both cards are in the tray: pair them instead.");
	if (a)
		*a = move->other;
	if (b)
		*b = move->card;
	return STATUS_OK;
}

static enum status move_tray(struct seats *seats, const struct move *move, struct error *error)
{
	int index = seats_find(seats, move->card);

	if (index < 0)
		return app_fail(error, STATUS_REFUSED, "The card is in the tray already.");
	seats_take(seats, index);
	return STATUS_OK;
}

/* Does he sit on a board with an opponent? */
static bool is_paired(const struct seats *seats, int pin)
{
	const int index = seats_find(seats, pin);

	return index >= 0 && seats->boards[index].black != 0;
}

static void leave_bye(struct seats *seats, int pin)
{
	const int index = seats_find(seats, pin);

	if (index >= 0)
		seats_take(seats, index);
}

static enum status move_pair(struct seats *seats, const struct move *move, struct error *error)
{
	if (is_paired(seats, move->card) || is_paired(seats, move->other))
		return app_fail(error, STATUS_REFUSED,
			"Only cards from the tray or with the bye can be paired.");
	leave_bye(seats, move->card);
	leave_bye(seats, move->other);
	seat(seats, move->card, move->other);
	return STATUS_OK;
}

static enum status move_bye(struct seats *seats, const struct event *event, const struct move *move,
	struct error *error)
{
	int index = seats_find(seats, move->card);

	if (index >= 0 && seats->boards[index].black == 0)
		return app_fail(error, STATUS_REFUSED, "The card has the bye already.");
	if (index >= 0)
		seats_take(seats, index);
	/* of a club season any number may sit out */
	for (int i = seats->count - 1; i >= 0 && !event_is_season(event, seats->section); i--) {
		if (seats->boards[i].black == 0)
			seats_take(seats, i);
	}
	seat(seats, move->card, 0);
	return STATUS_OK;
}

static enum status move_turn(struct seats *seats, const struct move *move, struct error *error)
{
	int index = seats_find(seats, move->card);
	struct board *board = index < 0 ? NULL : &seats->boards[index];

	if (!board || board->black == 0)
		return app_fail(
			error, STATUS_REFUSED, "Only a board with two cards has colours to turn.");
	int white = board->white;

	board->white = board->black;
	board->black = white;
	return STATUS_OK;
}

enum status seats_move(struct seats *seats, const struct event *event, const struct move *move,
	struct error *error)
{
	bool two = move->kind == MOVE_SWAP || move->kind == MOVE_PAIR;

	if (seats_find(seats, move->card) < 0 && !seats_in_tray(seats, event, move->card))
		return not_here(seats, event, move->card, error);
	if (two && move->card == move->other)
		return app_fail(error, STATUS_REFUSED, "A card cannot meet itself.");
	if (two && seats_find(seats, move->other) < 0 && !seats_in_tray(seats, event, move->other))
		return not_here(seats, event, move->other, error);
	switch (move->kind) {
	case MOVE_SWAP:
		return move_swap(seats, move, error);
	case MOVE_TRAY:
		return move_tray(seats, move, error);
	case MOVE_PAIR:
		return move_pair(seats, move, error);
	case MOVE_BYE:
		return move_bye(seats, event, move, error);
	case MOVE_TURN:
		return move_turn(seats, move, error);
	}
	return app_fail(error, STATUS_BAD_INPUT, "There is no such move.");
}

struct placed {
	struct board_place place;
	struct board board;
};

/* Do the boards stand by the players' points, without what is added to them (FIDE C.04.2 3.6)? */
static bool by_points(const struct translation *cards)
{
	const int option = pairing_book_option(cards->book, "real_order");

	return option >= 0 && cards->options[option] != 0;
}

int seats_stand_by(const struct translation *cards, int index)
{
	enum { FINE = 1000000 }; /* tells any two GSRP apart */
	const struct pairing_player *player = &cards->players[index];
	struct pairing_gsrp gsrp;

	if (cards->book->traits->groups == PAIRING_GROUPS_TABLE)
		return 0;
	if (cards->book->traits->groups != PAIRING_GROUPS_NONE)
		return by_points(cards) ? player->score : cards->scores[index];
	if (cards->input.round == 1)
		return player->rating;
	gsrp = pairing_gsrp_of(player->games, cards->input.round - 1);
	return (gsrp.score + 1) * FINE / (gsrp.games + 1);
}

static struct board_place place_of(const struct translation *cards, const struct board *board)
{
	const int a = translate_index(cards, board->white);
	const int b = board->black ? translate_index(cards, board->black) : -1;
	const struct board_side white = {a >= 0 ? seats_stand_by(cards, a) : 0, a};
	const struct board_side black = {b >= 0 ? seats_stand_by(cards, b) : 0, b};
	struct board_place place = board_place_of(
		white, a >= 0 && b >= 0 ? &black : NULL, cards->book->traits->by_both_scores);

	place.bye = board->black == 0;
	place.number = board->number;
	return place;
}

enum status seats_order(struct seats *seats, const struct translation *cards)
{
	struct placed *places = calloc((size_t)seats->count + 1, sizeof(*places));

	if (!places)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < seats->count; i++)
		places[i] = (struct placed){place_of(cards, &seats->boards[i]), seats->boards[i]};
	qsort(places, (size_t)seats->count, sizeof(*places), board_place_compare);
	for (int i = 0; i < seats->count; i++) {
		seats->boards[i] = places[i].board;
		seats->boards[i].number = i + 1;
	}
	free(places);
	return STATUS_OK;
}

static enum status put_state(const struct seats *seats, const struct event *event,
	enum round_state state, struct action *action)
{
	const struct round *row = event_round(event, seats->section, seats->round);
	struct record record;

	memset(&record, 0, sizeof(record));
	record.kind = RECORD_ROUND;
	if (row)
		record.as.round = *row;
	record.as.round.section = seats->section;
	record.as.round.number = seats->round;
	record.as.round.state = state;
	return action_put(action, event, &record);
}

enum status seats_put(const struct seats *seats, const struct event *event, enum round_state state,
	struct action *action)
{
	enum status status = put_state(seats, event, state, action);
	int count;
	const struct record *rows =
		event_range(event, RECORD_BOARD, seats->section, seats->round, &count);

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		if (rows[i].as.board.number > seats->count)
			status = action_remove(action, event, record_key_of(&rows[i]));
	}
	for (int i = 0; status == STATUS_OK && i < seats->count; i++) {
		struct record record;

		memset(&record, 0, sizeof(record));
		record.kind = RECORD_BOARD;
		record.as.board = seats->boards[i];
		record.as.board.number = i + 1;
		status = action_put(action, event, &record);
	}
	return status;
}
