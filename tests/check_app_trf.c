/* Tournament reports as events, and events as reports. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "formats/trf.h"
#include "support/app_event.h"
#include "support/suite_run.h"
#include "support/trf_text.h"

static char notices[4096];
static char new_path[128];
static struct app *made; /* the event that a report became */

static struct error *error(void)
{
	return &app_test()->error;
}

static void setup(void)
{
	app_setup();
	notices[0] = '\0';
	snprintf(new_path, sizeof(new_path), "%s/new.drw", app_test()->folder);
	made = NULL;
	memset(trf_text()->file, 0, sizeof(trf_text()->file));
}

static void teardown(void)
{
	app_close(made);
	app_teardown();
}

static void keep_notice(void *context, const char *text)
{
	(void)context;
	strncat(notices, text, sizeof(notices) - strlen(notices) - 2);
	strcat(notices, "\n");
}

static enum status create(const struct app_trf *what)
{
	struct app_trf_counts counts;

	app_close(made);
	made = NULL;
	unlink(new_path);
	notices[0] = '\0';
	return app_create_from_trf(new_path, what, &made, &counts, error(), keep_notice, NULL);
}

static void create_from(const char *path)
{
	const struct app_trf what = {.path = path};

	APP_OK(create(&what));
}

/* The report put together by trf_text_line and trf_text_player. */
static const char *report_path(void)
{
	return app_write_file("report.trf", trf_text()->file);
}

static void verified(void)
{
	int troubles;

	app_close(made);
	made = NULL;
	APP_OK(app_open(new_path, &made, error()));
	APP_OK(app_verify(made, keep_notice, NULL, &troubles, error()));
	ck_assert_int_eq(troubles, 0);
}

static bool is_drawn(int round, int white, int black)
{
	const struct board *board = event_board_of(app_event(made), 1, round, white);

	return board && board->white == white && board->black == black;
}

static void result(int round, int board, enum result result)
{
	APP_OK(app_result(app_test()->app, round, board, result, false, error()));
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
		APP_OK(app_player_add(app, &player, NULL, error()));
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

	notices[0] = '\0';
	APP_OK(app_export_trf(app_test()->app, trf16, &text, &size, error(), keep_notice, NULL));
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
	ck_assert_str_eq(notices,
		"Who came late stands by his place, not by his number: programs that go by the numbers "
		"alone draw otherwise.\n");
	snprintf(path, sizeof(path), "%s/out.trf", app_test()->folder);
	create_from(path);
	verified();
	ck_assert_msg(event_equal(app_event(app_test()->app), app_event(made), &where),
		"%s %d %d %d", record_kind_name(where.kind), where.part[0], where.part[1],
		where.part[2]);
	ck_assert_int_eq(app_round(made), 4);
	ck_assert_str_eq(event_round(app_event(made), 1, 4)->reason, "the arbiter wished it so");
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
	create_from(report_path());
	ck_assert_str_eq(notices, "");
	event = app_event(made);
	ck_assert_str_eq(
		event_range(event, RECORD_EVENT, 1, 0, &(int){0})->as.event.name, "Two Rounds");
	ck_assert_int_eq(event_section(event, 1)->rounds, 4);
	ck_assert_int_eq(event_section(event, 1)->lot, COLOUR_BLACK);
	ck_assert_str_eq(event_section(event, 1)->system, "caa");
	ck_assert_int_eq(event_points2(event, 1, 1, 2), 4);
	ck_assert_int_eq(event_mark(event, 1, 2, 1)->floated, FLOATED_NOT);
	ck_assert_int_eq(event_board(event, 1, 1, 1)->white, 3);
	ck_assert_int_eq(event_board(event, 1, 2, 2)->result, RESULT_BYE);
	ck_assert_int_eq(event_booking(event, 1, 4, 2)->kind, BOOKING_HALF);
	ck_assert_int_eq(app_round(made), 3);
	ck_assert_int_eq(event_range(event, RECORD_KEPT, 1, 0, &(int){0})->as.kept.number, 1);
}
END_TEST

