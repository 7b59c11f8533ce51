/*
 * Tie-breaks worked out by hand: small events with every kind of unplayed round, and the event of
 * FIDE's exercises in tie-breaking (by the edition of 2023) with the figures printed there.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/ties/table.h"
#include "support/event/trf_event.h"
#include "support/fault/whole_file.h"
#include "support/reference/ties_reference.h"
#include "support/suite_run.h"

enum { PLAYERS = 16, FILE_SIZE = 512, LIST_SIZE = 256 };

/* The figures of players 1, 2, ...; NONE: not worked out. */
#define NONE (-1)
struct by_hand {
	const char *code;
	double figures[PLAYERS];
};

/* "BH,SB" of all that is expected. */
static void list_codes(const struct by_hand *expected, int count, char list[LIST_SIZE])
{
	size_t length = 0;

	for (int i = 0; i < count; i++)
		length += (size_t)snprintf(list + length, LIST_SIZE - length, "%s%s",
			i > 0 ? "," : "", expected[i].code);
}

static void check_figures(const struct ties_table *table, int entry, const struct by_hand *expected)
{
	for (int i = 0; i < table->field.count; i++) {
		const struct ties_figure figure = ties_table_figure(table, i, entry);
		const double by_hand = expected->figures[i];

		ck_assert_msg(by_hand == NONE ||
				ties_half_up(figure.units * 1000, figure.per) ==
					(int64_t)(by_hand * 1000 + 0.5),
			"%s of %d: %d/%d, not %g", expected->code, i + 1, (int)figure.units,
			figure.per, by_hand);
	}
}

