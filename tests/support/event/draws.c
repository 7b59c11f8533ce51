/*
 * Draws as tests compare, read and print them.
 */
#include "config.h"
#include "support/event/draws.h"

#include <stdio.h>

bool draws_same(const struct pairing_draw *a, const struct pairing_draw *b)
{
	if (a->count != b->count)
		return false;
	for (int i = 0; i < a->count; i++)
		if (a->boards[i].white != b->boards[i].white ||
			a->boards[i].black != b->boards[i].black)
			return false;
	return true;
}

void draw_print(const struct pairing_input *input, const struct pairing_draw *draw)
{
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		fprintf(stderr, " %d-%d", input->players[board->white].number,
			board->black >= 0 ? input->players[board->black].number : 0);
	}
	fputc('\n', stderr);
}

void draw_partners(const struct field *field, const struct pairing_draw *draw, int *partner)
{
	for (int i = 0; i < draw->count; i++) {
		const int white = field->card_of[draw->boards[i].white];
		const int black =
			draw->boards[i].black < 0 ? -1 : field->card_of[draw->boards[i].black];

		partner[white] = black;
		if (black >= 0)
			partner[black] = white;
	}
}