START_TEST(every_kind_of_row_is_in_the_file)
{
	struct event before;

	create_from(TESTS_DIR "/fuzz/seeds/trf/trf26.trf");
	ck_assert_int_eq(event_copy(app_event(made), &before), STATUS_OK);
	for (int kind = 0; kind < RECORD_KINDS; kind++)
		ck_assert_msg(kind == RECORD_HAND || kind == RECORD_ATTENDANCE || /* club seasons */
				kind == RECORD_OUTSIDE || kind == RECORD_FILLED ||
				before.table[kind].count > 0,
			"%s", record_kind_name((enum record_kind)kind));
	verified();
	ck_assert(event_equal(app_event(made), &before, NULL));
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
	order.path = report_path();
	APP_OK(app_import_trf(app, &order, &counts, error(), keep_notice, NULL));
	ck_assert_int_eq(counts.players, 4);
	ck_assert_int_eq(counts.rounds, 2);
	ck_assert_int_eq(event_section(app_event(app), 1)->rounds, 4);
	APP_REFUSED(app_import_trf(app, &order, &counts, error(), keep_notice, NULL),
		STATUS_REFUSED, "has players already");
	APP_OK(app_undo(app, NULL, NULL, error()));
	ck_assert_int_eq(app_event(app)->table[RECORD_PLAYER].count, 0);
	ck_assert_int_eq(event_section(app_event(app), 1)->rounds, 5);
	order.system = "none";
	APP_REFUSED(app_import_trf(app, &order, &counts, error(), keep_notice, NULL),
		STATUS_REFUSED, "by caa already");
}
END_TEST

START_TEST(what_cannot_be_leaves_no_file)
{
	struct app_trf what = {.path = NULL, .strict = true};

	two_rounds();
	trf_text_line("001    5   wm");
	what.path = report_path();
	APP_REFUSED(create(&what), STATUS_BAD_INPUT, "Line 9, column 11");
	ck_assert_int_ne(access(new_path, F_OK), 0);
	what.strict = false;
	what.rounds = 1;
	APP_REFUSED(create(&what), STATUS_BAD_INPUT, "2 rounds played, more than 1");
	what.rounds = 2;
	what.system = "nothing";
	APP_REFUSED(create(&what), STATUS_BAD_INPUT, "no rule book");
	trf_text_line(
		"001    6                                                                                  6 w 1");
	what = (struct app_trf){.path = report_path()};
	APP_REFUSED(create(&what), STATUS_BAD_INPUT, "Line 10");
	what.path = "/nowhere/at.all";
	APP_REFUSED(create(&what), STATUS_IO, "opened");
	ck_assert_int_ne(access(new_path, F_OK), 0);
}
END_TEST

START_TEST(tables_that_disagree_are_refused_with_both_entries)
{
	const struct app_trf what = {.path = NULL};
	struct app_trf order = what;

	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.0", "   3 b 0");
	trf_text_player(3, "1.0", "   2 w 1");
	order.path = report_path();
	APP_REFUSED(create(&order), STATUS_BAD_INPUT,
		"opponent 2 of player 1 in round 1, expected the same pair on line 2, which has 3");
}
END_TEST

START_TEST(late_entries_and_withdrawals_are_told_by_what_is_missing)
{
	const struct event *event;

	trf_text_line("142 4");
	trf_text_line("240 Z 003    4    5    6");
	trf_text_line("240 Z 004    5    6    7");
	trf_text_player(1, "2.0", "   2 w 1     3 b 1");
	trf_text_player(2, "0.0", "   1 b 0");
	trf_text_player(3, "0.0", "             1 w 0");
	trf_text_player(4, "1.0", "0000 - U");
	trf_text_player(5, "0.5", "0000 - H");
	trf_text_player(6, "0.5", "0000 - H  0000 - Z");
	trf_text_player(7, "", "");
	trf_text_player(8, "", "");
	create_from(report_path());
	event = app_event(made);
	for (int pin = 1; pin <= 8; pin++) {
		static const int enters[] = {1, 1, 2, 1, 1, 1, 3, 3},
				 leaves[] = {0, 0, 0, 0, 2, 3, 0, 0};

		ck_assert_msg(event_player(event, 1, pin)->enters == enters[pin - 1], "%d", pin);
		ck_assert_msg(event_player(event, 1, pin)->leaves == leaves[pin - 1], "%d", pin);
	}
	ck_assert_int_eq(event_booking(event, 1, 2, 2)->kind, BOOKING_ZERO);
	ck_assert_int_eq(event_booking(event, 1, 4, 3)->kind, BOOKING_ZERO);
	ck_assert_ptr_null(event_booking(event, 1, 5, 2));
	ck_assert_int_eq(event_booking(event, 1, 6, 2)->kind, BOOKING_ZERO);
	ck_assert_int_eq(event_booking(event, 1, 7, 4)->kind, BOOKING_ZERO);
}
END_TEST

