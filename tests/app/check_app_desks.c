/*
 * Two desks with one file: what one enters appears at the other, and nothing is overwritten unseen.
 */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/offices/offices.h"
#include "app/players/players.h"
#include "app/round/back_to.h"
#include "app/round/result.h"
#include "app/section/section.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/stopwatch.h"

static struct app *other;

static void start(int players)
{
	app_add_players(players);
	app_draw_round();
	other = app_second_desk();
}

static enum status at_other(int board, enum result result)
{
	return desk_enter_result(other, 1, board, result, false, NULL, &app_test()->error);
}

static enum status here(int board, enum result result)
{
	return desk_enter_result(
		app_test()->app, 1, board, result, false, NULL, &app_test()->error);
}

START_TEST(a_result_of_one_desk_appears_at_the_other)
{
	bool changed;

	start(8);
	APP_OK(app_refresh(other, &changed, &app_test()->error));
	ck_assert(!changed);
	APP_OK(here(1, RESULT_WHITE));
	ck_assert_int_eq(event_board(app_event(other), 1, 1, 1)->result, RESULT_NONE);
	APP_OK(app_refresh(other, &changed, &app_test()->error));
	ck_assert(changed);
	ck_assert_int_eq(event_board(app_event(other), 1, 1, 1)->result, RESULT_WHITE);
	app_close(other);
}
END_TEST

START_TEST(undo_knows_what_the_other_desk_did)
{
	struct app_test *test = app_test();
	char label[120] = "";
	bool changed;

	start(8);
	/* What was done before it opened the event is nobody's in particular. */
	ck_assert(!app_undo_is_foreign(other, label));
	APP_OK(here(1, RESULT_WHITE));
	ck_assert(!app_undo_is_foreign(test->app, label));
	APP_OK(app_refresh(other, &changed, &test->error));
	ck_assert(app_undo_is_foreign(other, label));
	ck_assert_str_eq(label, "Round 1, board 1: 1-0, 1 Player01 v 5 Player05");
	/* Its own comes first, then the one before again. */
	APP_OK(at_other(2, RESULT_DRAW));
	ck_assert(!app_undo_is_foreign(other, label));
	APP_OK(app_undo(other, NULL, NULL, &test->error));
	ck_assert(app_undo_is_foreign(other, label));
	APP_OK(app_redo(other, NULL, &test->error));
	ck_assert(!app_undo_is_foreign(other, label));
	APP_OK(app_refresh(test->app, &changed, &test->error));
	ck_assert(app_undo_is_foreign(test->app, label));
	app_close(other);
}
END_TEST

START_TEST(different_results_of_two_desks_both_go_in)
{
	start(8);
	APP_OK(here(1, RESULT_WHITE));
	APP_OK(at_other(2, RESULT_DRAW));
	APP_OK(here(3, RESULT_BLACK));
	APP_OK(at_other(4, RESULT_WHITE)); /* the last: it sees that the round is complete */
	ck_assert_int_eq(event_round(app_event(other), 1, 1)->state, ROUND_COMPLETE);
	app_close(other);
	app_reopen();
	ck_assert_int_eq(app_board(1, 2)->result, RESULT_DRAW);
	ck_assert_int_eq(app_board(1, 3)->result, RESULT_BLACK);
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
}
END_TEST

START_TEST(the_last_two_results_at_once_complete_the_round)
{
	start(4);
	APP_OK(here(1, RESULT_WHITE));
	/* To the other desk this is not the last result until it looks again. */
	APP_OK(at_other(2, RESULT_DRAW));
	ck_assert_int_eq(event_round(app_event(other), 1, 1)->state, ROUND_COMPLETE);
	app_close(other);
	app_reopen();
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
}
END_TEST

START_TEST(a_slip_that_contradicts_the_other_desk_is_asked_about)
{
	start(8);
	APP_OK(here(1, RESULT_WHITE));
	APP_REFUSED(at_other(1, RESULT_BLACK), STATUS_CONFLICT, "has 1-0 already");
	ck_assert_int_eq(event_board(app_event(other), 1, 1, 1)->result, RESULT_WHITE);
	APP_OK(at_other(1, RESULT_WHITE));
	app_close(other);
}
END_TEST

