/*
 * The best British draw by the general method: all levels as one block.
 */
#include "caa/best.h"

#include <assert.h>

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
	status = caa_block_draw(terms, &branches);
	if (status != MATCHING_OK)
		return status;
	const struct branch *best = caa_last_tie(terms, branches);
	for (int c = 0; c < field->count; c++)
		mate[c] = best->mate[c];
	return MATCHING_OK;
}
