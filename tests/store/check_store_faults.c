/*
 * Every write, sync, truncation and deletion of a scripted session fails once, and once for good,
 * with a full disk and with a broken one: each failure is told with its status, memory stays as
 * before, and the file holds every acknowledged action.
 */
#include <check.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "support/fault/faulty_vfs.h"
#include "support/fault/store_folder.h"
#include "support/suite_run.h"

static void is_fault(int code, int n)
{
	enum status want = code == SQLITE_FULL ? STATUS_FULL : STATUS_IO;
	const struct error *error = &store_test()->error;

	/* a deletion fails with an I/O error whatever the disk has */
	ck_assert_msg(error->code == want || error->code == STATUS_IO, "fault %d: %d %s", n,
		error->code, error->text);
	ck_assert_uint_gt(strlen(error->text), 20);
}

/*
 * The file at path, opened without faults: all that was acknowledged, at most one action more, and
 * sound.
 */
static void holds(const char *path, int acknowledged, int n)
{
	struct store_test *test = store_test();
	struct store *store = NULL;
	const struct event *event;

	ck_assert_msg(store_open(path, false, &store, &test->error) == STATUS_OK, "fault %d: %s", n,
		test->error.text);
	event = store_event(store);
	ck_assert_msg(event_equal(event, &test->states[acknowledged], NULL) ||
			(acknowledged < SCRIPT_STEPS &&
				event_equal(event, &test->states[acknowledged + 1], NULL)),
		"fault %d after step %d", n, acknowledged);
	store_verified(store);
	store_close(store);
}

static void copy(const char *from, const char *to, const char *suffix)
{
	char name[200], target[200];
	size_t size;
	char *bytes;

	snprintf(name, sizeof(name), "%s%s", from, suffix);
	snprintf(target, sizeof(target), "%s%s", to, suffix);
	unlink(target);
	if (access(name, R_OK) != 0)
		return;
	bytes = store_read_file(name, &size);
	store_write_file(target, bytes, size);
	free(bytes);
}

/* What a crash at this moment would leave. */
static void holds_after_crash(int acknowledged, int n)
{
	struct store_test *test = store_test();
	char to[160];

	snprintf(to, sizeof(to), "%s/crashed", test->folder);
	copy(test->path, to, "");
	copy(test->path, to, "-wal");
	faulty_vfs_set(0, SQLITE_OK, false, false);
	holds(to, acknowledged, n);
	unlink(to);
}

/* A file that was just made, and how many calls its making was. */
static struct {
	char *bytes;
	size_t size;
	int calls;
} made;

/* Returns how many calls the whole session makes if none of them fails. */
static int count_calls(void)
{
	struct store_test *test = store_test();
	struct store *store = NULL;
	int calls;

	faulty_vfs_set(0, SQLITE_OK, false, false);
	ck_assert_int_eq(script_create(test->path, &store, &test->error), STATUS_OK);
	made.calls = faulty_vfs_calls();
	made.bytes = store_read_file(test->path, &made.size);
	for (int step = 1; step <= SCRIPT_STEPS; step++)
		ck_assert_int_eq(script_step(store, step, &test->error), STATUS_OK);
	store_verified(store);
	store_close(store);
	calls = faulty_vfs_calls();
	ck_assert_int_eq(unlink(test->path), 0);
	return calls;
}

/*
 * The store of the session whose n-th call fails, NULL if that was in making it. Where the making
 * is through before, the file is there already: it takes longer than all steps.
 */
static struct store *begin(int n, int code, bool lasting, bool torn)
{
	struct store_test *test = store_test();
	struct store *store = NULL;

	if (n > made.calls) {
		store_write_file(test->path, made.bytes, made.size);
		store = store_opened(false);
		faulty_vfs_set(n - made.calls, code, lasting, torn);
		return store;
	}
	faulty_vfs_set(n, code, lasting, torn);
	if (script_create(test->path, &store, &test->error) == STATUS_OK)
		return store;
	ck_assert(faulty_vfs_fired());
	is_fault(code, n);
	ck_assert_ptr_null(store);
	ck_assert_msg(store_files_in_folder() == 0, "fault %d left a file", n);
	return NULL;
}

/* The session with its n-th call failing. True if it got that far. */
static bool session(int n, int code, bool lasting, bool torn)
{
	struct store_test *test = store_test();
	struct store *store = begin(n, code, lasting, torn);
	bool told = false;
	int step;

	if (!store)
		return true;
	for (step = 1; step <= SCRIPT_STEPS; step++) {
		if (script_step(store, step, &test->error) == STATUS_OK) {
			/* in writing back, where nothing is lost */
			if (faulty_vfs_fired() && !told) {
				told = true;
				holds_after_crash(step, n);
			}
			continue;
		}
		told = true;
		ck_assert_msg(faulty_vfs_fired(), "step %d: %s", step, test->error.text);
		is_fault(code, n);
		ck_assert(event_equal(store_event(store), &test->states[step - 1], NULL));
		if (lasting)
			ck_assert_int_ne(script_step(store, step, &test->error), STATUS_OK);
		holds_after_crash(step - 1, n);
		/* with room on the disk again the work goes on */
		ck_assert_msg(script_step(store, step, &test->error) == STATUS_OK, "%d: %s", n,
			test->error.text);
		ck_assert(event_equal(store_event(store), &test->states[step], NULL));
	}
	store_verified(store);
	store_close(store);
	if (!told)
		told = faulty_vfs_fired(); /* in closing, where nothing is lost */
	faulty_vfs_set(0, SQLITE_OK, false, false);
	holds(test->path, SCRIPT_STEPS, n);
	ck_assert_int_eq(store_files_in_folder(), 1);
	ck_assert_int_eq(unlink(test->path), 0);
	return told;
}