START_TEST(what_no_longer_applies_is_said_and_not_done)
{
	struct app_test *test = app_test();
	struct move swap = {MOVE_SWAP, 5, 6}, turn = {MOVE_TURN, 1, 0};

	app_add_players(8);
	APP_OK(app_propose(test->app, &test->error));
	other = app_second_desk();
	APP_OK(app_move(test->app, &swap, &test->error));
	/* The board of 1 is another one now. */
	APP_REFUSED(app_move(other, &turn, &test->error), STATUS_CONFLICT, "another desk");
	ck_assert_int_eq(event_board(app_event(other), 1, 1, 1)->black, 6);
	ck_assert_int_eq(event_board(app_event(other), 1, 1, 1)->white, 1);
	APP_OK(app_move(other, &turn, &test->error));
	APP_OK(app_publish(other, "as agreed", &test->error));
	APP_REFUSED(app_publish(test->app, "as agreed", &test->error), STATUS_REFUSED,
		"Round 1 is published");
	app_close(other);
	app_reopen();
}
END_TEST

START_TEST(a_draw_that_only_the_other_desk_has_seen_is_not_published)
{
	struct app_test *test = app_test();
	struct move swap = {MOVE_SWAP, 5, 6};

	app_add_players(8);
	APP_OK(app_propose(test->app, &test->error));
	other = app_second_desk();
	APP_OK(app_move(test->app, &swap, &test->error));
	APP_REFUSED(app_publish(other, "as agreed", &test->error), STATUS_CONFLICT,
		"The draw was changed at another desk meanwhile");
	ck_assert_int_eq(event_round(app_event(other), 1, 1)->state, ROUND_ADJUSTED);
	APP_OK(app_publish(other, "as agreed", &test->error));
	app_close(other);
	app_reopen();
}
END_TEST

START_TEST(a_bye_booked_elsewhere_stops_a_publication)
{
	struct app_test *test = app_test();

	app_add_players(8);
	APP_OK(app_propose(test->app, &test->error));
	other = app_second_desk();
	APP_OK(app_player_book(test->app, 1, 1, BOOKING_HALF, &test->error));
	APP_REFUSED(app_publish(other, NULL, &test->error), STATUS_REFUSED, "tray");
	app_close(other);
	app_reopen();
}
END_TEST

START_TEST(undo_takes_back_only_what_this_desk_has_seen)
{
	struct app_test *test = app_test();
	char label[120];

	start(8);
	APP_OK(here(1, RESULT_WHITE));
	/* The other desk believes that the publication is the last action. */
	APP_REFUSED(app_undo(other, "late", label, &test->error), STATUS_CONFLICT, "another desk");
	ck_assert_int_eq(event_round(app_event(other), 1, 1)->state, ROUND_PUBLISHED);
	APP_OK(app_undo(other, NULL, label, &test->error));
	ck_assert_str_eq(label, "Round 1, board 1: 1-0, 1 Player01 v 5 Player05");
	app_close(other);
	app_reopen();
	ck_assert_int_eq(app_board(1, 1)->result, RESULT_NONE);
}
END_TEST

/* The desk has not looked at the file since: what it enters is for no other section. */
START_TEST(nothing_goes_into_another_section_than_was_meant)
{
	const struct app_new minor = {.name = "Minor", .system = "caa", .rounds = 3};
	struct app_test *test = app_test();
	struct player late = {.name = "Elder, E"};
	int pin;

	app_add_players(8);
	APP_OK(app_section_add(test->app, &minor, &test->error));
	other = app_second_desk();
	ck_assert(app_set_section(other, 2));
	APP_OK(app_section_remove(test->app, &test->error));
	ck_assert_int_eq(desk_add_player(other, &late, &pin, &test->error), STATUS_REFUSED);
	ck_assert_str_eq(test->error.text,
		"The section was removed at another desk meanwhile; nothing was done.");
	ck_assert_int_eq(app_event(other)->table[RECORD_PLAYER].count, 8);
	app_close(other);
}
END_TEST

