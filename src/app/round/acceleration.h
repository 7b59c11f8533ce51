/*
 * Accelerated pairings of a report: the virtual points that a player has for the draw of a round.
 */
#ifndef APP_ROUND_ACCELERATION_H
#define APP_ROUND_ACCELERATION_H

#include "formats/trf/trf.h"

/* The end of a code of a tournament (192) that is accelerated by the rule of Baku. */
#define ACCELERATION_BAKU "_BAKU"

bool acceleration_is_baku(const char *type);

/* Does the report itself give somebody virtual points in the round? */
bool acceleration_is_listed(const struct trf *trf, int round);

/*
 * Does the report accelerate at all: by its own lines (250, XXA) for rounds of it, or without them
 * by the type of the tournament (192)? rounds: how many the event has (a report need not say), 0 if
 * unknown: no rule of Baku then.
 */
bool acceleration_is_on(const struct trf *trf, int rounds);

/*
 * Give the report virtual points of its own by the rule of Baku as some pairing programs read it:
 * the upper group is the first half of the players, rounded up. Nothing happens where the report
 * has points of its own, or no Baku. trf->rounds must be set. STATUS_NO_MEMORY: nothing is changed.
 */
enum status acceleration_by_half(struct trf *trf);

/*
 * Give the report virtual points of its own by the rule of Baku (FIDE C.04.7), in the rounds in
 * which it gives nobody any: who calls with Baku lists those of the rounds that are played, or
 * none. Of the N players who are there in round 1 the first 2 * ceil(N / 4) have a win more in the
 * first half, rounded up, of the accelerated rounds and half of it in the others; accelerated is
 * the first half, rounded up, of all rounds. Late entries above the last of them have it too.
 * trf->rounds must be set. STATUS_NO_MEMORY: nothing is done.
 */
enum status acceleration_by_baku(struct trf *trf);

#endif
