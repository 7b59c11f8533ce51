/*
 * Drawing a whole field, and boards made of the pairs.
 */
#ifndef PAIRING_DUTCH_DRAW_H
#define PAIRING_DUTCH_DRAW_H

#include "arena.h"
#include "dutch.h"
#include "matching.h"

/* The partners of all cards in the best draw, -1 for the bye. MATCHING_NONE: there is no legal draw. */
enum matching_status dutch_pair(const struct dutch *dutch, struct arena *arena, int *mate);

/* The same by the general method alone: no shortcut is taken. */
enum matching_status dutch_pair_generally(const struct dutch *dutch, struct arena *arena, int *mate);

/* Boards with colours, in the order of publication (C.04.2 3.6). */
enum pairing_status dutch_make_draw(const struct dutch *dutch, const int *mate, struct pairing_draw *draw);

#endif
