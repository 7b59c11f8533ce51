/*
 * The British draw link by link: exact values, found when they are asked for.
 */
#include "caa/fast/chain.h"

void caa_chain_board(const struct caa_chain *chain, int a, int b, int32_t *columns)
{
	const int32_t avoided = columns[chain->terms->avoided];

	caa_add_board(chain->terms, a, b, columns);
	columns[chain->terms->avoided] = avoided;
}

static struct caa_worth **slot_of(
	const struct caa_chain *chain, int card, enum pairing_colour colour)
{
	return &chain->worth[card >= 0 ? card * 3 + (int)colour : chain->terms->field->count * 3];
}

static struct caa_worth *find_worth(
	const struct caa_chain *chain, int link, int card, enum pairing_colour colour)
{
	struct caa_worth *worth = *slot_of(chain, card, colour);

	while (worth && worth->link != link)
		worth = worth->next;
	return worth;
}

static struct caa_worth *make_worth(
	struct caa_chain *chain, int link, int card, enum pairing_colour colour)
{
	struct caa_worth **slot = slot_of(chain, card, colour),
			 *worth = find_worth(chain, link, card, colour);

	if (worth)
		return worth;
	worth = arena_alloc(chain->terms->memory.keep, 1, sizeof(*worth));
	if (!worth)
		return NULL;
	worth->link = link;
	worth->partner = CAA_NOBODY;
	worth->next = *slot;
	*slot = worth;
	return worth;
}

bool caa_passing_bound(const struct caa_chain *chain, int link, int card,
	enum pairing_colour colour, int32_t **bound)
{
	const struct caa_terms *terms = chain->terms;
	const struct field_card *record = &terms->field->card[card];
	const int level = chain->link[link].from;
	const int apart = record->score - terms->field->level[level].score;
	int32_t *columns;

	*bound = NULL;
	if (!chain->rest[link] ||
		(colour == PAIRING_NEUTRAL) > (record->claim.due == PAIRING_NEUTRAL))
		return true;
	columns = arena_alloc(terms->memory.keep, (size_t)terms->columns, sizeof(*columns));
	if (!columns)
		return false;
	for (int i = 0; i < terms->columns; i++)
		columns[i] = chain->rest[link][i];
	for (int k = record->level; k < level; k++)
		columns[terms->crossing + k]++;
	columns[terms->squares] += apart * apart;
	*bound = columns;
	return true;
}

/*
 * What a card of the link, or one passing through it, costs below; NULL: impossible. Exact or a
 * bound.
 */
static enum matching_status value_below(struct caa_chain *chain, int link, int card,
	enum pairing_colour colour, bool exact, int32_t **value)
{
	const int level = chain->terms->field->card[card].level;
	struct caa_worth *worth = find_worth(chain, link + 1, card, colour);

	if (exact) {
		const enum matching_status status =
			caa_chain_worth(chain, link + 1, card, colour, &worth);

		if (status != MATCHING_OK)
			return status;
	}
	if (worth && worth->known != CAA_UNKNOWN) {
		*value = worth->known == CAA_IMPOSSIBLE ? NULL : worth->value;
		return MATCHING_OK;
	}
	if (chain->link_of[level] == link) {
		*value = chain->entry[card * 3 + (int)colour];
		return MATCHING_OK;
	}
	worth = make_worth(chain, link + 1, card, colour);
	if (!worth ||
		(!worth->value && !caa_passing_bound(chain, link + 1, card, colour, &worth->value)))
		return MATCHING_NO_MEMORY;
	*value = worth->value;
	return MATCHING_OK;
}

enum matching_status caa_chain_outs(struct caa_chain *chain, int link, int card)
{
	const struct field *field = chain->terms->field;
	const struct field_level *last = &field->level[chain->link[link].to];
	const int first = field->level[chain->link[link].from].first;

	if (!chain->link[link].out)
		return MATCHING_OK;
	for (int c = first - 1; c < last->first + last->count; c++) {
		const int one = c < first ? card : c;

		for (int colour = 0; one >= 0 && colour < 3; colour++)
			if (value_below(chain, link, one, (enum pairing_colour)colour, false,
				    &chain->outs[one * 3 + colour]) != MATCHING_OK)
				return MATCHING_NO_MEMORY;
	}
	return MATCHING_OK;
}

