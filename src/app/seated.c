/* Where the boards of a draw seat the cards. */
#include "config.h"

#include "app/seated.h"

#include <stdlib.h>

/* The score that counts for the round, virtual points included. */
static int score(const struct pairing_input *input, int player)
{
	const int extra = input->extra ? input->extra[player * input->round + input->round - 1] : 0;

	return input->players[player].score + extra;
}

enum pairing_float seated_white_floats(
	const struct pairing_input *input, const struct pairing_board *board)
{
	int higher;

	if (board->black == PAIRING_NOBODY)
		return PAIRING_LEVEL;
	higher = score(input, board->white) - score(input, board->black);
	return higher > 0 ? PAIRING_FLOAT_DOWN : higher < 0 ? PAIRING_FLOAT_UP : PAIRING_LEVEL;
}

enum pairing_float seated_opposite(enum pairing_float floated)
{
	return floated == PAIRING_FLOAT_DOWN  ? PAIRING_FLOAT_UP
		: floated == PAIRING_FLOAT_UP ? PAIRING_FLOAT_DOWN
					      : PAIRING_LEVEL;
}

static void seat(const struct pairing_input *input, const struct pairing_board *board,
	bool coloured, struct seated *seated)
{
	const int white = board->white, black = board->black;

	seated->other[white] = black;
	if (black == PAIRING_NOBODY)
		return;
	seated->other[black] = white;
	seated->floated[white] = seated_white_floats(input, board);
	seated->floated[black] = seated_opposite(seated->floated[white]);
	if (!coloured)
		return;
	seated->colour[white] = PAIRING_WHITE;
	seated->colour[black] = PAIRING_BLACK;
}

enum status seated_init(const struct pairing_input *input, const struct pairing_draw *draw,
	const bool *uncoloured, struct seated *seated)
{
	const size_t room = (size_t)input->count + 1;
	struct seated made = {
		.other = malloc(room * sizeof(*made.other)),
		.colour = calloc(room, sizeof(*made.colour)),
		.floated = calloc(room, sizeof(*made.floated)),
	};

	if (!made.other || !made.colour || !made.floated) {
		seated_done(&made);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < input->count; i++)
		made.other[i] = SEATED_NONE;
	for (int i = 0; i < draw->count; i++)
		seat(input, &draw->boards[i], !uncoloured || !uncoloured[i], &made);
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
