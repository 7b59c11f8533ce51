/*
 * A bracket in which every criterion can be had at its lower bound with at most one exchange: found
 * by alternating paths alone.
 *
 * Why what is found is what the rules make: each criterion from C6 to C21 has a bound that no
 * candidate can pass, and a candidate attains them all exactly if it leaves out certain pairs and
 * certain downfloaters (below). Of those left the first one generated has the fewest exchanges,
 * those of 4.3.2 in their order, and then the perfect matching of S1 with S2 that is first in the
 * order of transpositions; each player of S1 stands above his opponent, else the same pairs had
 * been generated before. So a success is a proof; a failure proves nothing.
 *
 * Bounds, with one MDP at most, who is paired, and one resident at most going down, who must when
 * the number is odd:
 *
 * - C6, C7: no MDP goes down and as few residents as the number allows.
 *
 * - C9: the bye goes to one with the fewest unplayed games among those who may have it.
 *
 * - C10, C11: no two with the same absolute preference meet.
 *
 * - C12: with W players of one preference, B of the other and N of none there are at least max(0,
 * (W - B - N) / 2) pairs of two W; exactly so many if no pair is without a W, or, when that is 0,
 * if no two of one preference meet.
 *
 * - C13: one of those two goes without a strong preference unless one of them has a mild one. If
 * there are enough W with a mild preference, each of those pairs has one; else all of them are in
 * such pairs, no two in the same.
 *
 * - C14, C16: who goes down did not do so one (two) rounds back, if C9, C12, C13 leave such a one.
 *
 * - C15, C17, C19, C21: the MDP's opponent did not go up one (two) rounds back.
 *
 * - C18, C20: the same for all, as the MDP is paired. C8 is not looked at: the caller sees to it.
 */
#ifndef PAIRING_DUTCH_IDEAL_H
#define PAIRING_DUTCH_IDEAL_H

#include "dutch/bracket.h"

enum dutch_ideal { DUTCH_IDEAL_FOUND, DUTCH_IDEAL_UNKNOWN, DUTCH_IDEAL_NO_MEMORY };

/* mate[] as by dutch_bracket_solve. The bracket need not hold anybody below its residents. */
enum dutch_ideal dutch_ideal_solve(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate);

#endif
