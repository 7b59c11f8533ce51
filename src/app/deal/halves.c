/*
 * The Dutch deal: who of a bracket stands in S1, in S2 and in limbo, and what is left of it once
 * who comes from above is paired (1.3, 3.3, 4.1).
 */
#include "config.h"

#include "app/deal/halves.h"

/* Does he come from above and lie in the bracket? */
static bool is_moved_down(const struct dealer *dealer, int card, int group)
{
	const struct deal_place *place = &dealer->place[card];

	return place->where == DEAL_LAID && place->group == group && dealer->group_of[card] < group;
}

/* The group in which he is paired or has the bye. */
static int paired_in(const struct dealer *dealer, int card)
{
	const int other = dealer_opponent(dealer, card);

	return other < 0 || dealer->group_of[other] < dealer->group_of[card]
		? dealer->group_of[card]
		: dealer->group_of[other];
}

/* Who stand in one half, in their order, and all that is said of them. */
struct half {
	int count;
	char names[CAPTION_NAMES_SIZE];
};

typedef bool is_in(const struct dealer *dealer, int card, int group);

/* The cards of which this is so, from the i-th on, so many at most. */
static void name_half(const struct dealer *dealer, is_in *belongs, int group, int from, int most,
	struct half *half)
{
	const struct deal *deal = dealer->deal;
	int count = 0, at = 0;
	char who[WHO_SIZE];

	*half = (struct half){.count = 0};
	for (int i = 0; i < deal->norder; i++)
		count += belongs(dealer, deal->order[i], group);
	half->count = count - from < most ? count - from : most;
	for (int i = 0, named = 0; i < deal->norder && named < half->count; i++) {
		if (!belongs(dealer, deal->order[i], group) || at++ < from)
			continue;
		caption_name(half->names, sizeof(half->names), named++, half->count,
			dealer_who(dealer, deal->order[i], who));
	}
}

static bool comes_and_is_paired(const struct dealer *dealer, int card, int group)
{
	return is_moved_down(dealer, card, group) && paired_in(dealer, card) == group &&
		dealer_opponent(dealer, card) >= 0;
}

static bool comes_and_goes_on(const struct dealer *dealer, int card, int group)
{
	return is_moved_down(dealer, card, group) && paired_in(dealer, card) > group;
}

/* Has he met all cards of the bracket? */
static bool has_met_all(const struct dealer *dealer, int card, int group)
{
	const struct deal_group *cards = &dealer->deal->groups[group];

	for (int i = cards->first; i < cards->first + cards->count; i++)
		if (!pairing_have_met(&dealer->position->cards.input, card, dealer->deal->order[i]))
			return false;
	return true;
}

/* Do all of the bracket whom he has not met meet others from above? */
static bool are_taken(const struct dealer *dealer, int card, int group)
{
	const struct deal_group *cards = &dealer->deal->groups[group];

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int one = dealer->deal->order[i], other = dealer_opponent(dealer, one);

		if (!pairing_have_met(&dealer->position->cards.input, card, one) &&
			(other < 0 || dealer->group_of[other] >= group))
			return false;
	}
	return true;
}

/* Who goes through the bracket: a step each, which takes him to the next one. */
static void say_limbo(struct dealer *dealer, int group)
{
	for (int i = 0; i < dealer->deal->norder; i++) {
		const int card = dealer->deal->order[i];
		struct caption caption = {.count = 0};
		struct deal_place to = dealer->place[card];
		char who[WHO_SIZE], score[16];

		if (!comes_and_goes_on(dealer, card, group))
			continue;
		dealer_step(dealer, DEAL_FACT, group);
		dealer_reach(dealer, group + 1);
		caption_add(&caption, "1.3",
			"%s is in limbo: he meets nobody of bracket %s and goes down further",
			dealer_who(dealer, card, who), dealer_score(dealer, group, score));
		if (has_met_all(dealer, card, group))
			caption_add(&caption, "C1", "%s has met all who have a score of %s", who,
				score);
		else if (are_taken(dealer, card, group))
			caption_add(&caption, "4.4",
				"All of score %s whom %s has not met meet others from above", score,
				who);
		dealer_say(dealer, &caption);
		dealer_name(dealer, card);
		to.group = group + 1;
		dealer_move(dealer, card, to);
	}
}

