/*
 * The British draw link by link: lower bounds of everything below a boundary, from the last link
 * up.
 */
#include "caa/fast/chain.h"

struct bound {
	struct caa_chain *chain;
	int link;
	int32_t *sum; /* scratch */
};

static int32_t *copy_of(const struct bound *b, const int32_t *columns)
{
	const size_t n = (size_t)b->chain->terms->columns;
	int32_t *copy = arena_alloc(b->chain->terms->memory.keep, n, sizeof(*copy));

	for (size_t i = 0; copy && i < n; i++)
		copy[i] = columns[i];
	return copy;
}

/* Lower *best to the sum; false when out of memory. */
static bool lower(const struct bound *b, int32_t **best)
{
	const int n = b->chain->terms->columns;

	if (!*best) {
		*best = copy_of(b, b->sum);
		return *best != NULL;
	}
	if (caa_compare(b->chain->terms, b->sum, *best) < 0)
		for (int i = 0; i < n; i++)
			(*best)[i] = b->sum[i];
	return true;
}

static int first_member(const struct caa_chain *chain, int type)
{
	return chain->member[chain->type[type].first];
}

static bool has_bye_candidate(const struct caa_chain *chain, int type)
{
	for (int i = 0; i < chain->type[type].count; i++)
		if (field_may_bye(chain->terms->field, chain->member[chain->type[type].first + i]))
			return true;
	return false;
}

/* Does the arbiter want others to float the way this type would (-1: nobody does)? */
static bool leaves_others(int must, int type)
{
	return must != CAA_NOBODY && must != type;
}

/* Has the arbiter fixed for the card of this type, who then has it for himself, that he stays? */
static bool stays_inside(const struct caa_chain *chain, int type)
{
	const struct field_card *card;

	if (type < 0)
		return false;
	card = &chain->terms->field->card[first_member(chain, type)];
	return card->partner >= 0 || (card->pins & FIELD_PIN_LEVEL);
}

/* The sum for one combination of floaters; false when there is none. */
static bool add_up(const struct bound *b, const struct caa_combination *c)
{
	struct caa_chain *chain = b->chain;
	const struct caa_link *link = &chain->link[b->link];
	struct caa_rule rule;

	if (c->up >= 0 && c->up == c->down && chain->type[c->up].count < 2)
		return false;
	if (stays_inside(chain, c->up) || stays_inside(chain, c->down) ||
		leaves_others(link->must_up, c->up) || leaves_others(link->must_down, c->down))
		return false;
	for (int i = 0; i < chain->terms->columns; i++)
		b->sum[i] = 0;
	if (link->out) {
		const int32_t *below = chain->below[c->down * 3 + (int)c->colour];

		if (!below)
			return false;
		for (int i = 0; i < chain->terms->columns; i++)
			b->sum[i] = below[i];
	} else if (link->bye) {
		if (c->colour != chain->type[c->down].seeks || !has_bye_candidate(chain, c->down))
			return false;
		caa_add_bye(chain->terms, first_member(chain, c->down), b->sum);
	}
	return caa_least_inside(chain, link->from, c->up, c->down, &rule, b->sum);
}

typedef bool (*visit)(const struct bound *b, const struct caa_combination *combination, void *data);

static bool visit_all(const struct bound *b, visit each, void *data)
{
	const struct caa_link *link = &b->chain->link[b->link];
	const bool leaves = link->out || link->bye;

	for (int up = 0; up < (link->in ? link->ntypes : 1); up++) {
		for (int down = 0; down < (leaves ? link->ntypes : 1); down++) {
			for (int colour = 0; colour < (leaves ? 3 : 1); colour++) {
				const struct caa_combination c = {link->in ? link->type + up : -1,
					leaves ? link->type + down : -1,
					(enum pairing_colour)colour};

				if (add_up(b, &c) && !each(b, &c, data))
					return false;
			}
		}
	}
	return true;
}

static int32_t **least_of(const struct bound *b, const struct caa_combination *c)
{
	const struct caa_link *link = &b->chain->link[b->link];

	return &link->least[c->up >= 0 ? c->up - link->type : 0];
}

static bool lower_least(const struct bound *b, const struct caa_combination *c, void *data)
{
	(void)data;
	return lower(b, least_of(b, c));
}

static bool keep_combination(const struct bound *b, const struct caa_combination *c, void *data)
{
	struct caa_link *link = data;

	if (caa_compare(b->chain->terms, b->sum, *least_of(b, c)) == 0) {
		if (link->combination)
			link->combination[link->ncombinations] = *c;
		link->ncombinations++;
	}
	return true;
}

struct refining {
	bool changed;
};

