/*
 * Every allocation of our own fails once, and from there on, and so do SQLite's (each of the first
 * ones, then a sample): the failure is told, memory stays as before, nothing leaks, and the file
 * holds every acknowledged action.
 */
#include <check.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/past.h"
#include "support/fault/failing_malloc.h"
#include "support/fault/store_folder.h"
#include "support/suite_run.h"

enum { LASTING = 1, SQLITE_TOO = 2, WAYS = 4 };

static sqlite3_mem_methods real_methods;
static bool count_sqlite;

static void *sqlite_malloc(int size)
{
	return count_sqlite && failing_malloc_fails() ? NULL : real_methods.xMalloc(size);
}

static void *sqlite_realloc(void *memory, int size)
{
	return count_sqlite && failing_malloc_fails() ? NULL : real_methods.xRealloc(memory, size);
}

/* All of SQLite's memory through the counter; must come before SQLite is used. */
static bool take_over_sqlite(void)
{
	sqlite3_mem_methods methods;

	if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &real_methods) != SQLITE_OK)
		return false;
	methods = real_methods;
	methods.xMalloc = sqlite_malloc;
	methods.xRealloc = sqlite_realloc;
	/* without its own reserve every piece of memory is one call */
	return sqlite3_config(SQLITE_CONFIG_MALLOC, &methods) == SQLITE_OK &&
		sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0) == SQLITE_OK &&
		sqlite3_initialize() == SQLITE_OK;
}

static void start(int n, int way)
{
	count_sqlite = way & SQLITE_TOO;
	failing_malloc_start(n, way & LASTING);
}

/* SQLite makes thousands of allocations, and its makers test each. */
static int next(int n, int way)
{
	return n + 1 + (way & SQLITE_TOO ? n / 64 : 0);
}

static void is_no_memory(bool fired, int n)
{
	const struct error *error = &store_test()->error;

	ck_assert_msg(fired && error->code == STATUS_NO_MEMORY, "allocation %d: %d %s", n,
		error->code, error->text);
}

static void nothing_leaked(sqlite3_int64 before, int n)
{
	ck_assert_msg(sqlite3_memory_used() == before, "allocation %d leaks %lld bytes of SQLite's",
		n, (long long)(sqlite3_memory_used() - before));
}

START_TEST(creating_fails_whole)
{
	struct store_test *test = store_test();
	bool fired = true;
	int n;

	for (n = 1; fired; n = next(n, _i)) {
		sqlite3_int64 before = sqlite3_memory_used();
		struct store *store = NULL;
		struct action action;
		enum status status;

		ck_assert_int_eq(script_first(&action), STATUS_OK);
		start(n, _i);
		status = store_create(test->path, &action, 1, &store, &test->error);
		fired = failing_malloc_stop();
		action_done(&action);
		store_close(store);
		if (status != STATUS_OK)
			is_no_memory(fired, n);
		else
			ck_assert_int_eq(unlink(test->path), 0);
		ck_assert_msg(store_files_in_folder() == 0, "allocation %d left a file", n);
		nothing_leaked(before, n);
	}
	ck_assert_int_gt(n, _i & SQLITE_TOO ? 500 : 5);
}
END_TEST

START_TEST(opening_fails_whole)
{
	struct store_test *test = store_test();
	bool fired = true;
	int n;

	store_made(SCRIPT_STEPS);
	for (n = 1; fired; n = next(n, _i)) {
		sqlite3_int64 before = sqlite3_memory_used();
		struct store *store = NULL;
		enum status status;

		start(n, _i);
		status = store_open(test->path, n % 2, &store, &test->error);
		fired = failing_malloc_stop();
		if (status != STATUS_OK)
			is_no_memory(fired, n);
		else
			ck_assert(
				event_equal(store_event(store), &test->states[SCRIPT_STEPS], NULL));
		store_close(store);
		nothing_leaked(before, n);
	}
	ck_assert_int_gt(n, _i & SQLITE_TOO ? 500 : 5);
}
END_TEST

static enum status refresh_and_verify(struct store *store, struct error *error)
{
	enum status status = store_refresh(store, error);
	int count = 0;

	if (status == STATUS_OK)
		status = store_verify(store, NULL, NULL, &count, error);
	return status == STATUS_OK && count ? STATUS_REFUSED : status;
}

/*
 * One call on a store in the state after `step`: it leads to the state after the next step, or it
 * does not happen.
 */
static bool call_fails_whole(int n, struct store *store, int step)
{
	struct store_test *test = store_test();
	bool last = step == SCRIPT_STEPS, fired;
	enum status status;

	memset(&test->error, 0, sizeof(test->error));
	start(n, SQLITE_TOO);
	status = last ? refresh_and_verify(store, &test->error)
		      : script_step(store, step + 1, &test->error);
	fired = failing_malloc_stop();
	if (status != STATUS_OK) {
		ck_assert_msg(status == STATUS_NO_MEMORY, "allocation %d: status %d", n, status);
		if (test->error.code) /* else it was the script's own allocation */
			is_no_memory(fired, n);
	}
	step += status == STATUS_OK && !last;
	ck_assert_msg(event_equal(store_event(store), &test->states[step], NULL),
		"allocation %d: memory", n);
	return fired;
}

START_TEST(every_call_fails_whole)
{
	struct store_test *test = store_test();
	bool fired = true;
	size_t size;
	char *bytes;
	int n;

	store_made(_i);
	bytes = store_read_file(test->path, &size);
	for (n = 1; fired; n = next(n, SQLITE_TOO)) {
		struct store *store;
		bool done;

		store = store_opened(false);
		fired = call_fails_whole(n, store, _i);
		done = !event_equal(store_event(store), &test->states[_i], NULL);
		store_close(store);
		store = store_opened(false);
		store_verified(store);
		ck_assert(event_equal(store_event(store), &test->states[_i + done], NULL));
		store_close(store);
		store_write_file(test->path, bytes, size);
	}
	free(bytes);
	ck_assert_int_gt(n, 5);
}
END_TEST

/* The draw of round 1, which is step 3, as it was proposed. */
START_TEST(an_earlier_state_is_whole_or_not_there)
{
	struct store_test *test = store_test();
	sqlite3_int64 before;
	struct store *store;
	bool fired = true;
	int n;

	store_made(SCRIPT_STEPS);
	before = sqlite3_memory_used();
	store = store_opened(true);
	for (n = 1; fired; n = next(n, _i)) {
		struct event past;
		enum status status;

		start(n, _i);
		status = store_event_after(store, 4, 1, &past, &test->error);
		fired = failing_malloc_stop();
		if (status != STATUS_OK) {
			is_no_memory(fired, n);
		} else {
			ck_assert(event_equal(&past, &test->states[3], NULL));
			event_done(&past);
		}
	}
	store_close(store);
	nothing_leaked(before, n);
	ck_assert_int_gt(n, 5);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("nomem");

	if (!take_over_sqlite()) {
		fputs("SQLite's memory cannot be counted\n", stderr);
		return EXIT_FAILURE;
	}
	/* without syncs that reach the disk */
	tcase_add_checked_fixture(tcase, store_faulty_setup, store_faulty_teardown);
	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, creating_fails_whole, 0, WAYS);
	tcase_add_loop_test(tcase, opening_fails_whole, 0, WAYS);
	tcase_add_loop_test(tcase, every_call_fails_whole, 0, SCRIPT_STEPS + 1);
	tcase_add_loop_test(tcase, an_earlier_state_is_whole_or_not_there, 0, WAYS);
	return suite_run("nomem_store", tcase, NULL);
}
