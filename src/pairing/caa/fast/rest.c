/*
 * The British draw link by link: bounds for whoever comes into a link. A rough one holds for all
 * cards; a better one, for the cards of a type, costs the general method and is found only when it
 * is asked for.
 */
#include "caa/fast/chain.h"

bool caa_bound_gather(const struct caa_chain *chain, int type, int colour)
{
	int32_t **below = &chain->below[type * 3 + colour];

	*below = NULL;
	for (int m = 0; m < chain->type[type].count; m++) {
		int32_t *entry =
			chain->entry[chain->member[chain->type[type].first + m] * 3 + colour];

		if (entry && (!*below || caa_compare(chain->terms, entry, *below) < 0))
			*below = entry;
	}
	return *below != NULL;
}

bool caa_bound_roughly(struct caa_chain *chain, int link, int type, int colour)
{
	const struct caa_type *like = &chain->type[type];
	const int card = chain->member[like->first];
	int32_t *columns;

	if (!caa_passing_bound(chain, link, card, (enum pairing_colour)colour, &columns))
		return false;
	if (columns)
		caa_add_colour(chain->terms, card, (enum pairing_colour)colour, columns);
	for (int m = 0; m < like->count; m++)
		chain->entry[chain->member[like->first + m] * 3 + colour] = columns;
	chain->rough[type * 3 + colour] = columns != NULL;
	return true;
}

/* The same by the general method, as if all cards of the type could meet whom one can. */
static enum matching_status solve_entry(
	struct caa_chain *chain, int at, int type, enum pairing_colour colour)
{
	const struct caa_type *like = &chain->type[type];
	struct caa_solution solution;
	enum matching_status status;
	const struct caa_link *link = &chain->link[at];
	struct caa_block block = {.from = link->from,
		.to = link->to,
		.air = chain->member[like->first],
		.air_colour = colour,
		.bye = link->bye,
		.out = link->out,
		.below = chain->outs,
		.like = chain->member + like->first,
		.nlike = like->count};

	status = caa_chain_outs(chain, at, block.air);
	if (status == MATCHING_OK)
		status = caa_block_solve(chain->terms, &block, false, &solution);
	if (status == MATCHING_NO_MEMORY)
		return status;
	for (int m = 0; m < like->count; m++)
		chain->entry[chain->member[like->first + m] * 3 + (int)colour] =
			status == MATCHING_OK ? solution.value : NULL;
	return MATCHING_OK;
}

enum matching_status caa_bound_refine(
	struct caa_chain *chain, int link, int type, enum pairing_colour colour, bool *changed)
{
	const int at = type * 3 + (int)colour;
	const int32_t *before = chain->below[at];

	if (!chain->rough[at])
		return MATCHING_OK;
	chain->rough[at] = false;
	if (solve_entry(chain, link, type, colour) != MATCHING_OK)
		return MATCHING_NO_MEMORY;
	caa_bound_gather(chain, type, (int)colour);
	*changed = *changed || !chain->below[at] ||
		caa_compare(chain->terms, chain->below[at], before) != 0;
	return MATCHING_OK;
}

/* What it costs at least that somebody who comes into the link meets nobody there. */
static int32_t *bound_past(const struct caa_chain *chain, int at)
{
	const struct caa_terms *terms = chain->terms;
	const struct caa_link *link = &chain->link[at];
	const int32_t *rest = link->out ? chain->rest[at + 1] : NULL;
	int32_t *past = arena_alloc(terms->memory.keep, (size_t)terms->columns, sizeof(*past));
	int apart;

	if (!past)
		return NULL;
	if (!rest)
		return past;
	apart = terms->field->level[link->from].score - terms->field->level[link->to + 1].score;
	for (int i = 0; i < terms->columns; i++)
		past[i] = rest[i];
	for (int k = link->from; k <= link->to; k++)
		past[terms->crossing + k]++;
	past[terms->squares] += apart * apart;
	return past;
}

/* Whoever comes into a plain level may pass it: then the level is drawn without floaters. */
static void lower_past(struct caa_chain *chain, int at, int32_t *past)
{
	const struct caa_link *link = &chain->link[at];
	const int exchanges = chain->terms->exchanges, before = past[exchanges];
	int32_t **rest = &chain->rest[at];
	struct caa_rule rule;

	if (!link->out || !chain->rest[at + 1] ||
		!caa_least_inside(chain, link->from, -1, -1, &rule, past))
		return;
	/* its mid-line is another one then */
	past[exchanges] = before;
	if (!*rest || caa_compare(chain->terms, past, *rest) < 0)
		*rest = past;
}

enum matching_status caa_bound_rest(struct caa_chain *chain, int at)
{
	const struct caa_link *link = &chain->link[at];
	int32_t **rest = &chain->rest[at];
	struct caa_block block = {.from = link->from,
		.to = link->to,
		.air = chain->member[chain->type[link[-1].type].first],
		.air_free = true,
		.any = true,
		.past = bound_past(chain, at),
		.bye = link->bye,
		.out = link->out,
		.below = chain->outs};
	struct caa_solution solution;
	enum matching_status status;

	if (!block.past)
		return MATCHING_NO_MEMORY;
	if (link->plain) {
		for (int t = 0; t < link->ntypes; t++)
			if (link->least[t] &&
				(!*rest || caa_compare(chain->terms, link->least[t], *rest) < 0))
				*rest = link->least[t];
		lower_past(chain, at, block.past);
		return MATCHING_OK;
	}
	status = caa_chain_outs(chain, at, block.air);
	if (status == MATCHING_OK)
		status = caa_block_solve(chain->terms, &block, false, &solution);
	if (status == MATCHING_OK)
		*rest = solution.value;
	return status == MATCHING_NO_MEMORY ? status : MATCHING_OK;
}