static const struct {
	int code;
	bool lasting, torn;
} ways[] = {
	{SQLITE_FULL, false, false},
	{SQLITE_FULL, true, true},
	{SQLITE_IOERR_WRITE, false, true},
	{SQLITE_IOERR_WRITE, true, false},
};

START_TEST(every_failing_call_loses_nothing)
{
	const int calls = count_calls();
	int n = 1;

	while (session(n, ways[_i].code, ways[_i].lasting, ways[_i].torn))
		n++;
	ck_assert_int_eq(n, calls + 1);
	ck_assert_int_gt(n, 100); /* the session has that many calls to fail */
	free(made.bytes);
}
END_TEST

/* The last state only: a session that is closed while the disk is still broken. */
START_TEST(closing_on_a_broken_disk_keeps_the_wal)
{
	struct store_test *test = store_test();
	struct store *store;

	store_made(5);
	store = store_opened(false);
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_OK);
	faulty_vfs_set(1, SQLITE_IOERR_WRITE, true, true);
	ck_assert_int_eq(script_step(store, 7, &test->error), STATUS_IO);
	store_close(store);
	faulty_vfs_set(0, SQLITE_OK, false, false);
	holds(test->path, 6, 1);
}
END_TEST

/* It is the disk of the copy that has no room. */
START_TEST(a_copy_names_the_disk_that_is_full)
{
	struct store_test *test = store_test();
	struct store *store;
	char path[160];

	store_made(5);
	store = store_opened(false);
	snprintf(path, sizeof(path), "%s/copied.drawboard", test->folder);
	faulty_vfs_set(1, SQLITE_FULL, true, true);
	ck_assert_int_eq(store_backup(store, path, &test->error), STATUS_FULL);
	ck_assert_str_eq(test->error.text,
		"The disk that holds copied.drawboard is full. Make room and try again.");
	faulty_vfs_set(0, SQLITE_OK, false, false);
	store_close(store);
}
END_TEST

START_TEST(full_disk_is_read)
{
	struct store_test *test = store_test();
	struct store *store;
	sqlite3 *reader;
	char kept[160];

	store_made(5);
	faulty_vfs_refuse_shm(true);
	store = store_opened(false);
	ck_assert(store_read_only(store) && store_found_full(store));
	ck_assert(event_equal(store_event(store), &test->states[5], NULL));
	store_verified(store);
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_READ_ONLY);
	store_close(store);
	store = store_opened(true);
	store_close(store);
	faulty_vfs_refuse_shm(false);

	store = store_opened(false); /* and with room again it is written */
	ck_assert(!store_read_only(store) && !store_found_full(store));
	reader = store_reader();
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_OK);
	snprintf(kept, sizeof(kept), "%s/kept", test->folder);
	copy(test->path, kept, "");
	copy(test->path, kept, "-wal");
	sqlite3_close(reader);
	store_close(store);
	strcpy(test->path, kept);
	faulty_vfs_refuse_shm(true);
	store_refused(false, STATUS_FULL); /* what is in the log alone would be missing */
	faulty_vfs_refuse_shm(false);
	store = store_opened(false);
	ck_assert(event_equal(store_event(store), &test->states[6], NULL));
	store_close(store);
}
END_TEST

/* The same by the system itself: no file may grow. */
START_TEST(file_is_read_where_no_file_may_grow)
{
	struct store_test *test = store_test();
	struct rlimit limit, none;
	struct store *store;

	store_made(5);
	ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &limit), 0);
	none = limit;
	none.rlim_cur = 0;
	signal(SIGXFSZ, SIG_IGN);
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &none), 0);
	store = store_opened(false);
	ck_assert(store_read_only(store));
	ck_assert(event_equal(store_event(store), &test->states[5], NULL));
	store_close(store);
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
	signal(SIGXFSZ, SIG_DFL);
	store = store_opened(false);
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_OK);
	store_close(store);
	ck_assert_int_eq(store_files_in_folder(), 1);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("faults");

	tcase_add_checked_fixture(tcase, store_faulty_setup, store_faulty_teardown);
	tcase_set_timeout(tcase, 240);
	tcase_add_loop_test(
		tcase, every_failing_call_loses_nothing, 0, (int)(sizeof(ways) / sizeof(ways[0])));
	tcase_add_test(tcase, a_copy_names_the_disk_that_is_full);
	tcase_add_test(tcase, full_disk_is_read);
	tcase_add_test(tcase, file_is_read_where_no_file_may_grow);
	tcase_add_test(tcase, closing_on_a_broken_disk_keeps_the_wal);
	return suite_run("store_faults", tcase, NULL);
}
