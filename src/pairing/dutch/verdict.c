/*
 * What is broken in a Dutch draw, and what the arbiter should know about it.
 */
#include "dutch/score.h"

#include <stdlib.h>

#include "book/verdict.h"
#include "cards/colour.h"

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

static void add_pair(const struct dutch_seats *seats, int a, int b, struct score_draft *score)
{
	const struct field *field = &seats->dutch.field;
	const int player = field->card[a].player, other = field->card[b].player;

	if (field_met(field, a, b))
		score_violation_add(score, PAIRING_BROKEN_REPEAT, "C1", player, other);
	if (field_forbidden(field, a, b))
		score_violation_add(score, PAIRING_BROKEN_FORBIDDEN, "", player, other);
	if (dutch_breaks_c3(&seats->dutch, a, b))
		score_violation_add(score, PAIRING_BROKEN_COLOURS, "C3", player, other);
}

static void add_colour(const struct dutch_seats *seats, int c, struct score_draft *score)
{
	const struct dutch_card *card = &seats->dutch.card[c];
	const int player = seats->dutch.field.card[c].player;
	const int other = seats->dutch.field.card[seats->seats.opponent[c]].player;
	const enum pairing_colour given = dutch_seats_given(seats, c);

	if (card->due != PAIRING_NEUTRAL && given != card->due)
		score_violation_add(score, PAIRING_WARN_COLOUR,
			card->strength == DUTCH_STRONG ? "C12, C13" : "C12", player, other);
	if (card->repeated == given)
		score_violation_add(score, PAIRING_WARN_RUN, "C11", player, other);
	if (abs(card->difference + (given == PAIRING_WHITE ? 1 : -1)) > 2)
		score_violation_add(score, PAIRING_WARN_DIFFERENCE, "C10", player, other);
}

static void add_card(const struct dutch_seats *seats, int c, struct score_draft *score)
{
	const struct field_card *card = &seats->dutch.field.card[c];
	const enum pairing_float floated = card_seats_floated(&seats->seats, c);
	const unsigned floats = seats->dutch.card[c].floats;
	const int opponent = seats->seats.opponent[c];
	const int other = opponent >= 0 ? seats->dutch.field.card[opponent].player : PAIRING_NOBODY;

	if (opponent == SEATS_BYE && card->bye_barred)
		score_violation_add(score, PAIRING_BROKEN_BYE, "C2", card->player, PAIRING_NOBODY);
	if (opponent > c)
		add_pair(seats, c, opponent, score);
	if (opponent >= 0)
		add_colour(seats, c, score);
	if (floated == PAIRING_FLOAT_DOWN && (floats & DUTCH_DOWN_1))
		score_violation_add(score, PAIRING_WARN_FLOAT, "C14", card->player, other);
	if (floated == PAIRING_FLOAT_UP && (floats & DUTCH_UP_1))
		score_violation_add(score, PAIRING_WARN_FLOAT, "C15", card->player, other);
}

void dutch_verdict_add(const struct dutch_seats *seats, struct score_draft *score)
{
	verdict_seats(&seats->seats, score);
	for (int c = 0; c < seats->dutch.field.count; c++)
		add_card(seats, c, score);
	verdict_pins(&seats->seats, score);
}
