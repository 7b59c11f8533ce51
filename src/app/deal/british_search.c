/*
 * The British deal: what is plain on the table against those who come first in a search for a
 * floater.
 */
#include "config.h"

#include <string.h>

#include "app/deal/british.h"

/* One who is passed over in a search, and who is chosen. */
struct search {
	const struct dealer *dealer;
	const struct pairing_step *step;
	int card, chosen;
	bool up;
	bool one_level; /* both are of one level */
	bool swaps;     /* he floats as well; if the two changed opponents, no score would matter */
	char why[SENTENCE_SIZE];
	const char *rule;
};

static int count_column(const struct dealer *dealer, int level, enum pairing_colour colour)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	int count = 0;

	for (int i = cards->first; i < cards->first + cards->count; i++)
		count += dealer_lies_in(dealer, dealer->deal->order[i], level) &&
			dealer->place[dealer->deal->order[i]].colour == colour;
	return count;
}

static bool floated(const struct dealer *dealer, int card, int round, enum pairing_float way)
{
	return round > 0 &&
		dealer->position->cards.input.players[card].games[round - 1].floated == way;
}

/* CAA 20, 6: the larger colour group is looked at first. */
static bool is_of_smaller(struct search *search)
{
	const struct dealer *dealer = search->dealer;
	const enum pairing_colour colour = dealer->place[search->card].colour;
	const enum pairing_colour other = dealer->place[search->chosen].colour;
	const int level = dealer->group_of[search->card];
	int own, others;

	if (colour == PAIRING_NEUTRAL || other == PAIRING_NEUTRAL || colour == other)
		return false;
	own = count_column(dealer, level, colour);
	others = count_column(dealer, level, other);
	words_put(search->why, sizeof(search->why), "is of the smaller colour group, %s: %d to %d",
		words_colour(colour), own, others);
	return own < others;
}

/* CAA 20a, 21a */
static bool floated_last(struct search *search)
{
	const struct dealer *dealer = search->dealer;
	const int last = dealer->position->cards.input.round - 1;
	const enum pairing_float way = search->up ? PAIRING_FLOAT_UP : PAIRING_FLOAT_DOWN;

	words_put(search->why, sizeof(search->why), "%s last round",
		search->up ? "came up" : "went down");
	return search->step->as.float_passed.way != PAIRING_LEVEL &&
		floated(dealer, search->card, last, way) &&
		!floated(dealer, search->chosen, last, way);
}

/* CAA 21: he seeks the colour of who has come down, and the chosen one does not. */
static bool is_alike(struct search *search)
{
	const struct dealer *dealer = search->dealer;
	const int other = dealer_opponent(dealer, search->chosen);
	const enum pairing_colour due = other < 0 ? PAIRING_NEUTRAL : dealer->due[other];
	char who[WHO_SIZE];

	if (!search->up || due == PAIRING_NEUTRAL || dealer->due[search->card] != due ||
		dealer->due[search->chosen] == due)
		return false;
	words_put(search->why, sizeof(search->why), "is due %s like %s", words_colour(due),
		dealer_who(dealer, other, who));
	return dealer->place[search->card].colour == due && dealer->place[other].colour == due;
}

/* If he left, two would be left of the level, who have met or are due one colour. */
static bool leaves_two(struct search *search)
{
	const struct dealer *dealer = search->dealer;
	const int level = dealer->group_of[search->card];
	const struct deal_group *cards = &dealer->deal->groups[level];
	int left[2], count = 0, round;
	char one[WHO_SIZE], two[WHO_SIZE];

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];

		if (card == search->card || !dealer_lies_in(dealer, card, level))
			continue;
		if (count == 2)
			return false;
		left[count++] = card;
	}
	if (count < 2)
		return false;
	round = pairing_round_met(&dealer->position->cards.input, left[0], left[1]);
	words_put(search->why, sizeof(search->why),
		"then %s and %s would be left, who met in round %d",
		dealer_who(dealer, left[0], one), dealer_who(dealer, left[1], two), round);
	return round > 0;
}

/* He is left for one of his level who has met all others there of that colour. */
static bool is_needed(struct search *search)
{
	const struct dealer *dealer = search->dealer;
	const int level = dealer->group_of[search->card];
	const struct deal_group *cards = &dealer->deal->groups[level];
	const int whose = dealer_opponent(dealer, search->card);
	const enum pairing_colour colour = dealer->place[search->card].colour;
	struct caption_cards others = {.count = 0};
	char names[CAPTION_NAMES_SIZE], who[WHO_SIZE];

	if (colour == PAIRING_NEUTRAL || whose < 0 || !dealer_lies_in(dealer, whose, level) ||
		dealer->place[whose].colour == colour ||
		dealer->place[whose].colour == PAIRING_NEUTRAL)
		return false;
	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];

		if (card == search->card || !dealer_lies_in(dealer, card, level) ||
			dealer->place[card].colour != colour)
			continue;
		if (!pairing_have_met(&dealer->position->cards.input, whose, card))
			return false;
		caption_cards_add(&others, card);
	}
	/* whom he meets is asked later on */
	words_put(search->why, sizeof(search->why),
		"is left for %s, who has met all others in the %s column: %s",
		dealer->asked ? "another" : dealer_who(dealer, whose, who), words_colour(colour),
		caption_cards_names(dealer, &others, names));
	return others.count > 0;
}

