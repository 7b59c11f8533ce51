/*
 * Term 8 of a plain level: its floaters in the order of rules 20 and 21, its boards by assignment.
 *
 * At its bound a level's transfers are known up to the cards of one class, so the places of
 * floaters among the cards of their colour have good bounds; candidates are tried in their order
 * until no later one can be better.
 */
#include "caa_chain.h"

#include <stdlib.h>

#include "lexi.h"

enum { KEY_MARK, KEY_HISTORY, KEY_COUNT, KEY_PLACE, KEYS };

struct candidate {
	int card; /* CAA_NOBODY: nobody floats */
	enum pairing_colour colour;
	int key[KEYS]; /* its entry, with a bound of the count */
};

struct plain {
	struct caa_chain *chain;
	int link;
	const struct field_level *level;
	const struct branch *branch;
	int air; /* the card from above */
	const int32_t *worth;
	struct candidate *down, *up;
	int ndown, nup;
	bool *before[2]; /* scratch for the counts */
	bool found;
	int key[2][KEYS]; /* the best entries */
	struct caa_boards boards;
	struct branch *first;
};

static int compare_keys(const int *a, const int *b)
{
	for (int i = 0; i < KEYS; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return 0;
}

static int compare_candidates(const void *one, const void *two)
{
	const struct candidate *a = one, *b = two;
	const int order = compare_keys(a->key, b->key);

	return order != 0 ? order : (a->colour > b->colour) - (a->colour < b->colour);
}

static int line_of(const struct plain *p)
{
	return p->chain->link[p->link].line;
}

static enum caa_order order_of(const struct plain *p, bool down)
{
	const struct caa_options *options = &p->chain->terms->options;

	if (!down)
		return caa_up_order(options);
	return p->chain->link[p->link].bye ? caa_bye_order() : caa_down_order(options);
}

static int place_of(const struct plain *p, bool down, int card)
{
	return caa_place(order_of(p, down), p->level->count, line_of(p), card - p->level->first);
}

static int card_at(const struct plain *p, bool down, int i)
{
	return p->level->first + caa_card_at(order_of(p, down), p->level->count, line_of(p), i);
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
		*colour = rule->majority == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;
		return rule->flexible;
	}
	if (rule->transfers == 0 || seeks != rule->majority)
		return false;
	if (strength < rule->threshold)
		*colour = rule->majority == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;
	return strength == rule->threshold;
}

/*
 * How many cards with this colour stand before a place at least, given the rule and both floaters.
 */
static int count_least(const struct plain *p, bool down, const struct caa_rule *rule,
	const struct candidate *of, const struct candidate *other)
{
	const int place = place_of(p, down, of->card);
	int count = 0, open = 0, outside = 0, least;

	for (int i = 0; i < p->level->count; i++) {
		const int card = card_at(p, down, i);
		enum pairing_colour colour;

		if (card == of->card)
			continue;
		if (other && card == other->card) {
			count += i < place && other->colour == of->colour;
		} else if (is_open(p, rule, card, &colour)) {
			open += i < place;
			outside += i >= place;
		} else if (i < place) {
			count += colour == of->colour;
		} else if (rule->transfers == 0) {
			break;
		}
	}
	if (rule->transfers == 0)
		return count;
	least = of->colour == rule->majority ? open - rule->of_threshold
					     : rule->of_threshold - outside;
	return count + (least > 0 ? least : 0);
}

/*
 * A bound that holds whatever the rule: cards that seek the colour, but for the other floater and those
 * transferred.
 */
