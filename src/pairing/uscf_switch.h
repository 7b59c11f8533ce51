/*
 * Other odd players and other opponents of theirs, for colours (29D1b within 29E5).
 */
#ifndef PAIRING_USCF_SWITCH_H
#define PAIRING_USCF_SWITCH_H

#include "uscf_inside.h"

/*
 * Make the choice, which is the natural one, the one with the best colours in its group and the
 * next that the limits allow; *counts get what is counted on its floats' boards and for its odd
 * players, not what is inside the group.
 */
enum matching_status uscf_choice_switch(
	const struct uscf_plan *plan, struct uscf_choice *choice, int64_t *counts);

/*
 * What colours are judged by when a choice of odd players is settled: what it has in its group and,
 * by the natural choice there, in the next (counts up to USCF_UNALTERED). MATCHING_NONE: it cannot
 * be paired.
 */
enum matching_status uscf_choice_counts(const struct uscf_plan *plan,
	const struct uscf_choice *natural, const struct uscf_choice *choice,
	int64_t counts[USCF_COUNTS]);

/*
 * Points of a switch by which a card leaves its group instead of the one who should; beyond the
 * limit when an unrated player would leave and a rated one can (29D1a).
 */
int uscf_drop_points(const struct uscf *uscf, int card, int instead);

/* Add an odd player, or the opponent of one, who is switched for so many points. */
void uscf_count_odd(const struct uscf *uscf, int points, int64_t *counts);

#endif
