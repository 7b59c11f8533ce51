/* The seat of each card by the boards of a draw. */
#include "config.h"

#include "app/position/seated.h"

#include <stdlib.h>

#include "pairing/book/traits.h"

enum pairing_float seated_white_floats(
	const struct round_cards *cards, const struct pairing_board *board)
{
	int higher;

	if (board->black == PAIRING_NOBODY || cards->book->traits->groups == PAIRING_GROUPS_TABLE)
		return PAIRING_LEVEL;
	higher = cards->scores[board->white] - cards->scores[board->black];
	return higher > 0 ? PAIRING_FLOAT_DOWN : higher < 0 ? PAIRING_FLOAT_UP : PAIRING_LEVEL;
}

enum pairing_float seated_opposite(enum pairing_float floated)
{
	return floated == PAIRING_FLOAT_DOWN  ? PAIRING_FLOAT_UP
		: floated == PAIRING_FLOAT_UP ? PAIRING_FLOAT_DOWN
					      : PAIRING_LEVEL;
}

static void seat(const struct round_cards *cards, const struct pairing_board *board, bool coloured,
	struct seated *seated)
{
	const int white = board->white, black = board->black;

	seated->other[white] = black;
	if (black == PAIRING_NOBODY) {
		seated->floated[white] = pairing_bye_floats(cards->book, &cards->input)
			? PAIRING_FLOAT_DOWN
			: PAIRING_LEVEL;
		return;
	}
	seated->other[black] = white;
	seated->floated[white] = seated_white_floats(cards, board);
	seated->floated[black] = seated_opposite(seated->floated[white]);
	if (!coloured)
		return;
	seated->colour[white] = PAIRING_WHITE;
	seated->colour[black] = PAIRING_BLACK;
}

enum status seated_init(const struct round_cards *cards, const struct pairing_draw *draw,
	const bool *uncoloured, struct seated *seated)
{
	const size_t room = (size_t)cards->input.count + 1;
	struct seated made = {
		.other = malloc(room * sizeof(*made.other)),
		.colour = calloc(room, sizeof(*made.colour)),
		.floated = calloc(room, sizeof(*made.floated)),
	};

	if (!made.other || !made.colour || !made.floated) {
		seated_done(&made);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < cards->input.count; i++)
		made.other[i] = SEATED_NONE;
	for (int i = 0; i < draw->count; i++)
		seat(cards, &draw->boards[i], !uncoloured || !uncoloured[i], &made);
	*seated = made;
	return STATUS_OK;
}

void seated_done(struct seated *seated)
{
	free(seated->other);
	free(seated->colour);
	free(seated->floated);
	*seated = (struct seated){0};
}
