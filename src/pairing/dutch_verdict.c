/*
 * What is broken in a Dutch draw, and what the arbiter should know about it.
 */
#include "dutch_score.h"

#include <stdlib.h>

#include "caa_verdict.h"
#include "colour.h"

enum { OF_CARD = 9, OF_BOARD = 4 };

enum pairing_colour dutch_seats_given(const struct dutch_seats *seats, int card)
{
	const struct pairing_board *board = &seats->seats.draw->boards[seats->seats.board[card]];

	return board->white == seats->dutch.field.card[card].player ? PAIRING_WHITE : PAIRING_BLACK;
}

enum pairing_colour dutch_seats_by_rule(const struct dutch_seats *seats, int card)
{
	const char *rule;

	return dutch_colour(&seats->dutch, card, seats->seats.opponent[card], &rule);
}

size_t dutch_verdict_room(const struct dutch_seats *seats)
{
	return OF_CARD * (size_t)seats->dutch.field.count +
		OF_BOARD * (size_t)seats->seats.draw->count + (size_t)seats->dutch.input->npins + 1;
}

static void add(struct pairing_score *score, enum pairing_violation_kind kind, const char *rule,
	int player, int other)
{
	score->violations[score->nviolations++] =
		(struct pairing_violation){kind, rule, player, other};
}

/* One who sits on board i although he has no card in this round, or has sat down before. */
static void add_seat(
	const struct dutch_seats *seats, int player, int other, int i, struct pairing_score *score)
{
	const int card = seats->dutch.field.card_of[player];

	if (card < 0)
		add(score, PAIRING_BROKEN_ABSENT, "", player, other);
	else if (seats->seats.board[card] != i)
		add(score, PAIRING_BROKEN_SEATED_TWICE, "", player, other);
}

static void add_pair(const struct dutch_seats *seats, int a, int b, struct pairing_score *score)
{
	const struct field *field = &seats->dutch.field;
	const int player = field->card[a].player, other = field->card[b].player;

	if (field_met(field, a, b))
		add(score, PAIRING_BROKEN_REPEAT, "C1", player, other);
	if (field_forbidden(field, a, b))
		add(score, PAIRING_BROKEN_FORBIDDEN, "", player, other);
	if (dutch_breaks_c3(&seats->dutch, a, b))
		add(score, PAIRING_BROKEN_COLOURS, "C3", player, other);
}

static void add_colour(const struct dutch_seats *seats, int c, struct pairing_score *score)
{
	const struct dutch_card *card = &seats->dutch.card[c];
	const int player = seats->dutch.field.card[c].player;
	const int other = seats->dutch.field.card[seats->seats.opponent[c]].player;
	const enum pairing_colour given = dutch_seats_given(seats, c);

	if (card->due != PAIRING_NEUTRAL && given != card->due)
		add(score, PAIRING_WARN_COLOUR, card->strength == DUTCH_STRONG ? "C12, C13" : "C12",
			player, other);
	if (card->repeated == given)
		add(score, PAIRING_WARN_RUN, "C11", player, other);
	if (abs(card->difference + (given == PAIRING_WHITE ? 1 : -1)) > 2)
		add(score, PAIRING_WARN_DIFFERENCE, "C10", player, other);
}

static void add_card(const struct dutch_seats *seats, int c, struct pairing_score *score)
{
	const struct field_card *card = &seats->dutch.field.card[c];
	const enum pairing_float floated = card_seats_floated(&seats->seats, c);
	const unsigned floats = seats->dutch.card[c].floats;
	const int opponent = seats->seats.opponent[c];
	const int other = opponent >= 0 ? seats->dutch.field.card[opponent].player : PAIRING_NOBODY;

	if (opponent == SEATS_BYE && card->bye_barred)
		add(score, PAIRING_BROKEN_BYE, "C2", card->player, PAIRING_NOBODY);
	if (opponent > c)
		add_pair(seats, c, opponent, score);
	if (opponent >= 0)
		add_colour(seats, c, score);
	if (floated == PAIRING_FLOAT_DOWN && (floats & DUTCH_DOWN_1))
		add(score, PAIRING_WARN_FLOAT, "C14", card->player, other);
	if (floated == PAIRING_FLOAT_UP && (floats & DUTCH_UP_1))
		add(score, PAIRING_WARN_FLOAT, "C15", card->player, other);
}

void dutch_verdict_add(const struct dutch_seats *seats, struct pairing_score *score)
{
	const struct pairing_input *input = seats->dutch.input;

	for (int i = 0; i < seats->seats.draw->count; i++) {
		const struct pairing_board *board = &seats->seats.draw->boards[i];

		add_seat(seats, board->white, board->black, i, score);
		if (board->black != PAIRING_NOBODY)
			add_seat(seats, board->black, board->white, i, score);
	}
	for (int c = 0; c < seats->dutch.field.count; c++)
		add_card(seats, c, score);
	for (int i = 0; i < input->npins; i++) {
		const struct pairing_pin *pin = &input->pins[i];

		if (caa_verdict_breaks_pin(&seats->seats, pin))
			add(score, PAIRING_BROKEN_PIN, "", pin->player,
				pin->kind == PAIRING_PIN_BOARD ? pin->other : PAIRING_NOBODY);
	}
}
