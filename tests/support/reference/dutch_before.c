/* The Dutch boards that are made before another one. */
#include "support/reference/dutch_before.h"

#include <stdlib.h>

#include "support/reference/dutch_preference.h"

/* The lower score of the two, who are paired in its bracket. */
static int bracket_of(const struct pairing_input *input, const struct pairing_board *board)
{
	const int white = dutch_points(input, board->white),
		  black = dutch_points(input, board->black);

	return white < black ? white : black;
}

static bool is_from_above(const struct pairing_input *input, const struct pairing_board *board)
{
	return dutch_points(input, board->white) != dutch_points(input, board->black);
}

static bool is_higher(const struct pairing_input *input, int a, int b)
{
	const int one = dutch_points(input, a), two = dutch_points(input, b);

	return one != two ? one > two : a < b;
}

static int top_of(const struct pairing_input *input, const struct pairing_board *board)
{
	return is_higher(input, board->white, board->black) ? board->white : board->black;
}

/* Of two boards alike that of the higher player; where they are listed says nothing. */
static bool is_before(const struct pairing_input *input, const struct pairing_draw *draw, int board,
	int other, bool remainder)
{
	const struct pairing_board *one = &draw->boards[board], *two = &draw->boards[other];

	if (one->black < 0 || two->black < 0)
		return false;
	if (bracket_of(input, one) != bracket_of(input, two))
		return bracket_of(input, one) > bracket_of(input, two);
	if (is_from_above(input, one) != is_from_above(input, two))
		return is_from_above(input, one);
	return is_higher(input, top_of(input, one), top_of(input, two)) &&
		(!remainder || is_from_above(input, one));
}

struct pairing_input dutch_before(const struct pairing_input *input,
	const struct pairing_draw *draw, int board, bool remainder, struct pairing_pin *pins)
{
	struct pairing_input fixed = *input;

	for (int i = 0; i < input->npins; i++)
		pins[i] = input->pins[i];
	for (int i = 0; i < draw->count; i++)
		if (is_before(input, draw, i, board, remainder))
			pins[fixed.npins++] = (struct pairing_pin){PAIRING_PIN_BOARD,
				draw->boards[i].white, draw->boards[i].black, PAIRING_NEUTRAL};
	fixed.pins = pins;
	return fixed;
}

static int compare_one(const struct pairing_score *now, const struct pairing_score *then, int term)
{
	struct pairing_score one = *now, other = *then;

	one.terms += term;
	other.terms += term;
	one.nterms = other.nterms = 1;
	return pairing_score_compare(&one, &other, NULL);
}

int dutch_before_term(const struct pairing_input *input, const struct pairing_draw *draw, int board,
	const struct pairing_score *now, const struct pairing_score *then)
{
	struct pairing_pin pins[DUTCH_BEFORE_PINS];
	const bool above = dutch_before(input, draw, board, false, pins).npins > input->npins;
	int term;
	const int order = pairing_score_compare(now, then, &term);

	for (int i = 0; order < 0 && above && i < now->nterms; i++)
		if (now->terms[i].level <= bracket_of(input, &draw->boards[board]) &&
			compare_one(now, then, i) != 0) {
			if (compare_one(now, then, i) < 0)
				return i;
			break;
		}
	return term;
}
