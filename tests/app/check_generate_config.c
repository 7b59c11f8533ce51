/*
 * Knobs by their keys, and configurations: what they take, and what they say of what they do not.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/generate/generate.h"
#include "support/suite_run.h"

static struct generate_knobs knobs;

static void setup(void)
{
	generate_usual(&knobs);
}

static void is_range(struct pairing_range range, int least, int most)
{
	ck_assert_int_eq(range.least, least);
	ck_assert_int_eq(range.most, most);
}

static const struct taken {
	const char *key, *value;
	size_t at;
	int least, most;
} taken[] = {
#define AT(member) offsetof(struct generate_knobs, recipe.member)
	{"players", "1", AT(players), 1, 1},
	{"players", "15-9999", AT(players), 15, 9999},
	{"PlayersNumber", "20", AT(players), 20, 20},
	{"rounds", "60", AT(rounds), 60, 60},
	{"RoundsNumber", "7", AT(rounds), 7, 7},
	{"ratings", "0-4000", AT(ratings), 0, 4000},
	{"draws", "0", AT(draws), 0, 0},
	{"draws", "33.3-100", AT(draws), 3330, 10000},
	{"DrawPercentage", "45", AT(draws), 4500, 4500},
	{"forfeits", "0.05", AT(forfeits), 5, 5},
	{"ForfeitRate", "1", AT(forfeits), 10000, 10000},
	{"ForfeitRate", "15", AT(forfeits), 667, 667},
	{"ForfeitRate", "12.5", AT(forfeits), 800, 800},
	{"RetiredRate", "3225", AT(withdrawals), 3, 3},
	{"HalfPointByeRate", "100000", AT(half_byes), 0, 0},
	{"clubs", "999", AT(clubs), 999, 999},
	{"prohibited-pairs", "0-999", AT(prohibited), 0, 999},
};

START_TEST(a_knob_takes_numbers_ranges_shares_and_rates)
{
	const struct taken *knob = &taken[_i];
	struct error error = {0};

	ck_assert_msg(generate_set(&knobs, knob->key, knob->value, &error) == STATUS_OK, "%s",
		error.text);
	is_range(*(const struct pairing_range *)(const void *)((char *)&knobs + knob->at),
		knob->least, knob->most);
}
END_TEST

static const struct refused {
	const char *key, *value, *expected;
} refused[] = {
	{"players", "0",
		"found \"0\" for players, expected a number from 1 to 9999, or a range such as 10-30"},
	{"players", "10000", "1 to 9999"},
	{"players", "", "found nothing for players"},
	{"players", "-", "found \"-\""},
	{"players", "3-", "found \"3-\""},
	{"players", "-3", "found \"-3\""},
	{"players", "4-3", "found \"4-3\""},
	{"players", "3-4-5", "found \"3-4-5\""},
	{"players", "3.0", "found \"3.0\""},
	{"players", " 3", "found \" 3\""},
	{"players", "0x10", "found \"0x10\""},
	{"players", "4294967297", "found \"4294967297\""},
	{"rounds", "61", "1 to 60"},
	{"played", "1-2", "expected a number from 0 to 60"},
	{"ratings", "1400-4001", "0 to 4000"},
	{"draws", "100.01", "expected per cent from 0 to 100, or a range"},
	{"draws", "1.", "found \"1.\""},
	{"draws", ".5", "found \".5\""},
	{"draws", "1.234", "found \"1.234\""},
	{"draws", "1,5", "found \"1,5\""},
	{"draws", "10%", "found \"10%\""},
	{"ForfeitRate", "0.99", "expected N of \"one in N\", a number from 1 to 100000"},
	{"ForfeitRate", "5-6", "found \"5-6\""},
	{"HighestRating", "4001", "0 to 4000"},
	{"PointsForWin", "0.25", "expected points such as 3, 0.5 or 1.5"},
	{"PointsForWin", "100", "found \"100\""},
	{"points", "X=1", "expected points such as \"W=3 D=1\""},
	{"acceleration", "Baku", "expected baku or none"},
	{"system", "fide", "expected a rule book"},
	{"seed", "18446744073709551616", "expected a number from 0 to 18446744073709551615"},
	{"seed", "-1", "found \"-1\""},
	{"Players", "3", "found the key \"Players\", expected one such as players"},
};

START_TEST(a_knob_says_what_it_found_and_expected)
{
	const struct generate_knobs before = knobs;
	struct error error = {0};

	ck_assert_int_eq(
		generate_set(&knobs, refused[_i].key, refused[_i].value, &error), STATUS_BAD_INPUT);
	ck_assert_msg(strstr(error.text, refused[_i].expected) != NULL, "%s", error.text);
	ck_assert_int_eq(memcmp(&before, &knobs, sizeof(knobs)), 0);
}
END_TEST

static void is_set(const char *key, const char *value)
{
	struct error error = {0};

	ck_assert_msg(generate_set(&knobs, key, value, &error) == STATUS_OK, "%s", error.text);
}

START_TEST(the_bye_follows_the_win_until_it_is_told)
{
	is_set("PointsForWin", "3");
	ck_assert_int_eq(knobs.recipe.worth.bye, 6);
	is_set("PointsForPAB", "1.5");
	is_set("PointsForWin", "4");
	ck_assert_int_eq(knobs.recipe.worth.bye, 3);
	is_set("PointsForForfeitLoss", "0.5");
	ck_assert_int_eq(knobs.recipe.worth.zero_bye, 1);
	is_set("PointsForZPB", "0");
	is_set("PointsForForfeitLoss", "1");
	ck_assert_int_eq(knobs.recipe.worth.zero_bye, 0);
	is_set("points", "W=3 A=0.5");
	ck_assert_int_eq(knobs.recipe.worth.zero_bye, 1);
	ck_assert_int_eq(knobs.recipe.worth.default_loss, 1);
	ck_assert_int_eq(knobs.recipe.worth.bye, 6);
}
END_TEST

START_TEST(one_end_of_the_ratings_moves_the_other)
{
	is_set("HighestRating", "1200");
	is_range(knobs.recipe.ratings, 1200, 1200);
	is_set("LowestRating", "1000");
	is_range(knobs.recipe.ratings, 1000, 1200);
	is_set("LowestRating", "1900");
	is_range(knobs.recipe.ratings, 1900, 1900);
}
END_TEST

static enum status configure(const char *text, size_t size, struct error *error)
{
	const struct report report = {.error = error};

	return generate_configure(&knobs, text, size, &report);
}

START_TEST(a_configuration_has_one_knob_a_line)
{
	static const char text[] = "\xef\xbb\xbf# of an established generator\r\nPlayersNumber=12\r"
				   "\n\n  rounds = 5\t\r\r points = W=3 D=1 \nseed=6";
	struct error error = {0};

	ck_assert_msg(configure(text, sizeof(text) - 1, &error) == STATUS_OK, "%s", error.text);
	is_range(knobs.recipe.players, 12, 12);
	is_range(knobs.recipe.rounds, 5, 5);
	ck_assert_int_eq(knobs.recipe.worth.win, 6);
	ck_assert_uint_eq(knobs.recipe.seed, 6);
	ck_assert_int_eq(configure("", 0, &error), STATUS_OK);
}
END_TEST

static const struct wrong {
	const char *text, *expected;
} wrong[] = {
	{"players=3\n\nplayer=3\n",
		"Line 3, column 1: found the key \"player\", expected one such as players, rounds or "
		"PlayersNumber."},
	{"\r\n  players =  x\r\n",
		"Line 2, column 14: found \"x\" for players, expected a number from 1 to 9999, or a range such "
		"as 10-30."},
	{"# one\rplayers\r",
		"Line 2, column 1: found \"players\", expected KEY=VALUE such as players=40."},
	{"rounds=", "Line 1, column 8: found nothing for rounds"},
	{"=5", "Line 1, column 1: found the key nothing"},
	{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=5",
		"Line 1, column 1: the key is too long"},
	{"points=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
		"Line 1, column 8: the value is too long"},
};

START_TEST(a_configuration_says_where_it_is_wrong)
{
	const struct generate_knobs before = knobs;
	struct error error = {0};

	ck_assert_int_eq(
		configure(wrong[_i].text, strlen(wrong[_i].text), &error), STATUS_BAD_INPUT);
	ck_assert_msg(strstr(error.text, wrong[_i].expected) == error.text, "%s", error.text);
	ck_assert_int_eq(memcmp(&before, &knobs, sizeof(knobs)), 0);
}
END_TEST

/* JaVaFo's keys: thousandths of games, and of rounds, here of 8 for each player. */
START_TEST(the_keys_of_javafo_are_thousandths)
{
	static const char text[] =
		"PlayersNumber=100\nForfeitRate=20\nQuickgameRate=5\nZPBRate=10\nHPBRate=30\nFPBRate=1\n"
		"Groups=2\nSeparator=100\nWWPoints=3.0\nBWPoints=3.0\nWDPoints=1.0\nBDPoints=1\nPABPoints=1.5\n"
		"FLPoints=0.0\nRoundsNumber=7-9\n";
	struct error error = {0};
	const struct report report = {.error = &error};

	ck_assert_msg(generate_configure(&knobs, text, strlen(text), &report) == STATUS_OK, "%s",
		error.text);
	is_range(knobs.recipe.forfeits, 200, 200);
	is_range(knobs.recipe.short_games, 50, 50);
	is_range(knobs.recipe.zero_byes, 800, 800);
	is_range(knobs.recipe.half_byes, 2400, 2400);
	is_range(knobs.recipe.full_byes, 80, 80);
	ck_assert_int_eq(knobs.recipe.worth.win, 6);
	ck_assert_int_eq(knobs.recipe.worth.draw, 2);
	ck_assert_int_eq(knobs.recipe.worth.bye, 3);
}
END_TEST