static void check_report(const char *name, int rounds, enum ties_rules rules, bool all_play_all,
	const struct by_hand *expected, int count)
{
	char path[FILE_SIZE], list[LIST_SIZE], *text;
	struct event event;
	struct ties_field field;
	struct ties_order order;
	struct ties_table table;
	struct error error;

	snprintf(path, sizeof(path), "%s/data/ties/%s.trf", TESTS_DIR, name);
	text = whole_file(path, NULL);
	trf_event_import(text, &event);
	list_codes(expected, count, list);
	ck_assert_msg(ties_order_parse(list, &order, &error) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(
		ties_field_make(&event, 1, rounds, rules, all_play_all, &field), STATUS_OK);
	ck_assert_int_eq(ties_table_make(&field, &order, &table), STATUS_OK);
	for (int i = 0; i < count; i++)
		check_figures(&table, i + 1, &expected[i]);
	if (ties_reference_is_there())
		ties_reference_compare(text, &table, rounds, list);
	ties_table_done(&table);
	event_done(&event);
}

#define CHECK(name, rounds, rules, expected) \
	check_report(name, rounds, rules, false, expected, \
		(int)(sizeof(expected) / sizeof(expected[0])))

/*
 * Seen by opponents: A 2.5 (his half point at the end is a draw), B 1.5 (0 of round 3, a game
 * follows), C 2, D 1 (nothing for the default, the last round a draw), E 2.5. The limit of a dummy
 * is 2, of a default the score of the other.
 */
START_TEST(every_kind_of_unplayed_round_counts_as_16_has_it)
{
	static const struct by_hand expected[] = {
		/* A: 1.5 + 2 + D's 1 + 2; B: 2.5 + 1 + 1.5 + 2; C: 2 + 2.5 + 2 + 1.5;
		   D: 2.5 + 1.5 + 0.5 + 0.5; E: 1 + 2 + C's 2 + 2 */
		{"BH", {6.5, 7, 8, 5, 7}},
		/* of those of their own will A cuts 1 then 2, B 1.5, C 2, D 0.5 twice, E 2 */
		{"BH/C1", {5.5, 5.5, 6, 4.5, 5}},
		{"BH/C2", {3.5, 4.5, 4.5, 4, 4}},
		{"BH/M1", {3.5, 3, 3.5, 2, 3}},
		/* A: 1.5 + 2 + 0 + 1; C: 1 + 0 + 2 + 0.75; E: 0.5 + 2 + 0 + 2 */
		{"SB", {4.5, 2, 3.75, 1.25, 4.5}},
		/* A: 0 of the default; B: 1 of D, more than his 0; C: 1, more than 0.75; E: 0.5 */
		{"SB/C1", {4.5, 1, 2.75, 1.25, 4}},
		/* A: 1.5 of B, more than the 1 of his half point */
		{"SB/C2", {3, 1, 2, 1.25, 4}},
		{"AOB", {7.5, 6.5, 6.75, 7, 5}},
		{"STD", {2.5, 1.5, 2, 0.5, 2.5}},
		{"REP", {2, 3, 3, 2, 3}},
		{"WIN", {2, 1, 1, 0, 2}},
		{"WON", {2, 1, 0, 0, 0}},
	};

	CHECK("byes", 4, TIES_2026, expected);
}
END_TEST

/* A: 2 with B's absence a draw, 1.5, 2 + 1 + 0.5, 2 + 0.5; then his own 2.5 twice. */
START_TEST(older_editions_have_virtual_players_and_dummies_without_limit)
{
	static const struct by_hand by_2022[] = {
		{"BH", {9.5, NONE, NONE, NONE, NONE}},
		{"BH/C1", {8, NONE, NONE, NONE, NONE}},
	};
	static const struct by_hand by_2023[] = {
		{"BH", {8.5, NONE, NONE, NONE, NONE}},
		{"BH/C1", {6, NONE, NONE, NONE, NONE}},
		{"SB", {4.75, NONE, NONE, NONE, NONE}},
		{"SB/C1", {3.25, NONE, NONE, NONE, NONE}},
	};

	CHECK("byes", 4, TIES_2022, by_2022);
	CHECK("byes", 4, TIES_2023, by_2023);
	CHECK("byes", 4, TIES_2024, by_2023);
}
END_TEST

/* US scores, unplayed rounds a half: A 3, B 2, C 1.5, D 1.5, E 2. A and E plus, C even. */
START_TEST(us_systems_take_unplayed_rounds_of_others_as_draws_and_own_as_nothing)
{
	static const struct by_hand expected[] = {
		{"SOLK", {3.5, 6, 5, 4, 1.5}},
		{"MODMED", {3.5, 3, 2, 2, 1.5}},
		{"MEDIAN", {1.5, 3, 2, 2, 0}},
		/* A: 1 + 2 + 2 + 2.5 - 0.5; C: 0.5 + 0.5 + 1.5 + 2 - 1.5; E: 6 - 2 */
		{"CUM", {7, 3.5, 3, 2, 4}},
		{"CUMOPP", {6.5, 12, 10.5, 7.5, 2}},
		{"KASHDAN", {8, 7, 3, 3, 2}},
		{"SOS", {3.5, 5, 4, 4, 0.5}},
	};

	CHECK("byes", 4, TIES_2026, expected);
}
END_TEST

/*
 * Before the last round, whose default counts as a draw too: A 3.5, B 2, C 1.5, D 0.5 (absent at
 * the end), E 1.5 with no default any more.
 */
START_TEST(fore_buchholz_draws_all_that_is_paired_in_the_last_round)
{
	static const struct by_hand expected[] = {
		{"BH", {5, 6.5, 8, 7.5, 5.5}},
		{"FB", {5.5, 7, 7.5, 7, 8.5}},
		{"FB/C1", {5, 6.5, 6, 7, 7}},
		{"FB/M1", {3, 3, 2.5, 3.5, 3.5}},
		{"AOB/F", {7.167, 7.125, 6.5, 6.667, 7}},
		{"BH/P", {5, 6.5, 8, 7.5, 8.5}},
	};

	CHECK("fore", 4, TIES_2026, expected);
}
END_TEST

/* 3, 1 and 0: the limit of a dummy is 3; what is rated is still 1, half and 0. */
START_TEST(three_points_for_a_win_go_through_all_of_it)
{
	static const struct by_hand expected[] = {
		{"BH", {10, 11, 11, 10}},
		{"BH/C1", {9, 10, 8, 9}},
		{"SB", {20, 10, 13, 4}},
		{"SB/C1", {17, 9, 10, 4}},
		{"FB", {11, 10, 10, 14}},
		{"STD", {2.5, 1.5, 2, 0.5}},
		{"WIN", {2, 1, 1, 0}},
		{"PS", {14, 5, 12, 2}},
		{"KS", {1, 0, 1, 0}},
		{"TPR", {2043, 1657, 2043, 1657}},
	};

	CHECK("worth", 3, TIES_2026, expected);
}
END_TEST

START_TEST(the_exercises_have_the_figures_that_are_printed)
{
	static const struct by_hand expected[] = {
		{"BH",
			{12.5, 13, 15.5, 15, 8.5, 12, 14.5, 13.5, 9, 13, 13.5, 11.5, 14, 11, 12,
				12.5}},
		{"BH/C1",
			{11, NONE, 13, 11.5, 7.5, NONE, 12.5, 12, 7.5, NONE, 12, 9.5, 12, 9, 11,
				11}},
		{"AOB",
			{12.6, 13.6, 13.4, 13.375, 13.4, 13.25, 11.9, 13, 12.75, 10.9, 12.75, 15,
				12.1, 13.167, 12.2, 13.3}},
		{"FB",
			{13.5, 13.5, 15, 15.5, 10, 12, 13.5, 12.5, 9.5, 12.5, 12.5, 11.5, 13.5,
				10.5, 12, 13.5}},
		{"SB",
			{8, 9.5, 10.5, 9.75, 4.25, 6.5, 3.25, 5.25, 2.25, 1.5, 5.75, 4, 4.25, 4.5,
				3.5, 7.25}},
		{"SB/C1",
			{7.25, 8.5, 9.25, 8, 3.25, 5.5, 1.25, 3.75, 2.25, 0, 4.25, 4, 4.25, 3, 2.5,
				5.75}},
		{"ARO",
			{1820, 1880, 1940, 1888, 1690, 1813, 1760, 1730, 1975, 1880, 1863, 2050,
				1930, 1800, 1860, 1820}},
		{"ARO/C1",
			{1900, 1988, 2000, 1983, 1738, 1900, 1838, 1800, 2200, 1975, 2000, 0, 2025,
				1900, 1963, 1900}},
		{"TPR",
			{1969, 2120, 2089, 2081, 1690, 1813, 1611, 1730, 1175, 1640, NONE, 1250,
				1781, NONE, 1788, 1969}},
	};
	static const struct by_hand own[] = {
		{"WIN", {2, 3, 2, 2, 2, 3, 1, 2, 1, 1, 2, 2, 1, 2, 2, 3}},
		{"WON", {2, 3, 2, 2, 2, 2, 1, 2, 0, 1, 1, 0, 1, 2, 2, 3}},
		{"BPG", {2, 3, 2, 2, 2, 2, 3, 2, 1, 3, 2, 0, 3, 2, 3, 2}},
		{"BWG", {1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1}},
		{"GE", {5, 5, 5, 4, 5, 5, 5, 5, 3, 5, 5, 3, 5, 3, 5, 5}},
		{"PS", {11, 13, 11, 11.5, 5, 6, 6, 8.5, 2.5, 4, 5.5, 7, 7, 6, 7, 10.5}},
		{"PS/C1", {10, 12, 10.5, 10.5, 5, 6, 5, 8, 2.5, 4, 5, 7, 6, 5, 7, 10}},
	};

	CHECK("exercise", 5, TIES_2023, expected);
	CHECK("exercise", 5, TIES_2023, own);
}
END_TEST

/* The limits of 2026: 4 has at most 2.5 for his half-point bye, 11 at most 1.5 for her default. */
START_TEST(the_exercises_change_by_the_limits_of_2026)
{
	static const struct by_hand expected[] = {
		{"BH",
			{12.5, 13, 15.5, 14, 8.5, 11.5, 14.5, 13.5, 9, 13, 12.5, 11.5, 14, 11, 12,
				12.5}},
	};

	CHECK("exercise", 5, TIES_2026, expected);
}
END_TEST

/*
 * 5 lost to 6 by default, which is a game but for the loser's own record (15.2). Printed, but for
 * SB of 6, which has 0.75 of 4 and the 1.5 of 5. DE is the place in the group.
 */
START_TEST(the_exercise_of_an_all_play_all_has_its_figures)
{
	static const struct by_hand expected[] = {
		{"DE", {1, 2, 2, 3, 2, 1}},
		{"SB", {9.25, 6.25, 6.25, 4.25, 3.25, 2.25}},
		{"SB/C1", {9.25, 4.75, 4.75, 4.25, 3.25, 1.5}},
		{"KS", {2, 0.5, 0.5, 1, 0.5, 0}},
		{"WIN", {3, 3, 3, 1, 1, 1}},
		{"WON", {3, 3, 3, 1, 1, 1}},
		{"BPG", {2, 2, 2, 3, 3, 3}},
		{"REP", {5, 5, 5, 5, 4, 5}},
	};

	check_report("all-play-all", 5, TIES_2026, true, expected,
		(int)(sizeof(expected) / sizeof(expected[0])));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("ties by hand");

	tcase_add_test(tcase, every_kind_of_unplayed_round_counts_as_16_has_it);
	tcase_add_test(tcase, older_editions_have_virtual_players_and_dummies_without_limit);
	tcase_add_test(
		tcase, us_systems_take_unplayed_rounds_of_others_as_draws_and_own_as_nothing);
	tcase_add_test(tcase, fore_buchholz_draws_all_that_is_paired_in_the_last_round);
	tcase_add_test(tcase, three_points_for_a_win_go_through_all_of_it);
	tcase_add_test(tcase, the_exercises_have_the_figures_that_are_printed);
	tcase_add_test(tcase, the_exercises_change_by_the_limits_of_2026);
	tcase_add_test(tcase, the_exercise_of_an_all_play_all_has_its_figures);
	return suite_run("ties by hand", tcase, NULL);
}