START_TEST(many_results_from_two_processes_all_arrive)
{
	enum { BOARDS = 20 };
	struct app_test *test = app_test();
	int status;
	pid_t child;

	app_add_players(2 * BOARDS);
	app_draw_round();
	child = fork();
	ck_assert_int_ge(child, 0);
	for (int board = child ? 1 : 2; board <= BOARDS; board += 2) {
		struct app *app;
		enum status done = STATUS_BUSY;

		if (app_open(test->path, &app, &test->error) != STATUS_OK)
			_exit(3);
		for (int i = 0; i < 50 && done == STATUS_BUSY; i++)
			done = desk_enter_result(
				app, 1, board, RESULT_DRAW, false, NULL, &test->error);
		app_close(app);
		if (!child && done != STATUS_OK)
			_exit(2);
		ck_assert_msg(done == STATUS_OK, "%s", test->error.text);
	}
	if (!child)
		_exit(0);
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert_int_eq(status, 0);
	app_reopen();
	for (int board = 1; board <= BOARDS; board++)
		ck_assert_int_eq(app_board(1, board)->result, RESULT_DRAW);
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
}
END_TEST

enum { DESKS = 4, TURNS = 12, LONG_TURNS = 1200, TRIES = 1000 };

static const enum result in_turn[] = {RESULT_WHITE, RESULT_DRAW, RESULT_BLACK};

static enum result of_turn(int turn)
{
	return in_turn[turn % (int)(sizeof(in_turn) / sizeof(in_turn[0]))];
}

/* One desk with a board of its own: each entry goes on until it is taken. Ends the process. */
static void enter_all(int board, int turns)
{
	struct app *app = app_second_desk();
	struct error error;
	bool changed;
	int tries = 0;

	for (int turn = 0; turn < turns; turn++) {
		while (desk_enter_result(app, 1, board, of_turn(turn), true, NULL, &error) !=
			STATUS_OK) {
			if (++tries > TRIES * turns)
				_exit(1);
			app_refresh(app, &changed, &error);
		}
	}
	app_close(app);
	_exit(0);
}

/* Four processes at once: no entry that was taken is lost, and each can be undone. */
START_TEST(four_desks_lose_nothing)
{
	struct app_test *test = app_test();
	const int turns = getenv("LONG") ? LONG_TURNS : TURNS;
	int status, troubles;
	bool changed;

	app_add_players(2 * DESKS);
	app_draw_round();
	for (int board = 1; board <= DESKS; board++) {
		const pid_t pid = fork();

		ck_assert_int_ge(pid, 0);
		if (pid == 0)
			enter_all(board, turns);
	}
	for (int i = 0; i < DESKS; i++) {
		ck_assert_int_gt(wait(&status), 0);
		ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	}
	APP_OK(app_refresh(test->app, &changed, &test->error));
	APP_OK(desk_verify(test->app, NULL, NULL, &troubles, &test->error));
	ck_assert_int_eq(troubles, 0);
	for (int board = 1; board <= DESKS; board++)
		ck_assert_int_eq(
			event_board(app_event(test->app), 1, 1, board)->result, of_turn(turns - 1));
	for (int i = 0; i < DESKS * turns; i++)
		APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	for (int board = 1; board <= DESKS; board++)
		ck_assert_int_eq(
			event_board(app_event(test->app), 1, 1, board)->result, RESULT_NONE);
	ck_assert_int_eq(event_round(app_event(test->app), 1, 1)->state, ROUND_PUBLISHED);
}
END_TEST

enum { SECTIONS = 2 };

/* How many entries of each section are in the file, as its desk knows: shared by the processes. */
static atomic_int *entered;

