/* How dense the cards are drawn is a habit of the desk: it is remembered when it is chosen. */
#include "config.h"

#include "tui/board/density.h"

#include <stdio.h>
#include <string.h>

#include "app/event/desk.h"
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
			tui->wish.density = (enum density)i;
			tui->density_chosen = true;
		}
	}
}

void density_keep(struct tui *tui)
{
	struct desk desk;

	tui->density_chosen = true;
	snprintf(desk.cards, sizeof(desk.cards), "%s", words[tui->wish.density]);
	desk_write(&desk);
}
