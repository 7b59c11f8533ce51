/*
 * What is broken in a draw whatever the rule book.
 */
#include "book/verdict.h"

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

bool verdict_breaks_pin(const struct card_seats *seats, const struct pairing_pin *pin)
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

void verdict_pins(const struct card_seats *seats, struct score_draft *draft)
{
	const struct pairing_input *input = seats->field.input;

	for (int i = 0; i < input->npins; i++) {
		const struct pairing_pin *pin = &input->pins[i];

		if (verdict_breaks_pin(seats, pin))
			score_violation_add(draft, PAIRING_BROKEN_PIN, "", pin->player,
				pin->kind == PAIRING_PIN_BOARD ? pin->other : PAIRING_NOBODY);
	}
}

int verdict_count(const struct score_draft *draft, enum pairing_violation_kind kind)
{
	int n = 0;

	for (int i = 0; i < draft->score.nviolations; i++)
		n += draft->score.violations[i].kind == kind;
	return n;
}
