/*
 * The general method of the British draw: terms 0 to 7 of a block of levels.
 */
#include "caa/search/block.h"

static int first_card(const struct caa_terms *terms, const struct caa_block *block)
{
	return terms->field->level[block->from].first;
}

static int end_card(const struct caa_terms *terms, const struct caa_block *block)
{
	const struct field_level *last = &terms->field->level[block->to];

	return last->first + last->count;
}

int caa_fixed_outside(const struct caa_terms *terms, const struct caa_block *block, int card)
{
	const int partner = terms->field->card[card].partner;

	return partner < first_card(terms, block) || partner >= end_card(terms, block) ? partner
										       : -1;
}

static int out_code(int colour)
{
	return CAA_OUT_NEUTRAL - colour;
}

/* Colours with which some card can leave the block, as bits. */
static unsigned out_colours(const struct caa_terms *terms, const struct caa_block *block)
{
	unsigned colours = 0;

	if (!block->out)
		return 0;
	for (int c = first_card(terms, block); c < end_card(terms, block); c++)
		for (int colour = 0; colour < 3; colour++)
			if (block->below[c * 3 + colour])
				colours |= 1U << colour;
	for (int colour = 0; block->air >= 0 && colour < 3; colour++)
		if (block->below[block->air * 3 + colour])
			colours |= 1U << colour;
	return colours;
}

static bool air_meets(const struct caa_terms *terms, const struct caa_block *block, int a, int b)
{
	return field_may_meet(terms->field, a, b) &&
		(block->air_free || caa_given(terms, a, b) == block->air_colour);
}

static bool may_air_join(const struct caa_terms *terms, const struct caa_block *block, int b)
{
	bool may = block->any || (block->nlike == 0 && air_meets(terms, block, block->air, b));

	for (int i = 0; i < block->nlike && !may; i++)
		may = air_meets(terms, block, block->like[i], b);
	return may;
}

static bool may_join(const struct caa_terms *terms, const struct caa_block *block, int a, int b)
{
	if (b == CAA_SPARE)
		return a <= CAA_OUT_NEUTRAL && a >= CAA_OUT_BLACK;
	if (a < 0)
		return false;
	if (b == CAA_BYE)
		return a != block->air && field_may_bye(terms->field, a);
	if (b < 0 && terms->field->card[a].partner >= 0)
		return false;
	if (b < 0 && a == block->air && !block->air_free &&
		caa_given(terms, a, b) != block->air_colour)
		return false;
	if (b < 0)
		return block->below[a * 3 + CAA_OUT_NEUTRAL - b] != NULL;
	if (a == block->air)
		return may_air_join(terms, block, b);
	return field_may_meet(terms->field, a, b);
}

static bool make_face(
	const struct caa_terms *terms, const struct caa_block *block, struct face *face)
{
	const int first = first_card(terms, block), cards = end_card(terms, block) - first;
	const unsigned colours = out_colours(terms, block);
	int outs = 0, fixed = 0, n = 0;

	for (int colour = 0; colour < 3; colour++)
		outs += (int)(colours >> colour & 1);
	for (int c = first; c < first + cards; c++)
		fixed += caa_fixed_outside(terms, block, c) >= 0;
	/*
	 * cards, the card in the air, the bye, those whom the arbiter lets a card meet outside, a
	 * vertex for each colour to leave with and spares for those not used
	 */
	if (!face_init(face, &terms->memory,
		    cards + (block->air >= 0) + block->bye + fixed +
			    (outs > 0 ? 2 * outs - 1 : block->out)))
		return false;
	if (block->air >= 0)
		face->card[n++] = block->air;
	for (int c = first; c < first + cards; c++)
		face->card[n++] = c;
	if (block->bye)
		face->card[n++] = CAA_BYE;
	for (int c = first; c < first + cards; c++)
		if (caa_fixed_outside(terms, block, c) >= 0)
			face->card[n++] = caa_fixed_outside(terms, block, c);
	for (int colour = 0; colour < 3; colour++)
		if (colours >> colour & 1)
			face->card[n++] = out_code(colour);
	while (n < face->count)
		face->card[n++] = CAA_SPARE;
	for (int u = 0; u < n; u++)
		for (int v = u + 1; v < n; v++)
			face->edge[u * n + v] = face->edge[v * n + u] =
				may_join(terms, block, face->card[u], face->card[v]);
	return true;
}

struct context {
	const struct caa_terms *terms;
	const struct caa_block *block;
	const struct face *face;
	const int *line;
	int32_t *whole; /* scratch: all columns of an edge */
};

static void whole_edge(const struct context *context, int u, int v, int32_t *columns)
{
	const struct caa_terms *terms = context->terms;
	const int a = context->face->card[u], b = context->face->card[v];
	const int32_t avoided = columns[terms->avoided];

	if (context->block->any && a == context->block->air) {
		for (int i = 0; b < 0 && i < terms->columns; i++)
			columns[i] += context->block->past[i];
		return;
	}
	/* a board fixed across blocks is the upper one's */
	if (b >= 0 && b < first_card(terms, context->block))
		return;
	if (a >= 0 && b >= 0)
		caa_add_board(terms, a, b, columns);
	else if (b == CAA_BYE)
		caa_add_bye(terms, a, columns);
	else if (a >= 0 && b != CAA_SPARE)
		for (int i = 0; i < terms->columns; i++)
			columns[i] += context->block->below[a * 3 + CAA_OUT_NEUTRAL - b][i];
	if (a >= 0 && a == context->block->air && context->block->nlike > 0)
		columns[terms->avoided] = avoided;
}

