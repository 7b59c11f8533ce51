/*
 * The practice positions: drawing the file, or the event it becomes, gives the solution beside it,
 * colours too.
 */
#include "config.h"

#include <check.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/trf/event.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/suite_run.h"

enum { POSITIONS = 20, BOARDS_MOST = 16 };

static glob_t files;

static int read_solution(const char *path, struct plain_board solution[BOARDS_MOST])
{
	char expect[600];
	FILE *file;
	int count = 0;

	snprintf(expect, sizeof(expect), "%.*s.expect", (int)(strlen(path) - strlen(".trf")), path);
	file = fopen(expect, "r");
	ck_assert_msg(file, "%s", expect);
	while (count < BOARDS_MOST &&
		fscanf(file, "%d %d", &solution[count].white, &solution[count].black) == 2)
		count++;
	fclose(file);
	return count;
}

static bool has_board(const struct plain_board *boards, int count, struct plain_board wanted)
{
	for (int i = 0; i < count; i++)
		if (boards[i].white == wanted.white && boards[i].black == wanted.black)
			return true;
	return false;
}

START_TEST(the_draw_of_a_practice_file_is_its_solution)
{
	const char *path = files.gl_pathv[_i];
	struct plain_board solution[BOARDS_MOST], *boards;
	struct error error = {0};
	int expected = read_solution(path, solution), count;

	ck_assert_msg(app_pair_trf(&(struct app_trf){.path = path, .system = "caa"}, &boards,
			      &count, NULL, &error, NULL, NULL) == STATUS_OK,
		"%s: %s", path, error.text);
	ck_assert_msg(count == expected, "%s: %d boards, not %d", path, count, expected);
	for (int i = 0; i < expected; i++)
		ck_assert_msg(has_board(boards, count, solution[i]), "%s: %d-%d", path,
			solution[i].white, solution[i].black);
	free(boards);
}
END_TEST

START_TEST(a_practice_file_opens_laid_out_for_its_draw)
{
	const struct app_trf what = {.path = files.gl_pathv[_i]};
	struct error *error = &app_test()->error;
	struct plain_board solution[BOARDS_MOST];
	int expected = read_solution(what.path, solution), round, troubles;
	char path[128];
	struct app *app;

	snprintf(path, sizeof(path), "%s/position.drw", app_test()->folder);
	APP_OK(app_create_from_trf(path, &what, &app, NULL, error, NULL, NULL));
	app_close(app);
	APP_OK(app_open(path, &app, error));
	APP_OK(desk_verify(app, NULL, NULL, &troubles, error));
	ck_assert_int_eq(troubles, 0);
	round = app_round(app);
	ck_assert_int_eq(event_last_round(app_event(app), 1), round - 1);
	APP_OK(app_propose(app, error));
	for (int i = 0; i < expected; i++) {
		const struct board *board =
			event_board_of(app_event(app), 1, round, solution[i].white);

		ck_assert_msg(board && board->white == solution[i].white &&
				board->black == solution[i].black,
			"%s: %d-%d", what.path, solution[i].white, solution[i].black);
	}
	ck_assert_ptr_null(event_board(app_event(app), 1, round, expected + 1));
	app_close(app);
}
END_TEST

START_TEST(every_position_is_there)
{
	ck_assert_uint_eq(files.gl_pathc, POSITIONS);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("positions"), *events = tcase_create("events");
	int code;

	if (glob(DATA_DIR "/practice/*.trf", 0, NULL, &files) != 0)
		return EXIT_FAILURE;
	tcase_add_test(tests, every_position_is_there);
	tcase_add_loop_test(
		tests, the_draw_of_a_practice_file_is_its_solution, 0, (int)files.gl_pathc);
	tcase_add_checked_fixture(events, app_setup, app_teardown);
	tcase_add_loop_test(
		events, a_practice_file_opens_laid_out_for_its_draw, 0, (int)files.gl_pathc);
	code = suite_run("practice", tests, events, NULL);
	globfree(&files);
	return code;
}