/* Find the bound below of those who float at the least bound, where it is only a rough one. */
static bool refine_used(const struct bound *b, const struct caa_combination *c, void *data)
{
	struct refining *refining = data;

	if (!b->chain->link[b->link].out || !*least_of(b, c) ||
		caa_compare(b->chain->terms, b->sum, *least_of(b, c)) != 0)
		return true;
	return caa_bound_refine(b->chain, b->link + 1, c->down, c->colour, &refining->changed) ==
		MATCHING_OK;
}

static bool bound_plain(const struct bound *b)
{
	struct caa_link *link = &b->chain->link[b->link];

	struct refining refining = {.changed = true};

	link->combination = NULL;
	link->ncombinations = 0;
	while (refining.changed) {
		refining.changed = false;
		link->least = arena_alloc(
			b->chain->terms->memory.keep, (size_t)link->ntypes, sizeof(*link->least));
		if (!link->least || !visit_all(b, lower_least, NULL) ||
			!visit_all(b, refine_used, &refining))
			return false;
	}
	if (!visit_all(b, keep_combination, link))
		return false;
	link->combination = arena_alloc(b->chain->terms->memory.keep, (size_t)link->ncombinations,
		sizeof(*link->combination));
	link->ncombinations = 0;
	return link->combination && visit_all(b, keep_combination, link);
}

/* A type of a plain level that a card from above might meet, with what that costs at least. */
struct offer {
	int type;
	enum pairing_colour colour; /* of the card from above */
	int32_t *columns;
};

static bool make_offers(const struct bound *b, int type, struct offer *offers, int *count)
{
	struct caa_chain *chain = b->chain;
	const struct caa_link *link = &chain->link[b->link];
	const int card = first_member(chain, type);

	*count = 0;
	for (int t = 0; t < link->ntypes; t++) {
		const int other = first_member(chain, link->type + t);
		struct offer offer = {.type = link->type + t};
		int at = *count;

		if (!link->least[t])
			continue;
		offer.columns = copy_of(b, link->least[t]);
		if (!offer.columns)
			return false;
		caa_chain_board(chain, card, other, offer.columns);
		offer.colour = field_colour(chain->terms->field, card, other);
		for (; at > 0 &&
			caa_compare(chain->terms, offer.columns, offers[at - 1].columns) < 0;
			at--)
			offers[at] = offers[at - 1];
		offers[at] = offer;
		(*count)++;
	}
	return true;
}

enum meeting { MEETING_NONE, MEETING_AVOIDED, MEETING_FREE };

static enum meeting best_meeting(const struct caa_chain *chain, int card, int type)
{
	enum meeting best = MEETING_NONE;

	for (int i = 0; i < chain->type[type].count; i++) {
		const int other = chain->member[chain->type[type].first + i];

		if (!field_may_meet(chain->terms->field, card, other))
			continue;
		if (!caa_chain_avoids(chain, card, other))
			return MEETING_FREE;
		best = MEETING_AVOIDED;
	}
	return best;
}

/*
 * The least offer that a card can take with this colour, one board to be avoided counted if need
 * be.
 */
static bool take_offer(const struct bound *b, const struct offer *offers, int count, int card,
	int colour, int32_t **entry)
{
	for (int i = 0; i < count; i++) {
		enum meeting meeting;

		if ((int)offers[i].colour != colour)
			continue;
		if (*entry && caa_compare(b->chain->terms, offers[i].columns, *entry) >= 0)
			break;
		meeting = best_meeting(b->chain, card, offers[i].type);
		if (meeting == MEETING_FREE)
			*entry = offers[i].columns;
		if (meeting == MEETING_AVOIDED) {
			int32_t *columns = copy_of(b, offers[i].columns);

			if (!columns)
				return false;
			columns[b->chain->terms->avoided]++;
			if (!*entry || caa_compare(b->chain->terms, columns, *entry) < 0)
				*entry = columns;
		}
	}
	return true;
}

/* The card may go past a plain level on to the next one, if that bound is no worse. */
static void let_pass(const struct caa_chain *chain, int card, int colour, int32_t *past)
{
	int32_t **entry = &chain->entry[card * 3 + colour];

	if (!past || (*entry && caa_compare(chain->terms, *entry, past) < 0))
		return;
	*entry = past;
	chain->passes[card * 3 + colour] = true;
}

