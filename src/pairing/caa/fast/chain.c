/*
 * The best British draw link by link: where the links are, and the proof that the draw crosses no
 * boundary more than it must.
 */
#include "caa/fast/chain.h"

/*
 * From so many cards on the general method for all of them at once costs more than any number of
 * attempts.
 */
enum { MANY = 240 };

/*
 * CAA 6: the lowest level with a card that may have the bye; -1 when there is no bye, or nobody for
 * it.
 */
static int find_bye_level(const struct field *field)
{
	int level = -1;

	for (int c = 0; c < field->count && field->count % 2 != 0; c++)
		if (field_may_bye(field, c))
			level = field->card[c].level;
	return level;
}

static bool is_odd(const struct field *field, int level)
{
	const struct field_level *record = &field->level[level];
	bool odd = false;

	for (int c = record->first; c < record->first + record->count; c++)
		odd = odd != !caa_fixed_across(field, c);
	return odd;
}

/* The mid-line of a level (CAA 5; caa.md 3): those fixed across leave it as well. */
static int line_of(const struct field *field, const struct caa_link *link)
{
	const struct field_level *level = &field->level[link->from];
	int up = link->in, down = link->out || link->bye;

	for (int c = level->first; c < level->first + level->count; c++) {
		up += caa_fixed_across(field, c) && field->card[c].partner < c;
		down += caa_fixed_across(field, c) && field->card[c].partner > c;
	}
	return pairing_mid_line(level->count, up, down);
}

/* Boundaries that have to be crossed once: an odd number of cards is above, the bye apart. */
static void join_links(struct caa_chain *chain, int bye_level)
{
	const struct field *field = chain->terms->field;
	bool odd = false;

	for (int i = 0; i < chain->nlinks; i++) {
		struct caa_link *link = &chain->link[i];

		link->in = odd;
		link->bye = link->from <= bye_level && bye_level <= link->to;
		for (int k = link->from; k <= link->to; k++) {
			odd = odd != is_odd(field, k);
			chain->link_of[k] = i;
		}
		odd = odd != link->bye;
		link->out = odd;
		if (link->from != link->to || (link->bye && link->out))
			link->plain = false;
		link->line = line_of(field, link);
	}
}

/* Can term 5 matter at all? */
static bool may_avoid(const struct caa_terms *terms)
{
	const struct field *field = terms->field;
	const struct pairing_input *input = field->input;

	if (input->napart > 0 || input->round <= terms->options.clubs ||
		(input->round == 2 && terms->options.half_byes))
		return true;
	for (int c = 0; c < field->count && terms->options.defaults; c++) {
		const struct pairing_game *games = input->players[field->card[c].player].games;

		for (int r = 0; r < input->round - 1; r++)
			if ((games[r].kind == PAIRING_DEFAULT_WIN ||
				    games[r].kind == PAIRING_DEFAULT_LOSS) &&
				games[r].opponent >= 0)
				return true;
	}
	return false;
}

static bool start_chain(struct caa_chain *chain)
{
	const struct field *field = chain->terms->field;
	const size_t levels = (size_t)field->nlevels, n = (size_t)field->count;
	struct arena *arena = chain->terms->memory.keep;

	chain->link = arena_alloc(arena, levels, sizeof(*chain->link));
	chain->link_of = arena_alloc(arena, levels, sizeof(int));
	chain->outs = arena_alloc(arena, n * 3, sizeof(*chain->outs));
	if (!chain->link || !chain->link_of || !chain->outs)
		return false;
	chain->nlinks = field->nlevels;
	for (int k = 0; k < field->nlevels; k++)
		chain->link[k] =
			(struct caa_link){.from = k, .to = k, .plain = !caa_has_pins(field, k)};
	chain->may_avoid = may_avoid(chain->terms);
	return true;
}

/* What is found out anew when the links have changed. */
static bool restart_chain(struct caa_chain *chain)
{
	const struct field *field = chain->terms->field;
	struct arena *arena = chain->terms->memory.keep;

	chain->worth = arena_alloc(arena, (size_t)field->count * 3 + 1, sizeof(*chain->worth));
	chain->reached = arena_alloc(arena, (size_t)field->nlevels, sizeof(*chain->reached));
	return chain->worth && chain->reached && caa_chain_types(chain);
}

