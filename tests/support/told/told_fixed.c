/* What is fixed by hand, read in the records and found so, or not so, on the boards. */
#include "support/told/told_fixed.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is fixed for the round, as the records have it. */
static const struct record *fixed_rows(const struct told *told, int *count)
{
	return event_range(told->facts.event, RECORD_HAND, 1, told->facts.round, count);
}

/* Is it so on the boards? */
static bool is_so(const struct told *told, const struct hand *hand)
{
	const struct round_facts *facts = &told->facts;
	const int card = facts->card_of[hand->pin];
	const int other = card < 0 ? FACTS_BYE : facts->card[card].opponent;

	if (card >= 0 && other == FACTS_TRAY)
		return hand->kind != HAND_OUT &&
			(hand->kind != HAND_BOARD || facts->card_of[hand->value] < 0 ||
				facts->card[facts->card_of[hand->value]].opponent == FACTS_TRAY);
	switch ((enum hand_kind)hand->kind) {
	case HAND_OUT:
		return card < 0;
	case HAND_APART:
		return card < 0 || other < 0 || facts->card[other].pin != hand->value;
	case HAND_COLOUR:
		return other >= 0 && (int)facts->card[card].given == hand->value;
	case HAND_FLOAT_DOWN:
		return card >= 0 && facts_goes_down(facts, card);
	case HAND_FLOAT_UP:
		return card >= 0 && facts_comes_up(facts, card);
	case HAND_TOP:
		return other >= 0 && facts->card[other].level == facts->card[card].level &&
			other > card;
	case HAND_BOTTOM:
		return other >= 0 && facts->card[other].level == facts->card[card].level &&
			other < card;
	case HAND_BYE:
		return other == FACTS_BYE;
	case HAND_BOARD:
		return other >= 0 && facts->card[other].pin == hand->value &&
			facts->card[card].given == COLOUR_WHITE;
	}
	return false;
}

/* Of two who are kept apart from each other the record of the lower number is told. */
static bool is_said_of_other(const struct told *told, const struct hand *hand)
{
	const struct record_key key = {
		RECORD_HAND, {1, told->facts.round, hand->value, HAND_APART}};
	const struct record *row = event_find(told->facts.event, key);

	return row && row->as.hand.value == hand->pin && hand->value < hand->pin;
}

/* Both of them are in the round. */
static bool is_told(const struct told *told, const struct hand *hand)
{
	const bool pair = hand->kind == HAND_BOARD;

	if (hand->kind == HAND_APART)
		return event_takes_part(told->facts.event, 1, hand->pin, told->facts.round) &&
			!event_booking(told->facts.event, 1, hand->pin, told->facts.round) &&
			!is_said_of_other(told, hand);
	return hand->kind != HAND_OUT && told->facts.card_of[hand->pin] >= 0 &&
		(!pair || told->facts.card_of[hand->value] >= 0);
}

/* In words. */
static void name_fixed(const struct told *told, const struct hand *hand, char *text, size_t size)
{
	static const char *const what[] = {[HAND_FLOAT_DOWN] = "floats down",
		[HAND_FLOAT_UP] = "comes up",
		[HAND_TOP] = "plays in the top half",
		[HAND_BOTTOM] = "plays in the bottom half",
		[HAND_BYE] = "has the bye"};
	char who[NAME_SIZE + 16];

	snprintf(who, sizeof(who), "%d %s", hand->pin, facts_name(&told->facts, hand->pin));
	if (hand->kind == HAND_COLOUR)
		snprintf(text, size, "%s has %s", who,
			hand->value == COLOUR_WHITE ? "White" : "Black");
	else if (hand->kind == HAND_BOARD)
		snprintf(text, size, "%s has White against %d %s", who, hand->value,
			facts_name(&told->facts, hand->value));
	else if (hand->kind == HAND_APART)
		snprintf(text, size, "%s and %d %s kept apart", who, hand->value,
			facts_name(&told->facts, hand->value));
	else
		snprintf(text, size, "%s %s", who, what[hand->kind]);
}

