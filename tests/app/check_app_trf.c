/* Tournament reports as events, and events as reports: what comes back, and what cannot be. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/players/players.h"
#include "app/round/result.h"
#include "app/trf/event.h"
#include "core/particulars/particular.h"
#include "formats/trf/trf.h"
#include "support/event/desk.h"
#include "support/event/made_event.h"
#include "support/event/trf_text.h"
#include "support/suite_run.h"

static struct error *error(void)
{
	return &app_test()->error;
}

static void result(int round, int board, enum result result)
{
	APP_OK(desk_enter_result(app_test()->app, round, board, result, false, NULL, error()));
}

/*
 * Nine players with clubs, one bye, one late, one withdrawn, one out by hand, results of all kinds;
 * round 4 published.
 */
static void play_three_rounds(void)
{
	static const enum result results[][4] = {
		{RESULT_WHITE, RESULT_DRAW, RESULT_BLACK, RESULT_DEFAULT_WHITE},
		{RESULT_HALF_BLACK, RESULT_LOST_BOTH, RESULT_DEFAULT_BOTH, RESULT_DRAW},
		{RESULT_HALF_WHITE, RESULT_DEFAULT_BLACK, RESULT_WHITE, RESULT_BLACK},
	};
	struct app *app = app_test()->app;

	for (int i = 1; i <= 9; i++) {
		struct player player = {.grade = 2300 - 40 * i, .sex = i % 3};

		snprintf(player.name, sizeof(player.name), "Plåyer %d, A", i);
		snprintf(player.club, sizeof(player.club), "Club %d", i % 3);
		strcpy(player.title, i == 1 ? "GM" : "");
		APP_OK(desk_add_player(app, &player, NULL, error()));
	}
	APP_OK(app_player_book(app, 3, 2, BOOKING_HALF, error()));
	APP_OK(app_player_book(app, 8, 5, BOOKING_FULL, error()));
	for (int round = 1; round <= 3; round++) {
		app_draw_round();
		for (int i = 0; i < 4 && app_board(round, i + 1); i++)
			if (app_board(round, i + 1)->black)
				result(round, i + 1, results[round - 1][i]);
		ck_assert_int_eq(app_state(round), ROUND_COMPLETE);
		if (round == 1)
			app_add("Late, L", 2150);
		if (round == 2)
			APP_OK(app_player_withdraw(app, 6, 3, error()));
	}
	APP_OK(app_propose(app, error()));
	APP_OK(app_move(app, &(struct move){MOVE_TURN, app_board(4, 1)->white, 0}, error()));
	APP_OK(app_publish(app, "the arbiter wished it so", error()));
	result(4, 2, RESULT_DRAW);
}

static void write_export(const char *name, bool trf16)
{
	char *text;
	size_t size;

	made_event()->notices[0] = '\0';
	APP_OK(app_export_trf(
		app_test()->app, trf16, &text, &size, error(), made_event_notice, NULL));
	ck_assert_uint_eq(strlen(text), size);
	app_write_file(name, text);
	free(text);
}

START_TEST(an_event_that_was_played_comes_back_row_by_row)
{
	struct record_key where = {0};
	char path[128];

	play_three_rounds();
	write_export("out.trf", _i == 0);
	ck_assert_str_eq(made_event()->notices,
		"Who came late stands by his place, not by his number: programs that go by the numbers "
		"alone draw otherwise.\n");
	snprintf(path, sizeof(path), "%s/out.trf", app_test()->folder);
	made_event_from(path);
	made_event_verify();
	ck_assert_msg(event_equal(app_event(app_test()->app), app_event(made_event()->app), &where),
		"%s %d %d %d", record_kind_name(where.kind), where.part[0], where.part[1],
		where.part[2]);
	ck_assert_int_eq(app_round(made_event()->app), 4);
	ck_assert_str_eq(event_round(app_event(made_event()->app), 1, 4)->reason,
		"the arbiter wished it so");
}
END_TEST

static void two_rounds(void)
{
	trf_text_line("012 Two Rounds");
	trf_text_line("142 4");
	trf_text_line("152 B");
	trf_text_line("102 An Arbiter");
	trf_text_player(1, "2.0", "   3 b 1     2 w 1");
	trf_text_player(2, "1.0", "   4 w 1     1 b 0");
	trf_text_player(3, "1.0", "   1 w 0  0000 - U");
	trf_text_player(4, "0.5", "   2 b 0  0000 - H");
}