static void move_half(
	struct dealer *dealer, is_in *belongs, int group, int most, enum deal_half first)
{
	int at = 0;

	for (int i = 0; i < dealer->deal->norder; i++) {
		const int card = dealer->deal->order[i];
		struct deal_place to = dealer->place[card];

		if (!belongs(dealer, card, group))
			continue;
		to.half = at++ < most ? first : DEAL_BELOW;
		if (to.half != dealer->place[card].half)
			dealer_move(dealer, card, to);
	}
}

bool halves_of_bracket(struct dealer *dealer, int group)
{
	struct caption caption = {.count = 0};
	struct half s1, s2;

	name_half(dealer, comes_and_is_paired, group, 0, dealer->deal->norder, &s1);
	name_half(dealer, dealer_lies_in, group, 0, dealer->deal->norder, &s2);
	if (s1.count > 0 && s2.count > 0) {
		dealer_step(dealer, DEAL_LINE, group);
		caption_add(&caption, "1.3", "S1 is who comes from above, %s; S2 is %s", s1.names,
			s2.names);
		dealer_say(dealer, &caption);
		move_half(dealer, comes_and_is_paired, group, s1.count, DEAL_ABOVE);
		move_half(dealer, dealer_lies_in, group, 0, DEAL_BELOW);
	}
	say_limbo(dealer, group);
	return s1.count > 0;
}

/* The pairs that are left to be made in a bracket. */
static int count_pairs(const struct dealer *dealer, int group)
{
	int count = 0;

	for (int i = 0; i < dealer->deal->nboards; i++) {
		const struct deal_span span = dealer_span(dealer, i);

		count += span.high == group && span.low == group &&
			dealer->deal->boards[i].black >= 0 && !dealer->dealt[i];
	}
	return count;
}

void halves_of_remainder(struct dealer *dealer, int group, bool after)
{
	const int pairs = count_pairs(dealer, group);
	struct caption caption = {.count = 0};
	struct half s1, s2;

	name_half(dealer, dealer_lies_in, group, 0, pairs, &s1);
	name_half(dealer, dealer_lies_in, group, pairs, dealer->deal->norder, &s2);
	if (pairs == 0 || s2.count == 0)
		return;
	dealer_step(dealer, DEAL_LINE, group);
	caption_add(&caption, after ? "3.3" : "1.3", "%s is %s, S2 is %s",
		after ? "Of the remainder S1" : "S1", s1.names, s2.names);
	dealer_say(dealer, &caption);
	move_half(dealer, dealer_lies_in, group, pairs, DEAL_ABOVE);
}

/* Of those who leave the bracket one who stands in S1, the lowest; -1: none. */
static int find_leaving(const struct dealer *dealer, int group)
{
	const struct deal_group *cards = &dealer->deal->groups[group];

	for (int i = cards->first + cards->count - 1; i >= cards->first; i--) {
		const int card = dealer->deal->order[i];

		if (dealer_lies_in(dealer, card, group) && dealer->place[card].half == DEAL_ABOVE &&
			(dealer_opponent(dealer, card) < 0 || paired_in(dealer, card) > group))
			return card;
	}
	return PAIRING_NOBODY;
}

/* He changes his half with one of the step. */
static void cross(struct dealer *dealer, int card)
{
	struct deal_place to = dealer->place[card];

	to.half = to.half == DEAL_ABOVE ? DEAL_BELOW : DEAL_ABOVE;
	dealer_move(dealer, card, to);
}

