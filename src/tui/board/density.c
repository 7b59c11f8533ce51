/* How dense the cards are drawn is a habit of the desk: it is remembered when it is chosen. */
#include "config.h"

#include "tui/board/density.h"

#include <stdio.h>
#include <string.h>

#include "app/event/desk.h"
#include "tui/board/draw_board.h"
#include "tui/state/state.h"

static const char *const words[] = {
	[DENSITY_SLIM] = "slim",
	[DENSITY_SHORT] = "short",
	[DENSITY_FULL] = "full",
};

void density_recall(struct tui *tui)
{
	struct desk desk;

	desk_read(&desk);
	for (int i = 0; i < (int)(sizeof(words) / sizeof(words[0])); i++) {
		if (strcmp(words[i], desk.cards) == 0) {
			tui->board->wish.density = (enum density)i;
			tui->board->density_chosen = true;
		}
	}
}

void density_keep(struct tui *tui)
{
	struct desk desk;

	desk_read(&desk);
	tui->board->density_chosen = true;
	snprintf(desk.cards, sizeof(desk.cards), "%s", words[tui->board->wish.density]);
	desk_write(&desk);
}
