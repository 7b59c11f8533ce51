/*
 * Club seasons as use cases: two desks, undo, the table by the library's own GSRP, and evenings
 * played at random that leave event and file in order.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "app/audit/compare.h"
#include "app/players/players.h"
#include "app/protest/protest.h"
#include "app/report/check.h"
#include "app/round/result.h"
#include "app/trf/event.h"
#include "core/edit.h"
#include "core/season.h"
#include "support/event/desk.h"
#include "support/event/rows.h"
#include "support/event/season_event.h"
#include "support/fault/killed_child.h"

enum { SEATS_MOST = 16 };

static struct app *here(void)
{
	return app_test()->app;
}

static int in_draw(const struct app *app)
{
	return event_rollcall(app_event(app), 1, app_round(app)).in;
}

START_TEST(attendance_of_two_desks_comes_together)
{
	struct app *other;
	bool changed;

	app_add_players(6);
	other = app_second_desk();
	season_attend(here(), 3, ATTENDS_HERE);
	APP_OK(season_attend_one(other, 4, ATTENDS_VOLUNTEER));
	APP_OK(season_attend_one(other, 5, ATTENDS_HERE));
	APP_OK(app_refresh(here(), &changed, &app_test()->error));
	ck_assert(changed);
	ck_assert_int_eq(in_draw(here()), 5);
	/* the same player at both desks at once: the later one is told */
	APP_OK(season_attend_one(here(), 6, ATTENDS_LATER));
	APP_REFUSED(season_attend_one(other, 6, ATTENDS_HERE), STATUS_CONFLICT, "another desk");
	APP_OK(season_attend_one(other, 6, ATTENDS_HERE));
	APP_OK(app_propose(other, &app_test()->error));
	APP_OK(app_publish(other, NULL, &app_test()->error));
	APP_OK(app_refresh(here(), &changed, &app_test()->error));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	app_close(other);
	app_reopen();
}
END_TEST

START_TEST(all_of_an_evening_is_undone_and_done_again)
{
	struct event before, after;
	struct app_outside game = {1, 3, 4, RESULT_WHITE, true};
	char label[120];
	int number, steps = 0;

	app_add_players(7);
	event_init(&before);
	ck_assert_int_eq(event_copy(app_event(here()), &before), STATUS_OK);
	season_attend(here(), 5, ATTENDS_HERE);
	app_draw_round();
	APP_OK(season_attend_one(here(), 6, ATTENDS_HERE));
	APP_OK(season_attend_one(here(), 7, ATTENDS_CASUAL));
	APP_OK(app_outside_put(here(), &game, &number, &app_test()->error));
	ck_assert_int_eq(number, 1);
	app_all_results(1);
	ck_assert_int_eq(event_copy(app_event(here()), &after), STATUS_OK);
	while (!event_equal(app_event(here()), &before, NULL)) {
		APP_OK(app_undo(here(), "once more", label, &app_test()->error));
		steps++;
	}
	while (steps-- > 0)
		APP_OK(app_redo(here(), label, &app_test()->error));
	ck_assert(event_equal(app_event(here()), &after, NULL));
	event_done(&before);
	event_done(&after);
	app_reopen();
}
END_TEST

START_TEST(numbers_follow_their_players_before_the_first_evening)
{
	struct app_outside game = {1, 1, 2, RESULT_NONE, false};
	int number;

	app_add("Brown, B", 1500);
	app_add("Cole, C", 1600);
	season_attend(here(), 1, ATTENDS_VOLUNTEER);
	APP_OK(app_outside_put(here(), &game, &number, &app_test()->error));
	/* one who stands before both by name */
	app_add("Adams, A", 1000);
	ck_assert_int_eq(season_attendance(app_event(here()), 1, 1, 2)->kind, ATTENDS_VOLUNTEER);
	ck_assert_int_eq(
		event_range(app_event(here()), RECORD_OUTSIDE, 1, 1, &number)->as.outside.white, 2);
	APP_OK(app_player_remove(here(), 2, &app_test()->error));
	ck_assert_ptr_null(season_attendance(app_event(here()), 1, 1, 2));
	event_range(app_event(here()), RECORD_OUTSIDE, 1, 1, &number);
	ck_assert_int_eq(number, 0);
	app_reopen();
}
END_TEST

