/*
 * Drops on a laid-out draw: the other colour, the other half, another score level, an opponent, the
 * bye slot, aside.
 */
#include "board/drop_hands.h"

#include "core/vocabulary.h"

#include <stdio.h>

static void change(struct drop *drop, bool add, int pin, enum hand_kind kind, int value)
{
	if (drop->nchanges < DROP_CHANGES)
		drop->changes[drop->nchanges++] = (struct hand_change){add, pin, kind, value};
}

int drop_free(const struct card *card, struct hand_change changes[DROP_CHANGES])
{
	struct drop drop = {.nchanges = 0};

	if (card->hand_colour != COLOUR_NONE)
		change(&drop, false, card->pin, HAND_COLOUR, 0);
	if (card->hand_float != FLOATED_NOT)
		change(&drop, false, card->pin,
			card->hand_float == FLOATED_DOWN ? HAND_FLOAT_DOWN : HAND_FLOAT_UP, 0);
	if (card->hand_half != HALF_NONE)
		change(&drop, false, card->pin,
			card->hand_half == HALF_TOP ? HAND_TOP : HAND_BOTTOM, 0);
	if (card->hand_opponent && card->hand_white)
		change(&drop, false, card->pin, HAND_BOARD, card->hand_board);
	else if (card->hand_opponent)
		change(&drop, false, card->hand_opponent, HAND_BOARD, card->hand_board);
	if (card->place == PLACE_BYE)
		change(&drop, false, card->pin, HAND_BYE, 0);
	if (card->place == PLACE_TRAY)
		change(&drop, false, card->pin, HAND_OUT, 0);
	for (int i = 0; i < drop.nchanges; i++)
		changes[i] = drop.changes[i];
	return drop.nchanges;
}

/*
 * Whatever held the card elsewhere goes, whether it lay in the bye slot, in the tray or in a pinned
 * pair.
 */
static void release(const struct card *card, struct drop *drop)
{
	struct hand_change changes[DROP_CHANGES];
	int count = drop_free(card, changes);

	for (int i = 0; i < count; i++)
		change(drop, changes[i].add, changes[i].pin, changes[i].kind, changes[i].value);
}

static void to_colour(const struct model *model, const struct card *card, enum colour side,
	struct drop *drop, const char *name)
{
	if (side == card_side(card) || side == COLOUR_NONE)
		return;
	if (side == card->claim.due) {
		change(drop, false, card->pin, HAND_COLOUR, 0);
		snprintf(drop->text, sizeof(drop->text), "%s takes the due %s again", name,
			colour_word(side));
		return;
	}
	change(drop, true, card->pin, HAND_COLOUR, (int)side);
	if (card->claim.due == COLOUR_NONE)
		snprintf(drop->text, sizeof(drop->text), "%s takes %s", name, colour_word(side));
	else
		snprintf(drop->text, sizeof(drop->text),
			"%s takes %s though due %s: a colour transfer%s", name, colour_word(side),
			colour_word(card->claim.due), model->citations->transfer);
}

/* The highest card of the score cannot play in the bottom half, nor the lowest in the top half. */
static bool is_end(const struct card *card, enum half half)
{
	return half == HALF_BOTTOM ? card->claim.highest : card->claim.lowest;
}

static void to_half(const struct model *model, const struct card *card, enum half half,
	struct drop *drop, const char *name)
{
	char before[160];

	if (half == card_half(card) || half == HALF_NONE || !model->halves)
		return;
	if (half != card->half && is_end(card, half)) {
		if (drop->text[0] == '\0')
			snprintf(drop->text, sizeof(drop->text),
				"%s is the %s card here: it cannot play in the %s half", name,
				half == HALF_BOTTOM ? "highest" : "lowest",
				half == HALF_BOTTOM ? "bottom" : "top");
		return;
	}
	if (card->hand_half != HALF_NONE)
		change(drop, false, card->pin, card->hand_half == HALF_TOP ? HAND_TOP : HAND_BOTTOM,
			0);
	if (half != card->half)
		change(drop, true, card->pin, half == HALF_TOP ? HAND_TOP : HAND_BOTTOM, 0);
	if (drop->text[0] != '\0') {
		snprintf(before, sizeof(before), "%.130s, in the %s half", drop->text,
			half == HALF_TOP ? "top" : "bottom");
		snprintf(drop->text, sizeof(drop->text), "%s", before);
		return;
	}
	if (half == card->half)
		snprintf(drop->text, sizeof(drop->text), "%s goes back to the %s half", name,
			half == HALF_TOP ? "top" : "bottom");
	else
		snprintf(drop->text, sizeof(drop->text),
			"%s crosses the mid-line to the %s half: an exchange%s", name,
			half == HALF_TOP ? "top" : "bottom", model->citations->exchange);
}

