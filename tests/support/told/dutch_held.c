/* What a Dutch board could be around the boards that are made before it. */
#include "support/told/dutch_held.h"

#include "support/reference/dutch_facts.h"
#include "support/told/told_held.h"

static const struct fact_card *card_at(const struct told *told, int card)
{
	return &told->facts.card[card];
}

/* The bracket in which a card and its opponent are paired; is one of them from above? */
static int made_in(const struct told *told, int card, bool *from_above)
{
	const int other = card_at(told, card)->opponent;
	const int low = card_at(told, card > other ? card : other)->level;

	*from_above = card_at(told, card)->level != card_at(told, other)->level;
	return low;
}

/* The higher one of the board of a card. */
static int top_of(const struct told *told, int card)
{
	const int other = card_at(told, card)->opponent;

	return card < other ? card : other;
}

bool dutch_said_before(const struct told *told, int card, int of, bool exchange)
{
	const int other = card_at(told, card)->opponent;
	bool his, its;

	if (other < 0 || card_at(told, of)->opponent < 0)
		return false;
	if (made_in(told, card, &his) != made_in(told, of, &its))
		return made_in(told, card, &his) < made_in(told, of, &its);
	return his != its ? his : (his || !exchange) && top_of(told, card) < top_of(told, of);
}

static bool is_before(const struct told *told, int card, int of, const struct pairing_pin *pin)
{
	return dutch_said_before(told, card, of, pin->kind != PAIRING_PIN_BOARD);
}

static bool may_meet(const struct told *told, int card, int other)
{
	return facts_met(&told->facts, card_at(told, card)->pin, card_at(told, other)->pin) == 0 &&
		!dutch_facts_same_absolute(&told->facts, card, other);
}

/* That of the bracket in which the card is paired. */
static int bracket_score(const struct told *told, int of)
{
	bool above;

	return card_at(told, told->facts.first[made_in(told, of, &above)])->score;
}

void dutch_said_pin(
	const struct told *told, int of, const struct pairing_pin *pin, const char *text)
{
	const struct told_order order = {is_before, may_meet, bracket_score,
		"{k:the others could not all be paired (C4)|%pa would have nobody left to meet (C4)|%pa and %pb would be left, who met in round %dr (C1)|%pa and %pb would be left, whom the arbiter keeps apart|%pa and %pb would be left, who must have the same colour (C3)}"};
	struct sentence said;

	if (told_match(told, order.stranded, text, &said) && sentence_number(&said, 'k') == 4)
		told_true(told,
			dutch_facts_same_absolute(&told->facts,
				told->facts.card_of[sentence_number(&said, 'a')],
				told->facts.card_of[sentence_number(&said, 'b')]),
			"the same absolute preference");
	told_cost_held(told, &order, of, pin, text);
}
