/*
 * Colours on a board (article 5.2) and what the colour criteria C3, C10 to C13 see in it.
 */
#include "dutch/dutch.h"

#include <stdlib.h>

#include "cards/colour.h"

/*
 * 5.2.2: above 0 if a's preference is the stronger one; of two absolute ones the larger difference.
 */
static int compare_strength(const struct dutch_card *a, const struct dutch_card *b)
{
	if (a->strength != b->strength)
		return a->strength > b->strength ? 1 : -1;
	if (a->strength == DUTCH_ABSOLUTE)
		return abs(a->difference) - abs(b->difference);
	return 0;
}

int dutch_claims(const struct pairing_input *input, const struct pairing_entry *a,
	const struct pairing_entry *b)
{
	(void)input;
	if (a->strength != b->strength)
		return a->strength > b->strength ? 1 : -1;
	if (a->strength == PAIRING_STRENGTH_ABSOLUTE)
		return abs(a->difference) - abs(b->difference);
	return 0;
}

static enum pairing_colour colour_back(
	const struct dutch *dutch, const struct dutch_card *card, int back)
{
	return (enum pairing_colour)dutch->colours[card->first + card->played - back];
}

int dutch_last_different(const struct dutch *dutch, int a, int b)
{
	const struct dutch_card *one = &dutch->card[a], *two = &dutch->card[b];

	for (int back = 1; back <= one->played && back <= two->played; back++)
		if (colour_back(dutch, one, back) != colour_back(dutch, two, back))
			return back;
	return 0;
}

static enum pairing_colour colour_by_lot(const struct dutch *dutch, const struct dutch_card *higher)
{
	const enum pairing_colour lot =
		dutch->input->lot == PAIRING_BLACK ? PAIRING_BLACK : PAIRING_WHITE;

	return higher->tpn % 2 != 0 ? lot : colour_other(lot);
}

static enum pairing_colour pinned_colour(const struct dutch *dutch, int a, int b)
{
	const struct field_card *one = &dutch->field.card[a], *two = &dutch->field.card[b];

	return one->pinned != PAIRING_NEUTRAL ? one->pinned : colour_other(two->pinned);
}

enum pairing_colour dutch_colour(const struct dutch *dutch, int a, int b, const char **rule)
{
	const struct dutch_card *one = &dutch->card[a], *two = &dutch->card[b];
	enum pairing_colour colour = pinned_colour(dutch, a, b);
	int order, back;

	*rule = "";
	if (colour != PAIRING_NEUTRAL)
		return colour;
	*rule = "5.2.1";
	if (one->due != two->due)
		return one->due != PAIRING_NEUTRAL ? one->due : colour_other(two->due);
	*rule = "5.2.2";
	order = one->due != PAIRING_NEUTRAL ? compare_strength(one, two) : 0;
	if (order != 0)
		return order > 0 ? one->due : colour_other(one->due);
	*rule = "5.2.3";
	back = dutch_last_different(dutch, a, b);
	if (back > 0)
		return colour_back(dutch, two, back);
	*rule = "5.2.4";
	if (one->due != PAIRING_NEUTRAL)
		return a < b ? one->due : colour_other(one->due);
	*rule = "5.2.5";
	colour = colour_by_lot(dutch, a < b ? one : two);
	return a < b ? colour : colour_other(colour);
}

bool dutch_breaks_c3(const struct dutch *dutch, int a, int b)
{
	const struct dutch_card *one = &dutch->card[a], *two = &dutch->card[b];

	return one->strength == DUTCH_ABSOLUTE && two->strength == DUTCH_ABSOLUTE &&
		one->due == two->due && !one->topscorer && !two->topscorer;
}

bool dutch_may_meet(const struct dutch *dutch, int a, int b)
{
	return !dutch_breaks_c3(dutch, a, b) && field_may_meet(&dutch->field, a, b);
}

static int spreads_too_far(const struct dutch_card *card, enum pairing_colour given)
{
	return abs(card->difference + (given == PAIRING_WHITE ? 1 : -1)) > 2;
}

static void add_player(struct dutch_colour_cost *cost, const struct dutch_card *card,
	enum pairing_colour given, bool top)
{
	if (top) {
		cost->c10 += spreads_too_far(card, given);
		cost->c11 += card->repeated == given;
	}
	if (card->due == PAIRING_NEUTRAL || card->due == given)
		return;
	cost->c12++;
	cost->c13 += card->strength == DUTCH_STRONG;
}

struct dutch_colour_cost dutch_colour_cost_of(
	const struct dutch *dutch, int a, int b, enum pairing_colour given)
{
	const struct dutch_card *one = &dutch->card[a], *two = &dutch->card[b];
	const bool top = one->topscorer || two->topscorer;
	struct dutch_colour_cost cost = {0, 0, 0, 0};

	add_player(&cost, one, given, top);
	add_player(&cost, two, colour_other(given), top);
	return cost;
}

struct dutch_colour_cost dutch_colour_cost_for(
	const struct dutch *dutch, int a, int b, enum pairing_colour given)
{
	const struct dutch_card *one = &dutch->card[a], *two = &dutch->card[b];
	struct dutch_colour_cost cost = {0, 0, 0, 0};

	add_player(&cost, one, given, one->topscorer || two->topscorer);
	return cost;
}

struct dutch_colour_cost dutch_colour_cost(const struct dutch *dutch, int a, int b)
{
	const struct dutch_card *one = &dutch->card[a], *two = &dutch->card[b];
	const bool pinned = pinned_colour(dutch, a, b) != PAIRING_NEUTRAL,
		   top = one->topscorer || two->topscorer;
	const char *rule;

	/* both can have what they want; of topscorers C10 and C11 ask all the same */
	if (!pinned && !top && (one->due != two->due || one->due == PAIRING_NEUTRAL))
		return (struct dutch_colour_cost){0, 0, 0, 0};
	return dutch_colour_cost_of(dutch, a, b, dutch_colour(dutch, a, b, &rule));
}

int dutch_absolutes_denied(const struct dutch *dutch, int a, int b, enum pairing_colour given)
{
	const int cards[] = {a, b};
	const char *rule;
	int n = 0;

	if (pinned_colour(dutch, a, b) != PAIRING_NEUTRAL ||
		dutch_colour(dutch, a, b, &rule) == given)
		return 0;
	for (int i = 0; i < 2; i++) {
		const struct dutch_card *card = &dutch->card[cards[i]];

		/* 5.2 gives the other colour than the one given: is it that of his preference? */
		n += card->strength == DUTCH_ABSOLUTE &&
			card->due != (i == 0 ? given : colour_other(given));
	}
	return n;
}
