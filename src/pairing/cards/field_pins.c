/*
 * What the arbiter has fixed by hand, card by card, and which boards and byes that leaves.
 *
 * A pin said twice is said once. Two pins of one card that exclude each other clash; whether a
 * board that they leave is legal otherwise (a repeat, a level that is not there) is the search's
 * business.
 */
#include "cards/field_pins.h"

#include "cards/colour.h"

static void clash(struct field *field, int player, int other, const char *text)
{
	if (field->clash)
		return;
	field->clash = true;
	field->clash_blame =
		(struct pairing_blame){.rule = "", .player = player, .other = other, .text = text};
}

static void pin_colour(struct field *field, int a, enum pairing_colour colour)
{
	struct field_card *card = &field->card[a];

	if (colour == PAIRING_NEUTRAL || card->pinned == colour)
		return;
	if (card->pinned == PAIRING_NEUTRAL)
		card->pinned = colour;
	else
		clash(field, card->player, PAIRING_NOBODY, "A player is pinned to both colours.");
}

static void pin_partner(struct field *field, int a, int b)
{
	struct field_card *card = &field->card[a];

	if (card->partner < 0)
		card->partner = b;
	else if (card->partner != b)
		clash(field, card->player, field->card[b].player,
			"A player is pinned to two boards.");
}

static void pin_board(struct field *field, const struct pairing_pin *pin)
{
	const int a = field->card_of[pin->player], b = field->card_of[pin->other];

	if (a < 0 || b < 0) {
		clash(field, pin->player, pin->other,
			"A pinned board has a player who takes no part.");
		return;
	}
	pin_partner(field, a, b);
	pin_partner(field, b, a);
	pin_colour(field, a, pin->colour);
	pin_colour(field, b, colour_other(pin->colour));
}

static void pin_bye(struct field *field, int a)
{
	if (field->pinned_bye < 0)
		field->pinned_bye = a;
	else if (field->pinned_bye != a && field->second_bye < 0)
		field->second_bye = a;
	field->card[a].pins |= FIELD_PIN_BYE;
}

static void pin_card(struct field *field, const struct pairing_pin *pin)
{
	static const unsigned flag[] = {
		[PAIRING_PIN_FLOAT_DOWN] = FIELD_PIN_DOWN,
		[PAIRING_PIN_FLOAT_UP] = FIELD_PIN_UP,
		[PAIRING_PIN_TOP] = FIELD_PIN_TOP,
		[PAIRING_PIN_BOTTOM] = FIELD_PIN_BOTTOM,
		[PAIRING_PIN_LEVEL] = FIELD_PIN_LEVEL,
	};
	const int a = field->card_of[pin->player];

	if (a < 0)
		clash(field, pin->player, PAIRING_NOBODY, "A pinned player takes no part.");
	else if (pin->kind == PAIRING_PIN_COLOUR)
		pin_colour(field, a, pin->colour);
	else if (pin->kind == PAIRING_PIN_BYE)
		pin_bye(field, a);
	else
		field->card[a].pins |= flag[pin->kind];
}

static void check_card(struct field *field, const struct field_card *card)
{
	if ((card->pins & FIELD_PIN_DOWN) && (card->pins & FIELD_PIN_UP))
		clash(field, card->player, PAIRING_NOBODY,
			"A player is pinned to float both ways.");
	if ((card->pins & FIELD_PIN_LEVEL) && (card->pins & (FIELD_PIN_DOWN | FIELD_PIN_UP)))
		clash(field, card->player, PAIRING_NOBODY,
			"A player is pinned to his own score and to float.");
	if (!(card->pins & FIELD_PIN_BYE))
		return;
	if (card->partner >= 0)
		clash(field, card->player, field->card[card->partner].player,
			"A player is pinned to a board and to the bye.");
	else if (card->pinned != PAIRING_NEUTRAL)
		clash(field, card->player, PAIRING_NOBODY,
			"A player is pinned to a colour and to the bye.");
	else if (card->pins & FIELD_PIN_UP)
		clash(field, card->player, PAIRING_NOBODY,
			"A player is pinned to float up and to the bye.");
	else if (card->pins & FIELD_PIN_LEVEL)
		clash(field, card->player, PAIRING_NOBODY,
			"A player is pinned to his own score and to the bye.");
}

void field_pins_read(struct field *field)
{
	const struct pairing_input *input = field->input;

	for (int i = 0; i < input->npins; i++) {
		const struct pairing_pin *pin = &input->pins[i];

		if (pin->kind == PAIRING_PIN_BOARD)
			pin_board(field, pin);
		else if (pin->kind != PAIRING_PIN_OUT)
			pin_card(field, pin);
	}
	for (int a = 0; a < field->count; a++) {
		const struct field_card *card = &field->card[a];

		if (card->partner < 0 && card->pinned == PAIRING_NEUTRAL && card->pins == 0)
			continue;
		field->npins++;
		check_card(field, card);
	}
}

enum pairing_status field_pins_agree(
	const struct field *field, bool many_sit_out, struct pairing_blame *blame)
{
	if (!field->clash && (many_sit_out || field->second_bye < 0))
		return PAIRING_OK;
	if (blame && field->clash)
		*blame = field->clash_blame;
	else if (blame)
		*blame = (struct pairing_blame){.rule = "",
			.player = field->card[field->second_bye].player,
			.other = field->card[field->pinned_bye].player,
			.text = "Two players are pinned to the bye."};
	return PAIRING_BAD_INPUT;
}

bool field_pins_allow(const struct field *field, int a, int b)
{
	const struct field_card *high = &field->card[a < b ? a : b];
	const struct field_card *low = &field->card[a < b ? b : a];
	const unsigned either = high->pins | low->pins;

	if ((field->card[a].partner >= 0 || field->card[b].partner >= 0) &&
		field->card[a].partner != b)
		return false;
	if (high->pinned != PAIRING_NEUTRAL && high->pinned == low->pinned)
		return false;
	if (either & FIELD_PIN_BYE)
		return false;
	if (high->level != low->level)
		return !(either & FIELD_PIN_LEVEL) && !(high->pins & FIELD_PIN_UP) &&
			!(low->pins & FIELD_PIN_DOWN);
	return !(either & (FIELD_PIN_UP | FIELD_PIN_DOWN)) && !(high->pins & FIELD_PIN_BOTTOM) &&
		!(low->pins & FIELD_PIN_TOP);
}

bool field_pins_allow_bye(const struct field *field, int a)
{
	const struct field_card *card = &field->card[a];

	return card->partner < 0 && card->pinned == PAIRING_NEUTRAL &&
		!(card->pins & (FIELD_PIN_UP | FIELD_PIN_LEVEL));
}

bool field_may_bye(const struct field *field, int a)
{
	if (field->pinned_bye >= 0)
		return field->pinned_bye == a;
	return !field->card[a].bye_barred && field_pins_allow_bye(field, a);
}
