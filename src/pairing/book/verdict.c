/*
 * What is broken in a draw, and what the arbiter should know about it.
 */
#include "book/verdict.h"

#include "cards/colour.h"

/* One who sits on board i although he has no card in this round, or has sat down before. */
static void add_seat(
	const struct card_seats *seats, int player, int other, int i, struct score_draft *draft)
{
	const int card = seats->field.card_of[player];

	if (card < 0)
		score_violation_add(draft, PAIRING_BROKEN_ABSENT, "", player, other);
	else if (seats->board[card] != i)
		score_violation_add(draft, PAIRING_BROKEN_SEATED_TWICE, "", player, other);
}

void verdict_seats(const struct card_seats *seats, struct score_draft *draft)
{
	for (int i = 0; i < seats->draw->count; i++) {
		const struct pairing_board *board = &seats->draw->boards[i];

		add_seat(seats, board->white, board->black, i, draft);
		if (board->black != PAIRING_NOBODY)
			add_seat(seats, board->black, board->white, i, draft);
	}
}

static bool sits_elsewhere(const struct card_seats *seats, int card, int other)
{
	return card >= 0 && seats->opponent[card] != SEATS_TRAY &&
		(other < 0 || seats->opponent[card] != other);
}

static bool is_given(const struct card_seats *seats, int card, enum pairing_colour colour)
{
	const int player = seats->field.card[card].player;

	if (colour == PAIRING_NEUTRAL || seats->opponent[card] < 0)
		return colour == PAIRING_NEUTRAL;
	return (colour == PAIRING_WHITE) ==
		(seats->draw->boards[seats->board[card]].white == player);
}

static bool breaks_board(const struct card_seats *seats, const struct pairing_pin *pin)
{
	const int a = seats->field.card_of[pin->player], b = seats->field.card_of[pin->other];

	if (sits_elsewhere(seats, a, b) || sits_elsewhere(seats, b, a))
		return true;
	return a >= 0 && b >= 0 && seats->opponent[a] == b && !is_given(seats, a, pin->colour);
}

/* A card in the tray breaks none: its seat is still open. */
static bool breaks_pin(const struct card_seats *seats, const struct pairing_pin *pin)
{
	const int c = seats->field.card_of[pin->player];

	if (pin->kind == PAIRING_PIN_BOARD)
		return breaks_board(seats, pin);
	if (c < 0 || seats->opponent[c] == SEATS_TRAY)
		return false;
	const enum pairing_float floated = card_seats_floated(seats, c);
	const int other = seats->opponent[c];
	const bool inside = other >= 0 && floated == PAIRING_LEVEL;

	switch (pin->kind) {
	case PAIRING_PIN_COLOUR:
		return !is_given(seats, c, pin->colour);
	case PAIRING_PIN_FLOAT_DOWN:
		return floated != PAIRING_FLOAT_DOWN;
	case PAIRING_PIN_FLOAT_UP:
		return floated != PAIRING_FLOAT_UP;
	case PAIRING_PIN_TOP:
		return inside && other < c;
	case PAIRING_PIN_BOTTOM:
		return inside && other > c;
	case PAIRING_PIN_LEVEL:
		return !inside;
	case PAIRING_PIN_BYE:
		return other != SEATS_BYE;
	case PAIRING_PIN_BOARD:
	case PAIRING_PIN_OUT:
		break;
	}
	return false;
}

void verdict_pins(const struct card_seats *seats, const struct pairing_input *input,
	struct score_draft *draft)
{
	for (int i = 0; i < input->npins; i++) {
		const struct pairing_pin *pin = &input->pins[i];

		if (breaks_pin(seats, pin))
			score_violation_add(draft, PAIRING_BROKEN_PIN, "", pin->player,
				pin->kind == PAIRING_PIN_BOARD ? pin->other : PAIRING_NOBODY);
	}
}

static bool is_asked(const struct card_seats *seats, int card, enum verdict_of of)
{
	switch (of) {
	case VERDICT_OF_BYE:
		return seats->opponent[card] == SEATS_BYE;
	case VERDICT_OF_BOARD:
		return seats->opponent[card] > card;
	case VERDICT_OF_PLAYER:
		return seats->opponent[card] >= 0;
	case VERDICT_OF_CARD:
		break;
	}
	return true;
}

void verdict_cards(const struct card_seats *seats, const struct verdict_row *rows, size_t count,
	const void *context, struct score_draft *draft)
{
	const struct field_card *cards = seats->field.card;

	for (int c = 0; c < seats->field.count; c++) {
		const int other = seats->opponent[c];

		for (size_t i = 0; i < count; i++) {
			const char *rule = is_asked(seats, c, rows[i].of)
				? rows[i].ask(seats, c, context, rows[i].rule)
				: NULL;

			if (rule)
				score_violation_add(draft, rows[i].kind, rule, cards[c].player,
					other >= 0 ? cards[other].player : PAIRING_NOBODY);
		}
	}
}

void verdict_add(const struct card_seats *seats, const struct verdict_row *rows, size_t count,
	const void *context, struct score_draft *draft)
{
	verdict_seats(seats, draft);
	verdict_cards(seats, rows, count, context, draft);
	verdict_pins(seats, seats->field.input, draft);
}

const char *verdict_has_met(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	(void)context;
	return field_met(&seats->field, card, seats->opponent[card]) ? rule : NULL;
}

const char *verdict_is_forbidden(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	(void)context;
	return field_forbidden(&seats->field, card, seats->opponent[card]) ? rule : NULL;
}

const char *verdict_bars_bye(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	(void)context;
	return seats->field.card[card].bye_barred ? rule : NULL;
}

const char *verdict_not_due(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	(void)context;
	return card_seats_transferred(seats, card) ? rule : NULL;
}

const char *verdict_third_running(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const struct pairing_claim *claim = &seats->field.card[card].claim;

	(void)context;
	return claim->due != PAIRING_NEUTRAL &&
			colour_makes_run(claim, (enum pairing_colour)seats->given[card])
		? rule
		: NULL;
}

const char *verdict_difference(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const struct pairing_claim *claim = &seats->field.card[card].claim;

	(void)context;
	return claim->due != PAIRING_NEUTRAL &&
			colour_makes_difference(claim, (enum pairing_colour)seats->given[card])
		? rule
		: NULL;
}

bool pairing_is_broken(enum pairing_violation_kind kind)
{
	switch (kind) {
	case PAIRING_BROKEN_REPEAT:
	case PAIRING_BROKEN_FORBIDDEN:
	case PAIRING_BROKEN_BYE:
	case PAIRING_BROKEN_ABSENT:
	case PAIRING_BROKEN_SEATED_TWICE:
	case PAIRING_BROKEN_PIN:
	case PAIRING_BROKEN_COLOURS:
		return true;
	case PAIRING_WARN_AVOID:
	case PAIRING_WARN_TABLE:
	case PAIRING_WARN_RUN:
	case PAIRING_WARN_DIFFERENCE:
	case PAIRING_WARN_FLOAT:
	case PAIRING_WARN_FLOAT_AGAIN:
	case PAIRING_WARN_COLOUR:
	case PAIRING_WARN_LOT:
	case PAIRING_WARN_DEAD_END:
		break;
	}
	return false;
}
