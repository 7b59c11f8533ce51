/*
 * Who has which number, as the screen knew it: before round 1 an entry at another desk gives
 * everybody another one, and what is asked about a number would be done to somebody else.
 */
#ifndef TUI_STATE_PEOPLE_H
#define TUI_STATE_PEOPLE_H

#include <stdbool.h>

#include "core/event.h"

struct people {
	char (*names)[NAME_SIZE]; /* by PIN - 1; "": nobody */
	int count, section;
};

/* As the event has them now. Without memory nobody is known, and everybody seems to have moved. */
void people_remember(struct people *people, const struct event *event, int section);
void people_done(struct people *people);

/* Has somebody who was known another number now, or another name, or is he gone? */
bool people_moved(const struct people *people, const struct event *event);

#endif
