/*
 * Draws: releasing them, and the order and colours in which they are published.
 */
#include "pairing.h"

#include <stdlib.h>

#include "cards/colour.h"
#include "cards/lot.h"

/* CAA 5: when the floaters are gone the rest is cut in half, and who goes up stood above. */
int pairing_mid_line(int n, int up, int down)
{
	return (n - up - down) / 2 + up;
}

void pairing_draw_done(struct pairing_draw *draw)
{
	free(draw->boards);
	*draw = (struct pairing_draw){0};
}

/* The player who gives a board its place: more points, then the higher rank. */
static int leader(const struct pairing_input *input, const struct pairing_board *board)
{
	const int white = board->white, black = board->black;

	if (black == PAIRING_NOBODY)
		return white;
	if (input->players[white].score != input->players[black].score)
		return input->players[white].score > input->players[black].score ? white : black;
	return lot_stands_before(input, white, black) ? white : black;
}

static bool stands_before(const struct pairing_input *input, const struct pairing_board *a,
	const struct pairing_board *b)
{
	const int x = leader(input, a), y = leader(input, b);

	if ((a->black == PAIRING_NOBODY) != (b->black == PAIRING_NOBODY))
		return b->black == PAIRING_NOBODY;
	if (input->players[x].score != input->players[y].score)
		return input->players[x].score > input->players[y].score;
	return lot_stands_before(input, x, y);
}

/* Let boards[i] sink in the heap of `count` boards whose top stands last. */
static void sink(const struct pairing_input *input, struct pairing_board *boards, int count, int i)
{
	for (;;) {
		const struct pairing_board moved = boards[i];
		int child = 2 * i + 1;

		if (child >= count)
			return;
		if (child + 1 < count && stands_before(input, &boards[child], &boards[child + 1]))
			child++;
		if (!stands_before(input, &moved, &boards[child]))
			return;
		boards[i] = boards[child];
		boards[child] = moved;
		i = child;
	}
}

/* A heap sort: no memory is needed, so publishing cannot fail. */
static void sort_boards(const struct pairing_input *input, struct pairing_board *boards, int count)
{
	for (int i = count / 2 - 1; i >= 0; i--)
		sink(input, boards, count, i);
	for (int last = count - 1; last > 0; last--) {
		const struct pairing_board top = boards[0];

		boards[0] = boards[last];
		boards[last] = top;
		sink(input, boards, last, 0);
	}
}

static bool has_pinned_colour(const struct pairing_input *input, const struct pairing_board *board)
{
	for (int i = 0; i < input->npins; i++) {
		const struct pairing_pin *pin = &input->pins[i];

		if (pin->colour == PAIRING_NEUTRAL)
			continue;
		if (pin->kind == PAIRING_PIN_COLOUR &&
			(pin->player == board->white || pin->player == board->black))
			return true;
		if (pin->kind == PAIRING_PIN_BOARD &&
			((pin->player == board->white && pin->other == board->black) ||
				(pin->player == board->black && pin->other == board->white)))
			return true;
	}
	return false;
}

static bool is_neutral(const struct pairing_input *input, int player)
{
	return pairing_claim_of(input->players[player].games, input->round - 1).due ==
		PAIRING_NEUTRAL;
}

/* CAA 8: the colours of two neutral cards alternate down the boards, from the lot. */
void pairing_draw_order(const struct pairing_input *input, struct pairing_draw *draw)
{
	const enum pairing_colour lot = input->lot == PAIRING_BLACK ? PAIRING_BLACK : PAIRING_WHITE;

	sort_boards(input, draw->boards, draw->count);
	for (int i = 0; i < draw->count; i++) {
		struct pairing_board *board = &draw->boards[i];
		const enum pairing_colour colour = i % 2 == 0 ? lot : colour_other(lot);
		const int high = leader(input, board);
		const int low = high == board->white ? board->black : board->white;

		if (low == PAIRING_NOBODY || !is_neutral(input, high) || !is_neutral(input, low) ||
			has_pinned_colour(input, board))
			continue;
		board->white = colour == PAIRING_WHITE ? high : low;
		board->black = colour == PAIRING_WHITE ? low : high;
	}
}
