/*
 * The tables of all-play-alls: as printed for 3 to 16 players (FIDE C.05 Annex 1), and what they
 * promise for every number up to 30.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "berger/table.h"
#include "support/suite_run.h"

enum { PLAYERS_MOST = 30 };

/* White first; the highest number of an odd field is the free round. */
static const struct {
	int players;
	const char *rows[15];
} printed[] = {
	{4, {"1-4 2-3", "4-3 1-2", "2-4 3-1"}},
	{6, {"1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"}},
	{8,
		{"1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3",
			"3-8 4-2 5-1 6-7", "8-7 1-6 2-5 3-4", "4-8 5-3 6-2 7-1"}},
	{10,
		{"1-10 2-9 3-8 4-7 5-6", "10-6 7-5 8-4 9-3 1-2", "2-10 3-1 4-9 5-8 6-7",
			"10-7 8-6 9-5 1-4 2-3", "3-10 4-2 5-1 6-9 7-8", "10-8 9-7 1-6 2-5 3-4",
			"4-10 5-3 6-2 7-1 8-9", "10-9 1-8 2-7 3-6 4-5", "5-10 6-4 7-3 8-2 9-1"}},
	{12,
		{"1-12 2-11 3-10 4-9 5-8 6-7", "12-7 8-6 9-5 10-4 11-3 1-2",
			"2-12 3-1 4-11 5-10 6-9 7-8", "12-8 9-7 10-6 11-5 1-4 2-3",
			"3-12 4-2 5-1 6-11 7-10 8-9", "12-9 10-8 11-7 1-6 2-5 3-4",
			"4-12 5-3 6-2 7-1 8-11 9-10", "12-10 11-9 1-8 2-7 3-6 4-5",
			"5-12 6-4 7-3 8-2 9-1 10-11", "12-11 1-10 2-9 3-8 4-7 5-6",
			"6-12 7-5 8-4 9-3 10-2 11-1"}},
	{14,
		{"1-14 2-13 3-12 4-11 5-10 6-9 7-8", "14-8 9-7 10-6 11-5 12-4 13-3 1-2",
			"2-14 3-1 4-13 5-12 6-11 7-10 8-9", "14-9 10-8 11-7 12-6 13-5 1-4 2-3",
			"3-14 4-2 5-1 6-13 7-12 8-11 9-10", "14-10 11-9 12-8 13-7 1-6 2-5 3-4",
			"4-14 5-3 6-2 7-1 8-13 9-12 10-11", "14-11 12-10 13-9 1-8 2-7 3-6 4-5",
			"5-14 6-4 7-3 8-2 9-1 10-13 11-12", "14-12 13-11 1-10 2-9 3-8 4-7 5-6",
			"6-14 7-5 8-4 9-3 10-2 11-1 12-13", "14-13 1-12 2-11 3-10 4-9 5-8 6-7",
			"7-14 8-6 9-5 10-4 11-3 12-2 13-1"}},
	{16,
		{"1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9", "16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2",
			"2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10",
			"16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3",
			"3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11",
			"16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4",
			"4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12",
			"16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5",
			"5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13",
			"16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6",
			"6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14",
			"16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7",
			"7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15",
			"16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8",
			"8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1"}},
};

enum { PRINTED = (int)(sizeof(printed) / sizeof(printed[0])) };

static void has_seat(const struct berger_table *table, int round, int number, int opponent,
	enum pairing_colour colour)
{
	const struct berger_seat seat = berger_seat(table, round, number);

	if (number > table->players)
		return;
	if (opponent > table->players) {
		ck_assert_int_eq(seat.opponent, 0);
		ck_assert_int_eq(seat.colour, PAIRING_NEUTRAL);
		return;
	}
	ck_assert_msg(seat.opponent == opponent && seat.colour == colour,
		"%d players, round %d: %d meets %d", table->players, round, number, seat.opponent);
}

static void has_row(const struct berger_table *table, int round, const char *row)
{
	char text[128], *at = text;
	int white, boards = 0;

	ck_assert_uint_lt(strlen(row), sizeof(text));
	strcpy(text, row);
	for (; *at; boards++) {
		white = (int)strtol(at, &at, 10);
		const int black = (int)strtol(at + 1, &at, 10);

		has_seat(table, round, white, black, PAIRING_WHITE);
		has_seat(table, round, black, white, PAIRING_BLACK);
		at += *at == ' ';
	}
	ck_assert_int_eq(boards, (table->players + 1) / 2);
}

START_TEST(the_tables_are_as_printed)
{
	for (int odd = 0; odd < 2; odd++) {
		const struct berger_table table = {printed[_i].players - odd, BERGER_ONCE, 0};

		ck_assert_int_eq(berger_rounds(&table), printed[_i].players - 1);
		for (int round = 1; round < printed[_i].players; round++)
			has_row(&table, round, printed[_i].rows[round - 1]);
	}
}
END_TEST

static int count_whites(const struct berger_table *table, int number, int first, int last)
{
	int whites = 0;

	for (int round = first; round <= last; round++)
		whites += berger_seat(table, round, number).colour == PAIRING_WHITE;
	return whites;
}