static void to_level(const struct model *model, const struct card *card, int level,
	struct drop *drop, const char *name)
{
	/* Only the direction is fixed. */
	const char *far = level > card->level + 1 || level < card->level - 1
		? "; how far, the draw decides"
		: "";
	char points[16];

	if (card->hand_float != FLOATED_NOT)
		change(drop, false, card->pin,
			card->hand_float == FLOATED_DOWN ? HAND_FLOAT_DOWN : HAND_FLOAT_UP, 0);
	if (level == card->level) {
		if (drop->nchanges > 0)
			snprintf(drop->text, sizeof(drop->text), "%s goes back to its own score",
				name);
		return;
	}
	change(drop, true, card->pin, level > card->level ? HAND_FLOAT_DOWN : HAND_FLOAT_UP, 0);
	points_text(model->levels[level].points2, points);
	if (level > card->level)
		snprintf(drop->text, sizeof(drop->text), "%s floats down ↓ towards %s%s%s", name,
			points, far, model->citations->down);
	else
		snprintf(drop->text, sizeof(drop->text), "%s comes up ↑ towards %s%s%s", name,
			points, far, model->citations->up);
}

static void to_opponent(const struct model *model, int card, int other, struct drop *drop)
{
	/* a colour fixed for the one he is dropped on stays */
	const enum colour fixed = model->cards[other].hand_colour;
	const int white = fixed == COLOUR_WHITE ? other
		: fixed == COLOUR_BLACK         ? card
						: model_white_of(model, card, other);
	const int black = white == card ? other : card;
	char a[64], b[64];

	release(&model->cards[card], drop);
	if (model->cards[other].hand_opponent &&
		model->cards[other].hand_opponent != model->cards[card].pin) {
		struct hand_change changes[DROP_CHANGES];
		int count = drop_free(&model->cards[other], changes);

		for (int i = 0; i < count; i++) {
			if (changes[i].kind == HAND_BOARD)
				change(drop, false, changes[i].pin, HAND_BOARD, changes[i].value);
		}
	}
	change(drop, true, model->cards[white].pin, HAND_BOARD, model->cards[black].pin);
	drop->other = model->cards[other].pin;
	snprintf(drop->text, sizeof(drop->text), "%s meets %s whatever the draw",
		card_short_name(model, white, a), card_short_name(model, black, b));
	drop_check_met(model, card, other, drop);
}

static void put_aside(const struct model *model, const struct card *card, bool bye,
	struct drop *drop, const char *name)
{
	if (card->place == (bye ? PLACE_BYE : PLACE_TRAY))
		return;
	release(card, drop);
	change(drop, true, card->pin, bye ? HAND_BYE : HAND_OUT, 0);
	if (bye)
		snprintf(drop->text, sizeof(drop->text), "%s %s", name, model->words->has_bye);
	else
		snprintf(drop->text, sizeof(drop->text), "%s is put aside: %s", name,
			model->season ? "out of this evening's draw" : "sits out this round");
	if (bye)
		drop_check_bye(model, card, drop);
}

/* Down on a place of the board: level, then colour and half within the card's own level. */
static void on_place(const struct model *model, const struct card *card, const struct spot *spot,
	struct drop *drop, const char *name)
{
	enum half half = spot->half;

	if (card->place != PLACE_LEVEL) {
		release(card, drop);
		snprintf(drop->text, sizeof(drop->text), "%s comes back to its score", name);
	}
	to_level(model, card, spot->level, drop, name);
	if (spot->level != card->level || spot->kind == SPOT_LEVEL)
		return;
	if (spot->kind == SPOT_LINE)
		half = card_half(card) == HALF_TOP ? HALF_BOTTOM : HALF_TOP;
	else
		to_colour(model, card, spot->side, drop, name);
	to_half(model, card, half, drop, name);
}

void drop_hands(const struct model *model, int index, const struct spot *spot, struct drop *drop)
{
	const struct card *card = &model->cards[index];
	char name[64];

	card_short_name(model, index, name);
	if (card->place == PLACE_BOOKED) {
		snprintf(drop->text, sizeof(drop->text), "%s has a bye booked", name);
		return;
	}
	switch (spot->kind) {
	case SPOT_CARD:
		if (model->cards[spot->card].place == PLACE_LEVEL)
			to_opponent(model, index, spot->card, drop);
		else
			put_aside(model, card, model->cards[spot->card].place == PLACE_BYE, drop,
				name);
		break;
	case SPOT_GAP:
	case SPOT_LINE:
	case SPOT_LEVEL:
		on_place(model, card, spot, drop, name);
		break;
	case SPOT_BYE:
	case SPOT_TRAY:
		put_aside(model, card, spot->kind == SPOT_BYE, drop, name);
		break;
	}
	drop->kind = drop->nchanges > 0 ? DROP_HANDS : DROP_NONE;
	if (drop->nchanges == 0 && drop->text[0] == '\0')
		snprintf(drop->text, sizeof(drop->text), "%s stays where it is", name);
}