/* Make exact what the edge from vertex u to the way out promises; *changed if it was less. */
static enum matching_status make_exact(
	struct caa_chain *chain, int link, const struct face *face, int u, int v, bool *changed)
{
	const int card = face->card[u], code = face->card[v];
	const enum pairing_colour colour = (enum pairing_colour)(CAA_OUT_NEUTRAL - code);
	int32_t *before, *after;
	bool refined = false;

	if (card < 0 || code > CAA_OUT_NEUTRAL || code < CAA_OUT_BLACK)
		return MATCHING_OK;
	if (chain->link_of[chain->terms->field->card[card].level] == link &&
		caa_bound_refine(chain, link + 1, chain->type_of[card], colour, &refined) !=
			MATCHING_OK)
		return MATCHING_NO_MEMORY;
	*changed = *changed || refined;
	if (refined)
		return MATCHING_OK;
	if (value_below(chain, link, card, colour, false, &before) != MATCHING_OK ||
		value_below(chain, link, card, colour, true, &after) != MATCHING_OK)
		return MATCHING_NO_MEMORY;
	*changed = *changed || !after || caa_compare(chain->terms, before, after) != 0;
	return MATCHING_OK;
}

static enum matching_status make_all_exact(struct caa_chain *chain, int link,
	const struct caa_solution *solution, const struct face *face, bool whole, bool *changed)
{
	*changed = false;
	for (int u = 0; u < face->count; u++) {
		for (int v = 0; v < face->count; v++) {
			if (whole ? !face_has(face, u, v) : solution->mate[u] != v)
				continue;
			if (make_exact(chain, link, face, u, v, changed) != MATCHING_OK)
				return MATCHING_NO_MEMORY;
		}
	}
	return MATCHING_OK;
}

enum matching_status caa_chain_solve(struct caa_chain *chain, int link, int card,
	enum pairing_colour colour, bool whole, struct caa_solution *solution)
{
	const struct caa_terms *terms = chain->terms;
	const struct caa_link *record = &chain->link[link];
	struct caa_block *block = arena_alloc(terms->memory.keep, 1, sizeof(*block));
	enum matching_status status;
	bool changed = false;

	if (!block)
		return MATCHING_NO_MEMORY;
	*block = (struct caa_block){.from = record->from,
		.to = record->to,
		.air = card,
		.air_colour = colour,
		.bye = record->bye,
		.out = record->out,
		.below = chain->outs};
	for (;;) {
		status = caa_chain_outs(chain, link, card);
		if (status == MATCHING_OK)
			status = caa_block_solve(terms, block, whole, solution);
		if (status == MATCHING_OK && record->out)
			status = make_all_exact(
				chain, link, solution, &solution->face, whole, &changed);
		if (status != MATCHING_OK || !changed)
			return status;
	}
}

enum matching_status caa_below_reached(
	struct caa_chain *chain, int link, int card, enum pairing_colour colour, bool *reached)
{
	const int32_t *bound = chain->below[chain->type_of[card] * 3 + (int)colour];
	int32_t *value = chain->entry[card * 3 + (int)colour];
	enum matching_status status;

	*reached = false;
	if (!value || caa_compare(chain->terms, value, bound) > 0)
		return MATCHING_OK;
	status = value_below(chain, link, card, colour, true, &value);
	*reached = status == MATCHING_OK && value && caa_compare(chain->terms, value, bound) == 0;
	return status;
}

enum { TRIES = 24 };