static const struct javafo_fault {
	const char *text, *error;
} javafo_faults[] = {
	{"ForfeitRate=0\n", "found \"0\" for ForfeitRate, expected N of \"one in N\""},
	{"ZPBRate=1001\n", "Line 1, column 9: found \"1001\" for ZPBRate, expected thousandths"},
	{"WWPoints=1.2\n", "Line 1, column 10: found \"1.2\" for WWPoints"},
	{"Groups=x\n", "found \"x\" for Groups"},
	{"WWPoints=3\nBWPoints=2\n", "found points that differ by colour"},
};

START_TEST(the_keys_of_javafo_say_what_is_wrong)
{
	const struct javafo_fault *fault = &javafo_faults[_i];
	struct error error = {0};
	const struct report report = {.error = &error};

	ck_assert_int_eq(generate_configure(&knobs, fault->text, strlen(fault->text), &report),
		STATUS_BAD_INPUT);
	ck_assert_msg(strstr(error.text, fault->error), "%s", error.text);
}
END_TEST

/* 0 is no "one in so many", and says that all are thousandths. */
START_TEST(no_forfeits_at_all_are_thousandths)
{
	static const char text[] = "ForfeitRate=0\nQuickgameRate=0\n";
	const struct report report = {.error = NULL};

	ck_assert_int_eq(generate_set(&knobs, "forfeits", "30", NULL), STATUS_OK);
	ck_assert_int_eq(generate_configure(&knobs, text, strlen(text), &report), STATUS_OK);
	is_range(knobs.recipe.forfeits, 0, 0);
}
END_TEST

