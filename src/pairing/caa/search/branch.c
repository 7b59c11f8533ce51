/*
 * A branch of the search of a British level: what is settled so far.
 */
#include "caa/search/block.h"

struct branch *caa_branch_copy(const struct caa_terms *terms, const struct branch *branch)
{
	const size_t n = (size_t)terms->field->count;
	struct branch *copy = arena_alloc(terms->memory.keep, 1, sizeof(*copy));

	if (!copy)
		return NULL;
	*copy = *branch;
	copy->next = NULL;
	copy->mate = arena_alloc(terms->memory.keep, n, sizeof(int));
	copy->air = arena_alloc(terms->memory.keep, n, sizeof(int));
	copy->colour = arena_alloc(terms->memory.keep, n, sizeof(*copy->colour));
	copy->turn = arena_alloc(terms->memory.keep, n, sizeof(int));
	if (!copy->mate || !copy->air || !copy->colour || !copy->turn)
		return NULL;
	for (size_t i = 0; i < n; i++) {
		copy->mate[i] = branch->mate ? branch->mate[i] : CAA_NOBODY;
		copy->colour[i] = branch->colour ? branch->colour[i] : PAIRING_NEUTRAL;
		copy->turn[i] = branch->turn ? branch->turn[i] : 0;
	}
	for (int i = 0; i < branch->nair; i++)
		copy->air[i] = branch->air[i];
	return copy;
}

void caa_branch_pair(struct branch *branch, int a, int b)
{
	branch->mate[a] = b;
	if (b >= 0)
		branch->mate[b] = a;
}
