/* Why prizes are not final: games that are not over, and rounds that are still to come. */
#ifndef CORE_UNFINISHED_H
#define CORE_UNFINISHED_H

#include "core/event.h"

enum { UNFINISHED_SIZE = 400 };

/*
 * "board 1 of round 3 is not over", of the open games of rounds 1..through; "" if all are over.
 * Returns text.
 */
const char *not_over_words(
	const struct event *event, int section, int through, char text[UNFINISHED_SIZE]);

/* The same, and where rounds are to come "round 4 of 5 is the last complete one". Returns text. */
const char *unfinished_words(
	const struct event *event, int section, int through, char text[UNFINISHED_SIZE]);

#endif
