/*
 * What is broken in a draw by the Schools' rules, and what the arbiter should know about it.
 */
#include "schools/verdict.h"

#include "book/verdict.h"

int schools_avoided(const struct schools_seats *seats, int a, int b)
{
	const struct field *field = &seats->seats.field;

	if (schools_mates(field, a, b))
		return 7;
	if (schools_tops(field, &seats->terms.options, a, b))
		return 3;
	return schools_avoid(field, &seats->terms.options, a, b);
}

const char *schools_rule_text(int rule)
{
	return rule == 7 ? "7" : rule == 3 ? "3" : rule == 27 ? "27" : rule == 29 ? "29" : "30";
}

static const char *ask_avoided(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const int avoided = schools_avoided(context, card, seats->opponent[card]);

	(void)rule;
	return avoided != 0 ? schools_rule_text(avoided) : NULL;
}

/* The float as in the last round, or as in an earlier one. */
static const char *ask_float(const struct card_seats *seats, int card, bool last)
{
	const enum pairing_float floated = card_seats_floated(seats, card);
	const bool down = floated == PAIRING_FLOAT_DOWN;
	struct schools_float floats;

	if (floated == PAIRING_LEVEL)
		return NULL;
	floats = schools_floats(&seats->field, card, down);
	if (last ? !floats.last : floats.last || !floats.again)
		return NULL;
	return down ? "20" : "21";
}

static const char *ask_last_float(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	(void)context;
	(void)rule;
	return ask_float(seats, card, true);
}

static const char *ask_earlier_float(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	(void)context;
	(void)rule;
	return ask_float(seats, card, false);
}

static const struct verdict_row rows[] = {
	{PAIRING_BROKEN_BYE, VERDICT_OF_BYE, "4", verdict_bars_bye},
	{PAIRING_BROKEN_REPEAT, VERDICT_OF_BOARD, "1", verdict_has_met},
	{PAIRING_BROKEN_FORBIDDEN, VERDICT_OF_BOARD, "", verdict_is_forbidden},
	{PAIRING_WARN_AVOID, VERDICT_OF_BOARD, NULL, ask_avoided},
	{PAIRING_WARN_COLOUR, VERDICT_OF_PLAYER, "11", verdict_not_due},
	{PAIRING_WARN_RUN, VERDICT_OF_PLAYER, "12", verdict_third_running},
	{PAIRING_WARN_DIFFERENCE, VERDICT_OF_PLAYER, "12", verdict_difference},
	{PAIRING_WARN_FLOAT, VERDICT_OF_PLAYER, NULL, ask_last_float},
	{PAIRING_WARN_FLOAT_AGAIN, VERDICT_OF_PLAYER, NULL, ask_earlier_float},
};

void schools_verdict_add(const struct schools_seats *seats, struct score_draft *score)
{
	verdict_add(&seats->seats, rows, sizeof(rows) / sizeof(rows[0]), seats, score);
}
