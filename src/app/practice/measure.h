/*
 * How hard an exercise is, by what can be counted: the cards and how they stand, and what the best
 * draw has to do with them.
 */
#ifndef APP_PRACTICE_MEASURE_H
#define APP_PRACTICE_MEASURE_H

#include "core/status.h"
#include "pairing.h"

enum { PRACTICE_LEVELS = 5 }; /* 1: easy ... */

struct practice_features {
	int cards;     /* to be seated */
	int groups;    /* scores that they stand on */
	int floats;    /* boards of two scores */
	int transfers; /* cards that do not get the colour they are due */
	int crossings; /* boards of two cards from one half of their score group */
	int met;       /* pairs of one score that have met */
	int clubs;     /* pairs of one score from one club */
};

/* Of the best draw of an input. STATUS_NO_MEMORY. */
enum status practice_measure(const struct pairing_input *input, const struct pairing_draw *draw,
	struct practice_features *features);

/*
 * The level, 1..PRACTICE_LEVELS, by points: a quarter of the cards, a point for each score but one,
 * two for a float and for a crossing, one for a transfer, half a point for a pair that has met or
 * is of one club. Up to 4, 7, 12 and 20 points make levels 1 to 4.
 */
int practice_level(const struct practice_features *features);

#endif
