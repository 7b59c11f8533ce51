/*
 * The British draw link by link: types of cards, and what a level costs at least by its counts of
 * colours and claims.
 */
#include "caa/fast/chain.h"

static int *tally_of(const struct caa_chain *chain, int level, enum pairing_colour due)
{
	const int classes = chain->terms->field->nclasses;

	return chain->tally + ((size_t)level * 2 + (due == PAIRING_BLACK)) * (size_t)classes;
}

static bool is_above(const struct caa_chain *chain, int card)
{
	const struct field *field = chain->terms->field;
	const int level = field->card[card].level;
	const struct caa_link *link = &chain->link[chain->link_of[level]];

	return link->plain && card - field->level[level].first < link->line;
}

static bool same_type(const struct caa_chain *chain, const struct caa_type *type, int card)
{
	const struct field_card *record = &chain->terms->field->card[card];

	return record->partner < 0 && record->pinned == PAIRING_NEUTRAL && record->pins == 0 &&
		type->seeks == record->claim.due && type->strength == record->claim_class &&
		type->above == is_above(chain, card);
}

static bool is_pinned(const struct field_card *card)
{
	return card->partner >= 0 || card->pinned != PAIRING_NEUTRAL || card->pins != 0;
}

/* Are both fixed across? Their type takes no part in anything. */
static bool both_fixed(const struct field *field, int a, int b)
{
	return caa_fixed_across(field, a) && caa_fixed_across(field, b);
}

/* The type of a card among those of its level; a pinned card has one of its own. */
static int find_type(struct caa_chain *chain, int card, int first)
{
	const struct field *field = chain->terms->field;
	const struct field_card *record = &field->card[card];

	for (int t = first; t < chain->ntypes; t++) {
		const int other = chain->type[t].first;

		if (both_fixed(field, card, other) ||
			(!is_pinned(record) && !is_pinned(&field->card[other]) &&
				same_type(chain, &chain->type[t], card)))
			return t;
	}
	chain->type[chain->ntypes] = (struct caa_type){.level = record->level,
		.seeks = chain->seeks[card],
		.strength = chain->strength[card],
		.above = is_above(chain, card),
		.first = card};
	return chain->ntypes++;
}

/* The types of a level's cards that are pinned to float. */
static void find_musts(
	const struct caa_chain *chain, struct caa_link *link, const struct field_level *level)
{
	const struct field_card *card = chain->terms->field->card;

	link->must_up = link->must_down = CAA_NOBODY;
	for (int c = level->first; c < level->first + level->count; c++) {
		if (caa_fixed_across(chain->terms->field, c))
			continue;
		if (card[c].pins & FIELD_PIN_UP)
			link->must_up = chain->type_of[c];
		if (card[c].pins & FIELD_PIN_DOWN)
			link->must_down = chain->type_of[c];
	}
}

bool caa_fixed_across(const struct field *field, int card)
{
	const int partner = field->card[card].partner;

	return partner >= 0 && field->card[partner].level != field->card[card].level;
}

/* The board of a card with one of a lower level; false when out of memory. */
static bool add_fixed(struct caa_chain *chain, int card)
{
	const struct caa_terms *terms = chain->terms;
	int32_t **columns = &chain->fixed[terms->field->card[card].level];

	if (!*columns)
		*columns =
			arena_alloc(terms->memory.keep, (size_t)terms->columns, sizeof(**columns));
	if (*columns)
		caa_add_board(terms, card, terms->field->card[card].partner, *columns);
	return *columns != NULL;
}

/* The boards of a level that are fixed across; false when out of memory. */
static bool find_fixed(struct caa_chain *chain, struct caa_link *link, int k)
{
	const struct field *field = chain->terms->field;
	const struct field_level *level = &field->level[k];

	link->fixed_exchanges = link->fixed_above = 0;
	for (int c = level->first; c < level->first + level->count; c++) {
		const bool above = c - level->first<link->line, down = field->card[c].partner> c;

		if (!caa_fixed_across(field, c))
			continue;
		if (down && !add_fixed(chain, c))
			return false;
		link->fixed_above += down && above;
		link->fixed_exchanges += down ? -above : !above;
	}
	/* two floaters are not enough to leave one exchange */
	if (link->fixed_exchanges < -2 || link->fixed_exchanges > 2)
		link->plain = false;
	return true;
}

static void list_members(struct caa_chain *chain)
{
	int next = 0;

	for (int t = 0; t < chain->ntypes; t++) {
		chain->type[t].first = next;
		next += chain->type[t].count;
		chain->type[t].count = 0;
	}
	for (int c = 0; c < chain->terms->field->count; c++) {
		struct caa_type *type = &chain->type[chain->type_of[c]];

		chain->member[type->first + type->count++] = c;
	}
}

/* Is nobody of the level due a colour? */
static bool is_colourless(const struct field *field, int level)
{
	const struct field_level *record = &field->level[level];

	for (int c = record->first; c < record->first + record->count; c++)
		if (field->card[c].claim.due != PAIRING_NEUTRAL)
			return false;
	return true;
}

