/*
 * Term 8 of a plain level: candidates for its floats, and the entries of all floaters with bounds
 * of their counts.
 */
#include "caa/fast/plain.h"

#include <stdlib.h>

#include "cards/colour.h"

int plain_compare_keys(const int *a, const int *b)
{
	for (int i = 0; i < KEYS; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return 0;
}

static int compare_candidates(const void *one, const void *two)
{
	const struct candidate *a = one, *b = two;
	const int order = plain_compare_keys(a->key, b->key);

	return order != 0 ? order : (a->colour > b->colour) - (a->colour < b->colour);
}

/* Those fixed: who leaves first; in rank order, or in that of the opponents from above. */
static int compare_fixed(const void *one, const void *two)
{
	const struct candidate *a = one, *b = two;

	if (a->down != b->down)
		return a->down ? -1 : 1;
	return a->key[0] - b->key[0];
}

static int line_of(const struct plain *p)
{
	return p->chain->link[p->link].line;
}

/* Place of a card where such a candidate is sought. */
static int place_of(const struct plain *p, const struct candidate *of, int card)
{
	return caa_place(of->order, p->level->count, line_of(p), card - p->level->first);
}

static int card_at(const struct plain *p, const struct candidate *of, int i)
{
	return p->level->first + caa_card_at(of->order, p->level->count, line_of(p), i);
}

static enum pairing_colour fixed_colour(const struct plain *p, int card)
{
	const struct field *field = p->chain->terms->field;

	return field_colour(field, card, field->card[card].partner);
}

static bool is_fixed(const struct plain *p, int card)
{
	return p->is_fixed[card - p->level->first];
}

/* Is it open at the bound which colour the card gets? Otherwise *colour. */
static bool is_open(
	const struct plain *p, const struct caa_rule *rule, int card, enum pairing_colour *colour)
{
	const enum pairing_colour seeks = p->chain->seeks[card];
	const int strength = p->chain->strength[card];

	*colour = seeks;
	if (rule->colourless)
		return false;
	if (seeks == PAIRING_NEUTRAL) {
		*colour = colour_other(rule->majority);
		return rule->flexible;
	}
	if (rule->transfers == 0 || seeks != rule->majority)
		return false;
	if (strength < rule->threshold)
		*colour = colour_other(rule->majority);
	return strength == rule->threshold;
}

/* The colour of a card that is not inside the level; false if it is inside. */
static bool is_floating(const struct plain *p, int card, const struct candidate *up,
	const struct candidate *down, enum pairing_colour *colour)
{
	if (card == up->card)
		*colour = up->colour;
	else if (card == down->card)
		*colour = down->colour;
	else if (is_fixed(p, card))
		*colour = fixed_colour(p, card);
	else
		return false;
	return true;
}

/*
 * How many cards with the colour of a floater stand before it at least, given the rule and all
 * floaters.
 */
static int count_least(const struct plain *p, const struct caa_rule *rule,
	const struct candidate *of, const struct candidate *up, const struct candidate *down)
{
	const int place = of->key[KEY_PLACE];
	int count = 0, open = 0, outside = 0, least;

	for (int i = 0; i < p->level->count; i++) {
		const int card = card_at(p, of, i);
		enum pairing_colour colour;

		if (card == of->card)
			continue;
		if (is_floating(p, card, up, down, &colour)) {
			count += i < place && colour == of->colour;
		} else if (is_open(p, rule, card, &colour)) {
			open += i < place;
			outside += i >= place;
		} else if (i < place) {
			count += colour == of->colour;
		} else if (rule->transfers == 0) {
			break;
		}
	}
	if (rule->transfers == 0 || of->colour == PAIRING_NEUTRAL)
		return count;
	least = of->colour == rule->majority ? open - rule->of_threshold
					     : rule->of_threshold - outside;
	return count + (least > 0 ? least : 0);
}

/* The most transfers that any pair of floaters leaves. */
static int most_transfers(const struct plain *p)
{
	const int *due = p->chain->dues + p->chain->link[p->link].from * 3;
	const int excess = due[PAIRING_WHITE] - due[PAIRING_BLACK];

	return (excess < 0 ? -excess : excess) / 2 + 2;
}

/*
 * The entry, with a count that holds whatever the rule: cards that seek the colour or are fixed to
 * have it, but for the other floater and those transferred.
 */
static void fill_key(const struct plain *p, struct candidate *candidate)
{
	int *key = candidate->key;

	key[KEY_MARK] = caa_float_mark(p->chain->terms, candidate->card, candidate->down);
	key[KEY_HISTORY] = caa_float_history(p->chain->terms, candidate->card, candidate->down);
	key[KEY_PLACE] = place_of(p, candidate, candidate->card);
	key[KEY_COUNT] = -most_transfers(p) - 1;
	for (int i = 0; i < key[KEY_PLACE]; i++) {
		const int card = card_at(p, candidate, i);

		key[KEY_COUNT] += candidate->colour ==
			(is_fixed(p, card) ? fixed_colour(p, card) : p->chain->seeks[card]);
	}
	if (key[KEY_COUNT] < 0)
		key[KEY_COUNT] = 0;
}

static void rule_of(const struct plain *p, const struct candidate *up, const struct candidate *down,
	struct caa_rule *rule)
{
	caa_least_inside(p->chain, p->chain->link[p->link].from,
		up->card >= 0 ? p->chain->type_of[up->card] : -1,
		down->card >= 0 ? p->chain->type_of[down->card] : -1, rule, NULL);
}

bool plain_has_combination(
	const struct plain *p, const struct candidate *up, const struct candidate *down)
{
	const struct caa_link *link = &p->chain->link[p->link];
	const int one = up && up->card >= 0 ? p->chain->type_of[up->card] : -1;
	const int two = down && down->card >= 0 ? p->chain->type_of[down->card] : -1;

	for (int i = 0; i < link->ncombinations; i++) {
		const struct caa_combination *c = &link->combination[i];

		if ((!up || c->up == one) &&
			(!down || (c->down == two && (two < 0 || c->colour == down->colour))))
			return true;
	}
	return false;
}

static bool gather_down(struct plain *p)
{
	const struct caa_link *link = &p->chain->link[p->link];

	p->down = arena_alloc(
		p->chain->terms->memory.scratch, 3 * (size_t)p->level->count, sizeof(*p->down));
	if (!p->down)
		return false;
	if (!link->out && !link->bye) {
		p->down[p->ndown++] = (struct candidate){.card = CAA_NOBODY};
		return true;
	}
	for (int c = p->level->first; c < p->level->first + p->level->count; c++) {
		for (int colour = 0; colour < 3; colour++) {
			struct candidate candidate = {.card = c,
				.colour = (enum pairing_colour)colour,
				.down = true,
				.order = link->bye ? caa_bye_order()
						   : caa_down_order(&p->chain->terms->options)};

			if ((link->bye && !field_may_bye(p->chain->terms->field, c)) ||
				!plain_has_combination(p, NULL, &candidate))
				continue;
			fill_key(p, &candidate);
			p->down[p->ndown++] = candidate;
		}
	}
	qsort(p->down, (size_t)p->ndown, sizeof(*p->down), compare_candidates);
	return true;
}

/* Does meeting this card keep the card from above at its worth? */
static bool keeps_worth(const struct plain *p, int card, int32_t *sum)
{
	const struct caa_chain *chain = p->chain;
	const struct caa_terms *terms = chain->terms;
	const struct caa_link *link = &chain->link[p->link];
	const int32_t *least = link->least[chain->type_of[card] - link->type];

	if (!least || !field_may_meet(terms->field, p->air, card) ||
		field_colour(terms->field, p->air, card) != p->branch->colour[p->air])
		return false;
	for (int i = 0; i < terms->columns; i++)
		sum[i] = least[i];
	caa_add_board(terms, p->air, card, sum);
	return caa_compare(terms, sum, p->worth) == 0;
}

static bool gather_up(struct plain *p)
{
	const struct caa_terms *terms = p->chain->terms;
	int32_t *sum = arena_alloc(terms->memory.scratch, (size_t)terms->columns, sizeof(*sum));

	p->up = arena_alloc(terms->memory.scratch, (size_t)p->level->count, sizeof(*p->up));
	if (!p->up || !sum)
		return false;
	if (p->air < 0) {
		p->up[p->nup++] = (struct candidate){.card = CAA_NOBODY};
		return true;
	}
	for (int c = p->level->first; c < p->level->first + p->level->count; c++) {
		struct candidate candidate = {.card = c,
			.colour = field_colour(terms->field, c, p->air),
			.order = caa_up_order(&terms->options)};

		if (!keeps_worth(p, c, sum))
			continue;
		fill_key(p, &candidate);
		p->up[p->nup++] = candidate;
	}
	qsort(p->up, (size_t)p->nup, sizeof(*p->up), compare_candidates);
	return true;
}

bool plain_gather(struct plain *p)
{
	p->ndown = p->nup = 0;
	return gather_down(p) && gather_up(p);
}

/* Those of the level that are fixed across. */
static void list_fixed(struct plain *p)
{
	const struct field *field = p->chain->terms->field;
	const struct caa_options *options = &p->chain->terms->options;
	const int first = p->level->first;

	for (int c = first; c < first + p->level->count; c++)
		p->is_fixed[c - first] = caa_fixed_across(field, c);
	for (int c = first; c < first + p->level->count; c++) {
		const int partner = field->card[c].partner;

		if (!is_fixed(p, c))
			continue;
		p->fixed[p->nfixed] = (struct candidate){.card = c,
			.colour = fixed_colour(p, c),
			.down = partner > c,
			.order = partner > c ? caa_down_order(options) : caa_up_order(options)};
		p->fixed[p->nfixed].key[0] = partner > c ? c : partner;
		p->nfixed_down += partner > c;
		p->nfixed++;
	}
	qsort(p->fixed, (size_t)p->nfixed, sizeof(*p->fixed), compare_fixed);
	for (int i = 0; i < p->nfixed; i++)
		fill_key(p, &p->fixed[i]);
}

bool plain_init(struct plain *p, struct caa_chain *chain, int link)
{
	struct arena *arena = chain->terms->memory.scratch;
	size_t n, fixed = 0, entries;

	*p = (struct plain){.chain = chain, .link = link};
	p->level = &chain->terms->field->level[chain->link[link].from];
	n = (size_t)p->level->count;
	for (int c = p->level->first; c < p->level->first + p->level->count; c++)
		fixed += caa_fixed_across(chain->terms->field, c);
	entries = fixed + 2;
	p->is_fixed = arena_alloc(arena, n, sizeof(*p->is_fixed));
	p->change = arena_alloc(arena, n, sizeof(*p->change));
	p->fixed = arena_alloc(arena, entries, sizeof(*p->fixed));
	p->least = arena_alloc(arena, entries, sizeof(*p->least));
	p->entry = arena_alloc(arena, entries, sizeof(*p->entry));
	p->before = arena_alloc(arena, entries, sizeof(*p->before));
	p->count = arena_alloc(arena, entries, sizeof(*p->count));
	p->key = arena_alloc(arena, entries * KEYS, sizeof(*p->key));
	p->best = arena_alloc(arena, entries * KEYS, sizeof(*p->best));
	if (!p->is_fixed || !p->change || !p->fixed || !p->least || !p->entry || !p->before ||
		!p->count || !p->key || !p->best)
		return false;
	for (size_t i = 0; i < entries; i++) {
		p->before[i] = arena_alloc(arena, n, sizeof(bool));
		if (!p->before[i])
			return false;
	}
	list_fixed(p);
	return true;
}

/* Add those fixed from i to end - 1 and, where its rank among them is, the other one. */
static void merge_entries(struct plain *p, int i, int end, const struct candidate *one, int rank)
{
	const struct field_card *card = p->chain->terms->field->card;
	bool open = one->card >= 0;

	for (; i < end; i++) {
		const int other = p->fixed[i].card;

		if (open && rank < (one->down ? other : card[other].partner)) {
			p->entry[p->nentries++] = one;
			open = false;
		}
		p->entry[p->nentries++] = &p->fixed[i];
	}
	if (open)
		p->entry[p->nentries++] = one;
}

enum { JOINT_MOST = 39 }; /* digits of base 3 in a word */

static bool stands_before(const struct plain *p, const struct candidate *of, int card)
{
	return place_of(p, of, card) < of->key[KEY_PLACE];
}

/*
 * What the counts change if the card is transferred: -1, 0 or 1 an entry, as digits of a number in
 * the order of the lists.
 */
static int64_t change_of(const struct plain *p, enum pairing_colour majority, int card)
{
	int64_t change = 0;

	for (int i = 0; i < p->nentries && i < JOINT_MOST; i++) {
		const struct candidate *of = p->entry[i];
		int digit = 1;

		if (of->colour != PAIRING_NEUTRAL && stands_before(p, of, card))
			digit = of->colour == majority ? 0 : 2;
		change = change * 3 + digit;
	}
	return change;
}

static int compare_changes(const void *one, const void *two)
{
	const int64_t a = *(const int64_t *)one, b = *(const int64_t *)two;

	return (a > b) - (a < b);
}

/* The counts when all keep their colour, and in p->change what each transfer would change. */
static int count_untransferred(struct plain *p, const struct caa_rule *rule,
	const struct candidate *up, const struct candidate *down)
{
	const int entries = p->nentries < JOINT_MOST ? p->nentries : JOINT_MOST;
	int open = 0;

	for (int i = 0; i < entries; i++)
		p->key[(size_t)i * KEYS + KEY_COUNT] = 0;
	for (int c = p->level->first; c < p->level->first + p->level->count; c++) {
		enum pairing_colour colour;

		if (!is_floating(p, c, up, down, &colour) && is_open(p, rule, c, &colour)) {
			colour = rule->majority;
			p->change[open++] = change_of(p, rule->majority, c);
		}
		for (int i = 0; i < entries; i++)
			p->key[(size_t)i * KEYS + KEY_COUNT] += p->entry[i]->card != c &&
				p->entry[i]->colour == colour && stands_before(p, p->entry[i], c);
	}
	return open;
}

/*
 * The least counts of all entries together: a transfer that lets one count fall may let another
 * rise, and the first in the list comes first. Sums of the least changes are the least sums.
 */
static void count_jointly(struct plain *p, const struct caa_rule *rule, const struct candidate *up,
	const struct candidate *down)
{
	const int entries = p->nentries < JOINT_MOST ? p->nentries : JOINT_MOST;
	const int open = count_untransferred(p, rule, up, down);

	qsort(p->change, (size_t)open, sizeof(*p->change), compare_changes);
	for (int k = 0; k < rule->of_threshold && k < open; k++) {
		int64_t change = p->change[k];

		for (int i = entries - 1; i >= 0; i--) {
			p->key[(size_t)i * KEYS + KEY_COUNT] += (int)(change % 3) - 1;
			change /= 3;
		}
	}
}

int plain_compare_best(const struct plain *p)
{
	int order = p->found ? 0 : -1;

	for (int i = 0; i < p->nentries && order == 0; i++)
		order = plain_compare_keys(p->key + (size_t)i * KEYS, p->best + (size_t)i * KEYS);
	return order;
}

bool plain_list(struct plain *p, const struct candidate *up, const struct candidate *down,
	struct caa_rule *rule)
{
	bool ahead = !p->found;

	rule_of(p, up, down, rule);
	p->nentries = 0;
	merge_entries(p, 0, p->nfixed_down, down, down->card);
	merge_entries(p, p->nfixed_down, p->nfixed, up, p->air);
	for (int i = 0; i < p->nentries; i++) {
		int *key = p->key + (size_t)i * KEYS;
		int order;

		for (int k = 0; k < KEYS; k++)
			key[k] = p->entry[i]->key[k];
		key[KEY_COUNT] = count_least(p, rule, p->entry[i], up, down);
		order = ahead ? -1 : plain_compare_keys(key, p->best + (size_t)i * KEYS);
		if (order > 0)
			return false;
		ahead = order < 0;
	}
	if (p->nentries < 2 || rule->transfers == 0)
		return true;
	count_jointly(p, rule, up, down);
	return plain_compare_best(p) <= 0;
}