/* He has met all who lie below his level: down there nobody is left for him. */
static bool met_all_below(struct search *search)
{
	const struct dealer *dealer = search->dealer;
	const struct deal *deal = dealer->deal;
	const struct deal_group *cards = &deal->groups[dealer->group_of[search->card]];
	struct caption_cards left = {.count = 0};
	char names[CAPTION_NAMES_SIZE];
	int round = 0;

	if (search->up || search->step->as.float_passed.way == PAIRING_LEVEL)
		return false;
	for (int i = cards->first + cards->count; i < deal->norder; i++) {
		const int card = deal->order[i];

		if (dealer->place[card].where == DEAL_SEATED)
			continue;
		round = pairing_round_met(&dealer->position->cards.input, search->card, card);
		if (round == 0)
			return false;
		caption_cards_add(&left, card);
	}
	caption_cards_names(dealer, &left, names);
	if (left.count == 1)
		words_put(search->why, sizeof(search->why),
			"he met %s, the only one left below this level, in round %d", names, round);
	else
		words_put(search->why, sizeof(search->why),
			"has met all who are left below this level: %s", names);
	return left.count > 0;
}

/* CAA 22: he has met who has come down. */
static bool met_floater(struct search *search)
{
	const struct dealer *dealer = search->dealer;
	const int other = dealer_opponent(dealer, search->chosen);
	const int round = other < 0
		? 0
		: pairing_round_met(&dealer->position->cards.input, other, search->card);
	char who[WHO_SIZE];

	words_put(search->why, sizeof(search->why), "he met %s in round %d",
		dealer_who(dealer, other, who), round);
	return round > 0;
}

/* CAA 16: all three are due one colour, which the chosen one gives up, as his claim is weaker. */
static bool has_stronger_claim(struct search *search)
{
	const struct dealer *dealer = search->dealer;
	const int other = dealer_opponent(dealer, search->chosen);
	const enum pairing_colour due = dealer->due[search->card];
	const struct pairing_claim his = dealer_claim(dealer, search->card);
	const struct pairing_claim chosen = dealer_claim(dealer, search->chosen);
	char who[WHO_SIZE], whom[WHO_SIZE];

	if (other < 0 || due == PAIRING_NEUTRAL || dealer->due[other] != due ||
		dealer->due[search->chosen] != due || british_colour(dealer, search->chosen) == due)
		return false;
	words_put(search->why, sizeof(search->why),
		"is due %s like %s, with a stronger claim than %s", words_colour(due),
		dealer_who(dealer, other, who), dealer_who(dealer, search->chosen, whom));
	return pairing_claim_compare(&his, &chosen) > 0;
}

/* He comes up to another, whom the chosen one has met. */
static bool is_left_for_floater(struct search *search)
{
	const struct dealer *dealer = search->dealer;
	const int whose = dealer_opponent(dealer, search->card);
	const int round = pairing_round_met(&dealer->position->cards.input, whose, search->chosen);
	char who[WHO_SIZE], whom[WHO_SIZE];

	words_put(search->why, sizeof(search->why), "is left for %s, who met %s in round %d",
		dealer->asked ? "another" : dealer_who(dealer, whose, who),
		dealer_who(dealer, search->chosen, whom), round);
	return round > 0;
}

/* Of one who comes up as well, but to another; false: nothing is plain. */
static bool find_swapped(struct search *search)
{
	search->rule = "22";
	if (met_floater(search))
		return true;
	search->rule = "21";
	if (search->swaps && (is_alike(search) || floated_last(search)))
		return true;
	search->rule = "16";
	if (search->swaps && has_stronger_claim(search))
		return true;
	search->rule = "1";
	return is_left_for_floater(search);
}

/* What the table shows against him; false: nothing. */
static bool find_plain(struct search *search)
{
	const struct deal_place *place = &search->dealer->place[search->card];

	if (search->step->proof.passed == PAIRING_PASSED_GOES)
		return search->up && find_swapped(search);
	search->rule = search->up                                    ? "21"
		: search->step->as.float_passed.way == PAIRING_LEVEL ? "6"
								     : "20";
	if (place->where == DEAL_SEATED) {
		words_put(search->why, sizeof(search->why), "is already seated");
		return true;
	}
	if (!dealer_lies_in(search->dealer, search->card, search->dealer->group_of[search->card]) ||
		!search->one_level)
		return false;
	if (search->up ? is_alike(search) : is_of_smaller(search))
		return true;
	if (floated_last(search))
		return true;
	search->rule = "1";
	return leaves_two(search) || is_needed(search) || met_all_below(search);
}