/*
 * What the arbiter has fixed for a card leaves its level plain if it only forbids boards: a colour,
 * an opponent, the half in which the card stands anyway, the bye, a float.
 */
static bool is_plain_pin(const struct field *field, int card)
{
	const struct field_card *record = &field->card[card];
	const struct field_level *level = &field->level[record->level];
	const int place = card - level->first;

	if ((record->pins & FIELD_PIN_TOP) && place >= (level->count - 1) / 2)
		return false;
	return !(record->pins & FIELD_PIN_BOTTOM) || place > level->count / 2;
}

/*
 * Somebody due no colour is pinned to one, where others are due one: whether he gets it for that or
 * by the pin is open, so nobody can be counted beforehand.
 */
static bool has_open_colours(const struct field *field, int level)
{
	const struct field_level *record = &field->level[level];
	bool pinned = false;

	for (int c = record->first; c < record->first + record->count; c++)
		pinned = pinned ||
			(field->card[c].pinned != PAIRING_NEUTRAL &&
				field->card[c].claim.due == PAIRING_NEUTRAL);
	return pinned && !is_colourless(field, level);
}

bool caa_has_pins(const struct field *field, int level)
{
	const struct field_level *record = &field->level[level];
	int down = 0, up = 0;

	if (has_open_colours(field, level))
		return true;
	for (int c = record->first; c < record->first + record->count; c++) {
		if (caa_fixed_across(field, c))
			continue;
		if (!is_plain_pin(field, c))
			return true;
		down += (field->card[c].pins & FIELD_PIN_DOWN) != 0;
		up += (field->card[c].pins & FIELD_PIN_UP) != 0;
	}
	return down > 1 || up > 1;
}

/*
 * A card with a pinned colour seeks that one, and no claim is stronger; but among those who seek
 * none it meets one of them, and the board is turned.
 */
static void find_seeker(struct caa_chain *chain, int card)
{
	const struct field *field = chain->terms->field;
	const struct field_card *record = &field->card[card];
	const bool firm = record->pinned != PAIRING_NEUTRAL && !is_colourless(field, record->level);

	chain->seeks[card] = firm ? record->pinned : record->claim.due;
	chain->strength[card] = firm ? field->nclasses : record->claim_class;
}

static void count_card(struct caa_chain *chain, int card)
{
	const struct field *field = chain->terms->field;
	const int level = field->card[card].level;
	const enum pairing_colour seeks = chain->seeks[card];

	if (caa_fixed_across(field, card))
		return;
	chain->dues[level * 3 + (int)seeks]++;
	if (seeks != PAIRING_NEUTRAL && chain->strength[card] < field->nclasses)
		tally_of(chain, level, seeks)[chain->strength[card]]++;
}

bool caa_chain_types(struct caa_chain *chain)
{
	const struct field *field = chain->terms->field;
	const size_t n = (size_t)field->count, levels = (size_t)field->nlevels;
	struct arena *arena = chain->terms->memory.keep;

	chain->ntypes = 0;
	chain->type = arena_alloc(arena, n, sizeof(*chain->type));
	chain->type_of = arena_alloc(arena, n, sizeof(int));
	chain->member = arena_alloc(arena, n, sizeof(int));
	chain->tally = arena_alloc(arena, levels * 2 * (size_t)field->nclasses, sizeof(int));
	chain->dues = arena_alloc(arena, levels * 3, sizeof(int));
	chain->fixed = arena_alloc(arena, levels, sizeof(*chain->fixed));
	chain->seeks = arena_alloc(arena, n, sizeof(*chain->seeks));
	chain->strength = arena_alloc(arena, n, sizeof(int));
	if (!chain->type || !chain->type_of || !chain->member || !chain->tally || !chain->dues ||
		!chain->fixed || !chain->seeks || !chain->strength)
		return false;
	for (int c = 0; c < field->count; c++)
		find_seeker(chain, c);
	for (int k = 0; k < field->nlevels; k++) {
		const struct field_level *level = &field->level[k];
		const int first = chain->ntypes;
		struct caa_link *link = &chain->link[chain->link_of[k]];

		if (!find_fixed(chain, link, k))
			return false;
		for (int c = level->first; c < level->first + level->count; c++) {
			chain->type_of[c] = find_type(chain, c, first);
			chain->type[chain->type_of[c]].count++;
			count_card(chain, c);
		}
		if (k == link->from)
			link->type = first;
		find_musts(chain, link, level);
		link->ntypes = chain->ntypes - link->type;
	}
	list_members(chain);
	return true;
}

/* How many of the cards taken out seek this colour with this strength. */
static int taken(
	const struct caa_chain *chain, int up, int down, enum pairing_colour seeks, int strength)
{
	int count = 0;

	if (up >= 0)
		count += chain->type[up].seeks == seeks && chain->type[up].strength == strength;
	if (down >= 0)
		count += chain->type[down].seeks == seeks && chain->type[down].strength == strength;
	return count;
}