START_TEST(pairs_to_be_kept_apart_are_not_drawn)
{
	trf_text_line("142 3");
	trf_text_line("260   1   1    1    2");
	trf_text_line("XXP 1 4");
	for (int i = 1; i <= 4; i++)
		trf_text_player(i, "", "");
	create_from(report_path());
	APP_OK(app_propose(made, error()));
	ck_assert(is_drawn(1, 1, 3) || is_drawn(1, 3, 1));
	ck_assert(event_find(app_event(made), (struct record_key){RECORD_APART, {1, 1, 4, 1}})
			  ->as.apart.last == 3);
}
END_TEST

START_TEST(who_is_removed_leaves_no_rows_behind)
{
	trf_text_line("142 3");
	trf_text_line("250       1.0   1   2    1    4");
	trf_text_line("260   1   3    1    4");
	trf_text_line("260   1   3    2    3");
	for (int i = 1; i <= 4; i++)
		trf_text_player(i, "", "");
	if (_i > 0) /* not in the order of ratings: then the others keep their numbers */
		trf_text_line("001    5      Last                              2700");
	create_from(report_path());
	APP_OK(app_player_remove(made, 2, error()));
	verified();
	ck_assert_int_eq(app_event(made)->table[RECORD_APART].count, 1);
	ck_assert_int_eq(app_event(made)->table[RECORD_VIRTUAL].count, 2 * 3);
	ck_assert_ptr_nonnull(event_find(
		app_event(made), (struct record_key){RECORD_APART, {1, 1, _i > 0 ? 4 : 3, 1}}));
}
END_TEST

START_TEST(points_of_the_report_count_in_the_event)
{
	struct app_trf order = {.path = NULL};

	trf_text_line("XXR 4");
	trf_text_line("162  W 3.0    D 1.0");
	trf_text_player(1, "6.0", "   2 w 1     3 b W");
	trf_text_player(2, "4.0", "   1 b 0  0000 - U");
	trf_text_player(3, "1.0", "   4 w =     1 w L");
	trf_text_player(4, "1.0", "   3 b =  0000 - Z");
	create_from(report_path());
	ck_assert_str_eq(event_section(app_event(made), 1)->points, "W=3 D=1");
	ck_assert_int_eq(event_points2(app_event(made), 1, 1, 2), 12);
	ck_assert_int_eq(event_points2(app_event(made), 1, 3, 1), 2);
	trf_text_line("XXS WW=4");
	order.path = report_path();
	APP_REFUSED(create(&order), STATUS_BAD_INPUT, "by colour");
}
END_TEST

START_TEST(a_full_bye_alone_may_be_the_bye_of_the_draw)
{
	struct app_trf order = {.path = NULL};

	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.0", "   1 b 0");
	trf_text_player(3, "1.0", "0000 - F");
	order.path = report_path();
	APP_OK(create(&order));
	ck_assert_ptr_nonnull(strstr(notices, "1 round has one full-point bye (F)"));
	ck_assert_ptr_nonnull(
		strstr(notices, "does not say how many rounds there are; 1 was taken"));
	ck_assert_int_eq(event_booking(app_event(made), 1, 3, 1)->kind, BOOKING_FULL);
	order.byes_drawn = true;
	order.rounds = 5;
	APP_OK(create(&order));
	ck_assert_str_eq(notices, "");
	ck_assert_int_eq(event_board(app_event(made), 1, 1, 2)->white, 3);
	ck_assert_int_eq(event_section(app_event(made), 1)->rounds, 5);
}
END_TEST