START_TEST(table_and_library_have_the_same_gsrp)
{
	for (int games = 0; games <= 20; games++) {
		for (int score = 0; score <= 2 * games; score++) {
			struct pairing_game game[20] = {{.opponent = PAIRING_NOBODY}};
			struct event event;
			struct season_line *lines;
			int count, left = score;

			rows_small_event(&event, 30, 21);
			rows_put(&event,
				(struct record){.kind = RECORD_SECTION,
					.as.section = {.id = 1, .rounds = 30, .system = "gsrp"}});
			for (int r = 1; r <= games; r++) {
				const int points = left > 2 ? 2 : left;

				game[r - 1] = (struct pairing_game){r + 1, PAIRING_WHITE,
					PAIRING_PLAYED, PAIRING_LEVEL, points};
				rows_put(&event, row_round(1, r, ROUND_COMPLETE));
				rows_put(&event,
					row_board(1, r, 1, 1, r + 1,
						points == 2           ? RESULT_WHITE
							: points == 1 ? RESULT_DRAW
								      : RESULT_BLACK));
				left -= points;
			}
			ck_assert_int_eq(season_table(&event, 1, 30, &lines, &count), STATUS_OK);
			for (int i = 0; i < count; i++)
				if (lines[i].pin == 1) {
					ck_assert_int_eq(lines[i].tenths,
						pairing_gsrp_of(game, games).tenths);
					ck_assert_int_eq(lines[i].games, games);
					ck_assert_int_eq(lines[i].points2, score);
				}
			free(lines);
			event_done(&event);
		}
	}
}
END_TEST

START_TEST(rows_of_a_season_are_looked_at)
{
	static const struct {
		const char *system, *text;
		int kind, pin, black;
	} cases[] = {{"gsrp", NULL, 0, 1, 2}, {"caa", "is no club season", 0, 1, 2},
		{"gsrp", "there is no player 9", 0, 9, 2}, {"gsrp", "kind is 4", 4, 1, 2},
		{"gsrp", "plays himself", 0, 1, 1}};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct record section = {
			.kind = RECORD_SECTION, .as.section = {.id = 1, .name = "x", .rounds = 5}};
		struct error error = {STATUS_OK, ""};
		struct event event;

		rows_small_event(&event, 5, 4);
		strcpy(section.as.section.system, cases[i].system);
		rows_put(&event, section);
		rows_put(&event, row_attendance(1, 1, cases[i].pin, (enum attends)cases[i].kind));
		rows_put(&event, row_outside(1, 1, 1, 1, cases[i].black));
		ck_assert_int_eq(
			event_check(&event, &error), cases[i].text ? STATUS_BAD_INPUT : STATUS_OK);
		if (cases[i].text)
			ck_assert_msg(strstr(error.text, cases[i].text), "%s", error.text);
		event_done(&event);
	}
}
END_TEST

/* Nobody has met twice, and who sits out has no points. */
static void look(const struct app *app, int players, int evenings)
{
	const struct event *event = app_event(app);

	for (int a = 1; a <= players; a++) {
		for (int b = 1; b <= players; b++) {
			int met = 0;

			for (int r = 1; r <= evenings; r++) {
				const struct board *board = event_board_of(event, 1, r, a);

				met += board && a != b && (board->white == b || board->black == b);
			}
			ck_assert_int_le(met, 1);
		}
	}
	ck_assert_int_eq(event_check(event, NULL), STATUS_OK);
}

START_TEST(evenings_at_random_leave_all_in_order)
{
	enum { PLAYERS = 11, EVENINGS = 9 };
	unsigned long long state = (unsigned long long)_i + 5;

	app_add_players(PLAYERS);
	for (int evening = 1; evening <= EVENINGS; evening++) {
		for (int pin = 1; pin <= PLAYERS; pin++)
			if (rows_random(&state) % 10 < 6)
				APP_OK(season_attend_one(
					here(), pin, (int)(rows_random(&state) % 4)));
		if (in_draw(here()) == 0)
			APP_OK(season_attend_one(here(), 1, ATTENDS_HERE));
		app_draw_round();
		for (int pin = 1; pin <= PLAYERS && app_round(here()) == evening; pin++)
			if (rows_random(&state) % 4 == 0 &&
				!event_board_of(app_event(here()), 1, evening, pin))
				APP_OK(season_attend_one(here(), pin, ATTENDS_HERE));
		for (int i = 1; app_board(evening, i); i++)
			if (app_board(evening, i)->black)
				APP_OK(desk_enter_result(here(), evening, i,
					(enum result)(1 + (int)(rows_random(&state) % 6)), false,
					NULL, &app_test()->error));
		ck_assert_int_eq(app_state(evening), ROUND_COMPLETE);
		look(here(), PLAYERS, evening);
	}
	app_reopen();
}
END_TEST

enum { KILLS = 30, ACTIONS = 14 };

