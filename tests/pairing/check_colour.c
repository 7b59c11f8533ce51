/*
 * Colour histories: due colours, claims and who has White, by both tables of the CAA guide.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/event/case_file.h"
#include "support/suite_run.h"

static struct case_file *file;

static struct pairing_claim claim_of(const char *colours)
{
	struct pairing_game games[CASE_ROUNDS];
	const int n = case_games(colours, games);

	return pairing_claim_of(games, n);
}

/*
 * How strong is his claim to White: a Black seeker's is the weaker, the stronger he claims Black.
 */
static int compare_to_white(const struct pairing_claim *a, const struct pairing_claim *b)
{
	if (a->due != b->due)
		return a->due == PAIRING_WHITE ? 1 : -1;
	return a->due == PAIRING_WHITE ? pairing_claim_compare(a, b) : pairing_claim_compare(b, a);
}

START_TEST(rule_16_ranks_the_guides_thirteen)
{
	ck_assert_int_eq(file->nclaims, 13);
	for (int i = 0; i < file->nclaims; i++) {
		for (int j = 0; j < file->nclaims; j++) {
			const struct case_claim *a = &file->claim[i], *b = &file->claim[j];
			const struct pairing_claim x = claim_of(a->colours),
						   y = claim_of(b->colours);
			const int order = compare_to_white(&x, &y);

			ck_assert_msg((order > 0) - (order < 0) ==
					(a->rank < b->rank) - (a->rank > b->rank),
				"%c %s, %c %s", a->name, a->colours, b->name, b->colours);
		}
	}
}
END_TEST

START_TEST(rule_25_decides_the_guides_nine_pairs)
{
	const struct case_white *white = &file->white[_i];
	struct pairing_game games[2][CASE_ROUNDS];
	struct pairing_player player[2] = {
		{.number = 1, .rating = 2300, .score = white->score[0], .games = games[0]},
		{.number = 2, .rating = 2287, .score = white->score[1], .games = games[1]},
	};
	struct pairing_input input = {.players = player, .count = 2};

	input.round = case_games(white->colours[0], games[0]) + 1;
	ck_assert_int_eq(case_games(white->colours[1], games[1]) + 1, input.round);
	ck_assert_int_eq(
		pairing_colour_on_board(&input, white->white, !white->white), PAIRING_WHITE);
	ck_assert_int_eq(
		pairing_colour_on_board(&input, !white->white, white->white), PAIRING_BLACK);
}
END_TEST

static const struct {
	const char *colours;
	enum pairing_colour due;
	int difference, run, games;
} histories[] = {
	{"", PAIRING_NEUTRAL, 0, 0, 0},
	{"---", PAIRING_NEUTRAL, 0, 0, 0},
	{"W", PAIRING_BLACK, 1, 1, 1},
	{"B", PAIRING_WHITE, 1, 1, 1},
	{"WB", PAIRING_WHITE, 0, 1, 2},
	{"BWWB", PAIRING_WHITE, 0, 1, 4},
	{"WWBB", PAIRING_WHITE, 0, 2, 4},
	{"WWBW", PAIRING_BLACK, 2, 1, 4},
	{"WWWB", PAIRING_BLACK, 2, -1, 4},
	{"WWWWBB", PAIRING_BLACK, 2, -2, 6},
	{"WBB-", PAIRING_WHITE, 1, 2, 3},
	{"W-BB", PAIRING_WHITE, 1, 2, 3},
};

START_TEST(rule_14_and_16_from_history)
{
	const struct pairing_claim claim = claim_of(histories[_i].colours);

	ck_assert_int_eq(claim.due, histories[_i].due);
	ck_assert_int_eq(claim.difference, histories[_i].difference);
	ck_assert_int_eq(claim.run, histories[_i].run);
	ck_assert_int_eq(claim.games, histories[_i].games);
}
END_TEST

START_TEST(defaults_have_no_colour)
{
	const struct pairing_game games[] = {
		{PAIRING_OUTSIDE, PAIRING_WHITE, PAIRING_DEFAULT_WIN, PAIRING_LEVEL, 2},
		{PAIRING_OUTSIDE, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 0},
		{PAIRING_OUTSIDE, PAIRING_BLACK, PAIRING_DEFAULT_LOSS, PAIRING_LEVEL, 0},
	};
	const struct pairing_claim claim = pairing_claim_of(games, 3);

	ck_assert_int_eq(claim.due, PAIRING_WHITE);
	ck_assert_int_eq(claim.games, 1);
	ck_assert_int_eq(claim.run, 1);
}
END_TEST

START_TEST(two_neutral_cards_leave_the_colour_open)
{
	const struct pairing_player player[2] = {{.number = 1}, {.number = 2}};
	const struct pairing_input input = {.players = player, .count = 2, .round = 1};

	ck_assert_int_eq(pairing_colour_on_board(&input, 0, 1), PAIRING_NEUTRAL);
}
END_TEST