START_TEST(a_round_without_all_results_is_published)
{
	char *text;
	size_t size;

	trf_text_line("142 2");
	trf_text_player(1, "", "   2 w");
	trf_text_player(2, "", "   1 b");
	create_from(report_path());
	ck_assert_int_eq(event_round(app_event(made), 1, 1)->state, ROUND_PUBLISHED);
	APP_OK(app_result(made, 1, 1, RESULT_DRAW, false, error()));
	APP_OK(app_export_trf(made, false, &text, &size, error(), NULL, NULL));
	ck_assert_ptr_nonnull(strstr(text, "   2 w =\r\n"));
	free(text);
	ck_assert_int_eq(
		app_pair_trf(&(struct app_trf){.path = report_path(), .system = "caa"},
			&(struct plain_board *){NULL}, &(int){0}, NULL, error(), NULL, NULL),
		STATUS_REFUSED);
	ck_assert_str_eq(error()->text, "Round 1 has 1 game without a result.");
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
	ck_assert_str_eq(notices, "1 name is longer than the 33 characters of a report and cut.\n");
	APP_OK(app_export_trf(app, false, &text, &size, error(), NULL, NULL));
	ck_assert_ptr_nonnull(strstr(text, "\r\n240 Z 001    5\r\n"));
	ck_assert_ptr_nonnull(strstr(text, "\r\n192 CUSTOM_SWISS\r\n"));
	ck_assert_ptr_nonnull(strstr(text, "\r\n182 drawboard\r\n"));
	ck_assert_ptr_nonnull(strstr(text, "\r\n### drawboard: system caa\r\n"));
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
	create_from(report_path());
	event = app_event(made);
	ck_assert_str_eq(event_section(event, 1)->options, "clubs=3");
	ck_assert_str_eq(event_section(event, 1)->name, "Major");
	ck_assert_str_eq(event_player(event, 1, 2)->club, "Anytown CC");
	ck_assert_str_eq(event_player(event, 1, 4)->place, "1b");
	ck_assert_str_eq(event_round(event, 1, 2)->reason, "because");
	ck_assert_str_eq(event_round(event, 1, 1)->reason, "asked: by both");
	ck_assert_int_eq(event->table[RECORD_KEPT].count, 8);
	ck_assert_ptr_nonnull(
		strstr(notices, "\"system other\" was not understood and is a comment only.\n"));
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
	create_from(report_path());
	event = app_event(made);
	ck_assert_int_eq(event->table[RECORD_KEPT].count, 1 + 3 + 1);
	APP_OK(app_export_trf(made, false, &text, &size, error(), NULL, NULL));
	ck_assert_ptr_nonnull(strstr(text, line));
	ck_assert_ptr_nonnull(strstr(text, "### a?tab\r\n"));
	free(text);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("reports");

	tcase_add_checked_fixture(tests, setup, teardown);
	tcase_add_loop_test(tests, an_event_that_was_played_comes_back_row_by_row, 0, 2);
	tcase_add_test(tests, all_that_a_report_says_is_in_the_event);
	tcase_add_test(tests, every_kind_of_row_is_in_the_file);
	tcase_add_test(tests, an_event_without_players_takes_a_report_in);
	tcase_add_test(tests, what_cannot_be_leaves_no_file);
	tcase_add_test(tests, tables_that_disagree_are_refused_with_both_entries);
	tcase_add_test(tests, late_entries_and_withdrawals_are_told_by_what_is_missing);
	tcase_add_test(tests, pairs_to_be_kept_apart_are_not_drawn);
	tcase_add_loop_test(tests, who_is_removed_leaves_no_rows_behind, 0, 2);
	tcase_add_test(tests, points_of_the_report_count_in_the_event);
	tcase_add_test(tests, a_full_bye_alone_may_be_the_bye_of_the_draw);
	tcase_add_test(tests, a_round_without_all_results_is_published);
	tcase_add_test(tests, a_draft_does_not_go_out);
	tcase_add_test(tests, comments_of_ours_are_obeyed_only_if_they_can_be);
	tcase_add_test(tests, long_and_unclean_lines_are_kept);
	return suite_run("tournament reports", tests, NULL);
}
