/* What a Dutch board could be around the boards that are made before it. */
#include "support/told/dutch_held.h"

#include "support/reference/dutch_facts.h"
#include "support/told/told_forms.h"

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

bool dutch_said_before(const struct told *told, int card, int of, bool exchange)
{
	const int other = card_at(told, card)->opponent;
	bool his, its;

	if (other < 0 || card_at(told, of)->opponent < 0)
		return false;
	if (made_in(told, card, &his) != made_in(told, of, &its))
		return made_in(told, card, &his) < made_in(told, of, &its);
	return his != its
		? his
		: (his || !exchange) && card_at(told, card)->number < card_at(told, of)->number;
}

static bool is_pinned_board(const struct told *told, int player)
{
	for (int i = 0; i < told->input.npins; i++)
		if (told->pins[i].kind == PAIRING_PIN_BOARD &&
			(told->pins[i].player == player || told->pins[i].other == player))
			return true;
	return false;
}

/* What is told of when these boards are there, and no bracket above is looked at again. */
static void hold_boards(const struct told *told, int of, bool exchange, struct told *held)
{
	bool above;

	*held = *told;
	for (int i = 0; i < told->facts.count; i++)
		if (card_at(told, i)->opponent > i && dutch_said_before(told, i, of, exchange) &&
			!is_pinned_board(told, told_player(told, i))) {
			told_true(told, held->input.npins < TOLD_PINS - 1, "so many boards");
			held->pins[held->input.npins++] = (struct pairing_pin){PAIRING_PIN_BOARD,
				told_player(told, i), told_player(told, card_at(told, i)->opponent),
				PAIRING_NEUTRAL};
		}
	held->input.pins = held->pins;
	held->is_below = held->input.npins > told->input.npins;
	if (held->is_below)
		held->below = card_at(told, told->facts.first[made_in(told, of, &above)])->score;
}

/* May the cards meet, or (other below 0) may he have the bye? */
static bool may_sit(const struct told *told, int card, int other)
{
	char bar[PART_SIZE];

	if (other < 0)
		return !facts_bye_bar(&told->facts, card_at(told, card)->pin, bar, sizeof(bar));
	return facts_met(&told->facts, card_at(told, card)->pin, card_at(told, other)->pin) == 0 &&
		!dutch_facts_same_absolute(&told->facts, card, other) &&
		!told_are_apart(told, told_player(told, card), told_player(told, other));
}

/* "... would have nobody left to meet", "... and ... would be left, who ...": of those left. */
static void check_stranded(const struct told *told, int of, const struct pairing_pin *pin,
	bool exchange, const struct sentence *said)
{
	const bool two = sentence_number(said, 'k') > 1;
	const int one = told->facts.card_of[sentence_number(said, 'a')];
	const int other = two ? told->facts.card_of[sentence_number(said, 'b')] : -1;
	bool asked = false;
	int left = 0;

	for (int i = 0; i < told->facts.count; i++) {
		const bool pinned = pin->kind == PAIRING_PIN_BOARD &&
			(told_player(told, i) == pin->player || told_player(told, i) == pin->other);

		if (pinned || dutch_said_before(told, i, of, exchange))
			continue;
		left++;
		asked = asked || i == one;
		told_true(told, i == one || !may_sit(told, one, i), "they may not meet");
		told_true(told, !two || i == one || i == other, "only two are left");
	}
	told_true(told, asked, "he is left");
	told_true(told, left % 2 == 0 || !may_sit(told, one, -1), "nor has he the bye");
	if (!two)
		return;
	if (sentence_number(said, 'k') == 2)
		told_true(told, told_have_met(told, one, other, sentence_number(said, 'r')),
			"they met");
	else if (sentence_number(said, 'k') == 3)
		told_true(told, dutch_facts_same_absolute(&told->facts, one, other),
			"the same absolute preference");
	else
		told_true(told,
			told_are_apart(told, told_player(told, one), told_player(told, other)),
			"kept apart");
}

void dutch_said_pin(const struct told *told, int of, const struct pairing_pin *pin, bool exchange,
	const char *text)
{
	static struct told held;
	struct pairing_pin pins[TOLD_PINS];
	struct pairing_input input;
	struct reference_draw then;
	struct sentence said;

	hold_boards(told, of, exchange, &held);
	told_pinned(&held, pin, &input, pins);
	if (told_match(told,
		    "{k:the others could not all be paired (C4)|%pa would have nobody left to meet (C4)|%pa and %pb would be left, who met in round %dr (C1)|%pa and %pb would be left, who must have the same colour (C3)|%pa and %pb would be left, whom the arbiter keeps apart}",
		    text, &said)) {
		told_true(told, held.is_below && !told_seek(&held, &input, &then),
			"with the boards before it there is no draw");
		told_pinned(told, pin, &input, pins);
		told_true(told, told_seek(told, &input, &then), "without them there is one");
		if (sentence_number(&said, 'k') > 0)
			check_stranded(told, of, pin, exchange, &said);
		return;
	}
	told_cost(
		held.is_below && !told->halfmade && told_seek(&held, &input, &then) ? &held : told,
		pin, text);
}
