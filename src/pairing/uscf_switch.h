/*
 * Other odd players and other opponents of theirs, for colours (29D1b within 29E5).
 */
#ifndef PAIRING_USCF_SWITCH_H
#define PAIRING_USCF_SWITCH_H

#include "uscf_choice.h"
#include "uscf_group.h"

/* The last groups that were paired: choices that differ elsewhere ask for them again. */
enum { USCF_MEMO = 8 };

struct uscf_memo {
	struct uscf_inside {
		const int *rest;
		int nrest;
		int *mate;
		int64_t counts[USCF_COUNTS];
	} made[USCF_MEMO];
	int next; /* the one to be overwritten */
};

/*
 * The pairing inside a group, by place in choice->rest, in the arena; its counts are added. The
 * plan has a memo.
 */
enum matching_status uscf_choice_inside(const struct uscf_plan *plan,
	const struct uscf_choice *choice, int **mate, int64_t *counts);

/*
 * Make the choice, which is the natural one, the one with the best colours in its group and the
 * next that the limits allow; *counts get what is counted on its floats' boards and for its odd
 * players, not what is inside the group.
 */
enum matching_status uscf_choice_switch(
	const struct uscf_plan *plan, struct uscf_choice *choice, int64_t *counts);

/*
 * Points of a switch by which a card leaves its group instead of the one who should; beyond the
 * limit when an unrated player would leave and a rated one can (29D1a).
 */
int uscf_drop_points(const struct uscf *uscf, int card, int instead);

/* Add an odd player, or the opponent of one, who is switched for so many points. */
void uscf_count_odd(const struct uscf *uscf, int points, int64_t *counts);

#endif
