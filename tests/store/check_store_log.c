/*
 * The log beside an event file: after a commit it is empty, so that a copy of the one file is
 * whole; after a crash it is taken up by the file that it belongs to and by no other; and who has a
 * file open writes into no other put in place.
 */
#include <check.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/schema.h"
#include "support/fault/store_folder.h"
#include "support/fault/store_image.h"
#include "support/suite_run.h"

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
		ck_assert_int_eq(store_file_size(store_beside("-wal")), 0);
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
	ck_assert_int_gt(store_file_size(store_beside("-wal")), 0);
	ck_assert(!store_changed(store));
	ck_assert_int_gt(store_file_size(store_beside("-wal")), 0);
	sqlite3_close(reader);
	ck_assert(!store_changed(store));
	ck_assert_int_eq(store_file_size(store_beside("-wal")), 0);
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
	store_crashed(5, 7);
	ck_assert(image_is(&before, test->path));
	store = store_opened(false);
	ck_assert(event_equal(store_event(store), &test->states[7], NULL));
	ck_assert_int_eq(store_file_size(store_beside("-wal")), 0);
	store_close(store);
	store_in_state(7);
	free(before.bytes);
}
END_TEST

/*
 * Reached when a crash has cut the writing back short, or a copy was made while the log was in use.
 */
START_TEST(file_written_back_in_part_takes_up_its_log)
{
	struct store_test *test = store_test();
	struct image before, after, log;
	size_t page;

	store_made(4);
	before = image_of(test->path);
	store_crashed(5, SCRIPT_STEPS);
	log = image_of(store_beside("-wal"));
	store_in_state(SCRIPT_STEPS);
	after = image_of(test->path);
	for (page = 0; page <= after.size / 4096; page++) {
		struct image torn = {
			malloc(after.size), page * 4096 > before.size ? page * 4096 : before.size};

		ck_assert_ptr_nonnull(torn.bytes);
		memcpy(torn.bytes, before.bytes, before.size);
		memcpy(torn.bytes, after.bytes, page * 4096);
		store_write_file(test->path, torn.bytes, torn.size);
		store_write_file(store_beside("-wal"), log.bytes, log.size);
		store_in_state(SCRIPT_STEPS);
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
	store_crashed(8, 9);
	image_kept_from_the_log(&copy, _i);
	free(copy.bytes);
}
END_TEST

START_TEST(another_event_does_not_take_up_the_log)
{
	struct image other = image_of_another_event(_i);

	store_made(4);
	store_crashed(5, 7);
	image_kept_from_the_log(&other, _i);
	free(other.bytes);
}
END_TEST

START_TEST(restored_copy_that_goes_on_is_another)
{
	struct store_test *test = store_test();
	struct image copy, ahead, log;

	store_made(4);
	copy = image_of(test->path);
	store_crashed(5, 5);
	ahead = image_of(test->path);
	log = image_of(store_beside("-wal"));
	ck_assert_int_eq(unlink(store_beside("-wal")), 0);
	store_write_file(test->path, copy.bytes, copy.size);
	store_crashed(5, 5); /* the same step, at the same second perhaps */
	store_in_state(5);
	store_write_file(store_beside("-wal"), log.bytes, log.size);
	store_refused(false, STATUS_IO);
	store_write_file(test->path, ahead.bytes, ahead.size);
	store_in_state(5);
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
	store_crashed(5, 7);
	memset(text, 'x', sizeof(text));
	store_write_file(test->path, text, sizeof(text));
	store_refused(false, STATUS_IO);
	store_write_file(test->path, text, 0);
	store_refused(false, STATUS_IO);
	ck_assert_int_eq(store_file_size(test->path), 0);
}
END_TEST

/* What a version of drawboard without stamps has left. */
START_TEST(log_without_stamps_belongs_to_a_file_without)
{
	struct store_test *test = store_test();
	struct image old, log, new;
	struct store *store;
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(test->path, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL), SQLITE_OK);
	ck_assert_int_eq(schema_migrate(db, schema_sql, 1, "x", &test->error), STATUS_OK);
	ck_assert_int_eq(
		sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL),
		SQLITE_OK);
	old = image_of(test->path);
	ck_assert_int_eq(
		sqlite3_exec(db, "INSERT INTO event VALUES (1, 'in the log')", NULL, NULL, NULL),
		SQLITE_OK);
	log = image_of(store_beside("-wal"));
	sqlite3_close(db);
	store_write_file(test->path, old.bytes, old.size);
	store_write_file(store_beside("-wal"), log.bytes, log.size);
	store_refused(false, STATUS_NOT_EVENT); /* the log was taken up, but there is no journal */
	ck_assert_ptr_nonnull(strstr(test->error.text, "broken off"));
	store_sql(
		"INSERT INTO action SELECT 1, 1, 'do', NULL, name FROM event WHERE name = 'in the log'");
	store = store_opened(false);
	ck_assert_int_eq(store_migrate(store, 1000000, &test->error), STATUS_OK);
	store_close(store);
	new = image_of(test->path);
	store_write_file(store_beside("-wal"), log.bytes, log.size);
	store_refused(false, STATUS_IO);
	ck_assert(image_is(&new, test->path));
	free(new.bytes);
	free(old.bytes);
	free(log.bytes);
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
	return suite_run("store_log", tcase, NULL);
}