START_TEST(all_that_a_report_says_is_in_the_event)
{
	const struct event *event;

	two_rounds();
	made_event_from_text();
	ck_assert_str_eq(made_event()->notices,
		"The report names no rule book (192); dutch was taken, else give --system.\n");
	event = app_event(made_event()->app);
	ck_assert_str_eq(
		event_range(event, RECORD_EVENT, 1, 0, &(int){0})->as.event.name, "Two Rounds");
	ck_assert_int_eq(event_section(event, 1)->rounds, 4);
	ck_assert_int_eq(event_section(event, 1)->lot, COLOUR_BLACK);
	ck_assert_str_eq(event_section(event, 1)->system, "dutch");
	ck_assert_int_eq(event_points2(event, 1, 1, 2), 4);
	ck_assert_int_eq(event_mark(event, 1, 2, 1)->floated, FLOATED_NOT);
	ck_assert_int_eq(event_board(event, 1, 1, 1)->white, 3);
	ck_assert_int_eq(event_board(event, 1, 2, 2)->result, RESULT_BYE);
	ck_assert_int_eq(event_booking(event, 1, 4, 2)->kind, BOOKING_HALF);
	ck_assert_int_eq(app_round(made_event()->app), 3);
	ck_assert_str_eq(event_particular(event, 0, 0, EVENT_ARBITER), "An Arbiter");
}
END_TEST

START_TEST(every_kind_of_row_is_in_the_file)
{
	struct event before;

	made_event_from(TESTS_DIR "/fuzz/seeds/trf/trf26.trf");
	ck_assert_int_eq(event_copy(app_event(made_event()->app), &before), STATUS_OK);
	for (int kind = 0; kind < RECORD_KINDS; kind++)
		ck_assert_msg(kind == RECORD_HAND || kind == RECORD_ATTENDANCE || /* club seasons */
				kind == RECORD_OUTSIDE || kind == RECORD_FILLED ||
				kind == RECORD_STARTED || kind == RECORD_OPEN ||
				kind == RECORD_RATED || before.table[kind].count > 0,
			"%s", record_kind_name((enum record_kind)kind));
	made_event_verify();
	ck_assert(event_equal(app_event(made_event()->app), &before, NULL));
	ck_assert_str_eq(event_player(&before, 1, 3)->born, "1987/03/21");
	event_done(&before);
}
END_TEST

START_TEST(an_event_without_players_takes_a_report_in)
{
	struct app_trf_counts counts;
	const struct app_trf what = {.path = NULL};
	struct app_trf order = what;
	struct app *app = app_test()->app;

	two_rounds();
	order.path = made_event_report();
	APP_OK(app_import_trf(app, &order, &counts, error(), made_event_notice, NULL));
	ck_assert_int_eq(counts.players, 4);
	ck_assert_int_eq(counts.rounds, 2);
	ck_assert_int_eq(event_section(app_event(app), 1)->rounds, 4);
	APP_REFUSED(app_import_trf(app, &order, &counts, error(), made_event_notice, NULL),
		STATUS_REFUSED, "has players already");
	APP_OK(app_undo(app, NULL, NULL, error()));
	ck_assert_int_eq(app_event(app)->table[RECORD_PLAYER].count, 0);
	ck_assert_int_eq(event_section(app_event(app), 1)->rounds, 5);
	order.system = "none";
	APP_REFUSED(app_import_trf(app, &order, &counts, error(), made_event_notice, NULL),
		STATUS_REFUSED, "by caa already");
}
END_TEST

START_TEST(what_cannot_be_leaves_no_file)
{
	struct app_trf what = {.path = NULL, .strict = true};

	two_rounds();
	trf_text_line("001    5   wm");
	what.path = made_event_report();
	APP_REFUSED(made_event_create(&what), STATUS_BAD_INPUT, "Line 9, column 11");
	ck_assert_int_ne(access(made_event()->path, F_OK), 0);
	what.strict = false;
	what.rounds = 1;
	APP_REFUSED(made_event_create(&what), STATUS_BAD_INPUT, "2 rounds played, more than 1");
	what.rounds = 2;
	what.system = "nothing";
	APP_REFUSED(made_event_create(&what), STATUS_BAD_INPUT, "no rule book");
	trf_text_line(
		"001    6                                                                                  6 w 1");
	what = (struct app_trf){.path = made_event_report()};
	APP_REFUSED(made_event_create(&what), STATUS_BAD_INPUT, "Line 10");
	what.path = "/nowhere/at.all";
	APP_REFUSED(made_event_create(&what), STATUS_IO, "opened");
	ck_assert_int_ne(access(made_event()->path, F_OK), 0);
}
END_TEST

START_TEST(tables_that_disagree_are_refused_with_both_entries)
{
	const struct app_trf what = {.path = NULL};
	struct app_trf order = what;

	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.0", "   3 b 0");
	trf_text_player(3, "1.0", "   2 w 1");
	order.path = made_event_report();
	APP_REFUSED(made_event_create(&order), STATUS_BAD_INPUT,
		"opponent 2 of player 1 in round 1, expected the same pair on line 2, which has 3");
}
END_TEST