static void fill_key(const struct plain *p, bool down, struct candidate *candidate, int slack)
{
	const enum pairing_colour *seeks = p->chain->seeks;
	int *key = candidate->key;

	key[KEY_MARK] = caa_float_mark(p->chain->terms, candidate->card, down);
	key[KEY_HISTORY] = caa_float_history(p->chain->terms, candidate->card, down);
	key[KEY_PLACE] = place_of(p, down, candidate->card);
	key[KEY_COUNT] = -slack - 1;
	for (int i = 0; i < key[KEY_PLACE]; i++)
		key[KEY_COUNT] += seeks[card_at(p, down, i)] == candidate->colour;
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

/* The most transfers that any pair of floaters leaves. */
static int most_transfers(const struct plain *p)
{
	const int *due = p->chain->dues + p->chain->link[p->link].from * 3;
	const int excess = due[PAIRING_WHITE] - due[PAIRING_BLACK];

	return (excess < 0 ? -excess : excess) / 2 + 2;
}

static bool has_combination(
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

static bool gather_down(struct plain *p, int slack)
{
	const struct caa_link *link = &p->chain->link[p->link];

	p->down = arena_alloc(
		p->chain->terms->scratch, 3 * (size_t)p->level->count, sizeof(*p->down));
	if (!p->down)
		return false;
	if (!link->out && !link->bye) {
		p->down[p->ndown++] = (struct candidate){.card = CAA_NOBODY};
		return true;
	}
	for (int c = p->level->first; c < p->level->first + p->level->count; c++) {
		for (int colour = 0; colour < 3; colour++) {
			struct candidate candidate = {
				.card = c, .colour = (enum pairing_colour)colour};

			if ((link->bye && !field_may_bye(p->chain->terms->field, c)) ||
				!has_combination(p, NULL, &candidate))
				continue;
			fill_key(p, true, &candidate, slack);
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

static bool gather_up(struct plain *p, int slack)
{
	const struct caa_terms *terms = p->chain->terms;
	int32_t *sum = arena_alloc(terms->scratch, (size_t)terms->columns, sizeof(*sum));

	p->up = arena_alloc(terms->scratch, (size_t)p->level->count, sizeof(*p->up));
	if (!p->up || !sum)
		return false;
	if (p->air < 0) {
		p->up[p->nup++] = (struct candidate){.card = CAA_NOBODY};
		return true;
	}
	for (int c = p->level->first; c < p->level->first + p->level->count; c++) {
		struct candidate candidate = {
			.card = c, .colour = field_colour(terms->field, c, p->air)};

		if (!keeps_worth(p, c, sum))
			continue;
		fill_key(p, false, &candidate, slack);
		p->up[p->nup++] = candidate;
	}
	qsort(p->up, (size_t)p->nup, sizeof(*p->up), compare_candidates);
	return true;
}

static int compare_best(const struct plain *p, int key[2][KEYS])
{
	const int order = p->found ? compare_keys(key[0], p->key[0]) : -1;

	return order != 0 ? order : compare_keys(key[1], p->key[1]);
}

static bool push(struct plain *p, const struct candidate *up, const struct candidate *down,
	const struct caa_boards *boards)
{
	struct branch *next = caa_branch_copy(p->chain->terms, p->branch);

	if (!next)
		return false;
	for (int i = 0; i < p->level->count; i++) {
		const int card = p->level->first + i;

		if (card != up->card && card != down->card)
			next->mate[card] = boards->mate[i];
	}
	next->nair = 0;
	if (up->card >= 0) {
		next->mate[up->card] = p->air;
		next->mate[p->air] = up->card;
	}
	if (down->card >= 0 && p->chain->link[p->link].out) {
		next->air[next->nair++] = down->card;
		next->colour[down->card] = down->colour;
	} else if (down->card >= 0) {
		next->mate[down->card] = CAA_BYE;
	}
	next->next = p->first;
	p->first = next;
	return true;
}

/* Compare a drawn level with the best so far and keep it if it is as good. */
static bool judge(struct plain *p, const struct candidate *up, const struct candidate *down,
	int key[2][KEYS], const struct caa_boards *boards)
{
	int order = compare_best(p, key);

	/* the counts are in the keys */
	if (order == 0)
		order = lexi_compare(boards->vector + 2, p->boards.vector + 2, boards->length - 2);
	if (order > 0)
		return true;
	if (order < 0)
		p->first = NULL;
	p->found = true;
	p->boards = *boards;
	for (int i = 0; i < KEYS; i++) {
		p->key[0][i] = key[0][i];
		p->key[1][i] = key[1][i];
	}
	return push(p, up, down, boards);
}

static void mark_before(
	struct plain *p, int which, const struct candidate *candidate, struct caa_count *count)
{
	const bool down = which == 0;

	if (candidate->card < 0)
		return;
	for (int i = 0; i < p->level->count; i++)
		p->before[which][card_at(p, down, i) - p->level->first] =
			i < candidate->key[KEY_PLACE];
	count->before = p->before[which];
	count->colour = candidate->colour;
}

static enum matching_status draw_boards(
	struct plain *p, const struct candidate *up, const struct candidate *down, int key[2][KEYS])
{
	const int level = p->chain->link[p->link].from;
	struct caa_count count[2] = {{NULL, PAIRING_NEUTRAL}, {NULL, PAIRING_NEUTRAL}};
	struct caa_boards boards;
	enum matching_status status;

	mark_before(p, 0, down, &count[0]);
	mark_before(p, 1, up, &count[1]);
	status = caa_inside_boards(
		p->chain, level, (struct caa_absent){up->card, down->card}, count, &boards);
	if (status != MATCHING_OK)
		return status == MATCHING_NONE ? MATCHING_OK : status;
	key[0][KEY_COUNT] = (int)boards.vector[0];
	key[1][KEY_COUNT] = (int)boards.vector[1];
	if (up->card >= 0 && down->card >= 0) {
		key[0][KEY_COUNT] +=
			count[0].before[up->card - p->level->first] && up->colour == down->colour;
		key[1][KEY_COUNT] +=
			count[1].before[down->card - p->level->first] && up->colour == down->colour;
	}
	return judge(p, up, down, key, &boards) ? MATCHING_OK : MATCHING_NO_MEMORY;
}

/* The card that leaves must be worth its bound below. */
static enum matching_status check_below(
	struct plain *p, const struct candidate *down, bool *reached)
{
	*reached = true;
	if (down->card < 0 || !p->chain->link[p->link].out)
		return MATCHING_OK;
	return caa_below_reached(p->chain, p->link, down->card, down->colour, reached);
}

static enum matching_status try_pair(
	struct plain *p, const struct candidate *up, const struct candidate *down)
{
	const int level = p->chain->link[p->link].from;
	int key[2][KEYS] = {{0}, {0}};
	struct caa_rule rule;
	enum matching_status status;
	bool reached;

	if (up->card == down->card && up->card >= 0)
		return MATCHING_OK;
	rule_of(p, up, down, &rule);
	for (int i = 0; i < KEYS; i++) {
		key[0][i] = down->key[i];
		key[1][i] = up->key[i];
	}
	if (down->card >= 0)
		key[0][KEY_COUNT] = count_least(p, true, &rule, down, up);
	if (p->found && compare_keys(key[0], p->key[0]) > 0)
		return MATCHING_OK;
	if (up->card >= 0)
		key[1][KEY_COUNT] = count_least(p, false, &rule, up, down);
	if (compare_best(p, key) > 0 || !has_combination(p, up, down))
		return MATCHING_OK;
	status = check_below(p, down, &reached);
	if (status == MATCHING_OK && reached)
		status = caa_inside_reached(
			p->chain, level, (struct caa_absent){up->card, down->card}, &reached);
	return status == MATCHING_OK && reached ? draw_boards(p, up, down, key) : status;
}

static enum matching_status draw_branch(struct plain *p)
{
	const int slack = most_transfers(p);

	p->ndown = p->nup = 0;
	if (!gather_down(p, slack) || !gather_up(p, slack))
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < p->ndown; i++) {
		if (p->found && compare_keys(p->down[i].key, p->key[0]) > 0)
			break;
		for (int j = 0; j < p->nup; j++)
			if (try_pair(p, &p->up[j], &p->down[i]) != MATCHING_OK)
				return MATCHING_NO_MEMORY;
	}
	return MATCHING_OK;
}

enum matching_status caa_plain_level(struct caa_chain *chain, int link, struct branch **branches)
{
	const struct field *field = chain->terms->field;
	struct plain p = {
		.chain = chain, .link = link, .level = &field->level[chain->link[link].from]};
	const struct arena_mark mark = arena_mark(chain->terms->scratch);
	enum matching_status status = MATCHING_NO_MEMORY;

	for (int i = 0; i < 2; i++)
		p.before[i] =
			arena_alloc(chain->terms->scratch, (size_t)p.level->count, sizeof(bool));
	if (!p.before[0] || !p.before[1])
		goto out;
	for (p.branch = *branches; p.branch; p.branch = p.branch->next) {
		struct caa_worth *worth;

		p.air = p.branch->nair > 0 ? p.branch->air[0] : CAA_NOBODY;
		status = caa_chain_worth(chain, link, p.air,
			p.air >= 0 ? p.branch->colour[p.air] : PAIRING_NEUTRAL, &worth);
		if (status != MATCHING_OK)
			goto out;
		p.worth = worth->value;
		status = draw_branch(&p);
		if (status != MATCHING_OK)
			goto out;
	}
	*branches = p.first;
	status = p.first ? MATCHING_OK : MATCHING_NONE;
out:
	arena_release(chain->terms->scratch, mark);
	return status;
}
