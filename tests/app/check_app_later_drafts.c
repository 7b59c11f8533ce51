/*
 * Drafts of rounds behind the current one: they go with what makes the round ahead current again,
 * what is booked for them stays, and undo brings them back.
 */
#include <check.h>
#include <sqlite3.h>
#include <string.h>

#include "app/app.h"
#include "app/players/players.h"
#include "app/round/result.h"
#include "core/edit.h"
#include "store/store.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/rows.h"

static struct app *app(void)
{
	return app_test()->app;
}

static struct error *error(void)
{
	return &app_test()->error;
}

static int fixed(int round, int pin, enum hand_kind kind)
{
	return event_find(app_event(app()),
		       (struct record_key){RECORD_HAND, {1, round, pin, kind}}) != NULL;
}

/* Ten players, round 1 complete, a draft of round 2 with cards fixed by hand. */
static void draft_of_the_second_round(void)
{
	app_add_players(10);
	app_play_round();
	app_fix(1, HAND_COLOUR, COLOUR_BLACK);
	app_fix(3, HAND_OUT, 0);
	app_fix(4, HAND_APART, 6);
	APP_OK(app_play_outside(2, 5, "Filler, F", COLOUR_BLACK));
	APP_OK(app_propose(app(), error()));
	ck_assert_int_gt(app_count_boards(2), 0);
}

START_TEST(the_draft_goes_with_the_round_ahead_of_it)
{
	char label[120];

	draft_of_the_second_round();
	ck_assert_int_eq(app_unpublish_drops(app()), 2);
	APP_OK(app_unpublish(app(), "wrong list", true, error()));
	ck_assert_int_eq(app_state(1), ROUND_PROPOSED);
	ck_assert_int_eq(app_state(2), ROUND_LAID_OUT);
	ck_assert_int_eq(app_count_boards(2), 0);
	ck_assert(!fixed(2, 1, HAND_COLOUR));
	ck_assert_int_eq(app_unpublish_drops(app()), 0);
	app_reopen();
	/* nothing hidden is in the way of anybody */
	APP_OK(app_player_withdraw(app(), 2, 1, error()));
	APP_OK(app_undo(app(), NULL, NULL, error()));
	APP_OK(app_undo(app(), NULL, label, error()));
	ck_assert_str_eq(
		label, "Round 1 taken back with 5 results and the draft of round 2: wrong list");
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	ck_assert_int_eq(app_state(2), ROUND_PROPOSED);
	ck_assert_int_gt(app_count_boards(2), 0);
	ck_assert(fixed(2, 1, HAND_COLOUR));
	app_reopen();
}
END_TEST

/* Two rounds back: the draft of the later one would be behind that of the earlier. */
START_TEST(two_rounds_taken_back_leave_one_draft)
{
	app_add_players(10);
	app_play_round();
	app_play_round();
	APP_OK(app_unpublish(app(), "one", true, error()));
	ck_assert_int_eq(app_state(2), ROUND_PROPOSED);
	APP_OK(app_unpublish(app(), "two", true, error()));
	ck_assert_int_eq(app_state(1), ROUND_PROPOSED);
	ck_assert_int_eq(app_count_boards(2), 0);
	APP_OK(app_player_withdraw(app(), 7, 1, error()));
	app_reopen();
}
END_TEST

START_TEST(what_is_booked_for_the_later_round_stays)
{
	draft_of_the_second_round();
	APP_OK(app_player_book(app(), 9, 3, BOOKING_HALF, error()));
	APP_OK(app_player_book(app(), 8, 2, BOOKING_HALF, error()));
	APP_OK(app_unpublish(app(), "wrong list", true, error()));
	ck_assert(event_booking(app_event(app()), 1, 9, 3));
	ck_assert(event_booking(app_event(app()), 1, 8, 2));
	ck_assert(fixed(2, 3, HAND_OUT));
	ck_assert(fixed(2, 4, HAND_APART));
	ck_assert(fixed(2, 5, HAND_OUT));
	ck_assert(event_filled(app_event(app()), 1, 2, 5));
	app_reopen();
}
END_TEST

/* Cards that are laid out and fixed by hand go with the round taken back, and stay otherwise. */
START_TEST(what_is_fixed_without_a_draft_goes_with_the_draw_it_was_made_on)
{
	app_add_players(8);
	app_play_round();
	app_fix(1, HAND_COLOUR, COLOUR_BLACK);
	APP_OK(app_put_result(1, 2, RESULT_NONE, true));
	ck_assert(fixed(2, 1, HAND_COLOUR));
	APP_OK(app_put_result(1, 2, RESULT_DRAW, false));
	APP_OK(app_unpublish(app(), "wrong list", true, error()));
	ck_assert(!fixed(2, 1, HAND_COLOUR));
	app_reopen();
}
END_TEST

/* Paired by hand the draft of round 2 has no boards yet, and a result may still be taken away. */
START_TEST(an_empty_draft_goes_with_the_result_that_is_taken_away)
{
	app_add_players(8);
	app_play_round();
	APP_OK(app_pair_by_hand(app(), error()));
	ck_assert_int_eq(app_state(2), ROUND_ADJUSTED);
	APP_OK(app_put_result(1, 2, RESULT_NONE, true));
	ck_assert_int_eq(app_state(1), ROUND_PUBLISHED);
	ck_assert_int_eq(app_state(2), ROUND_LAID_OUT);
	app_reopen();
	APP_OK(app_undo(app(), NULL, NULL, error()));
	ck_assert_int_eq(app_state(2), ROUND_ADJUSTED);
	app_reopen();
}
END_TEST

