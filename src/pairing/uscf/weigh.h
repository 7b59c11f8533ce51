/*
 * One choice of odd players and their opponents weighed against the best one so far (29D1b).
 */
#ifndef PAIRING_USCF_WEIGH_H
#define PAIRING_USCF_WEIGH_H

#include "uscf/below.h"
#include "uscf/dues.h"

/* What a choice counts (enum uscf_count): in its own group, and in that and the next together. */
struct uscf_weight {
	int64_t here[USCF_COUNTS], all[USCF_COUNTS];
};

/*
 * Of two choices the better one has less in both groups together of what 29E5b allows 200 points
 * for; then less of that in its own group, as clashes are cured from the top; then less of what
 * 29E5a is about in both together, then in its own. Above 0: the second is better.
 */
int uscf_weight_compare(const struct uscf_weight *one, const struct uscf_weight *two);

/* What the next group can have when only this card goes down to it and near choices lead on. */
struct uscf_alone {
	enum uscf_alone_state {
		USCF_ALONE_UNSEEN,
		USCF_ALONE_BOUND, /* no less than the counts */
		USCF_ALONE_EXACT,
		USCF_ALONE_FAR, /* near choices do not lead on */
		USCF_ALONE_NEVER
	} state;
	int64_t counts[USCF_COUNTS];
};

/*
 * The least that the next group can have when those go down to it who always do, and this card: it
 * does not depend on whom others meet in the group.
 */
struct uscf_found {
	enum uscf_found_state {
		USCF_FOUND_NOTHING,
		USCF_FOUND_BOUND, /* no less than the counts, as far as colours are judged */
		USCF_FOUND_EXACT
	} state;
	int64_t counts[USCF_COUNTS];
};

/* The search for a better choice than the natural one. */
struct uscf_change {
	const struct uscf_plan *plan;
	const struct uscf_choice *natural;
	struct uscf_choice trial, best;
	int64_t usual[USCF_COUNTS];    /* of the natural choice and the natural one below it */
	struct uscf_weight weight;     /* of the best, once one is better than that */
	bool changed;                  /* one is */
	int64_t below[USCF_COUNTS];    /* the least that the next group can have */
	struct uscf_pairing structure; /* the best one, unless the natural choice reaches */
	struct uscf_alone *alone;      /* by card of the group */
	struct uscf_found *found;      /* by card of the group, and that of no card behind them */
	struct uscf_below_met *met;    /* by card of the next group, if there is one */
};

/*
 * Is a card of the group fixed to meet one of another group? Unless that one has come down it
 * leaves in every choice that can be paired.
 */
bool uscf_change_is_bound(const struct uscf_change *change, int card);

/* Best is the natural choice; false: no memory. The change has its plan and natural choice. */
bool uscf_change_init(struct uscf_change *change);

/* What the natural choice counts with the natural one below it. */
enum matching_status uscf_change_usual(
	const struct uscf_change *change, int64_t counts[USCF_COUNTS]);

/* What a choice counts with the best opponents below. MATCHING_NONE: it cannot be paired. */
enum matching_status uscf_change_weigh(const struct uscf_change *change,
	const struct uscf_choice *choice, struct uscf_weight *weight);

/*
 * Could anything be better that counts so much already, when of the cards with these dues
 * `leaving` are not paired with each other?
 */
bool uscf_change_is_hopeful(const struct uscf_change *change, const int64_t *counts,
	const struct uscf_dues *dues, int leaving);

/* The trial, whose opponents and drops are set, becomes the best if it is better. */
enum matching_status uscf_change_try(struct uscf_change *change);

/*
 * Add what it counts that the i-th who has come down meets the card / that the card leaves the
 * group instead of this one.
 */
void uscf_change_meet(const struct uscf_change *change, int i, int card, int64_t *counts);
void uscf_change_leave(const struct uscf_change *change, int card, int instead, int64_t *counts);

#endif
