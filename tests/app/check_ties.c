/* Tie-breaks: the worked example, the codes and their errors, direct encounter, editions. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/prizes/prize_list.h"
#include "core/ties/setting.h"
#include "core/ties/table.h"
#include "pairing.h"
#include "support/event/rows.h"
#include "support/event/trf_event.h"
#include "support/fault/whole_file.h"
#include "support/suite_run.h"

static struct event event;
static struct ties_table table;

static void done(void)
{
	ties_table_done(&table);
	event_done(&event);
}

static void make_table(int round, enum ties_rules rules, bool all_play_all, const char *list)
{
	struct ties_field field;
	struct ties_order order;
	struct error error;

	ck_assert_msg(ties_order_parse(list, &order, &error) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(ties_field_make(&event, 1, round, rules, all_play_all, &field), STATUS_OK);
	ties_table_done(&table);
	ck_assert_int_eq(ties_table_make(&field, &order, &table), STATUS_OK);
}

/* In thousandths, halves up. */
static long thousandths(int pin, int entry)
{
	const struct ties_figure figure = ties_table_figure(&table, pin - 1, entry);

	ck_assert_int_gt(figure.per, 0);
	return (long)ties_half_up(figure.units * 1000, figure.per);
}

static int rank_of(int pin)
{
	for (int i = 0; i < table.field.count; i++)
		if (table.field.players[table.places[i].player].pin == pin)
			return table.places[i].rank;
	return 0;
}

static void worked_example(void)
{
	trf_event_import(whole_file(TESTS_DIR "/data/ties/worked.trf", NULL), &event);
}

/* STD of 6 and 7: the double default of round 3 gives neither anything. */
START_TEST(the_worked_example_has_its_figures)
{
	static const char list[] = "BH,BH/C1,BH/M1,FB,AOB,SB,SB/C1,PS,PS/C1,WIN,WON,BPG,BWG,REP";
	static const double figures[7][15] = {
		{3.5, 13, 10.5, 6.5, 13, 12.375, 8.75, 7.75, 13, 12, 3, 3, 2, 2, 4},
		{4, 13, 11.5, 7.5, 13, 12.875, 9, 7.5, 12, 11, 4, 3, 2, 2, 5},
		{2, 12, 11, 7, 12.5, 11.4, 3.5, 3.5, 5, 5, 2, 2, 2, 1, 5},
		{2, 13, 12, 8, 13, 12, 3, 2, 5, 5, 2, 1, 2, 1, 5},
		{3.5, 13.5, 12.5, 8.5, 13, 12.667, 7.5, 6.5, 9, 9, 3, 1, 2, 1, 5},
		{1, 10, 9, 5, 12.5, 12.667, 2, 2, 5, 4, 1, 1, 1, 1, 3},
		{1.5, 7.5, 6.5, 4.5, 9, 12, 2.25, 2.25, 6, 5, 1, 0, 1, 0, 2},
	};
	static const double ratings[7][7] = {
		{3.5, 3.5, 1989, 2325, 2340, 2118, 2112},
		{4, 4, 2102, 2295, 2324, 2068, 2061},
		{2, 2, 1891, 1819, 1813, 1958, 1953},
		{2, 2, 2120, 1927, 1893, 2122, 2128},
		{3.5, 3.5, 2201, 2201, 2198, 2146, 2159},
		{1, 1, 2175, 2050, 2034, 2024, 2015},
		{1.5, 1.5, 2117, 1317, 1317, 1819, 1813},
	};

	make_table(5, TIES_2026, false, list);
	for (int pin = 1; pin <= 7; pin++)
		for (int entry = 0; entry < table.order.count; entry++)
			ck_assert_int_eq(thousandths(pin, entry),
				(long)(figures[pin - 1][entry] * 1000 + 0.5));
	make_table(5, TIES_2026, false, "STD,ARO,TPR,PTP,APRO,APPO");
	for (int pin = 1; pin <= 7; pin++)
		for (int entry = 0; entry < table.order.count; entry++)
			ck_assert_int_eq(thousandths(pin, entry),
				(long)(ratings[pin - 1][entry] * 1000 + 0.5));
}
END_TEST

