/*
 * The most valuable prizes that can be given to different players, at most one each. A set of
 * prizes can be given so or it cannot (the sets that can be form a matroid), so it is exact to take
 * the prizes from the largest down, each if there is a way to give it beside those taken before.
 */
#ifndef CORE_ASSIGNMENT_H
#define CORE_ASSIGNMENT_H

#include <stdbool.h>
#include <stdint.h>

struct assignment_prize {
	int64_t amount;
	/*
	 * prizes of one kind are open to the same players; of two equal ones the lower kind is
	 * first
	 */
	int kind;
	int order; /* among those of its kind */
	int id;    /* the caller's */
};

/*
 * is_open[kind * players + player]. The prizes are put in the order in which they are looked at;
 * prize_of[player] becomes the place of his prize in that order, or -1. Returns the sum; -1: no
 * memory.
 */
int64_t assignment_find(struct assignment_prize *prizes, int count, const bool *is_open,
	int players, int *prize_of);

#endif
