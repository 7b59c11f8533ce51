/*
 * The lists of a pooled branch and its floaters, as vertices of a face; and states, which say how
 * far each list is.
 */
#ifndef PAIRING_CAA_SEARCH_POOL_LISTS_H
#define PAIRING_CAA_SEARCH_POOL_LISTS_H

#include "caa/search/block.h"

/* Those of a level whom floaters meet, in the order of 8b. */
struct pool_list {
	int count;
	int *vertex;
	/* a state in which the list is one place further has a number so much higher */
	size_t stride;
	int *place; /* by state: at which the list is, from 0 on */
};

struct pool_lists {
	struct pool_list *list; /* of the levels above the one whose list is made */
	int count;
	struct pool_list now; /* of that level, with the card that is to be its next; no states */
	int longest;          /* entries of a list */
	/* the product of places: state 0 is before, the last one after all lists; 0: too many */
	size_t states;
	int *floater; /* in rank order */
	int nfloaters;
	bool *listed; /* by vertex: stands in one of the lists */
};

/*
 * The lists of the branch with the card (CAA_NOBODY: none) as the next of the level's. Memory from
 * the scratch arena; false when out of it.
 */
bool pool_lists_make(struct pool_lists *lists, const struct caa_terms *terms,
	const struct branch *branch, const struct face *face, int level, int card);

/* Is the list not at its end, and may the floater meet its next one? */
bool pool_may_take(const struct pool_lists *lists, const struct face *face, int floater, int list,
	size_t state);

#endif