START_TEST(british_sums_take_scores_as_they_are)
{
	make_table(5, TIES_2026, false, "SOS,KASHDAN");
	ck_assert_int_eq(thousandths(1, 1), 10500);
	ck_assert_int_eq(thousandths(2, 1), 11000);
	ck_assert_int_eq(thousandths(5, 1), 9500);
	ck_assert_int_eq(thousandths(1, 2), 14000);
	ck_assert_int_eq(thousandths(2, 2), 13000);
	ck_assert_int_eq(thousandths(5, 2), 7000);
}
END_TEST

/* 3.5: 1 and 5 have drawn; 2.0: 3 has beaten 4. */
START_TEST(the_encounter_parts_those_who_are_tied)
{
	struct ties_working working;

	make_table(5, TIES_2026, false, "DE");
	ck_assert_int_eq(rank_of(2), 1);
	ck_assert_int_eq(rank_of(1), 2);
	ck_assert_int_eq(rank_of(5), 2);
	ck_assert_int_eq(rank_of(3), 4);
	ck_assert_int_eq(rank_of(4), 5);
	ck_assert_int_eq(ties_table_figure(&table, 1, 1).per, 0);
	ck_assert_int_eq(ties_table_working(&table, 0, 1, &working), STATUS_OK);
	ck_assert_int_eq(working.number, 2);
	ties_working_done(&working);
}
END_TEST

/*
 * The editions differ in the own unplayed round of 1: 3.5 without a limit; 4 - 0 and no later one.
 */
START_TEST(each_edition_counts_unplayed_rounds_in_its_way)
{
	make_table(5, TIES_2024, false, "BH,BH/C1");
	ck_assert_int_eq(thousandths(1, 1), 14000);
	ck_assert_int_eq(thousandths(1, 2), 10500);
	/* 4 has 2.5 by then, 6 with two defaults 2, 2 with one 3.5, 5 with two unplayed 2.5 */
	make_table(5, TIES_2022, false, "BH,BH/C1");
	ck_assert_int_eq(thousandths(1, 1), 1500 + 2000 + 3500 + 2500 + 4500);
	ck_assert_int_eq(thousandths(1, 2), 2000 + 3500 + 2500 + 4500);
}
END_TEST

START_TEST(the_edition_follows_from_the_last_day)
{
	ck_assert_int_eq(ties_rules_on("2023/08/31"), TIES_2022);
	ck_assert_int_eq(ties_rules_on("1.9.2023"), TIES_2023);
	ck_assert_int_eq(ties_rules_on("2024-07-31"), TIES_2023);
	ck_assert_int_eq(ties_rules_on("2024/08/01"), TIES_2024);
	ck_assert_int_eq(ties_rules_on("28.02.2026"), TIES_2024);
	ck_assert_int_eq(ties_rules_on("2026/03/01"), TIES_2026);
	ck_assert_int_eq(ties_rules_on("some day"), TIES_2026);
}
END_TEST

static void particular(int field, const char *text)
{
	struct record row = {.kind = RECORD_PARTICULAR};

	row.as.particular.section = 1;
	row.as.particular.field = field;
	snprintf(row.as.particular.text, sizeof(row.as.particular.text), "%s", text);
	rows_put(&event, row);
}

