/*
 * What something else than a drawboard does to a file that is open is noticed at the next look:
 * what is in memory stays, is written no more, and lies saved beside the file.
 */
#include <check.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/fault/store_folder.h"
#include "support/fault/store_image.h"
#include "support/suite_run.h"

enum { STEPS = 6, NOW = 77 };

enum way {
	TRUNCATED,
	EMPTIED,
	GARBAGE,
	PAGES, /* from the second on */
	ROW,   /* by another program that knows SQLite */
	ANOTHER_EVENT,
	OLDER_COPY,
	MOVED_OVER,
	REMOVED,
	WAYS
};

static struct image older;

static void overwrite(size_t from)
{
	size_t size;
	char *bytes = store_read_file(store_test()->path, &size);

	for (size_t i = from; i < size; i++)
		bytes[i] = (char)(i * 37 % 251);
	store_write_file(store_test()->path, bytes, size);
	free(bytes);
}

static void damage(enum way way)
{
	struct store_test *test = store_test();
	struct image other;
	char name[160];

	switch (way) {
	case TRUNCATED:
		ck_assert_int_eq(truncate(test->path, 5000), 0);
		break;
	case EMPTIED:
		ck_assert_int_eq(truncate(test->path, 0), 0);
		break;
	case GARBAGE:
		overwrite(0);
		break;
	case PAGES:
		overwrite(4096);
		break;
	case ROW:
		store_sql("UPDATE player SET grade = grade + 1 WHERE pin = 1");
		break;
	case ANOTHER_EVENT:
		other = image_of_another_event(STEPS);
		store_write_file(test->path, other.bytes, other.size);
		free(other.bytes);
		break;
	case OLDER_COPY:
		store_write_file(test->path, older.bytes, older.size);
		break;
	case MOVED_OVER:
		snprintf(name, sizeof(name), "%s/new", test->folder);
		store_write_file(name, older.bytes, older.size);
		ck_assert_int_eq(rename(name, test->path), 0);
		break;
	case REMOVED:
	case WAYS:
		ck_assert_int_eq(unlink(test->path), 0);
		break;
	}
}

/* The file, as it is when all steps are done and it has been damaged. */
static struct store *damaged(enum way way)
{
	struct store_test *test = store_test();
	struct store *store;

	store_made(STEPS - 1);
	older = image_of(test->path);
	store = store_opened(false);
	ck_assert_int_eq(script_step(store, STEPS, &test->error), STATUS_OK);
	ck_assert_int_eq(store_watch(store, &test->error), STATUS_OK);
	damage(way);
	free(older.bytes);
	return store;
}

/* As the screen does once a second; what comes by way of SQLite is seen by its own means. */
static enum status look(struct store *store)
{
	struct store_test *test = store_test();

	return store_changed(store) ? store_refresh(store, &test->error)
				    : store_watch(store, &test->error);
}

static void can_be_written(struct store *store)
{
	struct record row = {.kind = RECORD_EVENT};
	struct action action;

	action_init(&action);
	row.as.event = event_range(store_event(store), RECORD_EVENT, 0, 0, &(int){0})->as.event;
	strcpy(row.as.event.name, "Another name");
	ck_assert_int_eq(action_put(&action, store_event(store), &row), STATUS_OK);
	ck_assert_int_eq(store_commit(store, &action, NOW, &store_test()->error), STATUS_OK);
	action_done(&action);
	store_verified(store);
}

/* The file that one is to go on with. */
static const char *saved_name(const struct store *of)
{
	return store_go_on(of) + strlen("go on with ");
}

START_TEST(damage_is_noticed_and_what_was_entered_is_saved)
{
	struct store_test *test = store_test();
	struct store *store = damaged((enum way)_i), *saved = NULL;
	char path[200];

	ck_assert_int_eq(look(store), STATUS_IO);
	ck_assert_ptr_nonnull(store_damage(store));
	ck_assert_ptr_nonnull(store_go_on(store));
	ck_assert_msg(strstr(test->error.text, saved_name(store)) != NULL, "%s", test->error.text);
	ck_assert(store_read_only(store));
	ck_assert(event_equal(store_event(store), &test->states[STEPS], NULL));
	/* said once; nothing is written any more */
	ck_assert_int_eq(look(store), STATUS_OK);
	ck_assert_int_eq(script_step(store, STEPS + 1, &test->error), STATUS_READ_ONLY);
	ck_assert_int_eq(store_undo(store, NULL, NOW, &test->error), STATUS_READ_ONLY);
	ck_assert(event_equal(store_event(store), &test->states[STEPS], NULL));
	snprintf(path, sizeof(path), "%s/%s", test->folder, saved_name(store));
	store_close(store);
	ck_assert_msg(
		store_open(path, false, &saved, &test->error) == STATUS_OK, "%s", test->error.text);
	ck_assert_ptr_null(store_damage(saved));
	ck_assert(event_equal(store_event(saved), &test->states[STEPS], NULL));
	store_verified(saved);
	ck_assert_ptr_null(store_undo_label(saved));
	can_be_written(saved);
	store_close(saved);
}
END_TEST

