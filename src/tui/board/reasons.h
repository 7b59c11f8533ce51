/*
 * The reasons of the board under the cursor in an event of many cards: found by a process of its
 * own, which lives until the event changes and is asked for one board after another. The screen
 * goes on meanwhile, and shows them when they have come.
 */
#ifndef TUI_BOARD_REASONS_H
#define TUI_BOARD_REASONS_H

#include <stdbool.h>

#include "app/app.h"
#include "tui/state/worker.h"

/* Starts zeroed. */
struct reasoner {
	struct worker worker; /* to it go numbers of boards, from it come their reasons */
	bool needs;           /* it has found that the draw needs a reason to be published */
};

/*
 * Ask for those of a board of this round; those asked for before are not wanted any more. Board 0:
 * does the draw need a reason? (`needs`)
 */
bool reasoner_ask(struct reasoner *reasoner, struct app *app, int round, int board);
/*
 * Take in what has come, waiting at most so long; true if those of the board are there, which the
 * caller releases.
 */
bool reasoner_take(struct reasoner *reasoner, int board, int milliseconds, struct reasons *reasons);
/* The descriptor to poll for more, -1: there is no worker. */
int reasoner_socket(const struct reasoner *reasoner);
/* The event has changed, or the screen ends. */
void reasoner_stop(struct reasoner *reasoner);

#endif
