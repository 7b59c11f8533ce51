/*
 * Making and opening event files: every kind of unfit file is refused with its own status and a
 * sentence.
 */
#include <check.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/schema.h"
#include "support/fault/store_folder.h"
#include "support/suite_run.h"

START_TEST(create_never_overwrites)
{
	struct store_test *test = store_test();
	struct store *store = NULL;
	struct stat before, after;

	store_made(2);
	ck_assert_int_eq(stat(test->path, &before), 0);
	ck_assert_int_eq(script_create(test->path, &store, &test->error), STATUS_REFUSED);
	ck_assert_ptr_null(store);
	ck_assert_int_eq(stat(test->path, &after), 0);
	ck_assert_int_eq(before.st_size, after.st_size);
	ck_assert_int_eq(before.st_mtim.tv_nsec, after.st_mtim.tv_nsec);
	store = store_opened(false);
	ck_assert(event_equal(store_event(store), &test->states[2], NULL));
	store_close(store);
	ck_assert_int_eq(unlink(test->path), 0);
	ck_assert_int_eq(symlink("nowhere", test->path), 0);
	ck_assert_int_eq(script_create(test->path, &store, &test->error), STATUS_REFUSED);
}
END_TEST

START_TEST(failed_creation_leaves_no_file)
{
	struct store_test *test = store_test();
	struct record row = {.kind = RECORD_EVENT, .as.event = {.id = 1, .name = "x"}};
	struct store *store = NULL;
	struct action action;
	struct event nothing;

	event_init(&nothing);
	action_init(&action);
	ck_assert_int_eq(store_create(test->path, &action, 1, &store, &test->error),
		STATUS_BAD_INPUT); /* nothing to start with */
	ck_assert_int_eq(store_files_in_folder(), 0);
	ck_assert_int_eq(action_put(&action, &nothing, &row), STATUS_OK);
	action.edits[0].after.as.event.name[0] = '\n';
	ck_assert_int_eq(
		store_create(test->path, &action, 1, &store, &test->error), STATUS_BAD_INPUT);
	ck_assert_int_eq(store_files_in_folder(), 0);
	strcat(test->path, "/below/x");
	ck_assert_int_eq(
		store_create(test->path, &action, 1, &store, &test->error), STATUS_NOT_FOUND);
	ck_assert_ptr_null(store);
	action_done(&action);
}
END_TEST

START_TEST(creation_spares_what_lies_beside)
{
	struct store_test *test = store_test();
	struct store *store = NULL;
	char wal[160];

	snprintf(wal, sizeof(wal), "%s-wal", test->path);
	store_write_file(wal, "precious", 8);
	ck_assert_int_eq(script_create(test->path, &store, &test->error), STATUS_REFUSED);
	ck_assert_int_eq(store_files_in_folder(), 1);
}
END_TEST

START_TEST(files_that_are_no_event)
{
	struct store_test *test = store_test();
	char text[5000];

	store_refused(false, STATUS_NOT_FOUND);
	store_refused(true, STATUS_NOT_FOUND);
	store_write_file(test->path, "", 0);
	store_refused(false, STATUS_NOT_EVENT);
	memset(text, 'x', sizeof(text));
	store_write_file(test->path, text, 20);
	store_refused(false, STATUS_NOT_EVENT);
	store_write_file(test->path, text, sizeof(text));
	store_refused(false, STATUS_NOT_EVENT);
	store_refused(true, STATUS_NOT_EVENT);
	ck_assert_int_eq(unlink(test->path), 0);
	store_sql("CREATE TABLE player (name); PRAGMA application_id = 7; PRAGMA user_version = 1");
	store_refused(false, STATUS_NOT_EVENT);
	store_sql(
		"PRAGMA application_id = 1685223266"); /* says it is one, but has none of its tables */
	store_refused(false, STATUS_IO);
	ck_assert_int_eq(unlink(test->path), 0);
	ck_assert_int_eq(mkdir(test->path, 0755), 0);
	store_refused(false, STATUS_NOT_EVENT);
	ck_assert_int_eq(rmdir(test->path), 0);
	ck_assert_int_eq(mkfifo(test->path, 0644), 0);
	store_refused(false, STATUS_NOT_EVENT);
	ck_assert_int_eq(store_files_in_folder(), 1);
}
END_TEST