/* Terms 0-5: the columns before exchanges. */
static void first_terms(const void *data, int u, int v, int32_t *columns)
{
	const struct context *context = data;
	const struct caa_terms *terms = context->terms;

	for (int i = 0; i < terms->columns; i++)
		context->whole[i] = 0;
	whole_edge(context, u, v, context->whole);
	for (int i = 0; i < terms->exchanges; i++)
		columns[i] = context->whole[i];
}

static bool above_line(const struct context *context, int card)
{
	const struct field *field = context->terms->field;
	const int level = field->card[card].level;

	return card - field->level[level].first < context->line[level];
}

/* CAA 12, 24: a board above the line, a floater or bye from above it. */
static int exchange(const struct context *context, int a, int b)
{
	const struct field_card *card = context->terms->field->card;

	if (a < 0 || a == context->block->air || (b >= 0 && b < a))
		return 0;
	if (b >= 0 && card[a].level == card[b].level)
		return above_line(context, a) && above_line(context, b);
	return above_line(context, a);
}

static void last_terms(const void *data, int u, int v, int32_t *columns)
{
	const struct context *context = data;
	const struct caa_terms *terms = context->terms;

	for (int i = 0; i < terms->columns; i++)
		context->whole[i] = 0;
	whole_edge(context, u, v, context->whole);
	columns[0] = context->whole[terms->exchanges] +
		exchange(context, context->face->card[u], context->face->card[v]);
	columns[1] = context->whole[terms->scores];
}

/* CAA 5 for every level of the block, from one draw with the right floats. */
static bool find_lines(const struct caa_terms *terms, const struct caa_block *block,
	const struct face *face, const int *mate, int *line)
{
	const struct field *field = terms->field;
	int *up = arena_alloc(terms->memory.keep, (size_t)field->nlevels * 2, sizeof(int)), *down;

	if (!up)
		return false;
	down = up + field->nlevels;
	for (int v = 0; v < face->count; v++) {
		const int a = face->card[v], b = face->card[mate[v]];

		if (a < 0 || a == block->air)
			continue;
		if (b < 0 || field->card[b].level > field->card[a].level)
			down[field->card[a].level]++;
		else if (field->card[b].level < field->card[a].level)
			up[field->card[a].level]++;
	}
	for (int k = block->from; k <= block->to; k++)
		line[k] = pairing_mid_line(field->level[k].count, up[k], down[k]);
	return true;
}

static enum matching_status solve(struct context *context, const struct face *legal, bool whole,
	struct caa_solution *solution)
{
	const struct caa_terms *terms = context->terms;
	struct face best;
	enum matching_status status;
	int *mate;

	status = face_minimize(
		legal, &terms->memory, terms->exchanges, first_terms, context, &best, &mate);
	if (status != MATCHING_OK)
		return status;
	if (!find_lines(terms, context->block, legal, mate, solution->line))
		return MATCHING_NO_MEMORY;
	context->line = solution->line;
	status = face_minimize(&best, &terms->memory, 2, last_terms, context,
		whole ? &solution->face : NULL, &mate);
	if (status != MATCHING_OK)
		return status;
	for (int v = 0; v < legal->count; v++) {
		if (mate[v] < v)
			continue;
		whole_edge(context, v, mate[v], solution->value);
		solution->value[terms->exchanges] +=
			exchange(context, legal->card[v], legal->card[mate[v]]);
	}
	if (!whole)
		solution->face = *legal;
	solution->mate = mate;
	return MATCHING_OK;
}

enum matching_status caa_block_solve(const struct caa_terms *terms, const struct caa_block *block,
	bool whole, struct caa_solution *solution)
{
	struct face legal;
	struct context context = {.terms = terms, .block = block, .face = &legal};
	struct caa_solution result = {.block = block};
	enum matching_status status;

	result.line = arena_alloc(terms->memory.keep, (size_t)terms->field->nlevels, sizeof(int));
	result.value = arena_alloc(terms->memory.keep, (size_t)terms->columns, sizeof(int32_t));
	context.whole = arena_alloc(terms->memory.keep, (size_t)terms->columns, sizeof(int32_t));
	if (!result.line || !result.value || !context.whole || !make_face(terms, block, &legal))
		return MATCHING_NO_MEMORY;
	if (terms->blocks) {
		*terms->blocks -= (int64_t)legal.count * legal.count;
		if (*terms->blocks < 0)
			return MATCHING_NO_MEMORY;
	}
	status = solve(&context, &legal, whole, &result);
	if (status == MATCHING_OK)
		*solution = result;
	return status;
}

/* Those whom a card of the block is fixed to meet above it are in the air. */
static void add_fixed(
	const struct caa_terms *terms, const struct caa_block *block, struct branch *branch)
{
	for (int c = first_card(terms, block); c < end_card(terms, block); c++) {
		const int other = caa_fixed_outside(terms, block, c);
		int at = branch->nair;

		if (other < 0 || other > c)
			continue;
		branch->mate[c] = branch->mate[other] = CAA_NOBODY;
		branch->colour[other] = field_colour(terms->field, other, c);
		for (; at > 0 && branch->air[at - 1] > other; at--)
			branch->air[at] = branch->air[at - 1];
		branch->air[at] = other;
		branch->nair++;
	}
}

bool caa_branch_start(const struct caa_terms *terms, const struct caa_solution *solution,
	const struct branch *before, struct branch **branch)
{
	struct branch start = {.solution = solution,
		.face = solution->face,
		.known = solution->mate,
		.last = CAA_NOBODY};

	if (before) {
		start.mate = before->mate;
		start.colour = before->colour;
		start.air = before->air;
		start.nair = before->nair;
	}
	*branch = caa_branch_copy(terms, &start);
	if (*branch)
		add_fixed(terms, solution->block, *branch);
	return *branch != NULL;
}
