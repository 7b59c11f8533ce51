/* Board numbers of a round that was published: kept through moves, changed on purpose only. */
#include <stdio.h>
#include <string.h>

#include "app/players/players.h"
#include "support/event/app_event.h"

enum { PLAYERS = 12, BOARDS = PLAYERS / 2 };

struct pair {
	int white, black;
};

static struct pair wall[BOARDS];

/* Round 2 published, then a result of round 1 put right, which changes the order of the boards. */
static void publish_and_take_back(void)
{
	struct app_test *test = app_test();

	app_add_players(PLAYERS);
	app_play_round();
	app_draw_round();
	for (int i = 0; i < BOARDS; i++)
		wall[i] = (struct pair){app_board(2, i + 1)->white, app_board(2, i + 1)->black};
	APP_OK(app_put_result(1, 1, RESULT_BLACK, true));
	APP_OK(app_unpublish(test->app, "two had the wrong table", false, &test->error));
}

static void check_as_on_the_wall(int number)
{
	app_check_board(2, number, wall[number - 1].white, wall[number - 1].black);
}

static void check_no_new_numbers(void)
{
	char text[NEW_NUMBERS_SIZE];

	APP_OK(app_new_numbers(app_test()->app, text, sizeof(text), &app_test()->error));
	ck_assert_str_eq(text, "");
}

START_TEST(a_move_changes_no_other_number)
{
	publish_and_take_back();
	APP_OK(app_move_card(MOVE_TURN, wall[5].white, 0));
	app_check_board(2, 6, wall[5].black, wall[5].white);
	for (int number = 1; number < BOARDS; number++)
		check_as_on_the_wall(number);
	check_no_new_numbers();
	APP_OK(app_move_card(MOVE_SWAP, wall[0].black, wall[3].black));
	app_check_board(2, 1, wall[0].white, wall[3].black);
	app_check_board(2, 4, wall[3].white, wall[0].black);
	check_as_on_the_wall(2);
	check_as_on_the_wall(5);
	check_no_new_numbers();
	app_reopen();
}
END_TEST

START_TEST(boards_taken_apart_come_back_to_their_tables)
{
	publish_and_take_back();
	APP_OK(app_move_card(MOVE_TRAY, wall[1].white, 0));
	APP_OK(app_move_card(MOVE_TRAY, wall[4].white, 0));
	APP_OK(app_move_card(MOVE_PAIR, wall[4].white, wall[1].black));
	APP_OK(app_move_card(MOVE_PAIR, wall[1].white, wall[4].black));
	app_check_board(2, 2, wall[1].white, wall[4].black);
	app_check_board(2, 5, wall[4].white, wall[1].black);
	check_as_on_the_wall(1);
	check_as_on_the_wall(3);
	check_as_on_the_wall(4);
	check_as_on_the_wall(6);
	check_no_new_numbers();
	app_reopen();
}
END_TEST

START_TEST(an_undone_publication_hangs_on_the_wall_too)
{
	struct app_test *test = app_test();

	app_add_players(PLAYERS);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_put_result(1, 1, RESULT_BLACK, true));
	APP_OK(app_publish(test->app, "kept", &test->error));
	for (int i = 0; i < BOARDS; i++)
		wall[i] = (struct pair){app_board(2, i + 1)->white, app_board(2, i + 1)->black};
	APP_OK(app_undo(test->app, "wrong table", NULL, &test->error));
	APP_OK(app_move_card(MOVE_TURN, wall[5].white, 0));
	for (int number = 1; number < BOARDS; number++)
		check_as_on_the_wall(number);
	app_reopen();
}
END_TEST