START_TEST(names_that_sqlite_takes_for_something_else)
{
	struct store_test *test = store_test();
	static const char *const names[] = {":memory:", "file:x?mode=memory", "", "a b#c%41?d"};
	struct store *store = NULL;
	size_t i;

	ck_assert_int_eq(chdir(test->folder), 0);
	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		ck_assert_int_eq(
			store_open(names[i], false, &store, &test->error), STATUS_NOT_FOUND);
		if (!*names[i])
			continue;
		ck_assert_int_eq(script_create(names[i], &store, &test->error), STATUS_OK);
		store_close(store);
		ck_assert_int_eq(access(names[i], R_OK), 0);
		ck_assert_int_eq(store_open(names[i], false, &store, &test->error), STATUS_OK);
		store_close(store);
	}
	ck_assert_int_eq(chdir("/"), 0);
}
END_TEST

START_TEST(newer_file_is_left_alone)
{
	struct store_test *test = store_test();
	struct store *store;

	store_made(2);
	ck_assert_int_eq(schema_count, 14);
	store_sql("PRAGMA user_version = 15");
	store_refused(false, STATUS_TOO_NEW);
	store_refused(true, STATUS_TOO_NEW);
	store_sql("PRAGMA user_version = 14");
	store = store_opened(false);
	store_sql("PRAGMA user_version = 15"); /* migrated by another desk meanwhile */
	ck_assert(store_changed(store));
	ck_assert_int_eq(script_step(store, 3, &test->error), STATUS_TOO_NEW);
	ck_assert_int_eq(store_refresh(store, &test->error), STATUS_TOO_NEW);
	ck_assert(event_equal(store_event(store), &test->states[2], NULL));
	store_close(store);
}
END_TEST

START_TEST(locked_file_is_busy)
{
	struct store_test *test = store_test();
	struct store *store;
	sqlite3 *db;

	store_made(4);
	store = store_opened(false);
	ck_assert_int_eq(sqlite3_open(test->path, &db), SQLITE_OK);
	ck_assert_int_eq(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_BUSY);
	ck_assert(event_equal(store_event(store), &test->states[4], NULL));
	ck_assert_int_eq(store_refresh(store, &test->error), STATUS_OK); /* reading goes on */
	ck_assert_int_eq(sqlite3_exec(db, "COMMIT", NULL, NULL, NULL), SQLITE_OK);
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_OK);
	store_close(store);
	ck_assert_int_eq(
		sqlite3_exec(db,
			"PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE",
			NULL, NULL, NULL),
		SQLITE_OK);
	store_refused(false, STATUS_BUSY);
	sqlite3_close(db);
	store = store_opened(false);
	ck_assert(event_equal(store_event(store), &test->states[5], NULL));
	store_close(store);
}
END_TEST

START_TEST(moved_file_takes_no_action)
{
	struct store_test *test = store_test();
	struct store *store;
	char elsewhere[160];

	store_made(4);
	store = store_opened(false);
	snprintf(elsewhere, sizeof(elsewhere), "%s.moved", test->path);
	ck_assert_int_eq(rename(test->path, elsewhere), 0);
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_IO);
	ck_assert_ptr_nonnull(strstr(test->error.text, "moved"));
	ck_assert_int_eq(rename(elsewhere, test->path), 0);
	ck_assert_int_eq(script_step(store, 5, &test->error), STATUS_OK);
	store_close(store);
}
END_TEST