/* The work of a desk: seven come, seven games outside; a byte for each action acknowledged. */
static void work(const char *path, int acknowledge)
{
	struct error error;
	struct app *app;

	if (app_open(path, &app, &error) != STATUS_OK)
		_exit(1);
	for (int i = 0; i < ACTIONS; i++) {
		const struct app_outside game = {1, i % 7 + 1, (i + 1) % 7 + 1, RESULT_DRAW, false};
		int number;

		if (i < 7 ? season_attend_one(app, i + 1, ATTENDS_HERE) != STATUS_OK
			  : app_outside_put(app, &game, &number, &error) != STATUS_OK)
			_exit(2);
		if (write(acknowledge, "a", 1) != 1)
			_exit(3);
	}
	_exit(0);
}

static int rows_in(enum record_kind kind)
{
	return app_event(here())->table[kind].count;
}

START_TEST(what_was_acknowledged_is_there_after_a_kill)
{
	struct app_test *test = app_test();
	unsigned long long state = 3;

	app_add_players(7);
	for (int i = 0; i < KILLS; i++) {
		int acknowledged, there;

		app_close(test->app);
		acknowledged = killed_child(
			work, test->path, 0, (long long)(rows_random(&state) % 12000000), NULL);
		APP_OK(app_open(test->path, &test->app, &test->error));
		there = rows_in(RECORD_ATTENDANCE) + rows_in(RECORD_OUTSIDE);
		ck_assert_int_ge(there, acknowledged);
		ck_assert_int_le(there, acknowledged + 1);
		app_reopen();
		/* each work begins with nobody there */
		while (rows_in(RECORD_ATTENDANCE) + rows_in(RECORD_OUTSIDE) > 0)
			APP_OK(app_undo(here(), NULL, NULL, &test->error));
	}
}
END_TEST

/* The verdict on the evening is that the program drew it, as it did. */
static void is_blameless(int evening)
{
	struct app_test *test = app_test();
	struct comparison found;

	APP_OK(app_compare(test->app, evening, &found, &test->error));
	ck_assert_msg(found.answer == COMPARE_SAME && found.broken.count == 0, "evening %d: %s %s",
		evening, found.verdict, found.broken.count ? found.broken.lines[0] : "");
	comparison_done(&found);
}

static char *data_of(int evening)
{
	struct app_test *test = app_test();
	char *text;
	size_t size;

	APP_OK(app_draw_data(test->app, evening, &text, &size, &test->error));
	return text;
}

/* The reasons of every board of the round on the board. */
static void whys_of(int evening, struct reasons whys[SEATS_MOST], int *count)
{
	struct app_test *test = app_test();

	event_range(app_event(test->app), RECORD_BOARD, 1, evening, count);
	ck_assert_int_le(*count, SEATS_MOST);
	for (int i = 0; i < *count; i++)
		APP_OK(app_why(test->app, evening, i + 1, NULL, &whys[i], &test->error));
}

/* Boards of two that were there before are told as before; nothing was fixed by anybody. */
static void are_told_as_before(int evening, struct reasons before[SEATS_MOST], int nbefore)
{
	struct reasons now[SEATS_MOST];
	int count;

	whys_of(evening, now, &count);
	for (int i = 0; i < count; i++) {
		const struct board *board = event_board(app_event(here()), 1, evening, i + 1);

		for (int k = 0; k < now[i].count; k++)
			ck_assert_ptr_null(strstr(now[i].lines[k], "fixed by the arbiter"));
		if (i < nbefore && board->black != 0 &&
			!app_came_late(here(), evening, board->white) &&
			!app_came_late(here(), evening, board->black)) {
			ck_assert_int_eq(now[i].count, before[i].count);
			for (int k = 0; k < now[i].count; k++)
				ck_assert_str_eq(now[i].lines[k], before[i].lines[k]);
		}
		reasons_done(&now[i]);
	}
}

START_TEST(boards_that_stand_keep_their_reasons_when_others_come)
{
	enum { PLAYERS = 14, EVENINGS = 4 };
	unsigned long long state = 77 + (unsigned long long)_i;
	struct app_test *test = app_test();

	app_add_players(PLAYERS);
	for (int evening = 1; evening <= EVENINGS; evening++) {
		const int early = 5 + (int)(rows_random(&state) % 6);
		struct reasons before[SEATS_MOST];
		int count;

		season_attend(here(), early, ATTENDS_HERE);
		APP_OK(app_propose(test->app, &test->error));
		APP_OK(app_publish(test->app, NULL, &test->error));
		whys_of(evening, before, &count);
		for (int pin = early + 1; pin <= PLAYERS; pin++)
			if (rows_random(&state) % 2) {
				APP_OK(season_attend_one(here(), pin, ATTENDS_HERE));
				ck_assert(app_came_late(here(), evening, pin));
				are_told_as_before(evening, before, count);
			}
		for (int pin = 1; pin <= early; pin++)
			ck_assert(!app_came_late(here(), evening, pin));
		for (int i = 0; i < count; i++)
			reasons_done(&before[i]);
		app_all_results(evening);
	}
}
END_TEST

