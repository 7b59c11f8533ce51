/*
 * The paper fall-back while the screen is up: after each publication a process of its own writes
 * cards and boards to the folder of the event, so that a slow stick keeps no key waiting.
 */
#ifndef TUI_STATE_FALL_BACK_H
#define TUI_STATE_FALL_BACK_H

#include <time.h>

#include "app/event/publications.h"
#include "core/status.h"
#include "tui/state/worker.h"

struct tui;

/* Starts zeroed. */
struct fall_back_writer {
	struct worker worker;
	struct publications
		settled; /* what was published when the last writing began that has ended */
	struct publications written; /* when the one that is at work began */
	struct timespec began;
	bool slow;                /* it was said that it takes long */
	bool asked;               /* by a key, which wants an answer */
	bool ended;               /* and how is not said yet */
	struct error result;      /* of the last one */
	char message[ERROR_TEXT]; /* on the screen when it began */
};

/* What is published now is nothing new: the event was just opened, or it came from another desk. */
void fall_back_remember(struct tui *tui);
/* After what was done here: is another draw published? Then it is written, one writer at a time. */
void fall_back_look(struct tui *tui);
/* Write all of it whatever was published before, and say how it went. */
void fall_back_again(struct tui *tui);
/* Take in how it went, and say so where nothing is being asked. */
void fall_back_take(struct tui *tui);

/* The descriptor to poll, -1: nothing is being written. */
int fall_back_socket(const struct tui *tui);

/*
 * At the end: what is due is waited for, but not for long; a writer that goes on is left to itself.
 * What could not be written is in `why`, to be said once the screen is gone; "": nothing.
 */
void fall_back_finish(struct tui *tui, char why[ERROR_TEXT]);

#endif