void told_name_pin(
	const struct told *told, const struct pairing_pin *pin, bool apart, char *text, size_t size)
{
	static const enum hand_kind kinds[] = {[PAIRING_PIN_BOARD] = HAND_BOARD,
		[PAIRING_PIN_COLOUR] = HAND_COLOUR,
		[PAIRING_PIN_FLOAT_DOWN] = HAND_FLOAT_DOWN,
		[PAIRING_PIN_FLOAT_UP] = HAND_FLOAT_UP,
		[PAIRING_PIN_TOP] = HAND_TOP,
		[PAIRING_PIN_BOTTOM] = HAND_BOTTOM,
		[PAIRING_PIN_LEVEL] = HAND_BOTTOM,
		[PAIRING_PIN_BYE] = HAND_BYE,
		[PAIRING_PIN_OUT] = HAND_OUT};
	const int *pin_of = told->position->cards.pin_of;
	struct hand hand = {.pin = pin_of[pin->player], .kind = (int)kinds[pin->kind]};

	if (pin->kind == PAIRING_PIN_BOARD)
		hand.value = pin_of[pin->other];
	else if (pin->kind == PAIRING_PIN_COLOUR)
		hand.value = pin->colour == PAIRING_WHITE ? COLOUR_WHITE : COLOUR_BLACK;
	if (apart)
		hand.kind = HAND_APART;
	name_fixed(told, &hand, text, size);
}

void told_check_fixed(const struct told *told, const char *text, bool so)
{
	int count;
	const struct record *rows = fixed_rows(told, &count);
	char words[COST_SIZE];

	for (int i = 0; i < count; i++) {
		const struct hand *hand = &rows[i].as.hand;

		if (!is_told(told, hand) || is_so(told, hand) != so)
			continue;
		name_fixed(told, hand, words, sizeof(words));
		if (strcmp(words, text) == 0)
			return;
	}
	told_true(told, false, so ? "it is fixed, and so" : "it is fixed, and not so");
}

int told_count_fixed(const struct told *told, bool so)
{
	int count, found = 0;
	const struct record *rows = fixed_rows(told, &count);

	for (int i = 0; i < count; i++)
		found += is_told(told, &rows[i].as.hand) && is_so(told, &rows[i].as.hand) == so;
	return found;
}

void told_check_unkept_list(const struct told *told, const char *list)
{
	enum { NAMED = 3 };
	char part[COST_SIZE];
	int named = 0, more = 0;

	for (const char *rest = list; rest;) {
		struct sentence one;

		rest = sentence_next(rest, "; ", part, sizeof(part));
		if (!rest && told_match(told, "and %dn more", part, &one)) {
			more = sentence_number(&one, 'n');
			continue;
		}
		told_check_fixed(told, part, false);
		named++;
	}
	told_true(told,
		named + more == told_count_fixed(told, false) && (more == 0 || named == NAMED),
		"all that is fixed and not so");
}

const char *told_check_unkept(const struct told *told, const char *text)
{
	static const char head[] = "Fixed by hand, but not so in the draw on the board: ";
	static const char as_if[] = ". The answer is as if that were not fixed.";
	const bool unkept = told_count_fixed(told, false) > 0;
	const char *end = strchr(text, '.');
	char list[COST_SIZE];

	told_true(told, (strncmp(text, head, strlen(head)) == 0) == unkept, "not so");
	if (!unkept || !end)
		return text;
	snprintf(list, sizeof(list), "%.*s", (int)(end - text - (ptrdiff_t)strlen(head)),
		text + strlen(head));
	told_check_unkept_list(told, list);
	told_true(told, strncmp(end, as_if, strlen(as_if)) == 0, as_if);
	end += strlen(as_if);
	return *end == ' ' ? end + 1 : end;
}

bool told_is_colour_fixed(const struct told *told, int card, int other)
{
	const int one = told_player(told, card), two = told_player(told, other);

	for (int i = 0; i < told->input.npins; i++) {
		const struct pairing_pin *pin = &told->input.pins[i];

		if (pin->kind == PAIRING_PIN_COLOUR && (pin->player == one || pin->player == two))
			return true;
		if (pin->kind == PAIRING_PIN_BOARD && pin->colour != PAIRING_NEUTRAL &&
			(pin->player == one || pin->player == two))
			return true;
	}
	return false;
}