/* What each card of this type costs with each colour that comes down onto a plain level. */
static bool bound_entry(const struct bound *b, int type)
{
	struct caa_chain *chain = b->chain;
	const struct caa_link *link = &chain->link[b->link];
	struct offer *offers =
		arena_alloc(chain->terms->memory.scratch, (size_t)link->ntypes, sizeof(*offers));
	int count;

	if (!offers || !make_offers(b, type, offers, &count))
		return false;
	for (int colour = 0; colour < 3; colour++) {
		int32_t *past = NULL;

		if (link->out &&
			!caa_passing_bound(chain, b->link + 1, first_member(chain, type),
				(enum pairing_colour)colour, &past))
			return false;
		if (past)
			caa_add_fixed(chain, link->from, past);
		for (int m = 0; m < chain->type[type].count; m++) {
			const int card = chain->member[chain->type[type].first + m];

			if (!take_offer(b, offers, count, card, colour,
				    &chain->entry[card * 3 + colour]))
				return false;
			let_pass(chain, card, colour, past);
		}
	}
	return true;
}

static bool may_be_given(const struct caa_chain *chain, int type, int colour)
{
	const struct field_card *card = &chain->terms->field->card[first_member(chain, type)];

	if (card->partner >= 0)
		return false;
	if (colour == PAIRING_NEUTRAL)
		return card->claim.due == PAIRING_NEUTRAL;
	return card->pinned == PAIRING_NEUTRAL || colour == (int)card->pinned;
}

static enum matching_status bound_link(const struct bound *b)
{
	struct caa_chain *chain = b->chain;
	const struct caa_link *link = &chain->link[b->link], *above = link - 1;
	bool possible = false;

	if (link->plain && !bound_plain(b))
		return MATCHING_NO_MEMORY;
	if (!link->in)
		return MATCHING_OK;
	if (caa_bound_rest(chain, b->link) != MATCHING_OK)
		return MATCHING_NO_MEMORY;
	for (int type = above->type; type < above->type + above->ntypes; type++) {
		const struct arena_mark mark = arena_mark(chain->terms->memory.scratch);
		const bool bounded =
			!link->plain || stays_inside(chain, type) || bound_entry(b, type);

		arena_release(chain->terms->memory.scratch, mark);
		if (!bounded)
			return MATCHING_NO_MEMORY;
		for (int colour = 0; colour < 3; colour++) {
			if (!link->plain && may_be_given(chain, type, colour) &&
				!caa_bound_roughly(chain, b->link, type, colour))
				return MATCHING_NO_MEMORY;
			possible = caa_bound_gather(chain, type, colour) || possible;
		}
	}
	return possible ? MATCHING_OK : MATCHING_NONE;
}

/* A plain level whose best bound cannot be reached is given to the general method. */
static enum matching_status probe(const struct bound *b)
{
	enum { PROBES = 3 };
	struct caa_chain *chain = b->chain;
	struct caa_link *link = &chain->link[b->link];
	int best = -1;
	bool reached = false;

	if (!link->plain || !link->in)
		return MATCHING_OK;
	for (int t = 0; t < link->ntypes; t++)
		if (link->least[t] &&
			(best < 0 ||
				caa_compare(chain->terms, link->least[t], link->least[best]) < 0))
			best = t;
	for (int i = 0;
		best >= 0 && !reached && i < PROBES && i < chain->type[link->type + best].count;
		i++) {
		const int up = chain->member[chain->type[link->type + best].first + i];

		if (caa_plain_reached(chain, b->link, up, &reached) != MATCHING_OK)
			return MATCHING_NO_MEMORY;
	}
	if (reached)
		return MATCHING_OK;
	link->plain = false;
	return MATCHING_NONE;
}

enum matching_status caa_chain_bounds(struct caa_chain *chain, int *failed)
{
	struct bound b = {.chain = chain};

	b.sum = arena_alloc(
		chain->terms->memory.keep, (size_t)chain->terms->columns, sizeof(int32_t));
	chain->below = arena_alloc(
		chain->terms->memory.keep, (size_t)chain->ntypes * 3, sizeof(*chain->below));
	chain->entry = arena_alloc(chain->terms->memory.keep,
		(size_t)chain->terms->field->count * 3, sizeof(*chain->entry));
	chain->passes = arena_alloc(
		chain->terms->memory.keep, (size_t)chain->terms->field->count * 3, sizeof(bool));
	chain->rest =
		arena_alloc(chain->terms->memory.keep, (size_t)chain->nlinks, sizeof(*chain->rest));
	chain->rough = arena_alloc(
		chain->terms->memory.keep, (size_t)chain->ntypes * 3, sizeof(*chain->rough));
	if (!chain->rough || !b.sum || !chain->below || !chain->entry || !chain->passes ||
		!chain->rest)
		return MATCHING_NO_MEMORY;
	for (b.link = chain->nlinks - 1; b.link >= 0; b.link--) {
		enum matching_status status = bound_link(&b);

		*failed = b.link;
		if (status != MATCHING_OK)
			return status;
		*failed = -1;
		status = probe(&b);
		if (status != MATCHING_OK)
			return status;
	}
	return MATCHING_OK;
}
