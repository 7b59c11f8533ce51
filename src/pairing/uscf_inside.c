/*
 * The pairing inside a score group, and the memory of the last ones.
 */
#include "uscf_inside.h"

#include <string.h>

static struct uscf_inside *recall(const struct uscf_plan *plan, const struct uscf_choice *choice)
{
	for (int k = 0; k < USCF_MEMO; k++) {
		struct uscf_inside *made = &plan->memo->made[k];

		if (made->mate && made->nrest == choice->nrest &&
			!memcmp(made->rest, choice->rest,
				(size_t)made->nrest * sizeof(*made->rest)))
			return made;
	}
	return NULL;
}

static enum matching_status pair_inside(
	const struct uscf_plan *plan, const struct uscf_choice *choice, struct uscf_inside *made)
{
	struct uscf_group group = {plan->uscf, choice->rest, choice->nrest, NULL};
	int *mate = arena_alloc(plan->arena, (size_t)choice->nrest, sizeof(int));
	const struct arena_mark mark = arena_mark(plan->arena);
	enum matching_status status =
		mate ? uscf_group_natural(&group, plan->arena) : MATCHING_NO_MEMORY;

	*made = (struct uscf_inside){choice->rest, choice->nrest, NULL, {0}};
	if (status == MATCHING_OK)
		status = uscf_group_pair(&group, plan->arena, mate);
	if (status == MATCHING_OK)
		made->mate = mate;
	for (int i = 0; status == MATCHING_OK && i < group.count; i++)
		if (mate[i] > i)
			uscf_group_count(&group, i, mate[i], made->counts);
	arena_release(plan->arena, mark);
	return status;
}

enum matching_status uscf_choice_inside(
	const struct uscf_plan *plan, const struct uscf_choice *choice, int **mate, int64_t *counts)
{
	struct uscf_inside *made = recall(plan, choice);

	if (!made) {
		enum matching_status status;

		made = &plan->memo->made[plan->memo->next];
		plan->memo->next = (plan->memo->next + 1) % USCF_MEMO;
		status = pair_inside(plan, choice, made);
		if (status != MATCHING_OK)
			return status;
	}
	*mate = made->mate;
	for (int k = 0; k < USCF_COUNTS; k++)
		counts[k] += made->counts[k];
	return MATCHING_OK;
}
