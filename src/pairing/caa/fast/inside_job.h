/*
 * The inside of a plain level as an assignment of tops to bottoms, shared by the test whether it
 * exists and the search for the best one.
 */
#ifndef PAIRING_CAA_FAST_INSIDE_JOB_H
#define PAIRING_CAA_FAST_INSIDE_JOB_H

#include "caa/fast/chain.h"

struct inside_job {
	const struct caa_chain *chain;
	const struct field_level *level;
	int line;
	struct caa_rule rule;
	int *above, *below; /* cards, in rank order */
	int nabove, nbelow;
	int *top, *bottom; /* acting: one card may have crossed */
	int n;
	int extent;
};

/* In terms->memory.scratch; false when out of memory. */
bool inside_job_init(
	struct inside_job *job, const struct caa_chain *chain, int level, struct caa_absent absent);

/* The i-th way to let a card act across the line, nearest first; false when there are no more. */
bool inside_job_cross(struct inside_job *job, int i);

/* What a board adds to a count. */
int inside_job_count(const struct inside_job *job, const struct caa_count *count, int a, int b);

bool inside_job_allows(const struct inside_job *job, int x, int y);

#endif