START_TEST(neutral_card_takes_what_is_left)
{
	struct pairing_game games[2][1];
	const struct pairing_player player[2] = {
		{.number = 1, .games = games[0]}, {.number = 2, .games = games[1]}};
	const struct pairing_input input = {.players = player, .count = 2, .round = 2};

	case_games("-", games[0]);
	case_games("W", games[1]);
	ck_assert_int_eq(pairing_colour_on_board(&input, 0, 1), PAIRING_WHITE);
	ck_assert_int_eq(pairing_colour_on_board(&input, 1, 0), PAIRING_BLACK);
}
END_TEST

/* Rule 39: a default is no meeting; a game that only one card knows is one. */
START_TEST(met_is_what_either_card_says_but_no_default)
{
	const struct pairing_game games[3] = {
		{1, PAIRING_WHITE, PAIRING_DEFAULT_WIN, PAIRING_LEVEL, 2},
		{0, PAIRING_NEUTRAL, PAIRING_DEFAULT_LOSS, PAIRING_LEVEL, 0},
		{0, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 0},
	};
	const struct pairing_player player[3] = {{.number = 1, .games = &games[0]},
		{.number = 2, .games = &games[1]}, {.number = 3, .games = &games[2]}};
	const struct pairing_input input = {.players = player, .count = 3, .round = 2};

	ck_assert(!pairing_have_met(&input, 0, 1));
	ck_assert(pairing_have_met(&input, 0, 2));
	ck_assert(pairing_have_met(&input, 2, 0));
	ck_assert(!pairing_have_met(&input, 1, 2));
}
END_TEST

/* Two games of the two: the last one counts, whichever of them has it in his record. */
START_TEST(the_round_met_is_the_last_in_either_record)
{
	static const struct pairing_game first[4] = {
		{1, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, 2},
		{2, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 0},
		{PAIRING_NOBODY, PAIRING_NEUTRAL, PAIRING_ABSENT, PAIRING_LEVEL, 0},
		{1, PAIRING_NEUTRAL, PAIRING_DEFAULT_WIN, PAIRING_LEVEL, 2}};
	static const struct pairing_game second[4] = {
		{0, PAIRING_BLACK, PAIRING_PLAYED, PAIRING_LEVEL, 0},
		{PAIRING_NOBODY, PAIRING_NEUTRAL, PAIRING_ABSENT, PAIRING_LEVEL, 0},
		{0, PAIRING_WHITE, PAIRING_PLAYED, PAIRING_LEVEL, 1},
		{0, PAIRING_NEUTRAL, PAIRING_DEFAULT_LOSS, PAIRING_LEVEL, 0}};
	static const struct pairing_game third[4] = {{.opponent = PAIRING_NOBODY},
		{.opponent = PAIRING_NOBODY}, {.opponent = PAIRING_NOBODY},
		{.opponent = PAIRING_NOBODY}};
	const struct pairing_player player[3] = {{.number = 1, .games = first},
		{.number = 2, .games = second}, {.number = 3, .games = third}};
	struct pairing_input input = {.players = player, .count = 3, .round = 5};

	ck_assert_int_eq(pairing_round_met(&input, 0, 1), 3);
	ck_assert_int_eq(pairing_round_met(&input, 1, 0), 3);
	ck_assert_int_eq(pairing_round_met(&input, 0, 2), 2);
	ck_assert_int_eq(pairing_round_met(&input, 2, 0), 2);
	ck_assert_int_eq(pairing_round_met(&input, 1, 2), 0);
	input.round = 3; /* round 3 is still to come */
	ck_assert_int_eq(pairing_round_met(&input, 1, 0), 1);
}
END_TEST

/* Rule 5: 61 cards with a bye in round 1 have the line below the 30th. */
START_TEST(rule_5_mid_line)
{
	ck_assert_int_eq(pairing_mid_line(61, 0, 1), 30);
	ck_assert_int_eq(pairing_mid_line(8, 0, 0), 4);
	ck_assert_int_eq(pairing_mid_line(7, 1, 0), 4);
	ck_assert_int_eq(pairing_mid_line(8, 1, 1), 4);
	ck_assert_int_eq(pairing_mid_line(0, 0, 0), 0);
}
END_TEST

int main(void)
{
	TCase *colour = tcase_create("colour");
	int code;

	file = case_file_read(TESTS_DIR "/cases/caa-guide.txt");
	if (!file)
		return EXIT_FAILURE;
	tcase_add_test(colour, rule_16_ranks_the_guides_thirteen);
	tcase_add_loop_test(colour, rule_25_decides_the_guides_nine_pairs, 0, file->nwhites);
	tcase_add_loop_test(colour, rule_14_and_16_from_history, 0,
		(int)(sizeof(histories) / sizeof(histories[0])));
	tcase_add_test(colour, defaults_have_no_colour);
	tcase_add_test(colour, two_neutral_cards_leave_the_colour_open);
	tcase_add_test(colour, neutral_card_takes_what_is_left);
	tcase_add_test(colour, met_is_what_either_card_says_but_no_default);
	tcase_add_test(colour, the_round_met_is_the_last_in_either_record);
	tcase_add_test(colour, rule_5_mid_line);
	code = suite_run("colour", colour, NULL);
	free(file);
	return code;
}