START_TEST(file_that_cannot_be_written_is_read)
{
	struct store_test *test = store_test();
	struct store *store;

	store_made(5);
	ck_assert_int_eq(chmod(test->path, 0444), 0);
	ck_assert_int_eq(chmod(test->folder, 0555), 0);
	if (!store_become_nobody())
		return;
	store = store_opened(false);
	ck_assert(store_read_only(store));
	ck_assert(event_equal(store_event(store), &test->states[5], NULL));
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_READ_ONLY);
	ck_assert(!store_changed(store));
	store_verified(store);
	store_become_myself();
	ck_assert_int_eq(chmod(test->folder, 0755), 0);
	ck_assert_int_eq(chmod(test->path, 0644), 0);
	{
		struct store *desk = store_opened(false);

		ck_assert_int_eq(script_step(desk, 6, &test->error), STATUS_OK);
		store_close(desk);
	}
	ck_assert_int_eq(chmod(test->path, 0444), 0);
	/* lock files could be made beside it, and would stay */
	ck_assert_int_eq(chmod(test->folder, 0777), 0);
	ck_assert(store_become_nobody());
	ck_assert(store_changed(store));
	ck_assert_int_eq(store_refresh(store, &test->error), STATUS_OK);
	ck_assert(event_equal(store_event(store), &test->states[6], NULL));
	store_close(store);
	store = store_opened(true);
	ck_assert(store_read_only(store));
	store_close(store);
	store_become_myself();
	ck_assert_int_eq(store_files_in_folder(), 1);
	ck_assert_int_eq(chmod(test->path, 0000), 0);
	ck_assert(store_become_nobody());
	store_refused(false, STATUS_IO);
	store_become_myself();
}
END_TEST

START_TEST(reader_without_rights_follows_the_desk)
{
	struct store_test *test = store_test();
	struct store *desk, *wall;

	store_made(4);
	desk = store_opened(false);
	ck_assert_int_eq(chmod(test->path, 0444), 0);
	if (!store_become_nobody())
		return;
	wall = store_opened(false);
	store_become_myself();
	ck_assert(store_read_only(wall));
	ck_assert_int_eq(script_step(desk, 5, &test->error), STATUS_OK);
	ck_assert(store_changed(wall));
	ck_assert_int_eq(store_refresh(wall, &test->error), STATUS_OK);
	ck_assert(event_equal(store_event(wall), &test->states[5], NULL));
	ck_assert_int_eq(script_step(wall, 6, &test->error), STATUS_READ_ONLY);
	store_close(wall);
	store_close(desk);
	ck_assert_int_eq(store_files_in_folder(), 1);
}
END_TEST

START_TEST(folder_that_cannot_be_written)
{
	struct store_test *test = store_test();
	struct store *store = NULL;
	char other[160];

	store_made(5);
	ck_assert_int_eq(chmod(test->path, 0666), 0);
	ck_assert_int_eq(chmod(test->folder, 0555), 0);
	if (!store_become_nobody())
		return;
	store = store_opened(false);
	ck_assert(store_read_only(store));
	ck_assert(event_equal(store_event(store), &test->states[5], NULL));
	store_close(store);
	snprintf(other, sizeof(other), "%s/other.drw", test->folder);
	ck_assert_int_eq(script_create(other, &store, &test->error), STATUS_READ_ONLY);
	store_become_myself();
}
END_TEST

/* Copies of a file and its -wal, as they lie after a crash. */
static void crashed_copy(const char *to)
{
	struct store_test *test = store_test();
	struct store *store = store_opened(false);
	char command[1000];
	sqlite3 *reader;

	reader = store_reader();
	ck_assert_int_eq(script_step(store, 6, &test->error), STATUS_OK);
	sqlite3_close(reader);
	snprintf(command, sizeof(command), "cp '%s' '%s' && cp '%s-wal' '%s-wal'", test->path, to,
		test->path, to);
	ck_assert_int_eq(system(command), 0);
	store_close(store);
}

START_TEST(crashed_file_on_a_medium_that_cannot_be_written)
{
	struct store_test *test = store_test();
	char copy[160];
	struct store *store;

	store_made(5);
	snprintf(copy, sizeof(copy), "%s/copy.drw", test->folder);
	crashed_copy(copy);
	strcpy(test->path, copy);
	ck_assert_int_eq(chmod(test->path, 0444), 0);
	ck_assert_int_eq(chmod(test->folder, 0555), 0);
	if (!store_become_nobody())
		return;
	/* without the -wal the last action would be missing */
	store_refused(false, STATUS_READ_ONLY);
	ck_assert_ptr_nonnull(strstr(test->error.text, "-wal"));
	store_become_myself();
	ck_assert_int_eq(chmod(test->folder, 0755), 0);
	ck_assert_int_eq(chmod(test->path, 0644), 0);
	store = store_opened(false);
	ck_assert(event_equal(store_event(store), &test->states[6], NULL));
	store_close(store);
}
END_TEST

