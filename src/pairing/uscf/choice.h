/*
 * Who leaves a score group and whom those meet who have come down to it (29D).
 */
#ifndef PAIRING_USCF_CHOICE_H
#define PAIRING_USCF_CHOICE_H

#include "uscf/window.h"

/* The draw from the top group down, as far as it is made. */
struct uscf_plan {
	const struct uscf *uscf;
	struct arena *arena;
	int bye;                  /* the card that has the bye, or -1 */
	struct uscf_memo *memo;   /* groups that are paired already; NULL where none are */
	const struct field *kept; /* its pins have to be kept by every board, or NULL */
	bool broken;              /* a board has not kept them */
};

/* All lists in rank order; they live in the plan's arena. */
struct uscf_choice {
	int level;
	const int *floats; /* who has come down */
	int nfloats;
	int *opponent; /* by float: a card of the group; -1: he goes on down */
	int *drops;    /* who leaves the group, in drop order */
	int ndrops;
	int *rest; /* who is paired inside the group */
	int nrest;
	int *down; /* who goes on to the next group */
	int ndown;
	bool reaches; /* near choices lead from here to the bottom (uscf_choice_natural) */
};

/* The level's cards but the one with the bye; returns their number. */
int uscf_level_cards(const struct uscf_plan *plan, int level, int *card);

/* An empty choice; false when there is no memory. */
bool uscf_choice_init(const struct uscf_plan *plan, int level, const int *floats, int nfloats,
	struct uscf_choice *choice);

/* Make the choice, which has its own room, the same as another one of its group and floats. */
void uscf_choice_copy(const struct uscf_choice *from, struct uscf_choice *choice);

/* Fill in rest and down from opponents and drops. */
void uscf_choice_fill(const struct uscf_plan *plan, struct uscf_choice *choice);

/*
 * These cards, which stand in drop order, leave: who leaves naturally in his natural place, the
 * others in the order of those whom they stand for (uscf_choice_best has them from the last).
 */
void uscf_choice_leave(const struct uscf_choice *natural, const int *drops, int ndrops,
	struct uscf_choice *choice);

/*
 * The choice by what is seen in the group and the next one alone. MATCHING_NONE: there is none with
 * at most one odd player that bars nothing.
 */
enum matching_status uscf_choice_near(const struct uscf_plan *plan, struct uscf_choice *choice);

/* Has the card an opponent in the next group? */
bool uscf_choice_can_go_down(const struct uscf_plan *plan, int card);

/*
 * The drops that go with opponents that are settled: as many as ndrops says (0 or 1), the first in
 * drop order that leaves a group which can be paired. MATCHING_NONE: there are none.
 */
enum matching_status uscf_choice_drop(const struct uscf_plan *plan, struct uscf_choice *choice);

/*
 * Does the draw come to the bottom by near choices, from this level on with these floats? The level
 * in which it stops, past the last when it does not; -1: no memory.
 */
int uscf_choice_reach(const struct uscf_plan *plan, int level, const int *floats, int nfloats);

/* The choice that keeps the best structure, the first in the order of 29D. */
enum matching_status uscf_choice_best(const struct uscf_plan *plan, struct uscf_choice *choice);

/*
 * The drops that go naturally with opponents that are settled, as many as ndrops says: the first in
 * the order of 29D that keep the best structure, *best as in uscf_choice_keeps. `reaches` is that
 * of the natural choice. MATCHING_NONE: none keep it.
 */
enum matching_status uscf_choice_drop_with(const struct uscf_plan *plan, bool reaches,
	struct uscf_choice *choice, struct uscf_pairing *best);

/*
 * The natural choice, before colours: the one by what is near where that is enough, else the best.
 */
enum matching_status uscf_choice_natural(const struct uscf_plan *plan, struct uscf_choice *choice);

/* Fill in *best, if it is zeroed: that of all choices of this level with these floats. */
enum matching_status uscf_choice_structure(
	const struct uscf_plan *plan, const struct uscf_choice *choice, struct uscf_pairing *best);

/*
 * Does another choice keep the structure as good as the best one? -1: no memory. *best is that of
 * uscf_choice_structure, filled in if it is not; it lives in the arena.
 */
int uscf_choice_keeps(
	const struct uscf_plan *plan, const struct uscf_choice *choice, struct uscf_pairing *best);

#endif