/* What a report tells of its making makes it again. */
START_TEST(what_is_told_sets_the_same_knobs)
{
	static const char *const lines[] = {"seed=9",
		"players=15-215\nrounds=5\nplayed=3\nratings=0-100\ndraws=12.5-13\nforfeits=0.01",
		"system=caa\nclubs=3\nprohibited-pairs=1-5\nhalf-byes=1\nzero-byes=2\nwithdrawals=3",
		"acceleration=baku\nPointsForWin=3\nPointsForZPB=0.5\ndouble-forfeits=100",
		"late-entries=50\ndraws=0\nPointsForPAB=0"};
	struct generate_knobs set;
	struct error error = {0};
	char told[GENERATE_TOLD_SIZE], again[GENERATE_TOLD_SIZE];

	ck_assert_int_eq(configure(lines[_i], strlen(lines[_i]), &error), STATUS_OK);
	set = knobs;
	generate_tell(&set, told);
	for (char *at = told; (at = strchr(at, ' ')) != NULL;)
		*at = '\n';
	generate_usual(&knobs);
	ck_assert_msg(configure(told, strlen(told), &error) == STATUS_OK, "%s", error.text);
	generate_tell(&knobs, again);
	for (char *at = again; (at = strchr(at, ' ')) != NULL;)
		*at = '\n';
	ck_assert_str_eq(again, told);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("config");

	tcase_add_checked_fixture(tcase, setup, NULL);
	tcase_add_loop_test(tcase, a_knob_takes_numbers_ranges_shares_and_rates, 0,
		sizeof(taken) / sizeof(taken[0]));
	tcase_add_loop_test(tcase, a_knob_says_what_it_found_and_expected, 0,
		sizeof(refused) / sizeof(refused[0]));
	tcase_add_test(tcase, the_bye_follows_the_win_until_it_is_told);
	tcase_add_test(tcase, one_end_of_the_ratings_moves_the_other);
	tcase_add_test(tcase, a_configuration_has_one_knob_a_line);
	tcase_add_loop_test(
		tcase, a_configuration_says_where_it_is_wrong, 0, sizeof(wrong) / sizeof(wrong[0]));
	tcase_add_test(tcase, the_keys_of_javafo_are_thousandths);
	tcase_add_loop_test(tcase, the_keys_of_javafo_say_what_is_wrong, 0,
		sizeof(javafo_faults) / sizeof(javafo_faults[0]));
	tcase_add_test(tcase, no_forfeits_at_all_are_thousandths);
	tcase_add_loop_test(tcase, what_is_told_sets_the_same_knobs, 0, 5);
	return suite_run("generate_config", tcase, NULL);
}