START_TEST(a_setting_is_what_is_set_else_the_usual)
{
	struct ties_setting setting;
	char text[TIES_ORDER_SIZE];

	setting = ties_setting_of(&event, 1);
	ck_assert(ties_order_text(&setting.order, false, text, sizeof(text)));
	ck_assert_str_eq(text, "PS,OTHER_SOS");
	ck_assert(!setting.order_set);
	particular(SECTION_TIE_BREAKS, "bh:c1, SB");
	particular(SECTION_TIE_RULES, "2023");
	setting = ties_setting_of(&event, 1);
	ck_assert(ties_order_text(&setting.order, true, text, sizeof(text)));
	ck_assert_str_eq(text, "PTS,BH/C1,SB");
	ck_assert(setting.order_set && setting.rules_set);
	ck_assert_int_eq(setting.rules, TIES_2023);
	particular(SECTION_TIE_BREAKS, "EDET/P,EMGSB");
	setting = ties_setting_of(&event, 1);
	ck_assert(ties_order_text(&setting.order, false, text, sizeof(text)));
	ck_assert_str_eq(text, "PS,OTHER_SOS");
	ck_assert_str_eq(setting.trouble.text,
		"EDET/P is a tie-break between teams, which is not counted here.");
}
END_TEST

static struct ties_order usual_of(const char *system)
{
	struct record row = row_section(1, 5);

	snprintf(row.as.section.system, sizeof(row.as.section.system), "%s", system);
	rows_put(&event, row);
	return ties_usual_order(&event, 1);
}

static void order_is_usual(const char *system, const char *expected)
{
	const struct ties_order order = usual_of(system);
	char text[TIES_ORDER_SIZE];

	ck_assert(ties_order_text(&order, false, text, sizeof(text)));
	ck_assert_str_eq(text, expected);
}

/* A rule book that is added gets a row among the usual orders; seasons are ranked by none. */
START_TEST(every_rule_book_has_a_usual_order)
{
	const struct pairing_book *book;

	for (int i = 0; (book = pairing_book_at(i)) != NULL; i++)
		ck_assert_msg((usual_of(book->id).count > 1) != book->season, "%s", book->id);
	ck_assert_int_eq(usual_of("berger").of[1].code, TIES_DE);
	ck_assert_int_eq(usual_of("nothing").count, 1);
}
END_TEST

/* US quads: Sonneborn-Berger, then direct encounter, and prizes as there. */
START_TEST(an_all_play_all_of_us_chess_has_its_order_and_prizes)
{
	struct record row = row_particular(0, 0, EVENT_FEDERATION, "USA");

	order_is_usual("berger", "DE,WIN,SB,KS");
	ck_assert_int_ne(prize_rules_of(&event, 1).rule, PRIZE_US);
	if (_i == 0)
		rows_put(&event, row);
	if (_i == 1) {
		row = row_section(2, 5);
		snprintf(row.as.section.system, sizeof(row.as.section.system), "uscf");
		rows_put(&event, row);
	}
	if (_i == 2)
		rows_put(&event, row_particular(0, 0, EVENT_US_AFFILIATE, "A1234567"));
	order_is_usual("berger", "SB,DE");
	ck_assert_int_eq(prize_rules_of(&event, 1).rule, PRIZE_US);
	order_is_usual("dutch", "BH/C1,BH,SB,DE");
}
END_TEST

static void order_is(const char *written, const char *meant)
{
	struct ties_order order;
	struct error error;
	char text[TIES_ORDER_SIZE];

	ck_assert_msg(ties_order_parse(written, &order, &error) == STATUS_OK, "%s", error.text);
	ck_assert(ties_order_text(&order, false, text, sizeof(text)));
	ck_assert_str_eq(text, meant);
}

START_TEST(codes_are_read_as_people_write_them)
{
	order_is("", "");
	order_is("none", "");
	order_is("BH:C1,BH-C2,bhm1,GE", "BH/C1,BH/C2,BH/M1,REP");
	order_is("OTHER_MODMED, solk ,KS/L+1,KS/L-2", "OTHER_MODMED,OTHER_SOLK,KS/L+1,KS/L-2");
	order_is("ARO/U1400/C1,BH/C1/P,DE/P,DE,DE", "ARO/C1/U1400,BH/C1/P,DE/P,DE,DE");
	order_is("TPN/R,AOB/F,CUMOPP,CUM", "TPN/R,AOB/F,OTHER_CUMOPP,OTHER_CUM");
}
END_TEST

