/*
 * The general method of the British draw: a run of neighbouring levels as one matching problem.
 *
 * A block is closed but for at most one card that comes into it from above and one that leaves it
 * below. With all levels in one block it is the whole draw. Several draws that are best so far are
 * kept as branches: they differ only where the rules see no difference yet.
 */
#ifndef PAIRING_CAA_SEARCH_BLOCK_H
#define PAIRING_CAA_SEARCH_BLOCK_H

#include "caa/search/terms.h"

struct caa_block {
	int from, to;  /* levels */
	int air;       /* the card from above, or CAA_NOBODY */
	bool air_free; /* any colour will do for it; else: */
	enum pairing_colour air_colour;
	const int *like; /* if nlike > 0, a bound: the card may meet whomever one of these may */
	int nlike;
	bool any;        /* a lower bound: it may meet everybody, at no cost */
	int32_t *past;   /* with any: what it costs to pass the block, or more */
	bool bye;        /* one card of the block has the bye */
	bool out;        /* one card meets a level below `to` */
	int32_t **below; /* [card * 3 + colour]: what that costs at best, NULL where it cannot be */
};

struct caa_solution {
	const struct caa_block *block;
	struct face face; /* terms 0-7 at their best */
	int *line;        /* by level: cards above the mid-line */
	int32_t *value;   /* the columns */
	int *mate;        /* of one best draw, by vertex of the face */
};

/*
 * MATCHING_NONE: the block cannot be drawn. Without `whole` the face is that of all draws. All in
 * terms->memory.keep.
 */
enum matching_status caa_block_solve(const struct caa_terms *terms, const struct caa_block *block,
	bool whole, struct caa_solution *solution);

/* A draw in the making. */
struct branch {
	const struct caa_solution *solution;
	struct face face; /* of all cards of the block that have no partner yet */
	/* by vertex of the face: a perfect matching of its edges whatever it crosses, or NULL */
	const int *known;
	int *mate; /* by card of the field: a card, CAA_BYE or CAA_NOBODY */
	int *air;  /* cards that floated down and have no partner yet, in rank order */
	int nair;
	/* by card of the field: the colour promised to a card in the air */
	enum pairing_colour *colour;
	/*
	 * by card of the field: its place in its level's list of 8b, from 1 on, if the one it meets
	 * is left to the pool (caa/search/pool.h); else 0
	 */
	int *turn;
	/* the floater that the current list ended with, or CAA_NOBODY */
	int last;
	bool ended;
	struct branch *next;
};

/*
 * A branch for the start of a block, `mate` and `colour` copied from an earlier one (or NULL).
 * False when out of memory.
 */
bool caa_branch_start(const struct caa_terms *terms, const struct caa_solution *solution,
	const struct branch *before, struct branch **branch);

/* How branches are kept while term 8 of a block is looked at. */
struct caa_keeping {
	bool pooled; /* whom floaters meet is left to the pool (caa/search/pool.h) */
	int most; /* branches of a list; more: it ends as if out of memory, and too_many is set */
	bool too_many;
};

/*
 * Term 8 of all levels of the block and who is left at its end: from branches of
 * caa_branch_start to those that are best, as the end of the block leaves them: one
 * for each card that can leave it, that card alone in the air; none in the air if nobody leaves.
 */
enum matching_status caa_block_draw(const struct caa_terms *terms, struct branch **branches);

/* The parts of it by level, 8a, 8b and 8c: only the best branches are left. */
enum matching_status caa_floats_down(const struct caa_terms *terms, int level,
	struct caa_keeping *keeping, struct branch **branches);
enum matching_status caa_floats_up(const struct caa_terms *terms, int level,
	struct caa_keeping *keeping, struct branch **branches);
enum matching_status caa_inside(const struct caa_terms *terms, int level, struct branch **branches);

/*
 * The boards of the branch's face with card a bound to what has this code, and the others left to
 * it: *mate by vertex, a least matching.
 */
enum matching_status caa_block_bind(
	const struct caa_terms *terms, const struct branch *branch, int u, int code, int **mate);

/* The card that the arbiter lets this one meet outside of the block, or -1. */
int caa_fixed_outside(const struct caa_terms *terms, const struct caa_block *block, int card);

/* In the draw in the making the two meet; b may be CAA_BYE. */
void caa_branch_pair(struct branch *branch, int a, int b);

/* A copy with its own mates and air; the face is shared. NULL when out of memory. */
struct branch *caa_branch_copy(const struct caa_terms *terms, const struct branch *branch);

#endif