START_TEST(a_draft_does_not_go_out)
{
	struct app *app = app_test()->app;
	char *text;
	size_t size;

	APP_REFUSED(app_export_trf(app, false, &text, &size, error(), NULL, NULL), STATUS_REFUSED,
		"no players");
	app_add_players(4);
	app_add("A name that is longer than thirty-three characters", 1000);
	APP_OK(app_player_book(app, 5, 1, BOOKING_ZERO, error()));
	APP_OK(app_propose(app, error()));
	write_export("out.trf", false);
	ck_assert_str_eq(made_event()->notices,
		"The name of 5 A name that is longer than thirty-three characters is longer than the 33 characters of a report and cut there: players EVENT edit 5 name=TEXT shortens it.\n");
	APP_OK(app_export_trf(app, false, &text, &size, error(), NULL, NULL));
	ck_assert_ptr_nonnull(strstr(text, "\r\n240 Z 001    5\r\n"));
	ck_assert_ptr_nonnull(strstr(text, "\r\n192 CUSTOM_SWISS\r\n"));
	ck_assert_ptr_nonnull(strstr(text, "\r\n182 drawboard\r\n"));
	ck_assert_ptr_nonnull(strstr(text, "\r\n### drawboard: system caa bye_spares=all\r\n"));
	free(text);
}
END_TEST

START_TEST(comments_of_ours_are_obeyed_only_if_they_can_be)
{
	const struct event *event;

	two_rounds();
	trf_text_line("### drawboard: system caa clubs=3");
	trf_text_line("### drawboard: section Major");
	trf_text_line("### drawboard: club 2 Anytown CC");
	trf_text_line("### drawboard: place 4 1b");
	trf_text_line("### drawboard: reason 2 because");
	trf_text_line("### MPA @ Round 1: asked: by both");
	trf_text_line("### MPA @ Round 3: too late");
	trf_text_line("### MPA @ Round x: what");
	trf_text_line("### drawboard: place 4 b1");
	trf_text_line("### drawboard: club 9 Nobody's");
	trf_text_line("### drawboard: system other");
	trf_text_line("### drawboard: reason 3 too late");
	trf_text_line("### drawboard: hello");
	trf_text_line("### drawboard: name 2 -");
	trf_text_line("### drawboard: name 3 \xe2\x80\x8b");
	trf_text_line("### drawboard: name 4 Fourth, F");
	made_event_from_text();
	event = app_event(made_event()->app);
	ck_assert_str_eq(event_player(event, 1, 2)->name, "Player 2");
	ck_assert_str_eq(event_player(event, 1, 3)->name, "Player 3");
	ck_assert_str_eq(event_player(event, 1, 4)->name, "Fourth, F");
	/* with rounds drawn when there was no bye_spares */
	ck_assert_str_eq(event_section(event, 1)->options, "clubs=3 bye_spares=full");
	ck_assert_str_eq(event_section(event, 1)->name, "Major");
	ck_assert_str_eq(event_player(event, 1, 2)->club, "Anytown CC");
	ck_assert_str_eq(event_player(event, 1, 4)->place, "1b");
	ck_assert_str_eq(event_round(event, 1, 2)->reason, "because");
	ck_assert_str_eq(event_round(event, 1, 1)->reason, "asked: by both");
	ck_assert_int_eq(event->table[RECORD_KEPT].count, 9);
	ck_assert_str_eq(event_particular(event, 0, 0, EVENT_ARBITER), "An Arbiter");
	ck_assert_ptr_nonnull(strstr(made_event()->notices,
		"\"system other\" was not understood and is a comment only.\n"));
}
END_TEST

START_TEST(long_and_unclean_lines_are_kept)
{
	const struct event *event;
	char line[700], *text;
	size_t size;

	two_rounds();
	memset(line, 'x', sizeof(line));
	memcpy(line, "### ", 4);
	memcpy(line + 254, "€€", 6);
	line[sizeof(line) - 1] = '\0';
	trf_text_line(line);
	trf_text_line("### a\ttab");
	made_event_from_text();
	event = app_event(made_event()->app);
	ck_assert_int_eq(event->table[RECORD_KEPT].count, 3 + 1);
	APP_OK(app_export_trf(made_event()->app, false, &text, &size, error(), NULL, NULL));
	ck_assert_ptr_nonnull(strstr(text, line));
	ck_assert_ptr_nonnull(strstr(text, "### a?tab\r\n"));
	free(text);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("reports");

	tcase_add_checked_fixture(tests, made_event_setup, made_event_teardown);
	tcase_add_loop_test(tests, an_event_that_was_played_comes_back_row_by_row, 0, 2);
	tcase_add_test(tests, all_that_a_report_says_is_in_the_event);
	tcase_add_test(tests, every_kind_of_row_is_in_the_file);
	tcase_add_test(tests, an_event_without_players_takes_a_report_in);
	tcase_add_test(tests, what_cannot_be_leaves_no_file);
	tcase_add_test(tests, tables_that_disagree_are_refused_with_both_entries);
	tcase_add_test(tests, a_draft_does_not_go_out);
	tcase_add_test(tests, comments_of_ours_are_obeyed_only_if_they_can_be);
	tcase_add_test(tests, long_and_unclean_lines_are_kept);
	return suite_run("tournament reports", tests, NULL);
}