static void order_fails(const char *written, const char *part)
{
	struct ties_order order = {.count = 77};
	struct error error = {.code = STATUS_OK};

	ck_assert_int_eq(ties_order_parse(written, &order, &error), STATUS_BAD_INPUT);
	ck_assert_msg(strstr(error.text, part) != NULL, "%s: %s", written, error.text);
	ck_assert_int_eq(order.count, 77);
}

START_TEST(what_is_no_tie_break_is_refused_with_those_that_are)
{
	order_fails("XX", "There is no tie-break XX; there are BH, FB, AOB, SB, DE, PS,");
	order_fails("XX", "KASHDAN, SOS, PLAYOFF, HAND and LOT.");
	order_fails("OTHER_BH", "There is no tie-break OTHER_BH;");
	order_fails("PS/M1", "PS takes /C1 to /C9 behind it, not \"/M1\".");
	order_fails("BH/R", "BH takes /C1 to /C9, /M1 to /M9 and /P behind it, not \"/R\".");
	order_fails("WIN/C1", "WIN takes nothing behind it, not \"/C1\".");
	order_fails("BH/C0", "not \"/C0\"");
	order_fails("BH/C1/C2", "not \"/C2\"");
	order_fails("BH/", "not \"/\"");
	order_fails("KS/L1", "KS takes /L+1 or /L-1 behind it");
	order_fails("BH,,SB", "nothing between two commas");
	order_fails("BH,", "nothing between two commas");
	order_fails("BH,BH", "stands twice");
	order_fails("EDET/P", "between teams");
	order_fails("BH:MP", "between teams");
	order_fails("WINWINWINWINWINWINWINWINWINWINWINWIN", "a short code");
	order_fails("BH,BH/C1,BH/C2,BH/C3,BH/C4,BH/C5,BH/C6,BH/C7,BH/C8,BH/C9,SB,DE,PS,WIN,WON,REP",
		"room for points and 15");
}
END_TEST

/* A round that is over: "1 2 1-0 3 4 =" or "1 0 bye". */
static void play(int round, const char *boards)
{
	char word[16];
	int white, black, length, number = 1;

	rows_put(&event, row_round(1, round, ROUND_COMPLETE));
	for (; sscanf(boards, "%d %d %15s%n", &white, &black, word, &length) == 3;
		boards += length) {
		enum result result = RESULT_BYE;

		ck_assert(black == 0 || result_parse(word, &result));
		rows_put(&event, row_board(1, round, number++, white, black, result));
	}
}

static void small_event(int rounds, int players)
{
	event_done(&event);
	rows_small_event(&event, rounds, players);
}

/* C.07 6.1.2: 1 has ½ and the mean ¾, 2 has ½ and ½, 3 has the mean ¼ and ½. */
START_TEST(several_games_against_one_count_as_their_mean)
{
	small_event(4, 3);
	play(1, "1 2 =");
	play(2, "1 3 =");
	play(3, "3 1 0");
	play(4, "2 3 =");
	make_table(4, TIES_2026, false, "DE,PTS");
	ck_assert_int_eq(rank_of(1), 1);
	ck_assert_int_eq(rank_of(2), 2);
	ck_assert_int_eq(rank_of(3), 3);
}
END_TEST

