/*
 * What of the next draw is certain, found by a process of its own from a copy of the event: the
 * screen goes on meanwhile, and is told again and again how far it has come.
 */
#ifndef TUI_STATE_FORECASTER_H
#define TUI_STATE_FORECASTER_H

#include <stdbool.h>

#include "app/forecast/forecast.h"
#include "tui/state/worker.h"

/* Starts zeroed. */
struct forecaster {
	bool on;    /* asked for: begun anew whenever the event changes */
	bool asked; /* by a key, and not answered yet: a refusal is an answer */
	int section;
	struct worker worker;
	struct next_draw next; /* the last that has come; round 0: nothing yet */
};

/* Begin with the event as it is; false: there is no process to be had. */
bool forecaster_begin(struct forecaster *forecaster, struct app *app);

/*
 * Take in what has come; true: there is something new. A refusal, which ends it, is in *error, else
 * its code is STATUS_OK.
 */
bool forecaster_take(struct forecaster *forecaster, struct error *error);

/* The descriptor to poll for more, -1: nothing is to come. */
int forecaster_socket(const struct forecaster *forecaster);

/* Is it still at work? */
bool forecaster_works(const struct forecaster *forecaster);

/* It is not asked for any more, and all is forgotten. */
void forecaster_end(struct forecaster *forecaster);

#endif
