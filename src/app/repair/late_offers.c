/* Offers to a latecomer besides the seat that the search of a repair finds. */
#include "config.h"

#include "app/repair/late_offers.h"

#include <stdlib.h>
#include <string.h>

#include "app/repair/best.h"
#include "app/repair/started.h"
#include "app/words/words.h"

/* Room is kept for half a point, but for a club evening, which gives points for games alone. */
static int most_seats(const struct repair_case *made)
{
	return made->problem.many ? REPAIRS_MOST : REPAIRS_MOST - 1;
}

/* Who sits there alone; 0: nobody. */
static int left_alone(const struct board *board)
{
	return board->result == RESULT_DEFAULT_BLACK    ? board->white
		: board->result == RESULT_DEFAULT_WHITE ? board->black
							: 0;
}

/* How the two would sit; without White: they may not meet. */
static struct plain_board seats_of(
	const struct repair_case *made, const struct board *board, int alone)
{
	const int a = translate_index(&made->cards, alone);
	const int b = translate_index(&made->cards, made->late);
	const struct plain_board first = {alone, made->late}, second = {made->late, alone};

	switch (made->problem.meetings[(size_t)a * (size_t)made->problem.players + (size_t)b]) {
	case PAIRING_MEETING_WHITE:
		return first;
	case PAIRING_MEETING_BLACK:
		return second;
	case PAIRING_MEETING_EITHER:
		return board->white == alone ? first : second;
	default:
		return (struct plain_board){0, 0};
	}
}

static void drop_last(struct repairs *repairs)
{
	struct repair *last = &repairs->items[--repairs->count];

	free(last->boards);
	free(last->rows);
	memset(last, 0, sizeof(*last));
}

/* In its place, and what is one too many goes. */
static struct repair *insert(struct repairs *repairs, int most)
{
	int at = 0;

	while (at < repairs->count && repairs->items[at].count <= 1)
		at++;
	if (at == most)
		return NULL;
	if (repairs->count == most)
		drop_last(repairs);
	memmove(&repairs->items[at + 1], &repairs->items[at],
		(size_t)(repairs->count - at) * sizeof(repairs->items[0]));
	memset(&repairs->items[at], 0, sizeof(repairs->items[at]));
	repairs->count++;
	return &repairs->items[at];
}

static enum status offer_board(const struct app *app, const struct repair_case *made,
	const struct board *board, struct repairs *repairs)
{
	const int alone = left_alone(board);
	const struct plain_board is = seats_of(made, board, alone);
	struct repair_change *change;
	struct repair *repair;
	char who[WHO_SIZE];

	if (is.white == 0)
		return STATUS_OK;
	change = calloc(1, sizeof(*change));
	if (!change)
		return STATUS_NO_MEMORY;
	repair = insert(repairs, most_seats(made));
	if (!repair) {
		free(change);
		return STATUS_OK;
	}
	*change = (struct repair_change){
		.number = board->number, .was = {board->white, board->black}, .is = is};
	repair->boards = change;
	repair->count = 1;
	words_put(repair->words, sizeof(repair->words),
		"%s, who did not appear, is absent; no win by default.",
		words_who(app_event(app), made->section,
			board->white == alone ? board->black : board->white, who));
	return STATUS_OK;
}

/* Nothing where he has it booked already. */
static void offer_half(
	const struct app *app, const struct repair_case *made, struct repairs *repairs)
{
	const struct booking *booked =
		event_booking(app_event(app), made->section, made->late, made->round);
	struct repair *repair;
	char who[WHO_SIZE];

	if (booked && booked->kind == BOOKING_HALF)
		return;
	repair = &repairs->items[repairs->count++];
	repair->half = true;
	words_put(repair->words, sizeof(repair->words),
		"%s has half a point for round %d, without a game.",
		words_who(app_event(app), made->section, made->late, who), made->round);
}

enum status repair_add_late_offers(
	const struct app *app, const struct repair_case *made, struct repairs *repairs)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, made->section, made->round, &count);
	enum status status = STATUS_OK;

	if (made->late == 0 || made->order->count > 1)
		return STATUS_OK;
	while (repairs->count > most_seats(made))
		drop_last(repairs);
	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (left_alone(&rows[i].as.board) &&
			!app_board_has_started(app, made->round, rows[i].as.board.number))
			status = offer_board(app, made, &rows[i].as.board, repairs);
	if (!made->problem.many)
		offer_half(app, made, repairs);
	return status;
}
