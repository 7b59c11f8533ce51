/*
 * What is broken in a Dutch draw, and what the arbiter should know about it.
 */
#include "dutch/score.h"

#include <stdlib.h>

#include "book/verdict.h"

enum pairing_colour dutch_seats_given(const struct dutch_seats *seats, int card)
{
	return card_seats_given(&seats->seats, card);
}

enum pairing_colour dutch_seats_by_rule(const struct dutch_seats *seats, int card)
{
	const char *rule;

	return dutch_colour(&seats->dutch, card, seats->seats.opponent[card], &rule);
}

static const char *ask_c3(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	return dutch_breaks_c3(context, card, seats->opponent[card]) ? rule : NULL;
}

static const char *ask_due(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const struct dutch_card *record = &((const struct dutch *)context)->card[card];

	(void)rule;
	if (record->due == PAIRING_NEUTRAL || card_seats_given(seats, card) == record->due)
		return NULL;
	return record->strength == DUTCH_STRONG ? "C12, C13" : "C12";
}

static const char *ask_third_running(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const struct dutch *dutch = context;

	return dutch->card[card].repeated == card_seats_given(seats, card) ? rule : NULL;
}

static const char *ask_difference(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const struct dutch *dutch = context;
	const int more = card_seats_given(seats, card) == PAIRING_WHITE ? 1 : -1;

	return abs(dutch->card[card].difference + more) > 2 ? rule : NULL;
}

static const char *ask_float(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const unsigned floats = ((const struct dutch *)context)->card[card].floats;
	const enum pairing_float floated = card_seats_floated(seats, card);

	(void)rule;
	if (floated == PAIRING_FLOAT_DOWN && (floats & DUTCH_DOWN_1))
		return "C14";
	return floated == PAIRING_FLOAT_UP && (floats & DUTCH_UP_1) ? "C15" : NULL;
}

static const struct verdict_row rows[] = {
	{PAIRING_BROKEN_BYE, VERDICT_OF_BYE, "C2", verdict_bars_bye},
	{PAIRING_BROKEN_REPEAT, VERDICT_OF_BOARD, "C1", verdict_has_met},
	{PAIRING_BROKEN_FORBIDDEN, VERDICT_OF_BOARD, "", verdict_is_forbidden},
	{PAIRING_BROKEN_COLOURS, VERDICT_OF_BOARD, "C3", ask_c3},
	{PAIRING_WARN_COLOUR, VERDICT_OF_PLAYER, NULL, ask_due},
	{PAIRING_WARN_RUN, VERDICT_OF_PLAYER, "C11", ask_third_running},
	{PAIRING_WARN_DIFFERENCE, VERDICT_OF_PLAYER, "C10", ask_difference},
	{PAIRING_WARN_FLOAT, VERDICT_OF_CARD, NULL, ask_float},
};

void dutch_verdict_add(const struct dutch_seats *seats, struct score_draft *score)
{
	verdict_add(&seats->seats, rows, sizeof(rows) / sizeof(rows[0]), &seats->dutch, score);
}
