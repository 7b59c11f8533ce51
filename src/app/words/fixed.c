/* What is fixed by hand, in words. */
#include "config.h"

#include "app/words/fixed.h"

#include <string.h>

#include "app/hand/kinds.h"
#include "core/vocabulary.h"

struct fixed fixed_apart(const struct pairing_apart *pair, bool listed)
{
	return (struct fixed){
		.pin = {PAIRING_PIN_BOARD, pair->player, pair->other, PAIRING_NEUTRAL},
		.apart = true,
		.listed = listed};
}

struct fixed fixed_of_hand(const struct hand *hand)
{
	const struct hand_row *row = hand_row_of((enum hand_kind)hand->kind);
	const struct pairing_apart pair = {0, 1, true};
	const bool black = hand->kind == HAND_COLOUR && hand->value == COLOUR_BLACK;

	if (row->apart)
		return fixed_apart(&pair, false);
	return (struct fixed){.pin = {row->pin, 0, 1, black ? PAIRING_BLACK : PAIRING_WHITE}};
}

static const char *name(const struct cast *cast, int player, char who[WHO_SIZE])
{
	return words_who(cast->event, cast->section,
		player >= 0 && player < cast->count ? cast->pins[player] : 0, who);
}

/* What a pin of one card says, neither of its colour nor of its opponent. */
static const char *does(const struct cast *cast, enum pairing_pin_kind kind)
{
	const struct hand_row *row = hand_row_of_pin(kind);

	if (kind == PAIRING_PIN_BYE)
		return vocabulary_of(cast->event, cast->section)->has_bye;
	return row ? row->does : "meets one of his score";
}

/* What the pin says of the card, behind its name. */
static void pin_words(
	const struct cast *cast, const struct pairing_pin *pin, char *text, size_t size)
{
	const char *colour = words_colour(pin->colour);
	char other[WHO_SIZE];

	if (pin->kind == PAIRING_PIN_COLOUR)
		words_put(text, size, "has %s", colour);
	else if (pin->kind == PAIRING_PIN_BOARD && pin->colour == PAIRING_NEUTRAL)
		words_put(text, size, "meets %s", name(cast, pin->other, other));
	else if (pin->kind == PAIRING_PIN_BOARD)
		words_put(text, size, "has %s against %s", colour, name(cast, pin->other, other));
	else
		words_put(text, size, "%s", does(cast, pin->kind));
}

void words_fixed(const struct cast *cast, const struct fixed *fixed, char *text, size_t size)
{
	const struct pairing_pin *pin = &fixed->pin;
	char who[WHO_SIZE], what[2 * WHO_SIZE];

	if (fixed->apart) {
		words_put(text, size, "%s and %s kept apart%s", name(cast, pin->player, who),
			name(cast, pin->other, what), fixed->listed ? " by the arbiter" : "");
		return;
	}
	pin_words(cast, pin, what, sizeof(what));
	words_put(text, size, "%s %s", name(cast, pin->player, who), what);
}

void words_fixed_what(const struct cast *cast, const struct fixed *fixed, char *text, size_t size)
{
	char other[WHO_SIZE];

	if (fixed->apart)
		words_put(text, size, "kept apart from %s", name(cast, fixed->pin.other, other));
	else
		pin_words(cast, &fixed->pin, text, size);
}

/* As it is told of the other one on a pinned board; false: the pin is not of this card. */
static bool seen_from(const struct pairing_pin *pin, int player, struct pairing_pin *his)
{
	static const enum pairing_colour other[] = {
		[PAIRING_NEUTRAL] = PAIRING_NEUTRAL,
		[PAIRING_WHITE] = PAIRING_BLACK,
		[PAIRING_BLACK] = PAIRING_WHITE,
	};

	*his = *pin;
	if (pin->player == player)
		return true;
	if (pin->kind != PAIRING_PIN_BOARD || pin->other != player)
		return false;
	his->player = player;
	his->other = pin->player;
	his->colour = other[pin->colour];
	return true;
}

bool words_fixed_all(const struct cast *cast, const struct pairing_input *input, int player,
	char *text, size_t size)
{
	char who[WHO_SIZE], what[2 * WHO_SIZE];
	int told = 0;

	text[0] = '\0';
	for (int i = 0; i < input->npins; i++) {
		const size_t used = strlen(text);
		struct pairing_pin his;

		if (!seen_from(&input->pins[i], player, &his) || his.kind == PAIRING_PIN_LEVEL)
			continue;
		pin_words(cast, &his, what, sizeof(what));
		if (told++ == 0)
			words_put(text, size, "%s %s", name(cast, player, who), what);
		else
			words_put(text + used, size - used, " and %s", what);
	}
	return told > 0;
}

bool words_stood(const struct cast *cast, int player)
{
	const struct board *board;

	if (!cast->input || player < 0 || player >= cast->count)
		return false;
	board = event_board_of(
		words_cards(cast), cast->section, cast->input->round, cast->pins[player]);
	return board && board->pinned == BOARD_BEFORE;
}
