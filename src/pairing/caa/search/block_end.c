/*
 * The general method of the British draw: who is left at the end of a block of levels, and the
 * block from its first level to there.
 */
#include "caa/search/pool.h"

#include <limits.h>

enum matching_status caa_block_bind(
	const struct caa_terms *terms, const struct branch *branch, int u, int code, int **mate)
{
	struct face face;

	if (!face_copy(&face, &branch->face, &terms->memory))
		return MATCHING_NO_MEMORY;
	for (int v = 0; v < face.count; v++)
		if (face_has(&face, u, v) && face.card[v] != code)
			face_cut(&face, u, v);
	return face_minimize(&face, &terms->memory, 0, NULL, NULL, NULL, mate);
}

/* The branches in which the card at vertex u leaves the block. */
static enum matching_status leave(
	const struct caa_terms *terms, const struct branch *branch, int u, struct branch **list)
{
	const struct face *face = &branch->face;
	const int card = face->card[u], code = CAA_OUT_NEUTRAL - (int)branch->colour[card];
	struct branch *next;
	enum matching_status status;
	int *mate;

	status = caa_block_bind(terms, branch, u, code, &mate);
	if (status != MATCHING_OK)
		return status == MATCHING_NONE ? MATCHING_OK : status;
	next = caa_branch_copy(terms, branch);
	if (!next)
		return MATCHING_NO_MEMORY;
	for (int v = 0; v < face->count; v++)
		if (v != u && face->card[v] >= 0)
			caa_branch_pair(next, face->card[v], face->card[mate[v]]);
	next->nair = 1;
	next->air[0] = card;
	next->next = *list;
	*list = next;
	return MATCHING_OK;
}

/* Who is left at the end of a block that nobody leaves: he meets whom he must, outside of it. */
static int partner_or_bye(const struct caa_terms *terms, int card)
{
	const int partner = terms->field->card[card].partner;

	return partner >= 0 ? partner : CAA_BYE;
}

/*
 * After the last level of a block: whoever is left in the air has the bye or leaves the block. One
 * branch for each card that can leave it, that card alone in the air; none in the air if nobody
 * leaves.
 */
static enum matching_status end_block(const struct caa_terms *terms, struct branch **branches)
{
	struct branch *list = NULL;

	for (struct branch *branch = *branches, *next; branch; branch = next) {
		next = branch->next;
		if (branch->solution->block->out) {
			for (int u = 0; u < branch->face.count; u++)
				if (branch->face.card[u] >= 0 &&
					leave(terms, branch, u, &list) != MATCHING_OK)
					return MATCHING_NO_MEMORY;
			continue;
		}
		for (int u = 0; u < branch->face.count; u++)
			if (branch->face.card[u] >= 0)
				caa_branch_pair(branch, branch->face.card[u],
					partner_or_bye(terms, branch->face.card[u]));
		branch->nair = 0;
		branch->next = list;
		list = branch;
	}
	*branches = list;
	return MATCHING_OK;
}

/* The levels one after the other, then the end. */
static enum matching_status draw_levels(
	const struct caa_terms *terms, struct caa_keeping *keeping, struct branch **branches)
{
	const struct caa_block *block = (*branches)->solution->block;
	enum matching_status status = MATCHING_OK;

	for (int k = block->from; k <= block->to && status == MATCHING_OK; k++) {
		status = caa_floats_down(terms, k, keeping, branches);
		if (status == MATCHING_OK)
			status = caa_floats_up(terms, k, keeping, branches);
		if (status == MATCHING_OK)
			status = caa_inside(terms, k, branches);
	}
	if (status != MATCHING_OK)
		return status;
	return keeping->pooled ? caa_pool_end(terms, branches) : end_block(terms, branches);
}

/* The same from copies of the branches, which stay as they are. */
static enum matching_status draw_copies(const struct caa_terms *terms, struct caa_keeping *keeping,
	const struct branch *starts, struct branch **drawn)
{
	struct branch *copies = NULL;

	for (; starts; starts = starts->next) {
		struct branch *copy = caa_branch_copy(terms, starts);

		if (!copy)
			return MATCHING_NO_MEMORY;
		copy->next = copies;
		copies = copy;
	}
	*drawn = copies;
	return draw_levels(terms, keeping, drawn);
}

/* May the floaters of the block lie in a pool? Not beside those fixed to meet one outside of it. */
static bool may_pool(const struct caa_terms *terms, const struct caa_block *block)
{
	const struct field *field = terms->field;
	bool may = true;

	for (int c = 0; c < field->count && field->npins > 0; c++)
		if (field->card[c].level >= block->from && field->card[c].level <= block->to)
			may = may && caa_fixed_outside(terms, block, c) < 0;
	return may;
}

/*
 * Branch by branch; if they become too many, in a pool; if that proves nothing, with as many
 * branches as it takes.
 */
enum matching_status caa_block_draw(const struct caa_terms *terms, struct branch **branches)
{
	const struct branch *starts = *branches;
	const struct arena_mark mark = arena_mark(terms->memory.keep);
	const bool pool = may_pool(terms, starts->solution->block);
	struct caa_keeping few = {.most = pool ? terms->branches_most : INT_MAX};
	struct caa_keeping pooled = {.pooled = true, .most = INT_MAX}, all = {.most = INT_MAX};
	enum matching_status status = draw_copies(terms, &few, starts, branches);

	if (!few.too_many)
		return status;
	arena_release(terms->memory.keep, mark);
	status = draw_copies(terms, &pooled, starts, branches);
	if (status != MATCHING_NONE) {
		*terms->pools += status == MATCHING_OK;
		return status;
	}
	arena_release(terms->memory.keep, mark);
	return draw_copies(terms, &all, starts, branches);
}