START_TEST(a_copy_that_is_there_is_not_written_over)
{
	struct store_test *test = store_test();
	struct store *store = damaged(EMPTIED);
	char first[300];
	size_t size;
	char *bytes;

	snprintf(first, sizeof(first), "%s.saved.drawboard", test->path);
	store_write_file(first, "mine", 4);
	ck_assert_int_eq(look(store), STATUS_IO);
	ck_assert_ptr_nonnull(strstr(saved_name(store), ".saved-2."));
	store_close(store);
	bytes = store_read_file(first, &size);
	ck_assert(size == 4 && memcmp(bytes, "mine", 4) == 0);
	free(bytes);
}
END_TEST

/* Two desks must not go on in two files. */
START_TEST(what_another_desk_has_saved_already_is_the_copy_of_both)
{
	struct store_test *test = store_test();
	struct store *store, *other;

	store_made(STEPS);
	store = store_opened(false);
	other = store_opened(false);
	ck_assert_int_eq(truncate(test->path, 0), 0);
	ck_assert_int_eq(look(store), STATUS_IO);
	ck_assert_int_eq(look(other), STATUS_IO);
	ck_assert_str_eq(saved_name(store), saved_name(other));
	store_close(store);
	store_close(other);
}
END_TEST

START_TEST(where_nothing_can_be_saved_the_sentence_says_so)
{
	struct store_test *test = store_test();
	struct store *store;

	if (!store_become_nobody())
		return;
	store_become_myself();
	store = damaged(EMPTIED);
	ck_assert_int_eq(chmod(test->folder, 0555), 0);
	ck_assert(store_become_nobody());
	ck_assert_int_eq(look(store), STATUS_IO);
	store_become_myself();
	ck_assert_ptr_nonnull(strstr(test->error.text, "could not be saved"));
	ck_assert_ptr_null(store_go_on(store));
	ck_assert(store_read_only(store));
	ck_assert(event_equal(store_event(store), &test->states[STEPS], NULL));
	store_close(store);
}
END_TEST

START_TEST(other_desks_and_new_times_are_no_damage)
{
	struct store_test *test = store_test();
	struct store *store, *other;
	sqlite3 *reader;
	size_t size;
	char *bytes;

	store_made(3);
	store = store_opened(false);
	other = store_opened(false);
	ck_assert_int_eq(look(store), STATUS_OK);
	ck_assert_int_eq(script_step(other, 4, &test->error), STATUS_OK);
	ck_assert_int_eq(look(store), STATUS_OK);
	ck_assert(event_equal(store_event(store), &test->states[4], NULL));
	ck_assert_int_eq(look(other), STATUS_OK);
	reader = store_reader();
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_OK);
	ck_assert_int_eq(look(other), STATUS_OK);
	sqlite3_close(reader);
	for (int i = 0; i < 3; i++) {
		ck_assert_int_eq(look(store), STATUS_OK);
		ck_assert_int_eq(look(other), STATUS_OK);
	}
	/* the same bytes put there again */
	bytes = store_read_file(test->path, &size);
	store_write_file(test->path, bytes, size);
	free(bytes);
	ck_assert_int_eq(utimensat(AT_FDCWD, test->path, NULL, 0), 0);
	ck_assert_int_eq(look(store), STATUS_OK);
	ck_assert_int_eq(look(other), STATUS_OK);
	ck_assert_ptr_null(store_damage(store));
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_OK);
	store_close(other);
	store_close(store);
	ck_assert_int_eq(store_files_in_folder(), 1);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("watch");

	tcase_add_checked_fixture(tcase, store_setup, store_teardown);
	tcase_add_loop_test(tcase, damage_is_noticed_and_what_was_entered_is_saved, 0, WAYS);
	tcase_add_test(tcase, a_copy_that_is_there_is_not_written_over);
	tcase_add_test(tcase, what_another_desk_has_saved_already_is_the_copy_of_both);
	tcase_add_test(tcase, where_nothing_can_be_saved_the_sentence_says_so);
	tcase_add_test(tcase, other_desks_and_new_times_are_no_damage);
	return suite_run("store_watch", tcase, NULL);
}
