/*
 * What is broken in a draw, and what the arbiter should know about it.
 */
#include "caa/verdict.h"

#include "book/verdict.h"

static const char *ask_avoided(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const int avoided = caa_avoid(&seats->field, context, card, seats->opponent[card]);

	(void)rule;
	return avoided != 0 ? caa_avoid_text(avoided) : NULL;
}

static const char *ask_float(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const enum pairing_float floated = card_seats_floated(seats, card);

	(void)context;
	(void)rule;
	if (floated == PAIRING_LEVEL || floated != seats->field.card[card].floated)
		return NULL;
	return floated == PAIRING_FLOAT_DOWN ? "20" : "21";
}

static const struct verdict_row rows[] = {
	{PAIRING_BROKEN_BYE, VERDICT_OF_BYE, "6", verdict_bars_bye},
	{PAIRING_BROKEN_REPEAT, VERDICT_OF_BOARD, "1", verdict_has_met},
	{PAIRING_BROKEN_FORBIDDEN, VERDICT_OF_BOARD, "", verdict_is_forbidden},
	{PAIRING_WARN_AVOID, VERDICT_OF_BOARD, NULL, ask_avoided},
	{PAIRING_WARN_COLOUR, VERDICT_OF_PLAYER, "15", verdict_not_due},
	{PAIRING_WARN_RUN, VERDICT_OF_PLAYER, "16", verdict_third_running},
	{PAIRING_WARN_DIFFERENCE, VERDICT_OF_PLAYER, "40", verdict_difference},
	{PAIRING_WARN_FLOAT, VERDICT_OF_CARD, NULL, ask_float},
};

void caa_verdict_add(const struct card_seats *seats, const struct caa_options *options,
	struct score_draft *score)
{
	verdict_add(seats, rows, sizeof(rows) / sizeof(rows[0]), options, score);
}
