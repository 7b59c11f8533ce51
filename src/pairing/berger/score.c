/*
 * The verdict on a round of an all-play-all: what is broken, then how far it is from the table.
 */
#include "berger/berger.h"
#include "book/score_terms.h"
#include "book/verdict.h"

static const char *has_met(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	const struct berger *berger = context;
	const int other = seats->opponent[card];

	return berger_have_met(berger, card, other) && berger_mate(berger, card) != other ? rule
											  : NULL;
}

/* A card in the tray may still come to the board that the table has for it. */
static bool is_off_table(const struct card_seats *seats, int card, const struct berger *berger)
{
	const int other = seats->opponent[card], mate = berger_mate(berger, card);

	return other >= 0 ? other != mate : other == SEATS_BYE && mate >= 0;
}

static const char *is_board_off_table(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	return is_off_table(seats, card, context) ? rule : NULL;
}

/* Has the board the table's two players, but the other colours, and not because they are fixed? */
static bool is_turned(const struct card_seats *seats, int card, const struct berger *berger)
{
	const int other = seats->opponent[card];

	return other == berger_mate(berger, card) &&
		card_seats_given(seats, card) != berger_seat_of(berger, card).colour &&
		field_pinned_colour(&seats->field, card, other) == PAIRING_NEUTRAL;
}

static const char *has_other_colour(
	const struct card_seats *seats, int card, const void *context, const char *rule)
{
	return is_turned(seats, card, context) ? rule : NULL;
}

static const struct verdict_row rows[] = {
	{PAIRING_BROKEN_REPEAT, VERDICT_OF_BOARD, "table", has_met},
	{PAIRING_BROKEN_FORBIDDEN, VERDICT_OF_BOARD, "", verdict_is_forbidden},
	{PAIRING_WARN_TABLE, VERDICT_OF_BOARD, "table", is_board_off_table},
	{PAIRING_WARN_TABLE, VERDICT_OF_BYE, "table", is_board_off_table},
	{PAIRING_WARN_COLOUR, VERDICT_OF_PLAYER, "table", has_other_colour},
};

enum pairing_status berger_add_score(const struct frame_draw *drawn, struct score_draft *score)
{
	const struct card_seats *seats = &drawn->seats;
	const struct berger *berger = drawn->digest;
	int off = 0, out = 0, turned = 0;

	for (int c = 0; c < seats->field.count; c++) {
		off += is_off_table(seats, c, berger);
		out += seats->opponent[c] == SEATS_BYE && is_off_table(seats, c, berger);
		turned += seats->opponent[c] > c && is_turned(seats, c, berger);
	}
	verdict_add(seats, rows, sizeof(rows) / sizeof(rows[0]), berger, score);
	score_broken(seats, PAIRING_TERM_WRONG_SEATS, score);
	score_broken(seats, PAIRING_TERM_REPEATS, score);
	score_broken(seats, PAIRING_TERM_FORBIDDEN_PAIRS, score);
	score_broken(seats, PAIRING_TERM_BROKEN_PINS, score);
	score_broken(seats, PAIRING_TERM_TRAY, score);
	score_term_add(score, PAIRING_TERM_OFF_TABLE, -1, off);
	score_term_add(score, PAIRING_TERM_FREE_ROUNDS, -1, out);
	score_term_add(score, PAIRING_TERM_TABLE_COLOURS, -1, turned);
	return PAIRING_OK;
}
