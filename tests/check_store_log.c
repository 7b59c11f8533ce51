/*
 * The log beside an event file: after a commit it is empty, so that a copy of the one file is whole; after a crash it
 * is taken up by the file that it belongs to and by no other; and who has a file open writes into no other put in
 * place.
 */
#include <check.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/schema.h"
#include "support/store_folder.h"

static const char *beside(const char *suffix)
{
	static char name[200];

	snprintf(name, sizeof(name), "%s%s", store_test()->path, suffix);
	return name;
}

static long long size_of(const char *name)
{
	struct stat info;

	return stat(name, &info) == 0 ? (long long)info.st_size : -1;
}

/* A file as it was at a moment. */
struct image {
	char *bytes;
	size_t size;
};

static struct image image_of(const char *name)
{
	struct image image;

	image.bytes = store_read_file(name, &image.size);
	return image;
}

static bool image_is(const struct image *image, const char *name)
{
	struct image now = image_of(name);
	bool is = now.size == image->size && memcmp(now.bytes, image->bytes, now.size) == 0;

	free(now.bytes);
	return is;
}

/* Another event, made by the same steps, and closed. */
static struct image another_event(int steps)
{
	struct store_test *test = store_test();
	char path[sizeof(test->path)];
	struct image image;

	strcpy(path, test->path);
	snprintf(test->path, sizeof(test->path), "%s/other", test->folder);
	store_made(steps);
	image = image_of(test->path);
	ck_assert_int_eq(unlink(test->path), 0);
	strcpy(test->path, path);
	return image;
}

/* The steps from..to are made and killed while somebody reads, so that all of them are in the log alone. */
static void crash(int from, int to)
{
	struct store_test *test = store_test();
	pid_t child = fork();
	int status, step;

	ck_assert_int_ge(child, 0);
	if (child == 0) {
		struct store *store = NULL;

		if (store_open(test->path, false, &store, NULL) != STATUS_OK)
			_exit(2);
		store_reader();
		for (step = from; step <= to; step++)
			if (script_step(store, step, NULL) != STATUS_OK)
				_exit(3);
		raise(SIGKILL);
	}
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert(WIFSIGNALED(status));
	ck_assert_int_gt(size_of(beside("-wal")), 32);
}

static void is_in_state(int state)
{
	struct store *store = store_opened(false);

	ck_assert(event_equal(store_event(store), &store_test()->states[state], NULL));
	store_verified(store);
	store_close(store);
	ck_assert_int_eq(store_files_in_folder(), 1);
}

/* This file in the place of the crashed one is not opened, neither is anything changed; without the log it is. */
static void is_kept_from_the_log(const struct image *file, int state)
{
	struct store_test *test = store_test();
	struct image log = image_of(beside("-wal"));

	store_write_file(test->path, file->bytes, file->size);
	store_refused(false, STATUS_IO);
	ck_assert_ptr_nonnull(strstr(test->error.text, "an event?.drw-wal"));
	store_refused(true, STATUS_IO);
	ck_assert(image_is(file, test->path));
	ck_assert(image_is(&log, beside("-wal")));
	ck_assert_int_eq(unlink(beside("-wal")), 0);
	unlink(beside("-shm"));
	is_in_state(state);
	free(log.bytes);
}

START_TEST(file_at_rest_is_whole)
{
	struct store_test *test = store_test();
	struct store *store, *wall, *kept = NULL;
	char copy[160];
	int step;

	store_made(0);
	snprintf(copy, sizeof(copy), "%s/copy", test->folder);
	store = store_opened(false);
	wall = store_opened(true);
	for (step = 1; step <= SCRIPT_STEPS; step++) {
		struct image image;

		ck_assert_int_eq(script_step(store, step, &test->error), STATUS_OK);
		ck_assert(!store_changed(store));
		ck_assert(store_changed(wall));
		ck_assert_int_eq(store_refresh(wall, &test->error), STATUS_OK);
		ck_assert(!store_changed(wall));
		ck_assert_int_eq(size_of(beside("-wal")), 0);
		image = image_of(test->path);
		store_write_file(copy, image.bytes, image.size);
		free(image.bytes);
		ck_assert_int_eq(store_open(copy, false, &kept, &test->error), STATUS_OK);
		ck_assert(event_equal(store_event(kept), &test->states[step], NULL));
		store_verified(kept);
		store_close(kept);
	}
	store_close(store);
	store_close(wall);
}
END_TEST