/* Every board that moved is named with both numbers, and no other. */
static void check_names_moved(void)
{
	char text[NEW_NUMBERS_SIZE], part[64];
	int moved = 0;

	APP_OK(app_new_numbers(app_test()->app, text, sizeof(text), &app_test()->error));
	for (int i = 0; i < BOARDS; i++) {
		const struct board *board = app_board_of(2, wall[i].white);

		if (!board || board->number == i + 1 ||
			board->white + board->black != wall[i].white + wall[i].black)
			continue;
		moved++;
		snprintf(part, sizeof(part), "%d Player%02d - %d Player%02d at %d (was %d)",
			board->white, board->white, board->black, board->black, board->number,
			i + 1);
		ck_assert_msg(strstr(text, part) != NULL, "\"%s\" is not in \"%s\"", part, text);
	}
	ck_assert_int_gt(moved, 0);
	snprintf(part, sizeof(part), "%d board%s of the published list ha", moved,
		moved == 1 ? "" : "s");
	ck_assert_msg(strncmp(text, part, strlen(part)) == 0, "%s", text);
}

START_TEST(new_numbers_are_asked_for_and_then_kept)
{
	struct app_test *test = app_test();
	int numbers[PLAYERS + 1];

	publish_and_take_back();
	APP_OK(app_number_boards(test->app, &test->error));
	check_names_moved();
	for (int pin = 1; pin <= PLAYERS; pin++)
		numbers[pin] = app_board_of(2, pin)->number;
	/* and in order they stay, as in a draft that nobody has seen */
	APP_OK(app_move_card(MOVE_TURN, 1, 0));
	for (int pin = 1; pin <= PLAYERS; pin++)
		ck_assert_int_eq(app_board_of(2, pin)->number, numbers[pin]);
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	APP_OK(app_move_card(MOVE_TURN, 1, 0));
	check_no_new_numbers();
	app_reopen();
}
END_TEST

START_TEST(a_new_proposal_numbers_anew_and_says_so)
{
	struct app_test *test = app_test();
	char text[NEW_NUMBERS_SIZE];

	publish_and_take_back();
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_new_numbers(test->app, text, sizeof(text), &test->error));
	for (int i = 0; i < BOARDS; i++) {
		const struct board *board = app_board_of(2, wall[i].white);

		if (board->white + board->black == wall[i].white + wall[i].black &&
			board->number != i + 1)
			check_names_moved();
	}
	app_reopen();
}
END_TEST

START_TEST(one_who_leaves_moves_the_last_board_alone)
{
	struct app_test *test = app_test();

	publish_and_take_back();
	APP_OK(app_player_withdraw(test->app, wall[2].white, 2, &test->error));
	/* five boards for six numbers: the last one fills the gap */
	check_as_on_the_wall(1);
	check_as_on_the_wall(2);
	app_check_board(2, 3, wall[5].white, wall[5].black);
	check_as_on_the_wall(4);
	check_as_on_the_wall(5);
	check_names_moved();
	APP_OK(app_move_card(MOVE_BYE, wall[2].black, 0));
	app_check_board(2, 6, wall[2].black, 0);
	app_check_board(2, 3, wall[5].white, wall[5].black);
	app_reopen();
}
END_TEST

START_TEST(who_waits_with_the_bye_meets_one_from_the_tray)
{
	struct app_test *test = app_test();
	int bye, late;

	app_add_players(PLAYERS - 1);
	app_draw_round();
	bye = app_board(1, app_count_boards(1))->white;
	APP_OK(app_unpublish(test->app, "one comes late", false, &test->error));
	late = app_add("Late, L", 1000);
	APP_REFUSED(app_move_card(MOVE_PAIR, 1, late), STATUS_REFUSED, "with the bye");
	APP_OK(app_move_card(MOVE_PAIR, bye, late));
	app_check_board(1, BOARDS, bye, late);
	ck_assert_int_eq(app_count_boards(1), BOARDS);
	app_reopen();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("wall_numbers");

	tcase_set_timeout(tcase, 30);
	tcase_add_test(tcase, a_move_changes_no_other_number);
	tcase_add_test(tcase, boards_taken_apart_come_back_to_their_tables);
	tcase_add_test(tcase, an_undone_publication_hangs_on_the_wall_too);
	tcase_add_test(tcase, new_numbers_are_asked_for_and_then_kept);
	tcase_add_test(tcase, a_new_proposal_numbers_anew_and_says_so);
	tcase_add_test(tcase, one_who_leaves_moves_the_last_board_alone);
	tcase_add_test(tcase, who_waits_with_the_bye_meets_one_from_the_tray);
	return app_run_suite("app_wall_numbers", tcase);
}
