/* A folder of its own for each test of the use cases, with an event in it. */
#include "app/players/players.h"
#include "support/event/app_event.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/round/result.h"
#include "support/event/desk.h"
#include "support/fault/temp_folder.h"
#include "support/suite_run.h"

static struct app_test test;

struct app_test *app_test(void)
{
	return &test;
}

void app_setup(void)
{
	struct app_new what = {.path = test.path,
		.name = "Test Open",
		.system = "caa",
		.rounds = 5,
		.lot = COLOUR_WHITE};

	memset(&test, 0, sizeof(test));
	temp_folder_make(test.folder, sizeof(test.folder));
	snprintf(test.path, sizeof(test.path), "%s/open.drw", test.folder);
	APP_OK(app_create(&what, &test.app, &test.error));
}

void app_teardown(void)
{
	app_close(test.app);
	temp_folder_remove(test.folder);
}

void app_check_refused(enum status got, enum status want, const char *part)
{
	const char *text = test.error.text;

	ck_assert_msg(got == want, "status %d, not %d: %s", got, want, text);
	ck_assert_int_eq(test.error.code, want);
	ck_assert_msg(strstr(text, part) != NULL, "\"%s\" is not in: %s", part, text);
	ck_assert_msg(strchr(".?", text[strlen(text) - 1]) != NULL, "no sentence: %s", text);
}

int app_add(const char *name, int grade)
{
	struct player player = {.grade = grade};
	int pin = 0;

	snprintf(player.name, sizeof(player.name), "%s", name);
	APP_OK(desk_add_player(test.app, &player, &pin, &test.error));
	return pin;
}

void app_add_players(int count)
{
	for (int i = 1; i <= count; i++) {
		char name[32];

		snprintf(name, sizeof(name), "Player%02d, A", i);
		ck_assert_int_eq(app_add(name, 2010 - 10 * i), i);
	}
}

void app_draw_round(void)
{
	APP_OK(app_propose(test.app, &test.error));
	APP_OK(app_publish(test.app, NULL, &test.error));
}

void app_all_results(int round)
{
	for (int i = 1; app_board(round, i); i++) {
		if (app_board(round, i)->black)
			APP_OK(desk_enter_result(
				test.app, round, i, RESULT_WHITE, false, NULL, &test.error));
	}
}

void app_play_round(void)
{
	int round = app_round(test.app);

	app_draw_round();
	app_all_results(round);
	ck_assert_int_eq(app_state(round), ROUND_COMPLETE);
}

enum status app_put_result(int round, int board, enum result given, bool overwrite)
{
	return desk_enter_result(test.app, round, board, given, overwrite, NULL, &test.error);
}

enum status app_play_outside(int round, int pin, const char *name, enum colour colour)
{
	const struct app_fill what = {round, pin, name, colour};

	return app_fill(test.app, &what, &test.error);
}

const struct player *app_player(int pin)
{
	return event_player(app_event(test.app), 1, pin);
}

const struct board *app_board(int round, int number)
{
	return event_board(app_event(test.app), 1, round, number);
}

const struct board *app_board_of(int round, int pin)
{
	return event_board_of(app_event(test.app), 1, round, pin);
}

int app_count_boards(int round)
{
	int count;

	event_range(app_event(test.app), RECORD_BOARD, 1, round, &count);
	return count;
}

struct game app_game_of(int round, int pin)
{
	struct game game;

	ck_assert(game_of(app_event(test.app), 1, round, pin, &game));
	return game;
}

bool app_reasons_have(const struct reasons *reasons, const char *part)
{
	for (int i = 0; i < reasons->count; i++)
		if (strstr(reasons->lines[i], part))
			return true;
	return false;
}

void app_check_board(int round, int number, int white, int black)
{
	const struct board *board = app_board(round, number);

	ck_assert_msg(board != NULL, "no board %d", number);
	ck_assert_msg(board->white == white && board->black == black,
		"board %d is %d-%d, not %d-%d", number, board->white, board->black, white, black);
}

void app_check_player(int pin, const char *name, const char *place, int enters)
{
	const struct player *player = app_player(pin);

	ck_assert_msg(player != NULL, "no player %d", pin);
	ck_assert_str_eq(player->name, name);
	ck_assert_str_eq(player->place, place);
	ck_assert_int_eq(player->enters, enters);
}

enum round_state app_state(int round)
{
	const struct round *row = event_round(app_event(test.app), 1, round);

	return row ? (enum round_state)row->state : ROUND_LAID_OUT;
}

enum status app_move_card(enum move_kind kind, int card, int other)
{
	const struct move what = {kind, card, other};

	return app_move(test.app, &what, &test.error);
}

void app_fix(int pin, enum hand_kind kind, int value)
{
	APP_OK(app_hand(test.app, pin, kind, value, &test.error));
}

bool app_is_fixed(int pin, enum hand_kind kind)
{
	const struct record_key key = {RECORD_HAND, {1, app_round(test.app), pin, (int)kind}};

	return event_find(app_event(test.app), key) != NULL;
}

static void fail_on(void *context, const char *text)
{
	(void)context;
	ck_abort_msg("verify: %s", text);
}

void app_reopen(void)
{
	int troubles;

	app_close(test.app);
	test.app = NULL;
	APP_OK(app_open(test.path, &test.app, &test.error));
	APP_OK(desk_verify(test.app, fail_on, NULL, &troubles, &test.error));
	ck_assert_int_eq(troubles, 0);
}

struct app *app_second_desk(void)
{
	struct app *app = NULL;

	APP_OK(app_open(test.path, &app, &test.error));
	return app;
}

const char *app_write_file(const char *name, const char *text)
{
	static char path[160];
	FILE *file;

	snprintf(path, sizeof(path), "%s/%s", test.folder, name);
	file = fopen(path, "wb");
	ck_assert_ptr_nonnull(file);
	ck_assert_uint_eq(fwrite(text, 1, strlen(text), file), strlen(text));
	ck_assert_int_eq(fclose(file), 0);
	return path;
}

int app_run_suite(const char *name, TCase *tcase)
{
	tcase_add_checked_fixture(tcase, app_setup, app_teardown);
	return suite_run(name, tcase, NULL);
}