START_TEST(reader_only_delays_the_writing_back)
{
	struct store_test *test = store_test();
	struct store *store;
	sqlite3 *reader;

	store_made(4);
	store = store_opened(false);
	reader = store_reader();
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_OK);
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_OK);
	ck_assert_int_gt(size_of(beside("-wal")), 0);
	ck_assert(!store_changed(store));
	ck_assert_int_gt(size_of(beside("-wal")), 0);
	sqlite3_close(reader);
	ck_assert(!store_changed(store));
	ck_assert_int_eq(size_of(beside("-wal")), 0);
	ck_assert(event_equal(store_event(store), &test->states[6], NULL));
	store_close(store);
}
END_TEST

START_TEST(crashed_file_takes_up_its_log)
{
	struct store_test *test = store_test();
	struct image before;
	struct store *store;

	store_made(4);
	before = image_of(test->path);
	crash(5, 7);
	ck_assert(image_is(&before, test->path));
	store = store_opened(false);
	ck_assert(event_equal(store_event(store), &test->states[7], NULL));
	ck_assert_int_eq(size_of(beside("-wal")), 0);
	store_close(store);
	is_in_state(7);
	free(before.bytes);
}
END_TEST

/* Reached when a crash has cut the writing back short, or a copy was made while the log was in use. */
START_TEST(file_written_back_in_part_takes_up_its_log)
{
	struct store_test *test = store_test();
	struct image before, after, log;
	size_t page;

	store_made(4);
	before = image_of(test->path);
	crash(5, SCRIPT_STEPS);
	log = image_of(beside("-wal"));
	is_in_state(SCRIPT_STEPS);
	after = image_of(test->path);
	for (page = 0; page <= after.size / 4096; page++) {
		struct image torn = {malloc(after.size), page * 4096 > before.size ? page * 4096 : before.size};

		ck_assert_ptr_nonnull(torn.bytes);
		memcpy(torn.bytes, before.bytes, before.size);
		memcpy(torn.bytes, after.bytes, page * 4096);
		store_write_file(test->path, torn.bytes, torn.size);
		store_write_file(beside("-wal"), log.bytes, log.size);
		is_in_state(SCRIPT_STEPS);
		free(torn.bytes);
	}
	free(before.bytes);
	free(after.bytes);
	free(log.bytes);
}
END_TEST

START_TEST(older_copy_does_not_take_up_the_log)
{
	struct store_test *test = store_test();
	struct store *store;
	struct image copy;
	int step;

	store_made(_i);
	copy = image_of(test->path);
	store = store_opened(false);
	for (step = _i + 1; step <= 7; step++)
		ck_assert_int_eq(script_step(store, step, &test->error), STATUS_OK);
	store_close(store);
	crash(8, 9);
	is_kept_from_the_log(&copy, _i);
	free(copy.bytes);
}
END_TEST

START_TEST(another_event_does_not_take_up_the_log)
{
	struct image other = another_event(_i);

	store_made(4);
	crash(5, 7);
	is_kept_from_the_log(&other, _i);
	free(other.bytes);
}
END_TEST

START_TEST(restored_copy_that_goes_on_is_another)
{
	struct store_test *test = store_test();
	struct image copy, ahead, log;

	store_made(4);
	copy = image_of(test->path);
	crash(5, 5);
	ahead = image_of(test->path);
	log = image_of(beside("-wal"));
	ck_assert_int_eq(unlink(beside("-wal")), 0);
	store_write_file(test->path, copy.bytes, copy.size);
	crash(5, 5); /* the same step, at the same second perhaps */
	is_in_state(5);
	store_write_file(beside("-wal"), log.bytes, log.size);
	store_refused(false, STATUS_IO);
	store_write_file(test->path, ahead.bytes, ahead.size);
	is_in_state(5);
	free(copy.bytes);
	free(ahead.bytes);
	free(log.bytes);
}
END_TEST

START_TEST(file_that_is_no_event_is_kept_from_the_log)
{
	struct store_test *test = store_test();
	char text[9000];

	store_made(4);
	crash(5, 7);
	memset(text, 'x', sizeof(text));
	store_write_file(test->path, text, sizeof(text));
	store_refused(false, STATUS_IO);
	store_write_file(test->path, text, 0);
	store_refused(false, STATUS_IO);
	ck_assert_int_eq(size_of(test->path), 0);
}
END_TEST