/* Add what the cards cost whose pinned colour is not their due one. */
static void add_pinned(const struct caa_chain *chain, int level, int up, int down, int32_t *columns)
{
	const struct caa_terms *terms = chain->terms;
	const struct field_level *record = &terms->field->level[level];

	for (int c = record->first; c < record->first + record->count; c++)
		if (terms->field->card[c].pinned != PAIRING_NEUTRAL && chain->type_of[c] != up &&
			chain->type_of[c] != down && !caa_fixed_across(terms->field, c))
			caa_add_colour(terms, c, terms->field->card[c].pinned, columns);
}

void caa_add_fixed(const struct caa_chain *chain, int level, int32_t *columns)
{
	for (int i = 0; chain->fixed[level] && i < chain->terms->columns; i++)
		columns[i] += chain->fixed[level][i];
}

/*
 * How many of the level are due each colour without the card that goes up and that which goes down.
 */
static void count_dues(const struct caa_chain *chain, int level, int up, int down, int due[3])
{
	for (int i = 0; i < 3; i++)
		due[i] = chain->dues[level * 3 + i];
	if (up >= 0)
		due[chain->type[up].seeks]--;
	if (down >= 0)
		due[chain->type[down].seeks]--;
}

bool caa_least_inside(const struct caa_chain *chain, int level, int up, int down,
	struct caa_rule *rule, int32_t *columns)
{
	const struct caa_terms *terms = chain->terms;
	const int classes = terms->field->nclasses;
	const struct caa_link *link = &chain->link[chain->link_of[level]];
	const int above = down >= 0 && chain->type[down].above,
		  below = up >= 0 && !chain->type[up].above;
	int due[3], excess, left;

	count_dues(chain, level, up, down, due);
	*rule = (struct caa_rule){.majority = due[PAIRING_WHITE] >= due[PAIRING_BLACK]
			? PAIRING_WHITE
			: PAIRING_BLACK};
	excess = due[PAIRING_WHITE] - due[PAIRING_BLACK];
	excess = (excess < 0 ? -excess : excess) - due[PAIRING_NEUTRAL];
	rule->flexible = excess < 0;
	rule->colourless = due[PAIRING_WHITE] + due[PAIRING_BLACK] == 0;
	rule->transfers = excess > 0 ? excess / 2 : 0;
	rule->threshold = -1;
	rule->exchanges = link->fixed_exchanges + below - above;
	left = rule->transfers;
	for (int c = 0; c < classes && left > 0; c++) {
		const int have = tally_of(chain, level, rule->majority)[c] -
			taken(chain, up, down, rule->majority, c);
		const int take = have < left ? have : left;

		if (take == 0)
			continue;
		rule->threshold = c;
		rule->of_threshold = take;
		left -= take;
		if (columns)
			columns[terms->claims + classes - 1 - c] += take;
	}
	/* more whose colour is pinned than can meet */
	if (left > 0)
		return false;
	if (!columns)
		return true;
	if (terms->field->npins > 0)
		add_pinned(chain, level, up, down, columns);
	columns[terms->transfers] += rule->transfers;
	columns[terms->scores] += rule->transfers * terms->field->level[level].score;
	columns[terms->exchanges] += above + link->fixed_above;
	columns[terms->exchanges] += rule->exchanges > 0 ? rule->exchanges : 0;
	caa_add_fixed(chain, level, columns);
	return true;
}

bool caa_rule_is_open(const struct caa_rule *rule)
{
	return !rule->colourless && (rule->flexible || rule->transfers > 0);
}

bool caa_chain_avoids(const struct caa_chain *chain, int a, int b)
{
	return chain->may_avoid &&
		caa_avoid(chain->terms->field, &chain->terms->options, a, b) != 0;
}

bool caa_rule_allows(const struct caa_chain *chain, const struct caa_rule *rule, int a, int b)
{
	const struct field *field = chain->terms->field;
	const enum pairing_colour one = chain->seeks[a], two = chain->seeks[b];
	const int x = chain->strength[a], y = chain->strength[b];

	if (rule->flexible) {
		if (one == two && one != PAIRING_NEUTRAL)
			return false;
	} else if (one == rule->majority && two == rule->majority) {
		/* one is transferred: a weak one by a card that is not, or one of the threshold */
		if (rule->transfers == 0 || (x < y ? x : y) > rule->threshold ||
			(x > y ? x : y) < rule->threshold)
			return false;
	} else {
		/* a weak card of the majority has to be transferred */
		if (one != rule->majority && two != rule->majority)
			return false;
		if (rule->transfers > 0 && (one == rule->majority ? x : y) < rule->threshold)
			return false;
	}
	if (!field_may_meet(field, a, b))
		return false;
	return !caa_chain_avoids(chain, a, b);
}
