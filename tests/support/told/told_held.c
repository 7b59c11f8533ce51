/* What a board could be around the boards that are settled before it. */
#include "support/told/told_held.h"

#include "support/told/told_forms.h"

static const struct fact_card *card_at(const struct told *told, int card)
{
	return &told->facts.card[card];
}

static bool is_pinned_board(const struct told *told, int player)
{
	for (int i = 0; i < told->input.npins; i++)
		if (told->pins[i].kind == PAIRING_PIN_BOARD &&
			(told->pins[i].player == player || told->pins[i].other == player))
			return true;
	return false;
}

/* What is told of when these boards are there, and no level above is looked at again. */
static void hold_boards(const struct told *told, const struct told_order *order, int of,
	const struct pairing_pin *pin, struct told *held)
{
	*held = *told;
	for (int i = 0; i < told->facts.count; i++)
		if (card_at(told, i)->opponent > i && order->is_before(told, i, of, pin) &&
			!is_pinned_board(told, told_player(told, i))) {
			told_true(told, held->input.npins < TOLD_PINS - 1, "so many boards");
			held->pins[held->input.npins++] = (struct pairing_pin){PAIRING_PIN_BOARD,
				told_player(told, i), told_player(told, card_at(told, i)->opponent),
				PAIRING_NEUTRAL};
		}
	held->input.pins = held->pins;
	held->is_below = held->input.npins > told->input.npins;
	if (held->is_below)
		held->below = order->score(told, of);
}

static bool may_meet(const struct told *told, const struct told_order *order, int card, int other)
{
	return order->may_meet(told, card, other) &&
		!told_are_apart(told, told_player(told, card), told_player(told, other));
}

static bool may_bye(const struct told *told, int card)
{
	char bar[PART_SIZE];

	return !facts_bye_bar(&told->facts, card_at(told, card)->pin, bar, sizeof(bar));
}

/* "... would have nobody left to meet", "... and ... would be left, who ...": of those left. */
static void check_stranded(const struct told *told, const struct told_order *order, int of,
	const struct pairing_pin *pin, const struct sentence *said)
{
	const int k = sentence_number(said, 'k');
	const int one = told->facts.card_of[sentence_number(said, 'a')];
	const int other = k > 1 ? told->facts.card_of[sentence_number(said, 'b')] : -1;
	const bool met = k == 2 && told_have_met(told, one, other, sentence_number(said, 'r'));
	bool asked = false;
	int left = 0;

	for (int i = 0; i < told->facts.count; i++) {
		const bool pinned = pin->kind == PAIRING_PIN_BOARD &&
			(told_player(told, i) == pin->player || told_player(told, i) == pin->other);

		if (pinned || order->is_before(told, i, of, pin))
			continue;
		left++;
		asked = asked || i == one;
		told_true(told, i == one || !may_meet(told, order, one, i), "they may not meet");
		told_true(told, k == 1 || i == one || i == other, "only two are left");
	}
	told_true(told, asked, "he is left");
	told_true(told, left % 2 == 0 || !may_bye(told, one), "nor has he the bye");
	told_true(told, k != 2 || met, "they met in that round");
	told_true(told,
		k != 3 || told_are_apart(told, told_player(told, one), told_player(told, other)),
		"kept apart");
}

void told_cost_held(const struct told *told, const struct told_order *order, int of,
	const struct pairing_pin *pin, const char *text)
{
	static struct told held;
	struct pairing_pin pins[TOLD_PINS];
	struct pairing_input input;
	struct reference_draw then;
	struct sentence said;

	hold_boards(told, order, of, pin, &held);
	told_pinned(&held, pin, &input, pins);
	if (told_match(told, order->stranded, text, &said)) {
		told_true(told, held.is_below && !told_seek(&held, &input, &then),
			"with the boards before it there is no draw");
		told_pinned(told, pin, &input, pins);
		told_true(told, told_seek(told, &input, &then), "without them there is one");
		if (sentence_number(&said, 'k') > 0)
			check_stranded(told, order, of, pin, &said);
		return;
	}
	told_cost(
		held.is_below && !told->halfmade && told_seek(&held, &input, &then) ? &held : told,
		pin, text);
}

const char *told_worse_held(const struct told *told, const struct told_order *order, int of,
	const struct pairing_pin *pin)
{
	static struct told held;
	struct pairing_pin pins[TOLD_PINS];
	struct pairing_input input;
	struct reference_draw then;
	struct told_difference difference = {.term = NULL};

	hold_boards(told, order, of, pin, &held);
	told_pinned(&held, pin, &input, pins);
	if (told_seek(&held, &input, &then))
		difference = told_compare(&held, &held.reference, &then);
	return difference.term && !difference.better ? difference.term->name : "";
}