/* What a version of drawboard without stamps has left. */
START_TEST(log_without_stamps_belongs_to_a_file_without)
{
	struct store_test *test = store_test();
	struct image old, log, new;
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(test->path, &db), SQLITE_OK);
	ck_assert_int_eq(sqlite3_exec(db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL), SQLITE_OK);
	ck_assert_int_eq(schema_migrate(db, schema_sql, 1, "x", &test->error), STATUS_OK);
	ck_assert_int_eq(sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL), SQLITE_OK);
	old = image_of(test->path);
	ck_assert_int_eq(sqlite3_exec(db, "INSERT INTO event VALUES (1, 'in the log')", NULL, NULL, NULL), SQLITE_OK);
	log = image_of(beside("-wal"));
	sqlite3_close(db);
	store_write_file(test->path, old.bytes, old.size);
	store_write_file(beside("-wal"), log.bytes, log.size);
	store_refused(false, STATUS_NOT_EVENT); /* migrated, but there is no journal */
	ck_assert_ptr_nonnull(strstr(test->error.text, "broken off"));
	store_sql("INSERT INTO action SELECT 1, 1, 'do', NULL, name FROM event WHERE name = 'in the log'");
	store_close(store_opened(false));
	new = image_of(test->path);
	store_write_file(beside("-wal"), log.bytes, log.size);
	store_refused(false, STATUS_IO);
	ck_assert(image_is(&new, test->path));
	free(new.bytes);
	free(old.bytes);
	free(log.bytes);
}
END_TEST

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
	struct image other = another_event(6);
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
	ck_assert_int_eq(store_undo(store, 1, &test->error), STATUS_IO);
	ck_assert(event_equal(store_event(store), &test->states[5], NULL));
	if (reader)
		sqlite3_db_config(reader, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL); /* as a program that crashes */
	sqlite3_close(reader);
	if (way == COPIED_OVER)
		store_changed(store);
	store_close(store);
	if (way == REMOVED) {
		ck_assert_int_eq(size_of(test->path), -1);
	} else {
		ck_assert(image_is(&other, test->path));
		if (_i >= 3)
			is_kept_from_the_log(&other, 6);
		else
			is_in_state(6);
	}
	free(other.bytes);
}
END_TEST

/* Every copy over the file, whatever it differs in: an older one of the same event, another in the same state. */
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
	is_in_state(4);
	free(copy.bytes);
	copy = another_event(4);
	store = store_opened(false);
	put_in_place(&copy, COPIED_OVER);
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_IO);
	store_close(store);
	is_in_state(4);
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
	is_in_state(6);
	free(copy.bytes);
}
END_TEST

/* One change to a file by another process. */
static int change_elsewhere(void)
{
	struct store_test *test = store_test();
	pid_t child = fork();
	int status;

	ck_assert_int_ge(child, 0);
	if (child == 0) {
		struct store *store = NULL;
		struct action action;

		action_init(&action);
		if (store_open(test->path, false, &store, NULL) != STATUS_OK)
			_exit(1);
		if (script_grade(store_event(store), 2, 1900, &action) != STATUS_OK ||
			store_commit(store, &action, 1, NULL) != STATUS_OK)
			_exit(2);
		action_done(&action);
		store_close(store);
		_exit(0);
	}
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert(WIFEXITED(status));
	return WEXITSTATUS(status);
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
 * Whoever opens the new file meanwhile shares the memory (-shm) of the one who has the old, shorter or longer one open:
 * it is changed and sound, or cannot be opened until that one is closed.
 */
START_TEST(two_files_of_one_name_do_not_mix)
{
	struct store_test *test = store_test();
	struct store *store;
	struct image other;
	int code;

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
	code = change_elsewhere();
	ck_assert_int_eq(code, _i ? 1 : 0);
	ck_assert_int_eq(script_step(store, 202, &test->error), STATUS_IO);
	store_close(store);
	store = store_opened(false);
	store_verified(store);
	ck_assert_int_eq(event_player(store_event(store), 1, 2)->grade == 1900, code == 0);
	store_close(store);
	free(other.bytes);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("store_log");

	tcase_add_checked_fixture(tcase, store_setup, store_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, file_at_rest_is_whole);
	tcase_add_test(tcase, reader_only_delays_the_writing_back);
	tcase_add_test(tcase, crashed_file_takes_up_its_log);
	tcase_add_test(tcase, file_written_back_in_part_takes_up_its_log);
	tcase_add_loop_test(tcase, older_copy_does_not_take_up_the_log, 0, 7);
	tcase_add_loop_test(tcase, another_event_does_not_take_up_the_log, 0, 8);
	tcase_add_test(tcase, restored_copy_that_goes_on_is_another);
	tcase_add_test(tcase, file_that_is_no_event_is_kept_from_the_log);
	tcase_add_test(tcase, log_without_stamps_belongs_to_a_file_without);
	tcase_add_loop_test(tcase, file_put_over_an_open_one_is_not_written, 0, 6);
	tcase_add_loop_test(tcase, two_files_of_one_name_do_not_mix, 0, 2);
	tcase_add_test(tcase, copy_over_an_open_file_is_noticed);
	tcase_add_test(tcase, copy_of_the_very_state_goes_on);
	return store_run("store_log", tcase);
}
