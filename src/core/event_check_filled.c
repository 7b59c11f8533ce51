/* The invariants of games that one plays who has the bye, or sits out, against one from outside. */
#include <string.h>

#include "core/event_check.h"
#include "core/seating.h"

/* In place of the bye. */
static bool in_bye_holds(
	const struct check *check, const struct record *row, enum round_state state)
{
	const struct filled *filled = &row->as.filled;
	const struct board *board =
		event_board_of(check->event, filled->section, filled->round, filled->pin);

	if (board == NULL || board->black != 0)
		return check_trouble(check, row, "he does not have the bye", 0);
	return state >= ROUND_PUBLISHED ||
		check_trouble(check, row, "filled before the round is published", 0);
}

/*
 * Is the place beside the draw free so far, which it is no longer then? The rows come round by
 * round.
 */
static bool take_beside(struct check *check, const struct filled *filled)
{
	unsigned char *places = &check->beside[filled->beside / CHAR_BIT];
	const unsigned char place = (unsigned char)(1u << filled->beside % CHAR_BIT);

	if (filled->section != check->section || filled->round != check->round)
		memset(check->beside, 0, sizeof(check->beside));
	check->section = filled->section;
	check->round = filled->round;
	if (*places & place)
		return false;
	*places |= place;
	return true;
}

static bool beside_holds(struct check *check, const struct record *row)
{
	const struct filled *filled = &row->as.filled;
	const struct record_key out = {
		RECORD_HAND, {filled->section, filled->round, filled->pin, HAND_OUT}};

	if (event_find(check->event, out) == NULL ||
		!event_takes_part(check->event, filled->section, filled->pin, filled->round) ||
		event_booking(check->event, filled->section, filled->pin, filled->round) != NULL ||
		event_board_of(check->event, filled->section, filled->round, filled->pin) != NULL)
		return check_trouble(check, row, "he does not sit out by hand", 0);
	return take_beside(check, filled) ||
		check_trouble(check, row, "another one stands at #, too", filled->beside);
}

bool check_filled(struct check *check, const struct record *row)
{
	const struct filled *filled = &row->as.filled;
	const struct round *round = event_round(check->event, filled->section, filled->round);
	const enum round_state state = round ? (enum round_state)round->state : ROUND_LAID_OUT;

	if (!check_refers(check, row, filled->section, filled->round, filled->pin))
		return false;
	if (!(filled->beside > 0 ? beside_holds(check, row) : in_bye_holds(check, row, state)))
		return false;
	if (state == ROUND_COMPLETE && filled->result == RESULT_NONE)
		return check_trouble(check, row, "complete without its result", 0);
	if (state < ROUND_PUBLISHED && filled->result != RESULT_NONE)
		return check_trouble(check, row, "a result before the round is published", 0);
	if (filled->open && (filled->result < RESULT_WHITE || filled->result > RESULT_BLACK))
		return check_trouble(
			check, row, "it is open and counts for neither win, draw nor loss", 0);
	return filled->name[0] != '\0' || check_trouble(check, row, "no opponent is named", 0);
}