static bool at_once(void *context)
{
	(void)context;
	return true;
}

/* A draft behind the current round, as a file of before may have it. */
static void put_old_draft(void)
{
	sqlite3 *db;

	app_close(app());
	ck_assert_int_eq(sqlite3_open(app_test()->path, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(db,
			"INSERT INTO round VALUES (1, 2, 1, ''); INSERT INTO board VALUES (1, 2, 1, 1, 8, 0, 0);"
			"DROP TABLE particular; DROP TABLE started; DROP TABLE open; DROP TABLE rated; ALTER TABLE action DROP COLUMN contents; ALTER TABLE action DROP COLUMN changes;"
			"ALTER TABLE action DROP COLUMN sum; ALTER TABLE action DROP COLUMN desk; ALTER TABLE filled DROP COLUMN open; ALTER TABLE apart DROP COLUMN ordered; PRAGMA user_version = 8",
			NULL, NULL, NULL),
		SQLITE_OK);
	ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
	APP_OK(app_open(app_test()->path, &app_test()->app, error()));
	app_set_migration(app(), &(struct store_migration){.may = at_once});
	APP_OK(app_migrate(app(), error()));
}

static int told;

static void take_trouble(void *context, const char *text)
{
	(void)context;
	told += !strcmp(
		text, "Section 1: round 2 has a draft before the rounds ahead of it are complete.");
}

START_TEST(an_old_file_with_a_draft_behind_is_told_of_and_mended)
{
	int troubles = 0;

	app_add_players(8);
	app_draw_round();
	put_old_draft();
	ck_assert_int_eq(app_count_boards(2), 1);
	told = 0;
	APP_OK(desk_verify(app(), take_trouble, NULL, &troubles, error()));
	ck_assert_int_eq(told, 1);
	/* player 8, who is seated in it, leaves, and it is no hindrance */
	APP_OK(app_unpublish(app(), "he leaves", false, error()));
	ck_assert_int_eq(app_count_boards(2), 0);
	APP_OK(app_player_withdraw(app(), 8, 1, error()));
	ck_assert_int_eq(event_check(app_event(app()), error()), STATUS_OK);
	/* and undo comes back to the file as it was */
	APP_OK(app_undo(app(), NULL, NULL, error()));
	APP_OK(app_undo(app(), NULL, NULL, error()));
	ck_assert_int_eq(app_count_boards(2), 1);
	APP_OK(app_put_result(1, 1, RESULT_WHITE, false));
	ck_assert_int_eq(app_count_boards(2), 0);
	ck_assert_int_eq(event_check(app_event(app()), error()), STATUS_OK);
}
END_TEST

/* One action of many kinds, done or refused. */
static void do_something(unsigned number)
{
	const int round = app_round(app()), board = 1 + (int)(number >> 8) % 4;
	const int pin = 1 + (int)(number >> 12) % 8;

	switch (number % 12) {
	case 0:
	case 1:
		app_propose(app(), error());
		break;
	case 2:
		app_publish(app(), "x", error());
		break;
	case 3:
		app_unpublish(app(), "x", true, error());
		break;
	case 4:
		app_undo(app(), "x", NULL, error());
		break;
	case 5:
		app_redo(app(), NULL, error());
		break;
	case 6:
		desk_enter_result(
			app(), round > 1 ? round - 1 : 1, board, RESULT_NONE, true, NULL, error());
		break;
	case 7:
		app_hand(app(), pin, HAND_COLOUR, COLOUR_WHITE, error());
		break;
	case 8:
		app_pair_by_hand(app(), error());
		break;
	default:
		for (int i = 1; i <= 4; i++)
			desk_enter_result(app(), round, i, RESULT_DRAW, false, NULL, error());
	}
}

START_TEST(whatever_is_done_no_draft_stands_behind)
{
	unsigned long long state = 77;
	int dropped = 0;

	app_add_players(8);
	for (int i = 0; i < 150; i++) {
		dropped += app_unpublish_drops(app()) > 0;
		do_something(rows_random(&state));
		ck_assert_msg(
			event_check(app_event(app()), error()) == STATUS_OK, "%s", error()->text);
	}
	ck_assert_int_gt(dropped, 0);
	app_reopen();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("later drafts");

	tcase_add_test(tcase, the_draft_goes_with_the_round_ahead_of_it);
	tcase_add_test(tcase, two_rounds_taken_back_leave_one_draft);
	tcase_add_test(tcase, what_is_booked_for_the_later_round_stays);
	tcase_add_test(tcase, what_is_fixed_without_a_draft_goes_with_the_draw_it_was_made_on);
	tcase_add_test(tcase, an_empty_draft_goes_with_the_result_that_is_taken_away);
	tcase_add_test(tcase, an_old_file_with_a_draft_behind_is_told_of_and_mended);
	tcase_add_test(tcase, whatever_is_done_no_draft_stands_behind);
	return app_run_suite("app_later_drafts", tcase);
}