/* A desk in its own section: results and corrections in turn. Ends the process. */
static void enter_in_section(int section, int turns)
{
	struct app *app = app_second_desk();
	struct error error;
	bool changed;
	int tries = 0;

	if (!app_set_section(app, section))
		_exit(2);
	for (int turn = 0; turn < turns; turn++) {
		const int board = 1 + turn % DESKS;

		while (desk_enter_result(app, 1, board, of_turn(turn / DESKS), true, NULL,
			       &error) != STATUS_OK) {
			if (++tries > TRIES * turns)
				_exit(1);
			app_refresh(app, &changed, &error);
		}
		atomic_fetch_add(&entered[section - 1], 1);
	}
	app_close(app);
	_exit(0);
}

static int count_actions(void)
{
	const struct journal_wish wish = {.own = false};
	const struct journal_entry *entries;
	int count;

	APP_OK(app_journal_kept(app_test()->app, &wish, &entries, &count, &app_test()->error));
	return count;
}

/*
 * What was in the file before a look is there after it. With the half second between two looks of a
 * screen nothing is shown that is a second old, if the look takes no longer; that is measured where
 * there is time for it.
 */
static void look(int before)
{
	const int there = atomic_load(&entered[0]) + atomic_load(&entered[1]);
	const double start = stopwatch_wall();
	bool changed;

	while (app_refresh(app_test()->app, &changed, &app_test()->error) == STATUS_BUSY)
		;
	ck_assert_int_ge(count_actions(), before + there);
	if (getenv("LONG"))
		ck_assert(stopwatch_wall() - start < 500);
}

static void draw_section(int section)
{
	struct app_test *test = app_test();

	ck_assert(app_set_section(test->app, section));
	app_add_players(2 * DESKS);
	app_draw_round();
}

/*
 * Two desks, each in its section: 2,000 results and corrections are all there at the end, in the
 * order in which each desk made them, and the undo of one section has none of the other's.
 */