/* Can the level be drawn at its bound with these types floating, `up` being one of them? */
static enum matching_status try_combination(struct caa_chain *chain, int link, int up,
	const struct caa_combination *c, int *tries, bool *reached)
{
	const struct caa_type *type = c->down >= 0 ? &chain->type[c->down] : NULL;
	enum matching_status status = MATCHING_OK;

	if (!type)
		return caa_inside_reached(chain, chain->link[link].from,
			(struct caa_absent){up, CAA_NOBODY}, reached);
	for (int i = 0; i < type->count && !*reached && *tries > 0 && status == MATCHING_OK; i++) {
		const int down = chain->member[type->first + i];
		bool below = true;

		if (down == up ||
			(!chain->link[link].out && !field_may_bye(chain->terms->field, down)))
			continue;
		if (chain->link[link].out)
			status = caa_below_reached(chain, link, down, c->colour, &below);
		if (status != MATCHING_OK || !below)
			continue;
		(*tries)--;
		status = caa_inside_reached(
			chain, chain->link[link].from, (struct caa_absent){up, down}, reached);
	}
	return status;
}

enum matching_status caa_plain_reached(struct caa_chain *chain, int link, int up, bool *reached)
{
	const struct caa_link *record = &chain->link[link];
	const int type = up >= 0 ? chain->type_of[up] : -1;
	enum matching_status status = MATCHING_OK;
	int tries = TRIES;

	*reached = false;
	for (int i = 0;
		i < record->ncombinations && !*reached && tries > 0 && status == MATCHING_OK; i++)
		if (record->combination[i].up == type)
			status = try_combination(
				chain, link, up, &record->combination[i], &tries, reached);
	return status;
}

/*
 * Among the cards of a type, those that are to be avoided or those that are not: does one reach the
 * bound?
 */
static enum matching_status try_type(struct caa_chain *chain, int link, int card,
	const struct caa_type *type, bool avoided, int *tries, bool *reached)
{
	const struct caa_terms *terms = chain->terms;
	enum matching_status status = MATCHING_OK;

	for (int i = 0; i < type->count && !*reached && *tries > 0 && status == MATCHING_OK; i++) {
		const int other = chain->member[type->first + i];

		if (!field_may_meet(terms->field, card, other) ||
			caa_chain_avoids(chain, card, other) != avoided)
			continue;
		(*tries)--;
		status = caa_plain_reached(chain, link, other, reached);
	}
	return status;
}

/* Does a card that comes into a plain level find an opponent at its bound? */
static enum matching_status try_plain(struct caa_chain *chain, int link, int card,
	enum pairing_colour colour, const int32_t *bound, bool *reached)
{
	const struct caa_terms *terms = chain->terms;
	const struct caa_link *record = &chain->link[link];
	int32_t *sum = arena_alloc(terms->memory.keep, (size_t)terms->columns, sizeof(*sum));
	enum matching_status status = MATCHING_OK;
	int tries = TRIES;

	if (!sum)
		return MATCHING_NO_MEMORY;
	for (int t = 0; t < record->ntypes; t++) {
		const struct caa_type *type = &chain->type[record->type + t];

		if (!record->least[t] ||
			field_colour(terms->field, card, chain->member[type->first]) != colour)
			continue;
		for (int i = 0; i < terms->columns; i++)
			sum[i] = record->least[t][i];
		caa_chain_board(chain, card, chain->member[type->first], sum);
		for (int avoided = 0; avoided < 2 && !*reached && status == MATCHING_OK;
			avoided++) {
			sum[terms->avoided] += avoided;
			if (caa_compare(terms, sum, bound) == 0)
				status =
					try_type(chain, link, card, type, avoided, &tries, reached);
		}
	}
	return status;
}

/*
 * The bound that holds for the card in particular, if the link is plain and the card comes from the
 * link above.
 */
static int32_t *bound_of(
	const struct caa_chain *chain, int link, int card, enum pairing_colour colour)
{
	const struct caa_link *record = &chain->link[link];

	if (!record->plain)
		return NULL;
	if (card < 0)
		return record->least[0];
	if (chain->link_of[chain->terms->field->card[card].level] != link - 1 ||
		chain->passes[card * 3 + (int)colour])
		return NULL;
	return chain->entry[card * 3 + (int)colour];
}

/* Could the card take the other one's place opposite `partner`, at the same cost? */
static bool takes_place(const struct caa_chain *chain, int card, int other, int partner,
	enum pairing_colour colour, int32_t *sum)
{
	const struct caa_terms *terms = chain->terms;
	const int n = terms->columns;

