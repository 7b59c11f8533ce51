/* The British deal: who keeps his colour, as others have a weaker claim or stand lower. */
#include "config.h"

#include "app/deal/british.h"

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

/* Has he a board and his due colour, and a claim like that of this card, but on a higher level? */
static bool is_equal_higher(const struct dealer *dealer, int card, int other)
{
	const struct pairing_claim his = dealer_claim(dealer, card);
	const struct pairing_claim claim = dealer_claim(dealer, other);

	return dealer->due[card] == dealer->due[other] &&
		dealer->group_of[card] < dealer->group_of[other] &&
		british_colour(dealer, card) == dealer->due[card] &&
		pairing_claim_compare(&his, &claim) == 0 && !is_colour_fixed(dealer, card);
}

/* Advice 11: of equal claims the lower level changes. */
static void say_equal_claims(struct dealer *dealer, const struct british_joined *joined, int other)
{
	struct caption caption = {.count = 0};
	char names[CAPTION_NAMES_SIZE] = "", who[WHO_SIZE];
	int count = 0, named = 0;

	for (int i = joined->from; i < joined->end; i++)
		count += is_equal_higher(dealer, dealer->deal->order[i], other);
	if (count == 0 || is_colour_fixed(dealer, other))
		return;
	british_levels(dealer, joined->first, dealer->group_of[other]);
	dealer_step(dealer, DEAL_KEEPS, dealer->group_of[other]);
	for (int i = joined->from; i < joined->end; i++) {
		const int card = dealer->deal->order[i];

		if (!is_equal_higher(dealer, card, other))
			continue;
		if (named < CAPTION_NAMES || count == CAPTION_NAMES + 1)
			dealer_name(dealer, card);
		caption_name(names, sizeof(names), named++, count, dealer_who(dealer, card, who));
	}
	dealer_name(dealer, other);
	caption_add(&caption, "16, advice 11",
		count == 1
			? "%s keeps his colour: his claim equals that of %s, who stands on a lower level"
			: "%s keep their colour: their claims equal that of %s, who stands on a lower level",
		names, dealer_who(dealer, other, who));
	dealer_say(dealer, &caption);
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
			say_equal_claims(dealer, joined, strongest);
	}
}

void british_keepers(struct dealer *dealer, const struct british_joined *joined)
{
	say_keeps(dealer, joined);
	say_all_equal_claims(dealer, joined);
}
