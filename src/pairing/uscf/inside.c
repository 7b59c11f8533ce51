/*
 * The pairing inside a score group, and the memory of those made before.
 */
#include "uscf/inside.h"

#include <string.h>

enum { KEPT_MOST = 4096 }; /* groups in the memo; then it is emptied */

struct uscf_inside {
	struct uscf_inside *next; /* of the same list */
	int *rest;                /* who is paired, and by place the opponent */
	int *mate;
	int nrest;
	int64_t counts[USCF_COUNTS];
};

void uscf_memo_done(struct uscf_memo *memo)
{
	arena_done(&memo->arena);
	*memo = (struct uscf_memo){.count = 0};
}

static struct uscf_inside **list_of(struct uscf_memo *memo, const struct uscf_choice *choice)
{
	uint32_t sum = (uint32_t)choice->nrest;

	for (int i = 0; i < choice->nrest; i++)
		sum = (sum ^ (uint32_t)choice->rest[i]) * 16777619U;
	return &memo->made[(sum ^ sum >> 16) % USCF_MEMO];
}

static struct uscf_inside *recall(struct uscf_inside *list, const struct uscf_choice *choice)
{
	const size_t size = (size_t)choice->nrest * sizeof(*choice->rest);

	while (list &&
		(list->nrest != choice->nrest || memcmp(list->rest, choice->rest, size) != 0))
		list = list->next;
	return list;
}

static struct uscf_inside *make_room(struct uscf_memo *memo, const struct uscf_choice *choice)
{
	const size_t n = (size_t)choice->nrest;
	struct uscf_inside *made;

	if (memo->count >= KEPT_MOST)
		uscf_memo_done(memo);
	made = arena_alloc(&memo->arena, 1, sizeof(*made));
	if (!made)
		return NULL;
	made->rest = arena_alloc(&memo->arena, n, sizeof(int));
	made->mate = arena_alloc(&memo->arena, n, sizeof(int));
	if (!made->rest || !made->mate)
		return NULL;
	made->nrest = choice->nrest;
	for (int i = 0; i < choice->nrest; i++)
		made->rest[i] = choice->rest[i];
	return made;
}

static enum matching_status pair_inside(const struct uscf_plan *plan, struct uscf_inside *made)
{
	struct uscf_group group = {plan->uscf, made->rest, made->nrest, NULL};
	const struct arena_mark mark = arena_mark(plan->arena);
	enum matching_status status = uscf_group_natural(&group, plan->arena);

	if (status == MATCHING_OK)
		status = uscf_group_pair(&group, plan->arena, made->mate);
	for (int i = 0; status == MATCHING_OK && i < group.count; i++)
		if (made->mate[i] > i)
			uscf_group_count(&group, i, made->mate[i], made->counts);
	arena_release(plan->arena, mark);
	return status;
}

enum matching_status uscf_choice_inside(const struct uscf_plan *plan,
	const struct uscf_choice *choice, const int **mate, int64_t *counts)
{
	struct uscf_inside *made = recall(*list_of(plan->memo, choice), choice);

	if (!made) {
		struct uscf_inside **list;
		enum matching_status status;

		made = make_room(plan->memo, choice);
		status = made ? pair_inside(plan, made) : MATCHING_NO_MEMORY;
		if (status != MATCHING_OK)
			return status;
		list = list_of(plan->memo, choice);
		made->next = *list;
		*list = made;
		plan->memo->count++;
	}
	*mate = made->mate;
	for (int k = 0; k < USCF_COUNTS; k++)
		counts[k] += made->counts[k];
	return MATCHING_OK;
}
