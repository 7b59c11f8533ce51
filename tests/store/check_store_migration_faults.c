/*
 * Every write, sync, truncation and deletion of the migration of a file of each earlier version
 * fails once, and once for good: the file is whole, the older one or the new one, nothing that was
 * begun lies beside it, the reason is told, and with the disk in order again it goes on.
 */
#include <check.h>
#include <dirent.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/fault/faulty_vfs.h"
#include "support/fault/store_folder.h"
#include "support/suite_run.h"

enum { FIRST = 2, LAST = 8 };

static const long long now = 1LL << 36; /* more than a day after the last entry */

static const struct {
	int code;
	bool lasting, torn;
} ways[] = {
	{SQLITE_FULL, true, true},
	{SQLITE_IOERR_WRITE, false, true},
	{SQLITE_FULL, false, false},
	{SQLITE_IOERR_WRITE, true, false},
};

static struct {
	char *bytes; /* the file as it was made */
	size_t size;
	struct event event;
} made;

static void unpack(int version)
{
	struct store_test *test = store_test();
	struct store *store;
	char command[400];

	snprintf(command, sizeof(command), "tar xzf '%s' -C '%s' v%d.drawboard",
		TESTS_DIR "/data/schema-versions.tar.gz", test->folder, version);
	ck_assert_int_eq(system(command), 0);
	snprintf(test->path, sizeof(test->path), "%s/v%d.drawboard", test->folder, version);
	made.bytes = store_read_file(test->path, &made.size);
	store = store_opened(true);
	ck_assert_int_eq(event_copy(store_event(store), &made.event), STATUS_OK);
	store_close(store);
}

/* A file of the folder under another name; nothing if it is not there. */
static void copy(const char *from, const char *to, const char *suffix)
{
	char name[200], target[200];
	size_t size;
	char *bytes;

	snprintf(name, sizeof(name), "%s%s", from, suffix);
	snprintf(target, sizeof(target), "%s%s", to, suffix);
	if (access(name, R_OK) != 0)
		return;
	bytes = store_read_file(name, &size);
	store_write_file(target, bytes, size);
	free(bytes);
}

/* What a crash at this moment would leave: the event, whole, in the older file or the new one. */
static void whole_after_crash(int n)
{
	struct store_test *test = store_test();
	struct store *store = NULL;
	char crashed[100];

	snprintf(crashed, sizeof(crashed), "%s/crashed", test->folder);
	copy(test->path, crashed, "");
	copy(test->path, crashed, "-wal");
	ck_assert_msg(store_open(crashed, false, &store, &test->error) == STATUS_OK, "fault %d: %s",
		n, test->error.text);
	ck_assert_ptr_null(store_damage(store));
	ck_assert_msg(event_equal(store_event(store), &made.event, NULL), "fault %d", n);
	store_verified(store);
	store_close(store);
}

static void is_fault(int code, int n)
{
	const struct error *error = &store_test()->error;
	const enum status want = code == SQLITE_FULL ? STATUS_FULL : STATUS_IO;

	ck_assert_msg(error->code == want || error->code == STATUS_IO, "fault %d: %d %s", n,
		error->code, error->text);
	ck_assert_msg(strlen(error->text) > 20, "fault %d: %s", n, error->text);
	ck_assert_msg(strstr(error->text, "drawboard") || strstr(error->text, "copy"),
		"fault %d: %s", n, error->text);
}

/* Remove what is in the folder; nothing there may have a hidden name. */
static void empty_folder(int n)
{
	const char *folder = store_test()->folder;
	DIR *dir = opendir(folder);
	struct dirent *entry;
	char path[400];

	ck_assert_ptr_nonnull(dir);
	while ((entry = readdir(dir)) != NULL) {
		if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, ".."))
			continue;
		ck_assert_msg(entry->d_name[0] != '.', "fault %d left %s", n, entry->d_name);
		snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
		ck_assert_int_eq(unlink(path), 0);
	}
	closedir(dir);
}

/* The migration with its n-th call failing; false if it does not get that far. */
static bool migrate(int n, int code, bool lasting, bool torn)
{
	struct store_test *test = store_test();
	struct store *store;
	bool fired;

	store_write_file(test->path, made.bytes, made.size);
	store = store_opened(false);
	ck_assert(store_is_older(store));
	faulty_vfs_set(n, code, lasting, torn);
	if (store_migrate(store, now, &test->error) != STATUS_OK) {
		ck_assert(faulty_vfs_fired());
		is_fault(code, n);
		ck_assert(event_equal(store_event(store), &made.event, NULL));
		fired = true;
		faulty_vfs_set(0, SQLITE_OK, false, false);
		whole_after_crash(n);
		ck_assert_msg(store_migrate(store, now, &test->error) == STATUS_OK, "fault %d: %s",
			n, test->error.text);
	} else {
		fired = faulty_vfs_fired(); /* where nothing is lost */
		faulty_vfs_set(0, SQLITE_OK, false, false);
		whole_after_crash(n);
	}
	ck_assert(!store_is_older(store));
	ck_assert(event_equal(store_event(store), &made.event, NULL));
	store_verified(store);
	store_close(store);
	empty_folder(n);
	return fired;
}

/* Each call of each way with LONG=1; else one way a version, and of its calls other ones each. */
START_TEST(every_failing_call_leaves_one_whole_file)
{
	const int count = (int)(sizeof(ways) / sizeof(ways[0]));
	const int step = getenv("LONG") ? 1 : LAST - FIRST + 1;

	unpack(_i);
	for (int way = _i % step % count; way < count; way += step) {
		int n = 1 + _i % step;

		while (migrate(n, ways[way].code, ways[way].lasting, ways[way].torn))
			n += step;
		ck_assert_int_gt(n, 30); /* the migration has that many calls to fail */
	}
	free(made.bytes);
	event_done(&made.event);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("migration faults");

	tcase_add_checked_fixture(tcase, store_faulty_setup, store_faulty_teardown);
	tcase_set_timeout(tcase, 240);
	tcase_add_loop_test(tcase, every_failing_call_leaves_one_whole_file, FIRST, LAST + 1);
	return suite_run("store_migration_faults", tcase, NULL);
}
