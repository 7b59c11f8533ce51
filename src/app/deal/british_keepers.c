/* The British deal: who keeps his colour, as others have a weaker claim or stand lower. */
#include "config.h"

#include "app/deal/british.h"

/* With whose claim those of the others are compared, before they are. */
static void say_changes(struct dealer *dealer, const struct british_joined *joined, int card)
{
	const enum pairing_colour due = dealer->due[card];
	struct caption caption = {.count = 0};
	char who[WHO_SIZE];

	british_levels(dealer, joined->first, dealer->group_of[card]);
	dealer_step(dealer, DEAL_KEEPS, dealer->group_of[card]);
	caption_add(&caption, "16",
		"%s is to have %s: the claims of the others who are due %s are compared with his",
		dealer_who(dealer, card, who), due == PAIRING_WHITE ? "Black" : "White",
		words_colour(due));
	dealer_say(dealer, &caption);
	dealer_name(dealer, card);
}

/* Those whose claims are strongest do not change; a step each, the last of many are counted. */
static void say_keeps(struct dealer *dealer, const struct british_joined *joined)
{
	int more = 0, other = PAIRING_NOBODY;

	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];
		struct pairing_step alone = *step;
		struct caption caption = {.count = 0};
		int his, others;

		if (step->kind != PAIRING_STEP_KEEPS ||
			!british_is_of(dealer, joined, step->as.keeps.upper))
			continue;
		if (step->other != other)
			say_changes(dealer, joined, step->other);
		more = step->other == other ? more - 1 : step->as.keeps.keepers - 1;
		other = step->other;
		alone.as.keeps.keepers = 1;
		his = dealer->group_of[step->player];
		others = dealer->group_of[other];
		british_levels(dealer, joined->first, his < others ? others : his);
		dealer_step(dealer, DEAL_KEEPS, his < others ? his : others);
		if (his != others)
			dealer_reach(dealer, his < others ? others : his);
		caption_add_step(&caption, &dealer->cast, &alone);
		if (more > 0 &&
			(i + 1 == dealer->steps->count ||
				dealer->steps->steps[i + 1].kind != step->kind ||
				dealer->steps->steps[i + 1].other != other))
			caption_add(&caption, "", "So %s %d more", more == 1 ? "does" : "do", more);
		dealer_say(dealer, &caption);
		dealer_name(dealer, step->player);
		dealer_name(dealer, step->other);
	}
}

/* Is the colour of the card itself, or of his board, fixed? */
static bool is_colour_fixed(const struct dealer *dealer, int card)
{
	const struct pairing_input *input = &dealer->told->cards.input;

	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].colour != PAIRING_NEUTRAL &&
			(input->pins[i].player == card ||
				input->pins[i].player == dealer_opponent(dealer, card)))
			return true;
	return false;
}

/* Has he a board and his due colour, and a claim like that of this card? */
static bool is_equal(const struct dealer *dealer, int card, int other)
{
	const struct pairing_claim his = dealer_claim(dealer, card);
	const struct pairing_claim claim = dealer_claim(dealer, other);

	return dealer->due[card] == dealer->due[other] &&
		british_colour(dealer, card) == dealer->due[card] &&
		pairing_claim_compare(&his, &claim) == 0 && !is_colour_fixed(dealer, card);
}

/* Of those: is he on a higher level, or beside him on his own? */
static bool is_equal_on(const struct dealer *dealer, int card, int other, bool higher)
{
	const int *group = dealer->group_of;

	return (higher ? group[card] < group[other] : group[card] == group[other]) &&
		is_equal(dealer, card, other);
}

/* All of them. */
static struct caption_cards find_equals(
	const struct dealer *dealer, const struct british_joined *joined, int other, bool higher)
{
	struct caption_cards equals = {.count = 0};

	for (int i = joined->from; i < joined->end; i++)
		if (is_equal_on(dealer, dealer->deal->order[i], other, higher))
			caption_cards_add(&equals, dealer->deal->order[i]);
	return equals;
}

/* Advice 11: of equal claims the lower level changes; on one level what comes behind decides. */
static void say_equal_claims(
	struct dealer *dealer, const struct british_joined *joined, int other, bool higher)
{
	const struct caption_cards equals = find_equals(dealer, joined, other, higher);
	struct caption caption = {.count = 0};
	char names[CAPTION_NAMES_SIZE], who[WHO_SIZE];

	if (equals.count == 0)
		return;
	british_levels(dealer, joined->first, dealer->group_of[other]);
	dealer_step(dealer, DEAL_KEEPS, dealer->group_of[other]);
	dealer_name_cards(dealer, &equals);
	dealer_name(dealer, other);
	dealer_who(dealer, other, who);
	if (higher)
		caption_add(&caption, "16, advice 11",
			equals.count == 1
				? "%s keeps his colour: his claim equals that of %s, who stands on a lower level"
				: "%s keep their colour: their claims equal that of %s, who stands on a lower level",
			caption_cards_names(dealer, &equals, names), who);
	else
		caption_add(&caption, "20-25",
			equals.count == 1
				? "%s keeps his colour, with a claim like that of %s on the same level: who of them changes is left to who floats and who meets whom"
				: "%s keep their colours, with claims like that of %s on the same level: who of them changes is left to who floats and who meets whom",
			caption_cards_names(dealer, &equals, names), who);
	dealer_say(dealer, &caption);
}

/* Have claims been compared with this one's already? */
static bool has_keepers(const struct dealer *dealer, const struct british_joined *joined, int other)
{
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];

		if (step->kind == PAIRING_STEP_KEEPS && step->other == other &&
			british_is_of(dealer, joined, step->as.keeps.upper))
			return true;
	}
	return false;
}

static void say_all_equals(struct dealer *dealer, const struct british_joined *joined, int other)
{
	if (is_colour_fixed(dealer, other) ||
		find_equals(dealer, joined, other, true).count +
				find_equals(dealer, joined, other, false).count ==
			0)
		return;
	if (!has_keepers(dealer, joined, other))
		say_changes(dealer, joined, other);
	say_equal_claims(dealer, joined, other, true);
	say_equal_claims(dealer, joined, other, false);
}

/* Of each colour the highest of those who change with the strongest claim. */
static void say_all_equal_claims(struct dealer *dealer, const struct british_joined *joined)
{
	static const enum pairing_colour colours[] = {PAIRING_WHITE, PAIRING_BLACK};

	for (int k = 0; k < 2; k++) {
		int strongest = PAIRING_NOBODY;

		for (int i = joined->from; i < joined->end; i++) {
			const int card = dealer->deal->order[i];
			const struct pairing_claim claim = dealer_claim(dealer, card);
			struct pairing_claim most;

			if (!british_is_transferred(dealer, card) ||
				dealer->due[card] != colours[k])
				continue;
			if (strongest >= 0)
				most = dealer_claim(dealer, strongest);
			if (strongest < 0 || pairing_claim_compare(&claim, &most) > 0)
				strongest = card;
		}
		if (strongest >= 0)
			say_all_equals(dealer, joined, strongest);
	}
}

void british_keepers(struct dealer *dealer, const struct british_joined *joined)
{
	say_keeps(dealer, joined);
	say_all_equal_claims(dealer, joined);
}
