/*
 * Draws worked out while a card is in the air, by a process of its own: however long one takes, the
 * screen goes on. The worker is given a list of drops in the order in which their draws are wanted,
 * works on a copy of the event as it was then, and sends each draw as it is found; what has come is
 * kept until the card is down.
 */
#ifndef TUI_BOARD_AHEAD_H
#define TUI_BOARD_AHEAD_H

#include "app/app.h"
#include "board/drop.h"
#include "tui/state/worker.h"

/* The changes of one drop; none: the draw as things are fixed now. */
struct ahead_drop {
	struct hand_change changes[DROP_CHANGES];
	int count;
};

struct ahead_draw {
	struct ahead_drop drop;
	struct foreseen foreseen;
};

/* Starts zeroed. */
struct ahead {
	struct worker worker; /* sends answers, each when it is found */
	struct ahead_drop *asked;
	int nasked, answered;
	struct ahead_draw *draws;
	int ndraws, room;
};

/* The draw that is known for this drop, or NULL. Valid until the next call. */
const struct foreseen *ahead_find(const struct ahead *ahead, const struct ahead_drop *drop);
/* Is a worker at these, not yet answered? */
bool ahead_awaits(const struct ahead *ahead, const struct ahead_drop *drop);
/*
 * Drop what is being worked on and begin with these, the most urgent first; takes the list over.
 * Those from `needed` on are only worked on for a part of a second.
 */
void ahead_ask(
	struct ahead *ahead, struct app *app, struct ahead_drop *drops, int count, int needed);
/* Take in what has come, waiting at most so long for something; true if there is a new draw. */
bool ahead_take(struct ahead *ahead, int milliseconds);
/* The descriptor to poll for more, -1: nothing is to come. */
int ahead_pipe(const struct ahead *ahead);
/* Stop the worker and forget all draws. */
void ahead_forget(struct ahead *ahead);

#endif