START_TEST(broken_off_creation_is_told)
{
	struct store_test *test = store_test();
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(test->path, &db), SQLITE_OK);
	ck_assert_int_eq(
		schema_migrate(db, schema_sql, schema_count, "x", &test->error), STATUS_OK);
	sqlite3_close(db);
	store_refused(false, STATUS_NOT_EVENT);
	ck_assert_ptr_nonnull(strstr(test->error.text, "broken off"));
}
END_TEST

/* A list of two versions: the second adds a column and fills it. */
static const char *const two[] = {
	"CREATE TABLE a (x INTEGER PRIMARY KEY) STRICT; CREATE TABLE b (x REFERENCES a); PRAGMA user_version = 1",
	"ALTER TABLE a ADD COLUMN y INTEGER NOT NULL DEFAULT 0; UPDATE a SET y = x * 2; PRAGMA user_version = 2",
};

START_TEST(older_files_are_migrated_in_one_go)
{
	struct store_test *test = store_test();
	const char *const broken[] = {
		two[0], "ALTER TABLE a ADD COLUMN y; INSERT INTO nowhere VALUES (1)"};
	const char *const silent[] = {two[0], "ALTER TABLE a ADD COLUMN y"};
	const char *const orphan[] = {two[0], "DELETE FROM a; PRAGMA user_version = 2"};
	int version = -1, sum = -1;
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(test->path, &db), SQLITE_OK);
	ck_assert_int_eq(schema_migrate(db, two, 1, "x", &test->error), STATUS_OK);
	ck_assert_int_eq(sqlite3_exec(db, "INSERT INTO a VALUES (3); INSERT INTO b VALUES (3)",
				 NULL, NULL, NULL),
		SQLITE_OK);

	ck_assert_int_eq(schema_migrate(db, broken, 2, "x", &test->error), STATUS_IO);
	ck_assert_int_eq(schema_migrate(db, silent, 2, "x", &test->error), STATUS_IO);
	ck_assert_int_eq(schema_migrate(db, orphan, 2, "x", &test->error), STATUS_BAD_INPUT);
	ck_assert_int_eq(schema_number(db, "PRAGMA user_version", &version), SQLITE_OK);
	ck_assert_int_eq(version, 1);
	ck_assert_int_eq(
		schema_number(db, "SELECT count(*) FROM pragma_table_info('a')", &sum), SQLITE_OK);
	ck_assert_int_eq(sum, 1);

	ck_assert_int_eq(schema_migrate(db, two, 2, "x", &test->error), STATUS_OK);
	ck_assert_int_eq(schema_number(db, "PRAGMA user_version", &version), SQLITE_OK);
	ck_assert_int_eq(version, 2);
	ck_assert_int_eq(schema_number(db, "SELECT sum(y) FROM a", &sum), SQLITE_OK);
	ck_assert_int_eq(sum, 6);
	ck_assert_int_eq(
		schema_migrate(db, two, 2, "x", &test->error), STATUS_OK); /* nothing more to do */
	ck_assert_int_eq(schema_migrate(db, two, 1, "x", &test->error), STATUS_TOO_NEW);
	ck_assert_int_eq(schema_number(db, "PRAGMA foreign_keys", &sum), SQLITE_OK);
	ck_assert_int_eq(sum, 1);
	sqlite3_close(db);
}
END_TEST

static void report_fails(void *context, const char *text)
{
	ck_assert_msg(false, "%s: %s", (const char *)context, text);
}

/* A new file is made of other statements than one that went through all versions. */
START_TEST(new_file_is_what_the_versions_come_to)
{
	struct store_test *test = store_test();
	char migrated[] = "migrated", made[] = "made";
	int version = -1, application = -1;
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(":memory:", &db), SQLITE_OK);
	ck_assert_int_eq(
		schema_migrate(db, schema_sql, schema_count, "x", &test->error), STATUS_OK);
	ck_assert_int_eq(schema_compare(db, "x", report_fails, migrated, &test->error), STATUS_OK);
	sqlite3_close(db);

	ck_assert_int_eq(sqlite3_open(":memory:", &db), SQLITE_OK);
	ck_assert_int_eq(schema_create(db, "x", &test->error), STATUS_OK);
	ck_assert_int_eq(schema_compare(db, "x", report_fails, made, &test->error), STATUS_OK);
	ck_assert_int_eq(schema_number(db, "PRAGMA user_version", &version), SQLITE_OK);
	ck_assert_int_eq(version, schema_count);
	ck_assert_int_eq(schema_number(db, "PRAGMA application_id", &application), SQLITE_OK);
	ck_assert_int_eq(application, SCHEMA_APPLICATION_ID);
	sqlite3_close(db);
}
END_TEST

