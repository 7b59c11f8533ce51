/*
 * Preferences and colours by FIDE C.04.3, counted afresh from the games.
 */
#include "support/reference/dutch_preference.h"

#include <check.h>
#include <stdlib.h>

struct dutch_colours dutch_colours_of(const struct pairing_input *input, int player)
{
	struct dutch_colours colours = {.due = PAIRING_NEUTRAL};

	for (int round = input->round - 1; round > 0; round--) {
		const struct pairing_game *game = &input->players[player].games[round - 1];

		if (game->kind != PAIRING_PLAYED || game->colour == PAIRING_NEUTRAL)
			continue;
		ck_assert_int_lt(colours.count, DUTCH_ROUNDS_MOST);
		colours.back[colours.count] = game->colour;
		colours.round[colours.count++] = round;
		colours.difference += game->colour == PAIRING_WHITE ? 1 : -1;
	}
	if (colours.count == 0)
		return colours;
	colours.due = colours.back[0] == PAIRING_WHITE ? PAIRING_BLACK : PAIRING_WHITE;
	colours.preference = PAIRING_PREFERS_MILD;
	if (colours.difference != 0) {
		colours.due = colours.difference > 0 ? PAIRING_BLACK : PAIRING_WHITE;
		colours.preference = PAIRING_PREFERS_STRONG;
	}
	if (abs(colours.difference) > 1 ||
		(colours.count > 1 && colours.back[0] == colours.back[1])) {
		colours.preference = PAIRING_PREFERS_ABSOLUTE;
		colours.due = colours.difference > 1       ? PAIRING_BLACK
			: colours.difference < -1          ? PAIRING_WHITE
			: colours.back[0] == PAIRING_WHITE ? PAIRING_BLACK
							   : PAIRING_WHITE;
	}
	return colours;
}

/* Virtual points included. */
int dutch_points(const struct pairing_input *input, int player)
{
	return input->players[player].score +
		(input->extra ? input->extra[player * input->round + input->round - 1] : 0);
}

bool dutch_same_absolute(const struct pairing_input *input, int a, int b)
{
	const struct dutch_colours one = dutch_colours_of(input, a),
				   two = dutch_colours_of(input, b);

	return one.preference == PAIRING_PREFERS_ABSOLUTE &&
		two.preference == PAIRING_PREFERS_ABSOLUTE && one.due == two.due;
}

bool dutch_has_his(const struct pairing_input *input, int a, int b)
{
	const struct dutch_colours his = dutch_colours_of(input, a),
				   its = dutch_colours_of(input, b);
	int i = 0;

	if (his.due != its.due)
		return true;
	if (his.preference != its.preference)
		return his.preference > its.preference;
	if (his.preference == PAIRING_PREFERS_ABSOLUTE &&
		abs(his.difference) != abs(its.difference))
		return abs(his.difference) > abs(its.difference);
	while (i < his.count && i < its.count && his.back[i] == its.back[i])
		i++;
	if (i < his.count && i < its.count)
		return its.back[i] == his.due;
	return dutch_points(input, a) != dutch_points(input, b)
		? dutch_points(input, a) > dutch_points(input, b)
		: a < b;
}

/* 5.2: what decides, with its numbers, and who has his colour by it. */
int dutch_preference_check(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step)
{
	const struct dutch_colours his = dutch_colours_of(input, step->player),
				   its = dutch_colours_of(input, step->other);
	const bool white = draw->boards[step->board].white == step->player;
	bool gives = true;
	int i = 0;

	ck_assert_int_eq(his.due, white ? PAIRING_BLACK : PAIRING_WHITE);
	ck_assert_int_eq(step->as.preference.same, his.due == its.due);
	ck_assert_int_eq(step->as.preference.strength, his.preference);
	ck_assert_int_eq(step->as.preference.other_strength, its.preference);
	while (i < his.count && i < its.count && his.back[i] == its.back[i])
		i++;
	if (his.due != its.due) {
		ck_assert_str_eq(step->rule, "5.2.1");
	} else if (his.preference != its.preference) {
		ck_assert_str_eq(step->rule, "5.2.2");
		gives = his.preference > its.preference;
	} else if (his.preference == PAIRING_PREFERS_ABSOLUTE &&
		abs(his.difference) != abs(its.difference)) {
		ck_assert_str_eq(step->rule, "5.2.2");
		ck_assert_int_eq(step->as.preference.decides, abs(his.difference));
		ck_assert_int_eq(step->as.preference.other_decides, abs(its.difference));
		gives = abs(his.difference) > abs(its.difference);
	} else if (i < his.count && i < its.count) {
		ck_assert_str_eq(step->rule, "5.2.3");
		ck_assert_int_eq(step->as.preference.decides, his.round[i]);
		ck_assert_int_eq(step->as.preference.other_decides, its.round[i]);
		gives = its.back[i] == his.due;
	} else {
		const int a = dutch_points(input, step->player),
			  b = dutch_points(input, step->other);

		ck_assert_str_eq(step->rule, "5.2.4");
		gives = a != b ? a > b : step->player < step->other;
	}
	ck_assert_int_eq(step->as.preference.gives, gives);
	return step->rule[4] - '0';
}
