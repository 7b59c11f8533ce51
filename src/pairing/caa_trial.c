/*
 * What would be worse if two cards changed seats.
 */
#include "caa_trial.h"

#include <stdlib.h>

#include "caa_score_terms.h"
#include "colour.h"

/* The opponent of card c once a and b have changed seats. */
static int opponent_then(const struct caa_seats *seats, int a, int b, int c)
{
	int other = seats->opponent[c];

	if (c == a || c == b)
		return seats->opponent[c == a ? b : a];
	return other == a ? b : other == b ? a : other;
}

static enum pairing_colour colour_then(const struct caa_seats *seats, int c, int other, int number)
{
	const enum pairing_colour lot = seats->field.input->lot == PAIRING_BLACK ? PAIRING_BLACK : PAIRING_WHITE;
	const enum pairing_colour colour = field_colour(&seats->field, c, other);

	if (colour == PAIRING_NEUTRAL)
		return number % 2 == 1 ? lot : colour_other(lot);
	if (other == seats->opponent[c] && seats->given[c] != PAIRING_NEUTRAL)
		return (enum pairing_colour)seats->given[c];
	return colour;
}

/* The boards after the exchange, in the order of publication, the byes among them. */
static void make_boards(const struct caa_seats *seats, int a, int b, struct pairing_draw *draw)
{
	const struct field_card *card = seats->field.card;
	int number = 0;

	draw->count = 0;
	for (int c = 0; c < seats->field.count; c++) {
		const int other = opponent_then(seats, a, b, c);
		struct pairing_board *board = &draw->boards[draw->count];

		if (other == CAA_BYE) {
			*board = (struct pairing_board){card[c].player, PAIRING_NOBODY};
			draw->count++;
		} else if (other > c) {
			const bool white = colour_then(seats, c, other, ++number) == PAIRING_WHITE;

			board->white = card[white ? c : other].player;
			board->black = card[white ? other : c].player;
			draw->count++;
		}
	}
}

enum pairing_status caa_trial_exchange(
	const struct caa_seats *seats, const struct pairing_score *score, int a, int b, int *term)
{
	struct pairing_draw draw = {0};
	struct pairing_score then = {0};
	struct caa_seats again;
	enum pairing_status status = PAIRING_NO_MEMORY;

	*term = -1;
	if (seats->wrong > 0 || a == b || seats->opponent[a] == b || seats->board[a] < 0 || seats->board[b] < 0)
		return PAIRING_OK;
	draw.boards = malloc(((size_t)seats->field.count + 1) * sizeof(*draw.boards));
	if (!draw.boards)
		return status;
	make_boards(seats, a, b, &draw);
	if (caa_seats_again(seats, &draw, &again)) {
		status = caa_score_seats(&again, &then);
		caa_seats_leave(&again);
	}
	if (status == PAIRING_OK && pairing_score_compare(score, &then, term) >= 0)
		*term = -1;
	pairing_score_done(&then);
	pairing_draw_done(&draw);
	return status;
}
