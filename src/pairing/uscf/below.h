/*
 * The group below a choice: whom those who go down meet there, with the best colours (29D1b).
 */
#ifndef PAIRING_USCF_BELOW_H
#define PAIRING_USCF_BELOW_H

#include "uscf/inside.h"

/*
 * So many who go down are looked at all together, or any in a group of so few cards; else one is
 * changed after the other.
 */
enum { USCF_TOGETHER_BELOW = 2, USCF_FEW_CARDS_BELOW = 8 };

/* Add an odd player, or the opponent of one, who is switched for so many points. */
void uscf_count_odd(const struct uscf *uscf, int points, int64_t *counts);

/*
 * What is known of a group when one card comes down to it: who leaves it naturally when that one
 * meets this card. It is the same whoever comes down, as long as near choices lead to the bottom.
 */
struct uscf_below_met {
	enum uscf_below_state {
		USCF_BELOW_UNSEEN,
		USCF_BELOW_NEAR,
		USCF_BELOW_SURE, /* as NEAR, and it leads to the bottom */
		USCF_BELOW_FAR,  /* it does not: to be looked at for every card that comes down */
		USCF_BELOW_NONE  /* nobody is left who could leave */
	} state;
	int drop; /* -1: nobody leaves */
};

/*
 * *counts has what the choice counts in its own group. Add the least that it can have in the next
 * one: those who go down meet anybody whom the limits and the best structure allow, and whoever
 * leaves that group leaves it naturally. `reaches`: near choices lead from the next group, with
 * those who go down to it, to the bottom. `met` is by card of the next group, zeroed at first, and
 * serves all choices of one group; or NULL. MATCHING_NONE, and *counts of no use: nothing is below
 * `limit` (NULL: no limit), as far as the counts go by which colours are judged.
 */
enum matching_status uscf_below_add(const struct uscf_plan *plan, const struct uscf_choice *choice,
	bool reaches, struct uscf_below_met *met, const int64_t *limit,
	int64_t counts[USCF_COUNTS]);

/* The same when those who go down meet whom they would naturally meet (choice->reaches is set). */
enum matching_status uscf_below_usual(const struct uscf_plan *plan,
	const struct uscf_choice *choice, int64_t counts[USCF_COUNTS]);

/*
 * A bound: no fewer than *counts can be counted in the next group when only this card goes down to
 * it and near choices lead to the bottom. MATCHING_NONE: it can meet nobody there.
 */
enum matching_status uscf_below_least(const struct uscf_plan *plan, int card,
	struct uscf_below_met *met, int64_t counts[USCF_COUNTS]);

#endif