static void pass_over(void *context, const char *text)
{
	(void)context;
	(void)text;
}

static void is_alike(void *context, const struct check_round *round)
{
	(void)context;
	ck_assert_msg(round->verdict == CHECK_ALIKE, "evening %d: %s", round->round, round->why);
}

/* Its report is the rule book's, evening by evening, and so is the event that it becomes again. */
static void report_is_blameless(int evenings)
{
	struct app_test *test = app_test();
	struct check_order order = {.round = 0};
	struct app_trf_counts counts;
	struct check_sum sum;
	struct app *back;
	char path[160], *text, *again;
	size_t size;

	APP_OK(app_export_trf(here(), false, &text, &size, &test->error, pass_over, NULL));
	order.report = (struct app_trf){.text = text, .size = size};
	APP_OK(check_trf(&order, is_alike, pass_over, NULL, &sum, &test->error));
	ck_assert_int_eq(sum.rounds, evenings);
	snprintf(path, sizeof(path), "%.120s/back-%d.drawboard", test->folder, evenings);
	APP_OK(app_create_from_trf(
		path, &order.report, &back, &counts, &test->error, pass_over, NULL));
	for (int evening = 1; evening <= evenings; evening++) {
		struct comparison found;

		APP_OK(app_compare(back, evening, &found, &test->error));
		ck_assert_msg(found.answer == COMPARE_SAME, "evening %d: %s\n%s", evening,
			found.verdict, text);
		comparison_done(&found);
	}
	APP_OK(app_export_trf(back, false, &again, &size, &test->error, pass_over, NULL));
	for (const char *line = text; (line = strstr(line, "### drawboard: late ")); line++) {
		char one[40];

		snprintf(one, sizeof(one), "%.*s", (int)strcspn(line, "\r\n"), line);
		ck_assert_msg(strstr(again, one) != NULL, "%s", one);
	}
	app_close(back);
	free(text);
	free(again);
}

START_TEST(latecomers_are_no_fault_of_the_draw)
{
	enum { PLAYERS = 14, EVENINGS = 5 };
	unsigned long long state = 31 + (unsigned long long)_i;
	struct app_test *test = app_test();
	char *data[EVENINGS + 1];

	app_add_players(PLAYERS);
	for (int evening = 1; evening <= EVENINGS; evening++) {
		const int early = 5 + (int)(rows_random(&state) % 6);

		season_attend(here(), early, ATTENDS_HERE);
		APP_OK(app_propose(test->app, &test->error));
		APP_OK(app_publish(test->app, NULL, &test->error));
		is_blameless(evening);
		for (int pin = early + 1; pin <= PLAYERS; pin++)
			if (rows_random(&state) % 2) {
				APP_OK(season_attend_one(here(), pin, ATTENDS_HERE));
				is_blameless(evening);
			}
		data[evening] = data_of(evening);
		app_all_results(evening);
		for (int past = 1; past <= evening; past++) {
			char *now = data_of(past);

			is_blameless(past);
			ck_assert_str_eq(now, data[past]);
			free(now);
		}
		report_is_blameless(evening);
	}
	for (int evening = 1; evening <= EVENINGS; evening++)
		free(data[evening]);
	app_reopen();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("seasons");

	tcase_add_test(tcase, attendance_of_two_desks_comes_together);
	tcase_add_test(tcase, all_of_an_evening_is_undone_and_done_again);
	tcase_add_test(tcase, numbers_follow_their_players_before_the_first_evening);
	tcase_add_test(tcase, table_and_library_have_the_same_gsrp);
	tcase_add_test(tcase, rows_of_a_season_are_looked_at);
	tcase_add_loop_test(tcase, evenings_at_random_leave_all_in_order, 0, 12);
	tcase_add_test(tcase, what_was_acknowledged_is_there_after_a_kill);
	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, latecomers_are_no_fault_of_the_draw, 0, 20);
	tcase_add_loop_test(tcase, boards_that_stand_keep_their_reasons_when_others_come, 0, 10);
	return season_run_suite("app_season", tcase);
}
