/* Who is meant by a name: nobody, one, or several who have to be asked about. */
#ifndef CORE_NAMES_MEANT_H
#define CORE_NAMES_MEANT_H

#include "core/event.h"

struct names_query {
	const struct event *event;
	int section;
	int round; /* above 0: only who plays a game of this round; a bye is none */
	const char *typed;
};

/*
 * How many players are meant by what was typed, the first `room` of them in pins, by PIN: those
 * whose whole name it is, or else whose name it begins (letters_match); "5 Edwards" is player 5 if
 * he is called so; and with a single one all
 * whose names look like his, so that none of these is ever taken for another. Costs a pass, of a
 * single one two.
 */
int names_meant(const struct names_query *query, int *pins, int room);

/* Of "5 Edwards", as lists print it, the name and *number; NULL: it is not typed so. */
const char *names_numbered(const char *typed, int *number);

#endif