	if (!field_may_meet(terms->field, card, partner) ||
		caa_given(terms, card, partner) != colour)
		return false;
	for (int i = 0; i < 2 * n; i++)
		sum[i] = 0;
	caa_add_board(terms, card, partner, sum);
	caa_add_board(terms, other, partner, sum + n);
	return caa_compare(terms, sum, sum + n) == 0;
}

/*
 * A card of the same type whose draw is worth the bound of this card, too, and in which the card
 * could take its place: no draw with the card is worth less. *like is NULL if none is known.
 */
static enum matching_status find_like(const struct caa_chain *chain, int link, int card,
	enum pairing_colour colour, const struct caa_worth **like)
{
	const struct arena_mark mark = arena_mark(chain->terms->memory.scratch);
	const struct caa_type *type;
	const int32_t *entry;
	int32_t *sum;

	*like = NULL;
	if (card < 0 || chain->link_of[chain->terms->field->card[card].level] != link - 1)
		return MATCHING_OK;
	type = &chain->type[chain->type_of[card]];
	entry = chain->entry[card * 3 + (int)colour];
	sum = arena_alloc(
		chain->terms->memory.scratch, 2 * (size_t)chain->terms->columns, sizeof(*sum));
	if (!sum)
		return MATCHING_NO_MEMORY;
	for (int i = 0; entry && i < type->count && !*like; i++) {
		const int other = chain->member[type->first + i];
		const struct caa_worth *worth = find_worth(chain, link, other, colour);

		if (worth && worth->partner >= 0 &&
			caa_compare(chain->terms, worth->value, entry) == 0 &&
			takes_place(chain, card, other, worth->partner, colour, sum))
			*like = worth;
	}
	arena_release(chain->terms->memory.scratch, mark);
	return MATCHING_OK;
}

/* Whom the card that comes into the block meets there, or CAA_NOBODY. */
static int partner_of(const struct caa_solution *solution, int card)
{
	for (int v = 0; card >= 0 && v < solution->face.count; v++)
		if (solution->face.card[v] == card) {
			const int other = solution->face.card[solution->mate[v]];

			return other >= 0 ? other : CAA_NOBODY;
		}
	return CAA_NOBODY;
}

/* By the general method. */
static enum matching_status find_exact(struct caa_chain *chain, int link, int card,
	enum pairing_colour colour, struct caa_worth *worth)
{
	struct caa_solution solution;
	const struct caa_worth *like;
	enum matching_status status = find_like(chain, link, card, colour, &like);

	if (status != MATCHING_OK)
		return status;
	if (like) {
		worth->value = like->value;
		worth->partner = like->partner;
		worth->known = CAA_EXACT;
		return MATCHING_OK;
	}
	status = caa_chain_solve(chain, link, card, colour, false, &solution);
	if (status == MATCHING_NO_MEMORY)
		return status;
	worth->known = status == MATCHING_NONE ? CAA_IMPOSSIBLE : CAA_EXACT;
	if (status == MATCHING_OK) {
		worth->value = solution.value;
		worth->partner = partner_of(&solution, card);
	}
	return MATCHING_OK;
}

enum matching_status caa_chain_worth(struct caa_chain *chain, int link, int card,
	enum pairing_colour colour, struct caa_worth **result)
{
	struct caa_worth *worth = make_worth(chain, link, card, colour);
	int32_t *bound = bound_of(chain, link, card, colour);
	enum matching_status status = MATCHING_OK;
	bool reached = false;

	if (!worth)
		return MATCHING_NO_MEMORY;
	*result = worth;
	if (worth->known != CAA_UNKNOWN)
		return MATCHING_OK;
	if (bound)
		status = card >= 0 ? try_plain(chain, link, card, colour, bound, &reached)
				   : caa_plain_reached(chain, link, CAA_NOBODY, &reached);
	if (status != MATCHING_OK)
		return status;
	if (reached) {
		worth->value = bound;
		worth->known = CAA_AT_BOUND;
		return MATCHING_OK;
	}
	status = find_exact(chain, link, card, colour, worth);
	if (status == MATCHING_OK && worth->known == CAA_EXACT && bound &&
		caa_compare(chain->terms, bound, worth->value) == 0)
		worth->known = CAA_AT_BOUND;
	return status;
}