/*
 * A link that cannot be drawn is joined to the one below; one that nobody comes into although a
 * card is pinned to float up, to the one above.
 */
static int find_upper(const struct caa_chain *chain, int failed)
{
	const struct field *field = chain->terms->field;
	const struct field_level *level = &field->level[chain->link[failed].from];

	for (int c = level->first; c < level->first + level->count; c++)
		if (failed > 0 && !chain->link[failed].in && (field->card[c].pins & FIELD_PIN_UP) &&
			field->card[c].partner < 0)
			return failed - 1;
	return failed;
}

/* Join a link to the one below, the last one to the one above. */
static void merge(struct caa_chain *chain, int link)
{
	const int upper = link + 1 < chain->nlinks ? link : link - 1;

	chain->link[upper].to = chain->link[upper + 1].to;
	chain->link[upper].plain = false;
	chain->nlinks--;
	for (int i = upper + 1; i < chain->nlinks; i++)
		chain->link[i] = chain->link[i + 1];
}

/*
 * A joined link crosses its own boundaries as little as possible only if more cards that leave it
 * would not help: the least crossings when anybody may leave, against those of the draw.
 */
struct relaxed {
	const struct caa_chain *chain;
	const struct caa_link *link;
	int *card, cards; /* those of the link that are not fixed to meet one outside of it */
};

/*
 * Vertices: the cards, then (in, bye), then as many ways out as there are cards, and one more for
 * an even number.
 */
static int kind_of(const struct relaxed *r, int v)
{
	enum { CARD, IN, BYE, OUT };

	if (v < r->cards)
		return CARD;
	if (r->link->in && v == r->cards)
		return IN;
	return r->link->bye && v == r->cards + r->link->in ? BYE : OUT;
}

static void crossings(const void *data, int u, int v, int32_t *columns)
{
	enum { CARD, IN, BYE, OUT };
	const struct relaxed *r = data;
	const struct field_card *card = r->chain->terms->field->card;
	const int one = kind_of(r, u), two = kind_of(r, v);
	int from = r->link->to + 1, to = r->link->to + 1;

	if (one == BYE || two == BYE || (one == OUT && two == OUT))
		return;
	if (one == CARD)
		from = card[r->card[u]].level;
	if (two == CARD)
		to = card[r->card[v]].level;
	if (one == IN || two == IN) {
		to = one == IN ? to : from;
		from = r->link->from;
	}
	for (int k = from < to ? from : to; k < (from < to ? to : from); k++)
		columns[k - r->link->from]++;
}

/*
 * Has the arbiter fixed nothing that forbids the card to meet somebody below, or above, the link?
 */
static bool may_leave(const struct field_card *card, bool down)
{
	const unsigned against =
		FIELD_PIN_LEVEL | FIELD_PIN_BYE | (down ? FIELD_PIN_UP : FIELD_PIN_DOWN);

	return card->partner < 0 && !(card->pins & against);
}

static bool may_relax(const struct relaxed *r, int u, int v)
{
	enum { CARD, IN, BYE, OUT };
	const struct field *field = r->chain->terms->field;
	const int one = kind_of(r, u), two = kind_of(r, v);

	if (one == CARD && two == CARD)
		return field_may_meet(field, r->card[u], r->card[v]);
	if (two == BYE)
		return one == CARD && field_may_bye(field, r->card[u]);
	if (one == CARD)
		return may_leave(&field->card[r->card[u]], two == OUT);
	return one != BYE;
}

static enum matching_status relax(const struct relaxed *r, int32_t *least)
{
	const struct caa_terms *terms = r->chain->terms;
	const int others = r->link->in + r->link->bye, n = (2 * r->cards + others + 1) / 2 * 2;
	const int boundaries = r->link->to - r->link->from + 1;
	enum matching_status status;
	struct face face;
	int *mate;