/* Is it known anyway what is against him, or nothing? */
static bool is_known(const struct pairing_step *step)
{
	switch (step->proof.passed) {
	case PAIRING_PASSED_MET:
	case PAIRING_PASSED_BARRED:
	case PAIRING_PASSED_SPARED:
	case PAIRING_PASSED_MORE:
	case PAIRING_PASSED_BETTER:
		return true;
	default:
		return step->player < 0;
	}
}

/*
 * Would it make no difference to any score if the two, who come up to different floaters, changed
 * these?
 */
static bool swaps(const struct dealer *dealer, int card, int chosen)
{
	const int *group = dealer->group_of;
	const int other = dealer_opponent(dealer, chosen), whose = dealer_opponent(dealer, card);

	return other >= 0 && whose >= 0 &&
		(group[card] == group[chosen] || group[other] == group[whose]);
}

void british_add_passed(
	const struct dealer *dealer, const struct pairing_step *step, struct caption *caption)
{
	struct search search = {.dealer = dealer,
		.step = step,
		.card = step->player,
		.chosen = step->other,
		.up = step->as.float_passed.way == PAIRING_FLOAT_UP,
		.one_level = step->player >= 0 && step->other >= 0 &&
			dealer->group_of[step->player] == dealer->group_of[step->other],
		.swaps = step->player >= 0 && swaps(dealer, step->player, step->other)};
	struct pairing_step alone = *step;
	char head[SENTENCE_SIZE];

	if (is_known(step) || !find_plain(&search)) {
		caption_add_step(caption, &dealer->cast, step);
		return;
	}
	alone.proof.passed = PAIRING_PASSED_UNKNOWN;
	words_step_plain(&dealer->cast, &alone, head, sizeof(head));
	caption_add(caption, search.rule, "%s, but %s", head, search.why);
}

/*
 * The last round before the last one in which he went down, if he stayed in the last one; 0: never.
 */
static int went_down(const struct dealer *dealer, int card)
{
	int round = dealer->position->cards.input.round - 1;

	if (floated(dealer, card, round, PAIRING_FLOAT_DOWN))
		return 0;
	while (round > 0 && !floated(dealer, card, round, PAIRING_FLOAT_DOWN))
		round--;
	return round;
}

/* Of the other column, whom the draw gives this colour. */
static struct caption_cards find_changing(
	const struct dealer *dealer, int level, enum pairing_colour colour)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	struct caption_cards changing = {.count = 0};

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];
		const enum pairing_colour column = dealer->place[card].colour;

		if (dealer_lies_in(dealer, card, level) && column != colour &&
			column != PAIRING_NEUTRAL && british_colour(dealer, card) == colour)
			caption_cards_add(&changing, card);
	}
	return changing;
}

void british_add_group(const struct dealer *dealer, int card, bool bye, struct caption *caption)
{
	const int level = dealer->group_of[card];
	const enum pairing_colour colour = dealer->place[card].colour;
	const int white = count_column(dealer, level, PAIRING_WHITE);
	const int black = count_column(dealer, level, PAIRING_BLACK);
	const int own = colour == PAIRING_WHITE ? white : black, other = white + black - own;
	const int before = bye ? 0 : went_down(dealer, card);
	const char *rule = bye ? "6" : "20";
	const struct caption_cards changing = find_changing(dealer, level, colour);
	char history[80] = "", names[CAPTION_NAMES_SIZE];

	if (before > 0)
		words_put(history, sizeof(history),
			"he went down in round %d, but only the last round counts", before);
	if (colour != PAIRING_NEUTRAL && own > other && own > 1)
		caption_add(caption, rule, "He is of the larger colour group, %s: %d to %d%s%s",
			words_colour(colour), own, other, before > 0 ? "; " : "", history);
	else if (colour != PAIRING_NEUTRAL && own == other)
		caption_add(caption, rule, "Both colour groups are alike, %d to %d%s%s", own, other,
			before > 0 ? "; " : "", history);
	else if (colour != PAIRING_NEUTRAL && changing.count > 0 &&
		changing.count <= CAPTION_NAMES && !dealer->asked &&
		own + changing.count > other - changing.count)
		caption_add(caption, rule,
			"He is of the larger colour group, %s: %d to %d, once %s change%s to it%s%s",
			words_colour(colour), own + changing.count, other - changing.count,
			caption_cards_names(dealer, &changing, names),
			changing.count == 1 ? "s" : "", before > 0 ? "; " : "", history);
	else if (before > 0)
		caption_add(caption, rule, "H%s", history + 1);
}
