/* Hides of an exercise what would give the solution away. */
#include "config.h"

#include "tui/board/practice.h"

#include "app/practice/practice.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"

bool practice_hides(const struct tui *tui)
{
	const struct practice *practice = tui->options->practice;

	return practice && !practice->open;
}

bool practice_hides_reasons(const struct tui *tui)
{
	return practice_hides(tui) && !tui->board->marked;
}