/* C.07 6.3: 1 has beaten 2 and 3, who have not met: first in any case, and then nobody is. */
START_TEST(who_is_alone_on_top_whatever_is_missing_is_first)
{
	small_event(3, 3);
	play(1, "1 2 1-0");
	play(2, "3 1 0-1");
	make_table(2, TIES_2026, false, "DE,PTS");
	ck_assert_int_eq(rank_of(1), 1);
	ck_assert_int_eq(rank_of(2), 2);
	ck_assert_int_eq(rank_of(3), 2);
	/* 3 may still win against 2 and be level */
	rows_put(&event, row_board(1, 2, 1, 3, 1, RESULT_DRAW));
	make_table(2, TIES_2026, false, "DE,TPN");
	ck_assert_int_eq(ties_table_figure(&table, 0, 1).units, 1);
	ck_assert_int_eq(ties_table_figure(&table, 2, 1).units, 1);
}
END_TEST

/* C.07 6.1.1: a default is no encounter, but with /P and in an all-play-all. */
START_TEST(defaults_part_nobody_unless_they_count_as_games)
{
	small_event(2, 4);
	play(1, "1 2 - 3 4 =");
	play(2, "1 3 1-0 4 2 1-0");
	/* 1 and 2 have 1, 2 by default */
	make_table(2, TIES_2026, false, "PTS,DE");
	ck_assert_int_eq(rank_of(1), rank_of(2));
	make_table(2, TIES_2026, false, "PTS,DE/P");
	ck_assert_int_eq(rank_of(2), rank_of(1) - 1);
	make_table(2, TIES_2026, true, "PTS,DE");
	ck_assert_int_eq(rank_of(2), rank_of(1) - 1);
}
END_TEST

/*
 * C.07 7.7: more than the opponent, or without playing more than a draw, is a whole one; as much is
 * a half. Who does not appear obtains nothing without playing: of a double default neither has a
 * half, of a game that both lose each has.
 */
START_TEST(a_double_default_is_no_standard_point)
{
	small_event(3, 4);
	play(1, "1 2 1-0 3 4 --");
	play(2, "1 3 00 2 4 1/2-0");
	play(3, "1 0 bye 2 3 +");
	rows_put(&event, row_booking(1, 4, 3, BOOKING_HALF));
	make_table(3, TIES_2026, false, "STD");
	ck_assert_int_eq(thousandths(1, 1), 2500);
	ck_assert_int_eq(thousandths(2, 1), 2000);
	ck_assert_int_eq(thousandths(3, 1), 500);
	ck_assert_int_eq(thousandths(4, 1), 500);
}
END_TEST

/*
 * With /P a default is a game against the one who was to be met: not against a dummy, and no round
 * left unplayed that a cut would take first. 6 of the worked example has 2 of 3, 4 of 1 and 2 of 4;
 * in rounds 3 and 5 a dummy with his own 1, with /P 1½ of 7 and 3½ of 5. How the scores of
 * opponents are seen (16.3) does not change: 1 has 4 with 5 as well, 3½ and the half of his bye.
 */
START_TEST(defaults_as_games_meet_the_real_opponent)
{
	make_table(5, TIES_2026, false, "BH,BH/P,BH/C1,BH/C1/P,SB/P,AOB/P");
	ck_assert_int_eq(thousandths(6, 1), 10000);
	ck_assert_int_eq(thousandths(6, 2), 13000);
	ck_assert_int_eq(thousandths(6, 3), 9000);
	ck_assert_int_eq(thousandths(6, 4), 11500);
	ck_assert_int_eq(thousandths(6, 5), 2000);
	/* of 3, 1 and 4, whom he met over the board: 12, 13 and 13 */
	ck_assert_int_eq(thousandths(6, 6), 12667);
}
END_TEST

START_TEST(ratings_need_those_of_all_or_a_number_for_the_others)
{
	struct record row = row_player(1, 2, "Unrated");

	make_table(5, TIES_2026, false, "ARO");
	ck_assert(!table.left_out[1]);
	row.as.player.grade = 0;
	rows_put(&event, row);
	make_table(5, TIES_2026, false, "ARO,ARO/U2136,SB");
	ck_assert(table.left_out[1]);
	ck_assert_int_eq(table.unrated, 1);
	ck_assert_int_eq(ties_table_figure(&table, 0, 1).per, 0);
	ck_assert(!table.left_out[2]);
	ck_assert_int_eq(thousandths(1, 2), 1989000);
}
END_TEST