START_TEST(file_without_attendance_is_migrated)
{
	struct store_test *test = store_test();
	struct store *store;
	sqlite3 *db;
	int version = 0;

	store_made(5);
	store_sql(
		"ALTER TABLE section DROP COLUMN conversion; DROP TABLE attendance; DROP TABLE outside; DROP TABLE filled; DROP TABLE particular; DROP TABLE started; DROP TABLE open; DROP TABLE rated; ALTER TABLE player DROP COLUMN is_new; ALTER TABLE action DROP COLUMN contents; ALTER TABLE action DROP COLUMN changes; ALTER TABLE action DROP COLUMN sum; ALTER TABLE action DROP COLUMN desk; ALTER TABLE apart DROP COLUMN ordered; PRAGMA user_version = 3");
	store = store_opened(false);
	ck_assert(store_is_older(store));
	ck_assert_int_eq(store_migrate(store, 1LL << 40, &test->error), STATUS_OK);
	ck_assert(!store_is_older(store));
	ck_assert_ptr_nonnull(
		strstr(event_section(store_event(store), 1)->options, "bye_spares=full"));
	ck_assert_int_eq(store_files_in_folder(), 4); /* with -wal and -shm */
	ck_assert_int_eq(store_undo(store, NULL, 1, &test->error), STATUS_OK);
	ck_assert_int_eq(store_redo(store, 1, &test->error), STATUS_OK);
	store_verified(store);
	store_close(store);
	ck_assert_int_eq(sqlite3_open(test->path, &db), SQLITE_OK);
	ck_assert_int_eq(schema_number(db, "PRAGMA user_version", &version), SQLITE_OK);
	ck_assert_int_eq(version, 14);
	sqlite3_close(db);
}
END_TEST

START_TEST(file_of_version_0_is_not_touched)
{
	struct store_test *test = store_test();
	struct store *store = NULL;

	store_sql(
		"PRAGMA application_id = 1685223266; CREATE TABLE placeholder (x); DROP TABLE placeholder");
	store_refused(true, STATUS_NOT_EVENT); /* nothing in it */
	ck_assert_int_eq(store_open(test->path, false, &store, &test->error), STATUS_NOT_EVENT);
	store_sql(schema_sql[0]);
	store_sql(
		"INSERT INTO event VALUES (1, 'x'); INSERT INTO action VALUES (1, 1, 'do', NULL, 'New');"
		"INSERT INTO change VALUES (1, 1, 'event', 1, 0, 0, 0, NULL, '{\"id\":1,\"name\":\"x\"}')");
	store = store_opened(false);
	store_verified(store);
	store_close(store);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("store_open");

	tcase_add_checked_fixture(tcase, store_setup, store_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, create_never_overwrites);
	tcase_add_test(tcase, failed_creation_leaves_no_file);
	tcase_add_test(tcase, creation_spares_what_lies_beside);
	tcase_add_test(tcase, files_that_are_no_event);
	tcase_add_test(tcase, names_that_sqlite_takes_for_something_else);
	tcase_add_test(tcase, newer_file_is_left_alone);
	tcase_add_test(tcase, locked_file_is_busy);
	tcase_add_test(tcase, moved_file_takes_no_action);
	tcase_add_test(tcase, file_that_cannot_be_written_is_read);
	tcase_add_test(tcase, reader_without_rights_follows_the_desk);
	tcase_add_test(tcase, folder_that_cannot_be_written);
	tcase_add_test(tcase, crashed_file_on_a_medium_that_cannot_be_written);
	tcase_add_test(tcase, broken_off_creation_is_told);
	tcase_add_test(tcase, older_files_are_migrated_in_one_go);
	tcase_add_test(tcase, new_file_is_what_the_versions_come_to);
	tcase_add_test(tcase, file_without_attendance_is_migrated);
	tcase_add_test(tcase, file_of_version_0_is_not_touched);
	return suite_run("store_open", tcase, NULL);
}
