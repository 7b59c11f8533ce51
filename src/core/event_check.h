/* The invariants of an event row by row, for the checks of whole events and of changes. */
#ifndef CORE_EVENT_CHECK_H
#define CORE_EVENT_CHECK_H

#include <limits.h>

#include "core/edit.h"

/* One check under way. */
struct check {
	const struct event *event;
	struct error *error; /* may be NULL */
	/* the places beside the draw that are taken in this round, a bit each */
	int section, round;
	unsigned char beside[PLAYERS_MOST / CHAR_BIT + 1];
};

/* False, and the error says why. Rows of a round come in their order. */
bool check_row(struct check *check, const struct record *row);

/* Of all sections: no draft stands behind a round that is not complete. */
enum status check_drafts(const struct event *event, struct error *error);

#endif
