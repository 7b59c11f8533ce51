/*
 * The pairing inside a score group once it is settled who leaves it, made once for each choice.
 */
#ifndef PAIRING_USCF_INSIDE_H
#define PAIRING_USCF_INSIDE_H

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

#endif
