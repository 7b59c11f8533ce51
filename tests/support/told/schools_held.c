/* The order in which a Schools' deal settles boards. */
#include "support/told/schools_held.h"

static const struct fact_card *card_at(const struct told *told, int card)
{
	return &told->facts.card[card];
}

/* The higher of the two who meet. */
static int top_of(const struct told *told, int card)
{
	const int other = card_at(told, card)->opponent;

	return card < other ? card : other;
}

static int high_level(const struct told *told, int card)
{
	return card_at(told, top_of(told, card))->level;
}

static int low_level(const struct told *told, int card)
{
	const int other = card_at(told, card)->opponent;

	return card_at(told, card < other ? other : card)->level;
}

static bool is_of_pin(const struct told *told, int card, const struct pairing_pin *pin)
{
	return told_player(told, card) == pin->player ||
		(pin->kind == PAIRING_PIN_BOARD && told_player(told, card) == pin->other);
}

static bool is_before(const struct told *told, int card, int of, const struct pairing_pin *pin)
{
	const int other = card_at(told, card)->opponent;
	bool floats, floated;

	if (other < 0 || card_at(told, of)->opponent < 0 || card == of || other == of ||
		is_of_pin(told, card, pin) || is_of_pin(told, other, pin))
		return false;
	if (pin->kind == PAIRING_PIN_FLOAT_UP)
		return high_level(told, card) < low_level(told, of);
	if (high_level(told, card) != high_level(told, of))
		return high_level(told, card) < high_level(told, of);
	floats = high_level(told, card) != low_level(told, card);
	floated = high_level(told, of) != low_level(told, of);
	return floats == floated ? top_of(told, card) < top_of(told, of) : floats;
}

static bool may_meet(const struct told *told, int card, int other)
{
	return facts_met(&told->facts, card_at(told, card)->pin, card_at(told, other)->pin) == 0;
}

static int all_terms(const struct told *told, int of)
{
	return card_at(told, 0)->score + card_at(told, of)->score;
}

const struct told_order schools_order = {is_before, may_meet, all_terms,
	"{k:the others could not all be paired (1)|%pa would have nobody left to meet (1)|%pa and %pb would be left, who met in round %dr (1)|%pa and %pb would be left, whom the arbiter keeps apart}"};
