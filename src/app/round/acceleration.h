/*
 * Accelerated pairings of a report: the virtual points that a player has for the draw of a round.
 */
#ifndef APP_ROUND_ACCELERATION_H
#define APP_ROUND_ACCELERATION_H

#include "formats/trf.h"

/* The end of a code of a tournament (192) that is accelerated by the rule of Baku. */
#define ACCELERATION_BAKU "_BAKU"

bool acceleration_is_baku(const char *type);

/*
 * Does the report accelerate at all: by its own lines (250, XXA) or by the type of the tournament
 * (192)? rounds: how many the event has (a report need not say), 0 if unknown: no rule of Baku
 * then.
 */
bool acceleration_is_on(const struct trf *trf, int rounds);

/*
 * Half points of virtual score of player (index) in round of an event of so many rounds. The
 * report's own lines go before the rule. The rule of Baku (FIDE C.04.7): of N players the first
 * 2 * ceil(N / 4) have a win more in the first half, rounded up, of the accelerated rounds and a
 * draw's half of it in the others; accelerated is the first half, rounded up, of all rounds.
 */
int acceleration_points2(const struct trf *trf, int rounds, int player, int round);

/*
 * Give the report virtual points of its own by the rule of Baku as some pairing programs read it:
 * the upper group is the first half of the players, rounded up. Nothing happens where the report
 * has points of its own, or no Baku. trf->rounds must be set. STATUS_NO_MEMORY: nothing is changed.
 */
enum status acceleration_by_half(struct trf *trf);

/*
 * Give the report virtual points of its own by the rule of Baku, in the rounds in which it gives
 * nobody any: who calls with Baku lists those of the rounds that are played, or none.
 * STATUS_NO_MEMORY: nothing is done.
 */
enum status acceleration_by_baku(struct trf *trf);

#endif
