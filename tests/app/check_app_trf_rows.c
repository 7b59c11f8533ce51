/* What the rows of a tournament report mean for the event. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/players/players.h"
#include "app/round/result.h"
#include "app/trf/drawn_with.h"
#include "app/trf/event.h"
#include "app/trf/ruled.h"
#include "support/event/desk.h"
#include "support/event/made_event.h"
#include "support/event/trf_text.h"
#include "support/suite_run.h"

static struct error *error(void)
{
	return &app_test()->error;
}

static bool is_drawn(int round, int white, int black)
{
	const struct board *board = event_board_of(app_event(made_event()->app), 1, round, white);

	return board && board->white == white && board->black == black;
}

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
	made_event_from_text();
	event = app_event(made_event()->app);
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

/*
 * The only one there has the bye of round 2: it has an entry for everybody, which hides that the
 * others have gone; so a comment says it, and their byes booked give nothing.
 */
START_TEST(a_round_without_a_board_hides_nobody_who_has_gone)
{
	char *text;
	size_t size;
	const struct event *event;

	trf_text_line("### drawboard: booked 2 3 half");
	trf_text_line("142 3");
	trf_text_line("### drawboard: left 2 2");
	trf_text_line("### drawboard: left 3 2");
	trf_text_player(1, "2.0", "   2 w 1  0000 - U");
	trf_text_player(2, "0.0", "   1 b 0  0000 - Z");
	trf_text_player(3, "1.0", "0000 - U  0000 - Z");
	made_event_from_text();
	ck_assert_ptr_null(strstr(made_event()->notices, "not understood"));
	event = app_event(made_event()->app);
	ck_assert_int_eq(event_player(event, 1, 2)->leaves, 2);
	ck_assert_ptr_null(event_booking(event, 1, 2, 2));
	ck_assert_int_eq(event_points2(event, 1, 3, 2), 2);
	APP_OK(app_export_trf(made_event()->app, false, &text, &size, error(), NULL, NULL));
	ck_assert_ptr_nonnull(strstr(text, "### drawboard: left 2 2\r\n"));
	ck_assert_ptr_nonnull(strstr(text, "### drawboard: left 3 2\r\n"));
	free(text);
}
END_TEST

/* Several byes tell of the round: who comes behind it has no entry in it, there and back. */
START_TEST(a_round_of_byes_alone_lets_others_come_later)
{
	char *text, *late;
	size_t size;

	trf_text_line("142 4");
	trf_text_player(1, "1.0", "0000 - U");
	trf_text_player(2, "1.0", "0000 - U");
	trf_text_player(3, "", "");
	made_event_from_text();
	ck_assert_int_eq(event_player(app_event(made_event()->app), 1, 3)->enters, 2);
	APP_OK(app_export_trf(made_event()->app, false, &text, &size, error(), NULL, NULL));
	late = strstr(text, "\n001    3 ");
	ck_assert_ptr_nonnull(late);
	ck_assert_ptr_null(strstr(late, "0000 - Z"));
	free(text);
}
END_TEST

