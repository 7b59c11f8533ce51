/* Where a deal ends. */
#include "support/event/deal_end.h"

static bool is_seated(
	const struct deal_table *table, int card, int board, enum pairing_colour colour)
{
	const struct deal_place *place = &table->place[card];

	return place->where == DEAL_SEATED && place->board == board && place->colour == colour;
}

bool deal_is_draw(const struct deal *deal, const struct deal_table *table)
{
	int seated = 0, seats = 0;

	for (int i = 0; i < deal->nboards; i++) {
		const struct pairing_board *board = &deal->boards[i];
		const bool bye = board->black < 0;

		if (!is_seated(table, board->white, i + 1, bye ? PAIRING_NEUTRAL : PAIRING_WHITE) ||
			(!bye && !is_seated(table, board->black, i + 1, PAIRING_BLACK)))
			return false;
		seats += bye ? 1 : 2;
	}
	for (int i = 0; i < deal->count; i++)
		seated += table->place[i].where == DEAL_SEATED;
	return seated == seats;
}
