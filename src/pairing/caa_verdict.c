/*
 * What is broken in a draw, and what the arbiter should know about it.
 */
#include "caa_verdict.h"

#include "colour.h"

enum { OF_CARD = 8, OF_BOARD = 4 };

size_t caa_verdict_room(const struct card_seats *seats)
{
	return OF_CARD * (size_t)seats->field.count + OF_BOARD * (size_t)seats->draw->count +
		(size_t)seats->field.input->npins + 1;
}

static void add(struct pairing_score *score, enum pairing_violation_kind kind, const char *rule,
	int player, int other)
{
	score->violations[score->nviolations++] =
		(struct pairing_violation){kind, rule, player, other};
}

/* One who sits on board i although he has no card in this round, or has sat down before. */
static void add_seat(
	const struct card_seats *seats, int player, int other, int i, struct pairing_score *score)
{
	const int card = seats->field.card_of[player];

	if (card < 0)
		add(score, PAIRING_BROKEN_ABSENT, "", player, other);
	else if (seats->board[card] != i)
		add(score, PAIRING_BROKEN_SEATED_TWICE, "", player, other);
}

static void add_pair(const struct card_seats *seats, int a, int b, struct pairing_score *score)
{
	const struct field *field = &seats->field;
	const int player = field->card[a].player, other = field->card[b].player;
	const int rule = caa_avoid(field, &seats->options, a, b);

	if (field_met(field, a, b))
		add(score, PAIRING_BROKEN_REPEAT, "1", player, other);
	if (field_forbidden(field, a, b))
		add(score, PAIRING_BROKEN_FORBIDDEN, "", player, other);
	if (rule != 0)
		add(score, PAIRING_WARN_AVOID, caa_avoid_text(rule), player, other);
}

static void add_colour(const struct card_seats *seats, int c, struct pairing_score *score)
{
	const struct field_card *card = &seats->field.card[c];
	const int other = seats->field.card[seats->opponent[c]].player;
	const enum pairing_colour given = (enum pairing_colour)seats->given[c];

	if (card->claim.due == PAIRING_NEUTRAL)
		return;
	if (given != card->claim.due)
		add(score, PAIRING_WARN_COLOUR, "15", card->player, other);
	if (colour_makes_run(&card->claim, given))
		add(score, PAIRING_WARN_RUN, "16", card->player, other);
	if (colour_makes_difference(&card->claim, given))
		add(score, PAIRING_WARN_DIFFERENCE, "40", card->player, other);
}

static void add_card(const struct card_seats *seats, int c, struct pairing_score *score)
{
	const struct field_card *card = &seats->field.card[c];
	const enum pairing_float floated = card_seats_floated(seats, c);
	const int opponent = seats->opponent[c];
	const int other = opponent >= 0 ? seats->field.card[opponent].player : PAIRING_NOBODY;

	if (opponent == SEATS_BYE && card->bye_barred)
		add(score, PAIRING_BROKEN_BYE, "6", card->player, PAIRING_NOBODY);
	if (opponent > c)
		add_pair(seats, c, opponent, score);
	if (opponent >= 0)
		add_colour(seats, c, score);
	if (floated != PAIRING_LEVEL && floated == card->floated)
		add(score, PAIRING_WARN_FLOAT, floated == PAIRING_FLOAT_DOWN ? "20" : "21",
			card->player, other);
}

static bool sits_elsewhere(const struct card_seats *seats, int card, int other)
{
	return card >= 0 && seats->opponent[card] != SEATS_TRAY &&
		(other < 0 || seats->opponent[card] != other);
}

static bool is_given(const struct card_seats *seats, int card, enum pairing_colour colour)
{
	return colour == PAIRING_NEUTRAL ||
		(seats->opponent[card] >= 0 && seats->given[card] == (int)colour);
}

static bool breaks_board(const struct card_seats *seats, const struct pairing_pin *pin)
{
	const int a = seats->field.card_of[pin->player], b = seats->field.card_of[pin->other];

	if (sits_elsewhere(seats, a, b) || sits_elsewhere(seats, b, a))
		return true;
	return a >= 0 && b >= 0 && seats->opponent[a] == b && !is_given(seats, a, pin->colour);
}

/* A card in the tray breaks no pin: its seat is still open. */
bool caa_verdict_breaks_pin(const struct card_seats *seats, const struct pairing_pin *pin)
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
	case PAIRING_PIN_BYE:
		return other != SEATS_BYE;
	case PAIRING_PIN_BOARD:
	case PAIRING_PIN_OUT:
		break;
	}
	return false;
}

void caa_verdict_seats(const struct card_seats *seats, struct pairing_score *score)
{
	for (int i = 0; i < seats->draw->count; i++) {
		const struct pairing_board *board = &seats->draw->boards[i];

		add_seat(seats, board->white, board->black, i, score);
		if (board->black != PAIRING_NOBODY)
			add_seat(seats, board->black, board->white, i, score);
	}
}

void caa_verdict_pins(const struct card_seats *seats, struct pairing_score *score)
{
	const struct pairing_input *input = seats->field.input;

	for (int i = 0; i < input->npins; i++) {
		const struct pairing_pin *pin = &input->pins[i];

		if (caa_verdict_breaks_pin(seats, pin))
			add(score, PAIRING_BROKEN_PIN, "", pin->player,
				pin->kind == PAIRING_PIN_BOARD ? pin->other : PAIRING_NOBODY);
	}
}

void caa_verdict_add(const struct card_seats *seats, struct pairing_score *score)
{
	caa_verdict_seats(seats, score);
	for (int c = 0; c < seats->field.count; c++)
		add_card(seats, c, score);
	caa_verdict_pins(seats, score);
}