START_TEST(pairs_to_be_kept_apart_are_not_drawn)
{
	trf_text_line("142 3");
	trf_text_line("260   1   1    1    2");
	trf_text_line("XXP 1 4");
	for (int i = 1; i <= 4; i++)
		trf_text_player(i, "", "");
	made_event_from_text();
	APP_OK(app_propose(made_event()->app, error()));
	ck_assert(is_drawn(1, 1, 3) || is_drawn(1, 3, 1));
	ck_assert(event_find(app_event(made_event()->app),
			  (struct record_key){RECORD_APART, {1, 1, 4, 1}})
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
	made_event_from_text();
	APP_OK(app_player_remove(made_event()->app, 2, error()));
	made_event_verify();
	ck_assert_int_eq(app_event(made_event()->app)->table[RECORD_APART].count, 1);
	ck_assert_int_eq(app_event(made_event()->app)->table[RECORD_VIRTUAL].count, 2 * 3);
	ck_assert_ptr_nonnull(event_find(app_event(made_event()->app),
		(struct record_key){RECORD_APART, {1, 1, _i > 0 ? 4 : 3, 1}}));
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
	made_event_from_text();
	ck_assert_str_eq(event_section(app_event(made_event()->app), 1)->points, "W=3 D=1");
	ck_assert_int_eq(event_points2(app_event(made_event()->app), 1, 1, 2), 12);
	ck_assert_int_eq(event_points2(app_event(made_event()->app), 1, 3, 1), 2);
	trf_text_line("XXS WW=4");
	order.path = made_event_report();
	APP_REFUSED(made_event_create(&order), STATUS_BAD_INPUT, "by colour");
}
END_TEST

START_TEST(a_full_bye_alone_may_be_the_bye_of_the_draw)
{
	struct app_trf order = {.rounds = 1};

	trf_text_line("192 FIDE_DUTCH");
	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.0", "   1 b 0");
	trf_text_player(3, "1.0", "0000 - F");
	order.path = made_event_report();
	APP_OK(made_event_create(&order));
	ck_assert_ptr_nonnull(strstr(made_event()->notices, "1 round has one full-point bye (F)"));
	ck_assert_int_eq(event_booking(app_event(made_event()->app), 1, 3, 1)->kind, BOOKING_FULL);
	order.byes_drawn = true;
	order.rounds = 5;
	APP_OK(made_event_create(&order));
	ck_assert_str_eq(made_event()->notices, "");
	ck_assert_int_eq(event_board(app_event(made_event()->app), 1, 1, 2)->white, 3);
	ck_assert_int_eq(event_section(app_event(made_event()->app), 1)->rounds, 5);
}
END_TEST

/* Whoever writes U in one round does not mean it by F in another, nor do we. */
START_TEST(a_full_bye_beside_byes_of_the_draw_is_no_doubt)
{
	struct app_trf order = {.rounds = 2};

	trf_text_line("192 FIDE_DUTCH");
	trf_text_player(1, "2.0", "   2 w 1  0000 - U");
	trf_text_player(2, "0.0", "   1 b 0     3 w 0");
	trf_text_player(3, "2.0", "0000 - F     2 b 1");
	order.path = made_event_report();
	APP_OK(made_event_create(&order));
	ck_assert_str_eq(made_event()->notices, "");
	ck_assert_int_eq(event_booking(app_event(made_event()->app), 1, 3, 1)->kind, BOOKING_FULL);
}
END_TEST

START_TEST(a_full_bye_of_our_own_report_is_no_doubt)
{
	struct app_trf order = {.rounds = 1};

	trf_text_line("### drawboard: system dutch");
	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.0", "   1 b 0");
	trf_text_player(3, "1.0", "0000 - F");
	order.path = made_event_report();
	APP_OK(made_event_create(&order));
	ck_assert_str_eq(made_event()->notices, "");
}
END_TEST

START_TEST(a_round_without_all_results_is_published)
{
	char *text;
	size_t size;

	trf_text_line("142 2");
	trf_text_player(1, "", "   2 w");
	trf_text_player(2, "", "   1 b");
	made_event_from_text();
	ck_assert_int_eq(event_round(app_event(made_event()->app), 1, 1)->state, ROUND_PUBLISHED);
	APP_OK(desk_enter_result(made_event()->app, 1, 1, RESULT_DRAW, false, NULL, error()));
	APP_OK(app_export_trf(made_event()->app, false, &text, &size, error(), NULL, NULL));
	ck_assert_ptr_nonnull(strstr(text, "   2 w =\r\n"));
	free(text);
	ck_assert_int_eq(
		app_pair_trf(&(struct app_trf){.path = made_event_report(), .system = "caa"},
			&(struct plain_board *){NULL}, &(int){0}, NULL, error(), NULL, NULL),
		STATUS_REFUSED);
	ck_assert_str_eq(error()->text, "Round 1 has 1 game without a result.");
}
END_TEST

/* Whatever the order in which they were found: no two are alike. */
START_TEST(games_as_they_were_drawn_with_have_one_order)
{
	static const struct trf_said sorted[] = {
		{.round = 1, .board = 1, .white = 3, .black = 4, .from = 2, .through = 3},
		{.round = 1, .board = 1, .white = 3, .black = 5, .from = 2, .through = 3},
		{.round = 1, .board = 1, .white = 3, .black = 5, .from = 2, .through = 4},
	};
	enum { COUNT = sizeof(sorted) / sizeof(sorted[0]) };

	for (int first = 0; first < COUNT; first++)
		for (int step = 1; step < COUNT; step++) {
			struct trf_said items[COUNT];
			struct trf_drawns drawns = {.items = items, .count = COUNT};

			for (int i = 0; i < COUNT; i++)
				items[i] = sorted[(first + i * step) % COUNT];
			trf_drawns_sort(&drawns);
			for (int i = 0; i < COUNT; i++) {
				ck_assert_int_eq(items[i].black, sorted[i].black);
				ck_assert_int_eq(items[i].through, sorted[i].through);
			}
		}
}
END_TEST

/* More than one row holds: it comes and goes as one line. */
START_TEST(settings_of_earlier_rounds_come_and_go)
{
	static char line[400] = "### drawboard: ruled 1 lot=black rounds=3";
	const struct event *event;
	struct trf_ruled now, ruled;
	char *text;
	size_t size;

	while (strlen(line) < 256)
		strcat(line, " random=777 clubs=2 long=0");
	trf_text_line("142 4");
	trf_text_line("### drawboard: system caa clubs=0");
	trf_text_line(line);
	trf_text_line("### drawboard: ruled 2 clubs=3");
	trf_text_player(1, "1.0", "   2 w 1");
	trf_text_player(2, "0.0", "   1 b 0");
	made_event_from_text();
	ck_assert_ptr_nonnull(strstr(made_event()->notices, "\"ruled 2 clubs=3\" was not"));
	event = app_event(made_event()->app);
	trf_ruled_of(event, 1, &now);
	ck_assert_str_eq(now.options, "clubs=0 bye_spares=full");
	ck_assert_int_eq(now.rounds, 4);
	ck_assert(trf_ruled_kept(event, 1, 0, 1, &ruled));
	ck_assert_str_eq(ruled.options, "clubs=2 random=777 bye_spares=full");
	ck_assert_int_eq(ruled.lot, COLOUR_BLACK);
	ck_assert_int_eq(ruled.rounds, 3);
	ck_assert(!ruled.has_points);
	ck_assert(!trf_ruled_same(&ruled, &now));
	APP_OK(app_export_trf(made_event()->app, false, &text, &size, error(), NULL, NULL));
	ck_assert_ptr_nonnull(strstr(text,
		"\n### drawboard: ruled 1 lot=black rounds=3 clubs=2 random=777 bye_spares=full\r\n"));
	ck_assert_ptr_nonnull(strstr(text, "\n### drawboard: ruled 2 clubs=3\r\n"));
	ck_assert_ptr_null(strstr(text, "long=0"));
	free(text);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("rows");

	tcase_add_checked_fixture(tests, made_event_setup, made_event_teardown);
	tcase_add_test(tests, late_entries_and_withdrawals_are_told_by_what_is_missing);
	tcase_add_test(tests, a_round_without_a_board_hides_nobody_who_has_gone);
	tcase_add_test(tests, a_round_of_byes_alone_lets_others_come_later);
	tcase_add_test(tests, pairs_to_be_kept_apart_are_not_drawn);
	tcase_add_loop_test(tests, who_is_removed_leaves_no_rows_behind, 0, 2);
	tcase_add_test(tests, points_of_the_report_count_in_the_event);
	tcase_add_test(tests, a_full_bye_alone_may_be_the_bye_of_the_draw);
	tcase_add_test(tests, a_full_bye_beside_byes_of_the_draw_is_no_doubt);
	tcase_add_test(tests, a_full_bye_of_our_own_report_is_no_doubt);
	tcase_add_test(tests, a_round_without_all_results_is_published);
	tcase_add_test(tests, games_as_they_were_drawn_with_have_one_order);
	tcase_add_test(tests, settings_of_earlier_rounds_come_and_go);
	return suite_run("rows of reports", tests, NULL);
}
