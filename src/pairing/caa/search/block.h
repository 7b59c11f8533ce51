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
	int *mate;        /* by card of the field: a card, CAA_BYE or CAA_NOBODY */
	int *air;         /* cards that floated down and have no partner yet, in rank order */
	int nair;
	/* by card of the field: the colour promised to a card in the air */
	enum pairing_colour *colour;
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

/*
 * Term 8 of a level: only the best branches are left. MATCHING_NONE never happens with branches
 * from caa_branch_start.
 */
enum matching_status caa_block_level(
	const struct caa_terms *terms, int level, struct branch **branches);

/* The parts of caa_block_level: 8a, 8b, 8c. */
enum matching_status caa_floats_down(
	const struct caa_terms *terms, int level, struct branch **branches);
enum matching_status caa_floats_up(
	const struct caa_terms *terms, int level, struct branch **branches);
enum matching_status caa_inside(const struct caa_terms *terms, int level, struct branch **branches);

/* A copy with its own mates and air; the face is shared. NULL when out of memory. */
struct branch *caa_branch_copy(const struct caa_terms *terms, const struct branch *branch);

#endif
