/*
 * The best British draw by the general method: all levels as one block.
 */
#include "caa/best.h"

#include <assert.h>

static void take_pair(struct branch *branch, int a, int b)
{
	branch->mate[a] = b;
	if (b >= 0)
		branch->mate[b] = a;
}

/* The face with card a bound to what has this code; the others left to it. */
static enum matching_status bind(
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

	status = bind(terms, branch, u, code, &mate);
	if (status != MATCHING_OK)
		return status == MATCHING_NONE ? MATCHING_OK : status;
	next = caa_branch_copy(terms, branch);
	if (!next)
		return MATCHING_NO_MEMORY;
	for (int v = 0; v < face->count; v++)
		if (v != u && face->card[v] >= 0)
			take_pair(next, face->card[v], face->card[mate[v]]);
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

enum matching_status caa_block_end(const struct caa_terms *terms, struct branch **branches)
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
				take_pair(branch, branch->face.card[u],
					partner_or_bye(terms, branch->face.card[u]));
		branch->nair = 0;
		branch->next = list;
		list = branch;
	}
	*branches = list;
	return MATCHING_OK;
}

/* The lower card of the next board in board order, or the number of cards. */
static int next_lower(const struct caa_terms *terms, const int *mate, int *upper)
{
	int a = *upper;

	while (a < terms->field->count && mate[a] < a)
		a++;
	*upper = a + 1;
	return a < terms->field->count ? mate[a] : a;
}

static bool is_before(const struct caa_terms *terms, const int *a, const int *b)
{
	const int n = terms->field->count;

	for (int i = 0, j = 0; i < n || j < n;) {
		const int one = next_lower(terms, a, &i), two = next_lower(terms, b, &j);

		if (one != two)
			return one < two;
	}
	/* only who has the bye is left to tell them apart: the lower card */
	for (int c = 0; c < n; c++)
		if (a[c] != b[c])
			return b[c] == CAA_BYE;
	return false;
}

const struct branch *caa_last_tie(const struct caa_terms *terms, const struct branch *branches)
{
	const struct branch *best = branches;

	assert(best);
	for (const struct branch *branch = branches; branch; branch = branch->next)
		if (is_before(terms, branch->mate, best->mate))
			best = branch;
	return best;
}

enum matching_status caa_best_general(const struct caa_terms *terms, int *mate)
{
	const struct field *field = terms->field;
	struct caa_block block = {
		.to = field->nlevels - 1, .air = CAA_NOBODY, .bye = field->count % 2 != 0};
	struct caa_solution solution;
	struct branch *branches;
	enum matching_status status;

	if (field->count == 0)
		return MATCHING_OK;
	status = caa_block_solve(terms, &block, true, &solution);
	if (status != MATCHING_OK)
		return status;
	if (!caa_branch_start(terms, &solution, NULL, &branches))
		return MATCHING_NO_MEMORY;
	for (int k = 0; k < field->nlevels && status == MATCHING_OK; k++)
		status = caa_block_level(terms, k, &branches);
	if (status == MATCHING_OK)
		status = caa_block_end(terms, &branches);
	if (status != MATCHING_OK)
		return status;
	const struct branch *best = caa_last_tie(terms, branches);
	for (int c = 0; c < field->count; c++)
		mate[c] = best->mate[c];
	return MATCHING_OK;
}
