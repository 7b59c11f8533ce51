/* The invariants of an event row by row, for the checks of whole events and of changes. */
#ifndef CORE_EVENT_CHECK_H
#define CORE_EVENT_CHECK_H

#include <limits.h>

#include "core/edit.h"

/* What stands in a round: rows come round by round, so it is looked for once for many of them. */
struct check_round {
	int section, number;
	const struct round *round; /* NULL: there is none */
	const struct record *boards, *marks;
	int nboards, nmarks;
};

/* One check under way. */
struct check {
	const struct event *event;
	struct error *error;     /* may be NULL */
	struct check_round seen; /* the one that was asked for last */
	/* the places beside the draw that are taken in this round, a bit each */
	int section, round;
	unsigned char beside[PLAYERS_MOST / CHAR_BIT + 1];
};

/* False, and the error says why. Rows of a round come in their order. */
bool check_row(struct check *check, const struct record *row);

/* False; the error says where and what, with `number` for the `#` in `what`. */
bool check_trouble(
	const struct check *check, const struct record *row, const char *what, int number);
/*
 * Is there what a row refers to: its section, and where it has them a round within the section and
 * a player (0: none)?
 */
bool check_refers(
	const struct check *check, const struct record *row, int section, int round, int pin);
/* Of a row RECORD_FILLED, as check_row. */
bool check_filled(struct check *check, const struct record *row);

/* Of all sections: no draft stands behind a round that is not complete. */
enum status check_drafts(const struct event *event, struct error *error);

#endif