int halves_exchanged(const struct dealer *dealer, int card)
{
	const struct deal_place *place = &dealer->place[card];

	if (place->where != DEAL_LAID || place->half != DEAL_BELOW)
		return PAIRING_NOBODY;
	return find_leaving(dealer, dealer->group_of[card]);
}

void halves_cross(struct dealer *dealer, int card, int other)
{
	if (dealer->place[card].where != DEAL_LAID || dealer->place[card].half == DEAL_NO_HALF)
		return;
	cross(dealer, card);
	if (other >= 0)
		cross(dealer, other);
}

static bool is_in_s2(const struct dealer *dealer, int card, int group)
{
	return dealer_lies_in(dealer, card, group) && dealer->place[card].half == DEAL_BELOW;
}

/* The first of S2 who is not paired yet, -1: nobody is left there. */
static int first_of_s2(const struct dealer *dealer, int group)
{
	const struct deal_group *cards = &dealer->deal->groups[group];

	for (int i = cards->first; i < cards->first + cards->count; i++)
		if (is_in_s2(dealer, dealer->deal->order[i], group))
			return dealer->deal->order[i];
	return PAIRING_NOBODY;
}

/* Is he the only one of S2 who is not paired yet? */
static bool is_last_of_s2(const struct dealer *dealer, int card, int group)
{
	const struct deal_group *cards = &dealer->deal->groups[group];

	for (int i = cards->first; i < cards->first + cards->count; i++)
		if (dealer->deal->order[i] != card &&
			is_in_s2(dealer, dealer->deal->order[i], group))
			return false;
	return true;
}

/* Does he want the colour of this one, who has another opponent with the other? */
static bool are_alike(const struct dealer *dealer, const struct pairing_step *place, int card)
{
	const enum pairing_colour due = dealer->due[place->player];

	return due != PAIRING_NEUTRAL && dealer->due[card] == due &&
		dealer->due[place->other] != due;
}

/* What is against one who comes before the opponent in S2, and its rule; NULL: nothing is plain. */
static const char *put_against(const struct dealer *dealer, const struct pairing_step *place,
	int card, char *text, size_t size)
{
	const int round = pairing_round_met(&dealer->position->cards.input, place->player, card);

	if (round > 0) {
		words_put(text, size, "they met in round %d", round);
		return "C1";
	}
	if (are_alike(dealer, place, card)) {
		words_put(text, size, "both are due %s", words_colour(dealer->due[card]));
		return "C12";
	}
	return NULL;
}

bool halves_add_place(
	const struct dealer *dealer, const struct pairing_step *place, struct caption *caption)
{
	const int group = dealer->group_of[place->player], ideal = place->as.place.ideal;
	const bool first = place->as.place.first;
	struct pairing_step alone = *place;
	char head[SENTENCE_SIZE], who[WHO_SIZE], whom[WHO_SIZE], own[16], against[64];
	const char *rule;

	if (place->as.place.own == place->as.place.other || !is_in_s2(dealer, ideal, group))
		return false;
	/* another may lie before him here than among the boards by which the reason was found */
	if ((first || ideal == place->other) && first_of_s2(dealer, group) != ideal)
		return false;
	if (ideal == place->other) {
		caption_add(caption, "4.2", "%s, %s of S1, meets %s, the %s of S2 not paired yet",
			dealer_who(dealer, place->player, who),
			words_ordinal(place->as.place.own + 1, place->as.place.own + 1, own),
			dealer_who(dealer, place->other, whom),
			is_last_of_s2(dealer, place->other, group) ? "only one" : "first");
		return true;
	}
	rule = put_against(dealer, place, ideal, against, sizeof(against));
	if (!rule)
		return false;
	alone.proof.passed = PAIRING_PASSED_MET;
	alone.as.place.first = 0;
	words_step_plain(&dealer->cast, &alone, head, sizeof(head));
	caption_add(caption, rule,
		first ? "%s; %s comes before him, but %s" : "%s; he would meet %s by place, but %s",
		head, dealer_who(dealer, ideal, who), against);
	return true;
}
