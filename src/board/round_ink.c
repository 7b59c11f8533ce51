/* The ink in which a list writes what a round was to a player. */
#include "board/round_ink.h"

enum role round_ink(const struct round_cell *cell)
{
	switch (cell->kind) {
	case CELL_BYE:
	case CELL_HALF_BYE:
	case CELL_FREE:
		return ROLE_BYE;
	case CELL_ABSENT:
	case CELL_DEFAULT_WON:
	case CELL_DEFAULT_LOST:
		return ROLE_NEUTRAL;
	default:
		return cell->colour == COLOUR_WHITE ? ROLE_WHITE : ROLE_BLACK;
	}
}