	if (!face_init(&face, &terms->memory, n))
		return MATCHING_NO_MEMORY;
	for (int u = 0; u < n; u++)
		for (int v = u + 1; v < n; v++)
			face.edge[u * n + v] = face.edge[v * n + u] = may_relax(r, u, v);
	status = face_minimize(&face, &terms->memory, boundaries, crossings, r, NULL, &mate);
	for (int v = 0; status == MATCHING_OK && v < n; v++)
		if (mate[v] > v)
			crossings(r, v, mate[v], least);
	return status;
}

/* Is the card fixed to meet one of another level, and are not both of the link? */
static bool is_fixed_outside(const struct caa_chain *chain, const struct caa_link *link, int card)
{
	const struct field *field = chain->terms->field;
	const int level = field->card[card].level, partner = field->card[card].partner;

	return caa_fixed_across(field, card) &&
		(level < link->from || level > link->to ||
			field->card[partner].level < link->from ||
			field->card[partner].level > link->to);
}

/* Does the draw cross the boundaries of a joined link as little as can be? */
static enum matching_status check_link(
	const struct caa_chain *chain, int link, const int *mate, bool *proved)
{
	const struct field *field = chain->terms->field;
	const struct caa_link *record = &chain->link[link];
	const struct field_level *last = &field->level[record->to];
	const size_t boundaries = (size_t)(record->to - record->from + 1);
	int32_t *least = arena_alloc(chain->terms->memory.keep, 2 * boundaries, sizeof(*least)),
		*now;
	struct relaxed r = {.chain = chain, .link = record};
	enum matching_status status;

	r.card = arena_alloc(chain->terms->memory.keep, (size_t)field->count, sizeof(int));
	if (!least || !r.card)
		return MATCHING_NO_MEMORY;
	now = least + boundaries;
	for (int c = field->level[record->from].first; c < last->first + last->count; c++)
		if (!is_fixed_outside(chain, record, c))
			r.card[r.cards++] = c;
	status = relax(&r, least);
	if (status != MATCHING_OK)
		return status;
	for (int c = 0; c < last->first + last->count; c++)
		for (int k = field->card[c].level; mate[c] > c &&
			!is_fixed_outside(chain, record, c) && k < field->card[mate[c]].level;
			k++)
			if (k >= record->from && k <= record->to)
				now[k - record->from]++;
	*proved = true;
	for (size_t i = 0; i < boundaries; i++)
		*proved = *proved && now[i] == least[i];
	return MATCHING_OK;
}

/* The first link whose crossings are not proved least; -1: all are. */
static enum matching_status find_unproved(
	const struct caa_chain *chain, const int *mate, int *unproved)
{
	*unproved = -1;
	for (int i = 0; i < chain->nlinks && *unproved < 0; i++) {
		bool proved = true;

		if (chain->link[i].from != chain->link[i].to &&
			check_link(chain, i, mate, &proved) == MATCHING_NO_MEMORY)
			return MATCHING_NO_MEMORY;
		if (!proved)
			*unproved = i;
	}
	return MATCHING_OK;
}

/* Term 8 of a link by the general method. */
static enum matching_status draw_generally(
	struct caa_chain *chain, int link, struct branch **branches)
{
	struct branch *list = NULL;

	for (const struct branch *branch = *branches; branch; branch = branch->next) {
		const int card = branch->nair > 0 ? branch->air[0] : CAA_NOBODY;
		struct caa_solution *solution =
			arena_alloc(chain->terms->memory.keep, 1, sizeof(*solution));
		enum matching_status status;
		struct branch *start;

		if (!solution)
			return MATCHING_NO_MEMORY;
		status = caa_chain_solve(chain, link, card,
			card >= 0 ? branch->colour[card] : PAIRING_NEUTRAL, true, solution);
		if (status != MATCHING_OK)
			return status;
		if (!caa_branch_start(chain->terms, solution, branch, &start))
			return MATCHING_NO_MEMORY;
		start->next = list;
		list = start;
	}
	*branches = list;
	return caa_block_draw(chain->terms, branches);
}

static enum matching_status draw_link(struct caa_chain *chain, int link, struct branch **branches)
{
	bool plain = true;

