/*
 * Another file is put where an open event was: who has that open notices before he writes, and
 * writes into no other.
 */
#include <check.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/fault/store_folder.h"
#include "support/fault/store_image.h"
#include "support/suite_run.h"

/* How a file comes to stand where an open one was. */
enum way { MOVED_OVER, COPIED_OVER, REMOVED };

static void put_in_place(const struct image *file, enum way way)
{
	struct store_test *test = store_test();
	char name[160];

	snprintf(name, sizeof(name), "%s/new", test->folder);
	switch (way) {
	case MOVED_OVER:
		store_write_file(name, file->bytes, file->size);
		ck_assert_int_eq(rename(name, test->path), 0);
		break;
	case COPIED_OVER:
		store_write_file(test->path, file->bytes, file->size);
		break;
	case REMOVED:
		ck_assert_int_eq(unlink(test->path), 0);
		break;
	}
}

/* _i: the way; from 3 on with something still in the log. */
START_TEST(file_put_over_an_open_one_is_not_written)
{
	struct store_test *test = store_test();
	struct image other = image_of_another_event(6);
	enum way way = (enum way)(_i % 3);
	sqlite3 *reader = NULL;
	struct store *store;

	store_made(4);
	store = store_opened(false);
	if (_i >= 3)
		reader = store_reader();
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_OK);
	put_in_place(&other, way);
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_IO);
	ck_assert_ptr_nonnull(strstr(test->error.text, "while it was open"));
	ck_assert_int_eq(store_undo(store, NULL, 1, &test->error), STATUS_IO);
	ck_assert(event_equal(store_event(store), &test->states[5], NULL));
	if (reader)
		/* as a program that crashes */
		sqlite3_db_config(reader, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
	sqlite3_close(reader);
	if (way == COPIED_OVER)
		store_changed(store);
	store_close(store);
	if (way == REMOVED) {
		ck_assert_int_eq(store_file_size(test->path), -1);
	} else {
		ck_assert(image_is(&other, test->path));
		if (_i >= 3)
			image_kept_from_the_log(&other, 6);
		else
			store_in_state(6);
	}
	free(other.bytes);
}
END_TEST

/*
 * Every copy over the file, whatever it differs in: an older one of the same event, another in the
 * same state.
 */
START_TEST(copy_over_an_open_file_is_noticed)
{
	struct store_test *test = store_test();
	struct image copy;
	struct store *store;

	store_made(4);
	copy = image_of(test->path);
	store = store_opened(false);
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_OK);
	put_in_place(&copy, COPIED_OVER);
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_IO);
	store_close(store);
	store_in_state(4);
	free(copy.bytes);
	copy = image_of_another_event(4);
	store = store_opened(false);
	put_in_place(&copy, COPIED_OVER);
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_IO);
	store_close(store);
	store_in_state(4);
	free(copy.bytes);
}
END_TEST

START_TEST(copy_of_the_very_state_goes_on)
{
	struct store_test *test = store_test();
	struct image copy;
	struct store *store;

	store_made(4);
	store = store_opened(false);
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_OK);
	copy = image_of(test->path);
	put_in_place(&copy, COPIED_OVER);
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_OK);
	store_close(store);
	store_in_state(6);
	free(copy.bytes);
}
END_TEST

static char change(const char *path)
{
	struct store *store = NULL;
	struct action action;
	char how = 'n';

	if (store_open(path, false, &store, NULL) != STATUS_OK)
		return 'u';
	action_init(&action);
	if (script_grade(store_event(store), 2, 1900, &action) == STATUS_OK &&
		store_commit(store, &action, 1, NULL) == STATUS_OK)
		how = 'c';
	action_done(&action);
	store_close(store);
	return how;
}

/*
 * One change by another process: 'c' if it was made, 'n' if not, 'u' if the file could not be
 * opened.
 */
static char change_elsewhere(void)
{
	pid_t child;
	int ends[2];
	char how;

	ck_assert_int_eq(pipe(ends), 0);
	child = fork();
	ck_assert_int_ge(child, 0);
	if (child == 0) {
		how = change(store_test()->path);
		if (write(ends[1], &how, 1) == 1)
			/* what it has from its parent is not its own to look after */
			raise(SIGKILL);
		_exit(1);
	}
	close(ends[1]);
	ck_assert_int_eq(read(ends[0], &how, 1), 1);
	close(ends[0]);
	ck_assert_int_eq(waitpid(child, NULL, 0), child);
	return how;
}

static void add_steps(int from, int to)
{
	struct store *store = store_opened(false);
	int step;

	for (step = from; step <= to; step++)
		ck_assert_int_eq(script_step(store, step, &store_test()->error), STATUS_OK);
	store_close(store);
}

/*
 * Whoever opens the new file meanwhile shares the memory (-shm) of the one who has the old, shorter
 * or longer one open: it is changed and sound, or cannot be opened until that one is closed.
 */
START_TEST(two_files_of_one_name_do_not_mix)
{
	struct store_test *test = store_test();
	struct store *store;
	struct image other;
	char how;

	store_made(SCRIPT_STEPS);
	if (_i)
		add_steps(SCRIPT_STEPS + 1, 200);
	other = image_of(test->path);
	ck_assert_int_eq(unlink(test->path), 0);
	store_made(SCRIPT_STEPS);
	if (!_i)
		add_steps(SCRIPT_STEPS + 1, 200);
	store = store_opened(false);
	ck_assert_int_eq(script_step(store, 201, &test->error), STATUS_OK);
	put_in_place(&other, MOVED_OVER);
	how = change_elsewhere();
	ck_assert_int_eq(how, _i ? 'u' : 'c');
	ck_assert_int_eq(script_step(store, 202, &test->error), STATUS_IO);
	store_close(store);
	store = store_opened(false);
	store_verified(store);
	ck_assert_int_eq(event_player(store_event(store), 1, 2)->grade == 1900, how == 'c');
	store_close(store);
	free(other.bytes);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("store_replaced");

	tcase_add_checked_fixture(tcase, store_setup, store_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, file_put_over_an_open_one_is_not_written, 0, 6);
	tcase_add_loop_test(tcase, two_files_of_one_name_do_not_mix, 0, 2);
	tcase_add_test(tcase, copy_over_an_open_file_is_noticed);
	tcase_add_test(tcase, copy_of_the_very_state_goes_on);
	return suite_run("store_replaced", tcase, NULL);
}
