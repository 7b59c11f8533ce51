/* What stands beside a result goes with the two of its board, within their round and section. */
#include <check.h>
#include <string.h>

#include "app/event/result_rows.h"
#include "core/board_result.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

static struct event event;
static struct action action;

static struct record row_rated(int section, int round, int number, enum result result)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_RATED;
	row.as.rated = (struct rated){section, round, number, (int)result};
	return row;
}

static void add_boards(int section, int round)
{
	rows_put(&event, row_board(section, round, 1, 1, 2, RESULT_WHITE));
	rows_put(&event, row_board(section, round, 2, 3, 4, RESULT_WHITE));
	rows_put(&event, row_rated(section, round, 1, RESULT_DRAW));
	rows_put(&event, row_rated(section, round, 2, RESULT_BLACK));
}

static void made(void)
{
	rows_small_event(&event, 5, 4);
	rows_put(&event, row_section(2, 5));
	for (int pin = 1; pin <= 4; pin++)
		rows_put(&event, row_player(2, pin, "Same"));
	add_boards(1, 1);
	add_boards(1, 2);
	add_boards(2, 1);
	action_init(&action);
}

static void done(void)
{
	action_done(&action);
	event_done(&event);
}

static void change(int section, int round, int number, int white, int black, enum result result)
{
	const struct record row = row_board(section, round, number, white, black, result);

	ck_assert_int_eq(action_put(&action, &event, &row), STATUS_OK);
}

static void follow(void)
{
	ck_assert_int_eq(result_rows_follow(&event, &action), STATUS_OK);
	ck_assert_int_eq(action_apply(&action, &event), STATUS_OK);
}

static void rated_is(int section, int round, int number, enum result result)
{
	ck_assert_int_eq(
		board_rated_otherwise(&event, event_board(&event, section, round, number)), result);
}

/* The same two in two rounds, or the same numbers in two sections, are two games. */
START_TEST(another_round_or_section_has_rows_of_its_own)
{
	change(1, 1, 1, 1, 2, RESULT_BLACK);
	change(1, 2, 1, 2, 1, RESULT_BLACK);
	change(2, 1, 1, 2, 1, RESULT_BLACK);
	follow();
	rated_is(1, 1, 1, RESULT_NONE);
	rated_is(1, 2, 1, RESULT_DRAW);
	rated_is(2, 1, 1, RESULT_DRAW);
	rated_is(1, 1, 2, RESULT_BLACK);
	rated_is(1, 2, 2, RESULT_BLACK);
}
END_TEST

START_TEST(the_two_take_their_row_to_another_board)
{
	change(1, 1, 1, 3, 4, RESULT_WHITE);
	change(1, 1, 2, 1, 2, RESULT_WHITE);
	follow();
	rated_is(1, 1, 1, RESULT_BLACK);
	rated_is(1, 1, 2, RESULT_DRAW);
}
END_TEST

START_TEST(an_unrated_game_is_read_as_it_is_written)
{
	const struct unrated_game written = {12, 345, 6, "WL"};
	char line[UNRATED_GAME_SIZE];
	struct unrated_game read;

	unrated_game_write(&written, line);
	ck_assert_str_eq(line, UNRATED_MARK "12 345 6 WL");
	ck_assert(unrated_game_read(line, &read));
	ck_assert(read.round == 12 && read.white == 345 && read.black == 6);
	ck_assert_str_eq(read.letters, "WL");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("result rows");

	tcase_add_checked_fixture(tcase, made, done);
	tcase_add_test(tcase, another_round_or_section_has_rows_of_its_own);
	tcase_add_test(tcase, the_two_take_their_row_to_another_board);
	tcase_add_test(tcase, an_unrated_game_is_read_as_it_is_written);
	return suite_run("app: result rows", tcase, NULL);
}
