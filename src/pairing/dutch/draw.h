/*
 * Drawing a whole field, and boards made of the pairs.
 */
#ifndef PAIRING_DUTCH_DRAW_H
#define PAIRING_DUTCH_DRAW_H

#include "dutch/dutch.h"
#include "match/arena.h"
#include "match/matching.h"

/* How brackets were paired. */
struct dutch_tally {
	long ideal;   /* at their bounds, by alternating paths */
	long quick;   /* from their own players */
	long near;    /* with the next scoregroup */
	long general; /* with everybody below */
	/* of all these were done once more, because something had been hoped for in vain */
	long again;
};

/*
 * The partners of all cards in the best draw, -1 for the bye. MATCHING_NONE: there is no legal
 * draw. *tally, if not NULL, is counted on.
 */
enum matching_status dutch_pair(
	const struct dutch *dutch, struct arena *arena, int *mate, struct dutch_tally *tally);

/* The same by the general method alone: no shortcut is taken. */
enum matching_status dutch_pair_generally(
	const struct dutch *dutch, struct arena *arena, int *mate);

/* Boards with colours, in the order of publication (C.04.2 3.6). */
enum pairing_status dutch_make_draw(const void *digest, const int *mate, struct pairing_draw *draw);

#endif