START_TEST(two_desks_in_two_sections_lose_nothing)
{
	enum { ENTRIES = 1000 };
	const struct app_new minor = {.name = "Minor", .system = "caa", .rounds = 3};
	struct app_test *test = app_test();
	int status, troubles, before, ended = 0, looks = 0;
	bool changed;

	draw_section(1);
	APP_OK(app_section_add(test->app, &minor, &test->error));
	draw_section(2);
	before = count_actions();
	entered = mmap(NULL, SECTIONS * sizeof(*entered), PROT_READ | PROT_WRITE,
		MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	ck_assert_ptr_ne(entered, MAP_FAILED);
	for (int section = 1; section <= SECTIONS; section++) {
		const pid_t pid = fork();

		ck_assert_int_ge(pid, 0);
		if (pid == 0)
			enter_in_section(section, ENTRIES);
	}
	while (ended < SECTIONS) {
		const pid_t pid = waitpid(-1, &status, WNOHANG);

		ck_assert_int_ge(pid, 0);
		ck_assert(pid == 0 || (WIFEXITED(status) && WEXITSTATUS(status) == 0));
		ended += pid > 0;
		look(before);
		looks++;
	}
	ck_assert_int_gt(looks, SECTIONS);
	ck_assert_int_eq(count_actions(), before + SECTIONS * ENTRIES);
	munmap(entered, SECTIONS * sizeof(*entered));
	APP_OK(app_refresh(test->app, &changed, &test->error));
	APP_OK(desk_verify(test->app, NULL, NULL, &troubles, &test->error));
	ck_assert_int_eq(troubles, 0);
	for (int section = SECTIONS; section >= 1; section--) {
		ck_assert(app_set_section(test->app, section));
		for (int board = 1; board <= DESKS; board++)
			ck_assert_int_eq(
				event_board(app_event(test->app), section, 1, board)->result,
				of_turn(ENTRIES / DESKS - 1));
		for (int i = 0; i < ENTRIES; i++)
			APP_OK(app_undo(test->app, NULL, NULL, &test->error));
		for (int board = 1; board <= DESKS; board++)
			ck_assert_int_eq(
				event_board(app_event(test->app), section, 1, board)->result,
				RESULT_NONE);
	}
}
END_TEST

/* Looks until all are gone: all results, then none, and nothing between. Ends the process. */
static void see_all_go(int boards)
{
	struct app *app = app_second_desk();
	struct error error;
	bool changed;
	int there = boards;

	for (int i = 0; there > 0 && i < 1000000; i++) {
		if (app_refresh(app, &changed, &error) != STATUS_OK)
			continue;
		there = game_tally(app_event(app), 1, 1).in;
		if (there != 0 && there != boards)
			_exit(2);
	}
	app_close(app);
	_exit(there > 0 ? 3 : 0);
}

START_TEST(many_undos_are_one_change_to_the_other_desk)
{
	enum { BOARDS = 12 };
	struct app_test *test = app_test();
	const struct journal_entry *entries;
	const struct journal_wish wish = {.own = false};
	int count, done, status;
	pid_t child;

	app_add_players(2 * BOARDS);
	app_draw_round();
	app_all_results(1);
	APP_OK(app_journal_kept(test->app, &wish, &entries, &count, &test->error));
	ck_assert_int_gt(count, BOARDS);
	child = fork();
	ck_assert_int_ge(child, 0);
	if (child == 0)
		see_all_go(BOARDS);
	APP_OK(app_undo_back_to(test->app, entries[count - BOARDS].id, entries[count - 1].id, NULL,
		&done, &test->error));
	ck_assert_int_eq(done, BOARDS);
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert_int_eq(status, 0);
	app_reopen();
	ck_assert_int_eq(game_tally(app_event(app_test()->app), 1, 1).in, 0);
	for (int i = 0; i < BOARDS; i++)
		APP_OK(app_redo(app_test()->app, NULL, &test->error));
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
}
END_TEST

/* Both files have the number 1: who comes second hears of it. */
START_TEST(a_submission_is_recorded_once)
{
	int index = 0;

	start(8);
	APP_OK(app_ecf_sent(app_test()->app, &index, &app_test()->error));
	ck_assert_int_eq(index, 1);
	index = 0;
	ck_assert_int_eq(app_ecf_sent(other, &index, &app_test()->error), STATUS_REFUSED);
	ck_assert_ptr_nonnull(strstr(app_test()->error.text,
		"Submission 1 was recorded as sent at another desk meanwhile"));
	ck_assert_int_eq(index, 0);
	APP_OK(app_ecf_sent(other, &index, &app_test()->error));
	ck_assert_int_eq(index, 2);
	app_close(other);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("desks");

	tcase_set_timeout(tcase, 600);
	tcase_add_test(tcase, a_result_of_one_desk_appears_at_the_other);
	tcase_add_test(tcase, undo_knows_what_the_other_desk_did);
	tcase_add_test(tcase, different_results_of_two_desks_both_go_in);
	tcase_add_test(tcase, the_last_two_results_at_once_complete_the_round);
	tcase_add_test(tcase, a_slip_that_contradicts_the_other_desk_is_asked_about);
	tcase_add_test(tcase, what_no_longer_applies_is_said_and_not_done);
	tcase_add_test(tcase, a_draw_that_only_the_other_desk_has_seen_is_not_published);
	tcase_add_test(tcase, a_bye_booked_elsewhere_stops_a_publication);
	tcase_add_test(tcase, undo_takes_back_only_what_this_desk_has_seen);
	tcase_add_test(tcase, nothing_goes_into_another_section_than_was_meant);
	tcase_add_test(tcase, many_results_from_two_processes_all_arrive);
	tcase_add_test(tcase, four_desks_lose_nothing);
	tcase_add_test(tcase, two_desks_in_two_sections_lose_nothing);
	tcase_add_test(tcase, many_undos_are_one_change_to_the_other_desk);
	tcase_add_test(tcase, a_submission_is_recorded_once);
	return app_run_suite("app_desks", tcase);
}