/* US: bye, win, loss, draw, win is 1 + 2 + 2 + 2.5 + 3.5 - 1. */
START_TEST(cumulative_takes_the_point_of_a_bye_off_once)
{
	small_event(5, 6);
	play(1, "1 0 bye");
	play(2, "1 2 1-0");
	play(3, "1 3 0-1");
	play(4, "1 4 =");
	play(5, "1 5 1-0");
	make_table(5, TIES_2026, false, "CUM");
	ck_assert_int_eq(thousandths(1, 1), 10000);
}
END_TEST

/* C.07 9.2: of three each has two games, so 1 point is half; 1 and 2 have it, 3 has not. */
START_TEST(the_free_round_of_an_odd_number_is_no_point_to_be_had)
{
	small_event(3, 3);
	play(1, "2 3 1-0");
	play(2, "1 2 1-0");
	play(3, "3 1 =");
	make_table(3, TIES_2026, true, "KS,KS/L+1");
	ck_assert_int_eq(thousandths(1, 1), 1000);
	ck_assert_int_eq(thousandths(2, 1), 0);
	ck_assert_int_eq(thousandths(3, 1), 500);
	/* 1½ are needed: 1 alone */
	ck_assert_int_eq(thousandths(1, 2), 0);
	ck_assert_int_eq(thousandths(2, 2), 0);
	ck_assert_int_eq(thousandths(3, 2), 500);
	/* in a Swiss system 1½ are half of three rounds */
	make_table(3, TIES_2026, false, "KS");
	ck_assert_int_eq(thousandths(1, 1), 0);
}
END_TEST

START_TEST(before_the_first_round_nobody_is_parted)
{
	make_table(0, TIES_2026, false, "BH,SB,PS,MODMED,ARO,TPR,PTP,AOB/F,DE");
	for (int i = 0; i < table.field.count; i++)
		ck_assert_int_eq(table.places[i].rank, 1);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("ties");

	tcase_add_checked_fixture(tcase, worked_example, done);
	tcase_add_test(tcase, the_worked_example_has_its_figures);
	tcase_add_test(tcase, british_sums_take_scores_as_they_are);
	tcase_add_test(tcase, the_encounter_parts_those_who_are_tied);
	tcase_add_test(tcase, each_edition_counts_unplayed_rounds_in_its_way);
	tcase_add_test(tcase, the_edition_follows_from_the_last_day);
	tcase_add_test(tcase, a_setting_is_what_is_set_else_the_usual);
	tcase_add_test(tcase, every_rule_book_has_a_usual_order);
	tcase_add_loop_test(tcase, an_all_play_all_of_us_chess_has_its_order_and_prizes, 0, 3);
	tcase_add_test(tcase, codes_are_read_as_people_write_them);
	tcase_add_test(tcase, what_is_no_tie_break_is_refused_with_those_that_are);
	tcase_add_test(tcase, several_games_against_one_count_as_their_mean);
	tcase_add_test(tcase, who_is_alone_on_top_whatever_is_missing_is_first);
	tcase_add_test(tcase, defaults_part_nobody_unless_they_count_as_games);
	tcase_add_test(tcase, a_double_default_is_no_standard_point);
	tcase_add_test(tcase, defaults_as_games_meet_the_real_opponent);
	tcase_add_test(tcase, ratings_need_those_of_all_or_a_number_for_the_others);
	tcase_add_test(tcase, cumulative_takes_the_point_of_a_bye_off_once);
	tcase_add_test(tcase, the_free_round_of_an_odd_number_is_no_point_to_be_had);
	tcase_add_test(tcase, before_the_first_round_nobody_is_parted);
	return suite_run("ties", tcase, NULL);
}
