/*
 * The pairing inside a score group once it is settled who leaves it, made once for each choice.
 */
#ifndef PAIRING_USCF_INSIDE_H
#define PAIRING_USCF_INSIDE_H

#include "uscf/choice.h"
#include "uscf/group.h"

enum { USCF_MEMO = 512 }; /* lists of groups */

struct uscf_inside;

/*
 * Groups that are paired already: choices that differ elsewhere ask for them again. May start
 * zeroed.
 */
struct uscf_memo {
	struct arena arena;
	struct uscf_inside *made[USCF_MEMO]; /* by what the cards add up to */
	int count;
};

void uscf_memo_done(struct uscf_memo *memo);

/*
 * The pairing inside a group, by place in choice->rest; its counts are added. The plan has a memo,
 * in which *mate lives until the next call.
 */
enum matching_status uscf_choice_inside(const struct uscf_plan *plan,
	const struct uscf_choice *choice, const int **mate, int64_t *counts);

#endif