	for (const struct branch *branch = *branches; branch; branch = branch->next) {
		const int card = branch->nair > 0 ? branch->air[0] : CAA_NOBODY;
		struct caa_worth *worth;

		if (caa_chain_worth(chain, link, card,
			    card >= 0 ? branch->colour[card] : PAIRING_NEUTRAL,
			    &worth) != MATCHING_OK)
			return MATCHING_NO_MEMORY;
		if (worth->known == CAA_IMPOSSIBLE)
			return MATCHING_NONE;
		plain = plain && worth->known == CAA_AT_BOUND;
	}
	if (plain) {
		const enum matching_status status = caa_plain_level(chain, link, branches);

		chain->plain_links += status == MATCHING_OK;
		if (status != MATCHING_NONE)
			return status;
	}
	return draw_generally(chain, link, branches);
}

/* Draw with the links as they are; MATCHING_NONE: *failed cannot be drawn. */
static enum matching_status draw_links(struct caa_chain *chain, int *mate, int *failed)
{
	const struct caa_terms *terms = chain->terms;
	struct branch empty = {.last = CAA_NOBODY}, *branches = caa_branch_copy(terms, &empty);
	const struct branch *best;

	if (!branches)
		return MATCHING_NO_MEMORY;
	chain->plain_links = 0;
	for (int i = 0; i < chain->nlinks; i++) {
		const enum matching_status status = draw_link(chain, i, &branches);

		*failed = i;
		if (status != MATCHING_OK)
			return status;
	}
	best = caa_last_tie(terms, branches);
	for (int c = 0; c < terms->field->count; c++)
		mate[c] = best->mate[c];
	return MATCHING_OK;
}

/* One attempt; MATCHING_NONE: *failed is to be joined to another, or (-1) has changed. */
static enum matching_status attempt(struct caa_chain *chain, int bye_level, int *mate, int *failed)
{
	enum matching_status status;

	join_links(chain, bye_level);
	if (!restart_chain(chain))
		return MATCHING_NO_MEMORY;
	status = caa_chain_bounds(chain, failed);
	if (status == MATCHING_OK)
		status = draw_links(chain, mate, failed);
	if (status != MATCHING_OK)
		return status;
	status = find_unproved(chain, mate, failed);
	return status == MATCHING_OK && *failed >= 0 ? MATCHING_NONE : status;
}

/* May all meet whom they are fixed to meet in another level? */
static bool fixed_may_meet(const struct field *field)
{
	for (int c = 0; c < field->count && field->npins > 0; c++)
		if (caa_fixed_across(field, c) && !field_may_meet(field, c, field->card[c].partner))
			return false;
	return true;
}

enum matching_status caa_best_chain(
	const struct caa_terms *terms, bool patient, int *mate, bool *proved, struct caa_work *work)
{
	const struct field *field = terms->field;
	const int bye_level = find_bye_level(field);
	struct caa_chain chain = {.terms = terms};
	enum matching_status status;
	int failed,
		attempts = field->count < MANY && !patient ? field->count / 60 + 1 : field->count;

	*proved = false;
	if ((field->count % 2 != 0 ? bye_level < 0 : field->pinned_bye >= 0) ||
		!fixed_may_meet(field))
		return MATCHING_NONE;
	if (!start_chain(&chain))
		return MATCHING_NO_MEMORY;
	while (!*proved && attempts-- > 0 && (chain.nlinks > 1 || field->nlevels == 1)) {
		status = attempt(&chain, bye_level, mate, &failed);
		if (status == MATCHING_NO_MEMORY)
			return status;
		*proved = status == MATCHING_OK;
		if (!*proved && failed >= 0 && chain.nlinks == 1)
			break;
		if (!*proved && failed >= 0)
			merge(&chain, find_upper(&chain, failed));
	}
	/*
	 * a bye that had to go higher than it should (a joined link may do that) is a matter of the
	 * whole field
	 */
	for (int c = 0; c < field->count && *proved; c++)
		*proved = mate[c] != CAA_BYE || field->card[c].level == bye_level;
	work->plain = chain.plain_links;
	return MATCHING_OK;
}