/* Everybody once, each seat seen from both sides, colours as even as the number of games allows. */
START_TEST(everybody_meets_everybody_once_with_even_colours)
{
	const struct berger_table table = {_i, BERGER_ONCE, 0};
	const int rounds = berger_rounds(&table);

	for (int number = 1; number <= table.players; number++) {
		bool met[PLAYERS_MOST + 2] = {false};
		const int whites = count_whites(&table, number, 1, rounds);
		int frees = 0;

		for (int round = 1; round <= rounds; round++) {
			const struct berger_seat seat = berger_seat(&table, round, number);

			ck_assert(!met[seat.opponent] && seat.opponent != number);
			met[seat.opponent] = true;
			frees += seat.opponent == 0;
			if (seat.opponent > 0)
				has_seat(&table, round, seat.opponent, number,
					seat.colour == PAIRING_WHITE ? PAIRING_BLACK
								     : PAIRING_WHITE);
		}
		ck_assert_int_eq(frees, table.players % 2);
		/* games are even in number only where the field is odd */
		ck_assert_int_le(abs(2 * whites - (table.players - 1)), table.players % 2 == 0);
	}
}
END_TEST

START_TEST(a_double_event_turns_the_colours_and_exchanges_two_rounds)
{
	const struct berger_table once = {_i, BERGER_ONCE, 0}, twice = {_i, BERGER_TWICE, 0};
	const int cycle = berger_cycle(&once);

	ck_assert_int_eq(berger_rounds(&twice), 2 * cycle);
	for (int number = 1; number <= _i; number++) {
		int run = 0, longest = 0;
		enum pairing_colour last = PAIRING_NEUTRAL;

		for (int round = 1; round <= cycle; round++) {
			const int row = cycle > 1 && round == cycle - 1 ? cycle
				: cycle > 1 && round == cycle           ? cycle - 1
									: round;
			const struct berger_seat seat = berger_seat(&once, row, number);

			has_seat(&twice, round, number, seat.opponent > 0 ? seat.opponent : _i + 1,
				seat.colour);
			ck_assert_int_eq(
				berger_seat(&twice, cycle + row, number).opponent, seat.opponent);
			ck_assert(seat.opponent == 0 ||
				berger_seat(&twice, cycle + row, number).colour != seat.colour);
			ck_assert_int_eq(berger_seat(&twice, round, number).row, row);
		}
		for (int round = 1; round <= 2 * cycle; round++) {
			const enum pairing_colour colour =
				berger_seat(&twice, round, number).colour;

			run = colour == PAIRING_NEUTRAL ? 0 : colour == last ? run + 1 : 1;
			last = colour;
			longest = run > longest ? run : longest;
		}
		/* what the exchange is for: nobody has a colour three times running */
		ck_assert_msg(longest <= 2, "%d players, number %d: %d", _i, number, longest);
	}
}
END_TEST

START_TEST(two_games_one_after_the_other_have_turned_colours)
{
	const struct berger_table once = {_i, BERGER_ONCE, 0}, pairs = {_i, BERGER_PAIRS, 0};
	const int cycle = berger_cycle(&once);

	ck_assert_int_eq(berger_rounds(&pairs), 2 * cycle);
	for (int number = 1; number <= _i; number++)
		for (int row = 1; row <= cycle; row++) {
			const struct berger_seat seat = berger_seat(&once, row, number);
			const struct berger_seat second = berger_seat(&pairs, 2 * row, number);

			has_seat(&pairs, 2 * row - 1, number,
				seat.opponent > 0 ? seat.opponent : _i + 1, seat.colour);
			ck_assert_int_eq(second.opponent, seat.opponent);
			ck_assert_int_eq(second.row, row);
			ck_assert(second.turned);
			ck_assert(seat.opponent == 0 || second.colour != seat.colour);
		}
}
END_TEST

START_TEST(a_quad_is_played_by_its_own_table)
{
	static const char *const third[] = {"1-2 3-4", "2-1 3-4", "1-2 4-3", "2-1 4-3"};

	for (int quad = BERGER_QUAD_FIRST; quad <= BERGER_QUAD_LAST; quad++) {
		const struct berger_table table = {4, BERGER_ONCE, quad},
					  three = {3, BERGER_ONCE, quad},
					  six = {6, BERGER_ONCE, quad};

		has_row(&table, 1, "1-4 2-3");
		has_row(&table, 2, "3-1 4-2");
		has_row(&table, 3, third[quad - 1]);
		has_row(&three, 2, "3-1 4-2");
		has_row(&six, 1, printed[1].rows[0]);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("tables");

	tcase_add_loop_test(tcase, the_tables_are_as_printed, 0, PRINTED);
	tcase_add_loop_test(
		tcase, everybody_meets_everybody_once_with_even_colours, 2, PLAYERS_MOST + 1);
	tcase_add_loop_test(tcase, a_double_event_turns_the_colours_and_exchanges_two_rounds, 2,
		PLAYERS_MOST + 1);
	tcase_add_loop_test(
		tcase, two_games_one_after_the_other_have_turned_colours, 2, PLAYERS_MOST + 1);
	tcase_add_test(tcase, a_quad_is_played_by_its_own_table);
	return suite_run("berger_table", tcase, NULL);
}
