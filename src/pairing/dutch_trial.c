/*
 * What would be worse in a Dutch draw if two cards changed seats.
 */
#include "dutch_trial.h"

#include <stdlib.h>

#include "dutch_score.h"

/* The board on which a or b sat, with the other one there and colours by the rules. */
static struct pairing_board board_then(const struct dutch_seats *seats, int stays, int comes)
{
	const struct field_card *card = seats->dutch.field.card;
	const char *rule;

	if (stays < 0)
		return (struct pairing_board){card[comes].player, PAIRING_NOBODY};
	if (dutch_colour(&seats->dutch, stays, comes, &rule) == PAIRING_WHITE)
		return (struct pairing_board){card[stays].player, card[comes].player};
	return (struct pairing_board){card[comes].player, card[stays].player};
}

enum pairing_status dutch_trial_exchange(
	const struct dutch_seats *seats, const struct pairing_score *score, int a, int b, int *term)
{
	const struct caa_seats *now = &seats->seats;
	struct pairing_draw draw = {NULL, now->draw->count};
	struct pairing_score then = {0};
	struct dutch_seats again;
	enum pairing_status status = PAIRING_NO_MEMORY;

	*term = -1;
	if (now->wrong > 0 || a == b || now->opponent[a] == b || now->board[a] < 0 || now->board[b] < 0)
		return PAIRING_OK;
	draw.boards = malloc(((size_t)draw.count + 1) * sizeof(*draw.boards));
	if (!draw.boards)
		return status;
	for (int i = 0; i < draw.count; i++)
		draw.boards[i] = now->draw->boards[i];
	draw.boards[now->board[a]] = board_then(seats, now->opponent[a], b);
	draw.boards[now->board[b]] = board_then(seats, now->opponent[b], a);
	if (dutch_seats_again(seats, &draw, &again)) {
		status = dutch_score_seats(&again, &then);
		dutch_seats_leave(&again);
	}
	if (status == PAIRING_OK && pairing_score_compare(score, &then, term) >= 0)
		*term = -1;
	pairing_score_done(&then);
	free(draw.boards);
	return status;
}
