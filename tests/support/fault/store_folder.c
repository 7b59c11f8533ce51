/* A folder of its own for each test of the store. */
#include "support/fault/store_folder.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/fault/faulty_vfs.h"
#include "support/fault/temp_folder.h"

static struct store_test test;

struct store_test *store_test(void)
{
	return &test;
}

void store_setup(void)
{
	int i;

	memset(&test, 0, sizeof(test));
	temp_folder_make(test.folder, sizeof(test.folder));
	ck_assert_int_eq(chmod(test.folder, 0755), 0);
	snprintf(test.path, sizeof(test.path), "%s/an event?.drw", test.folder);
	ck_assert(script_states(test.states, SCRIPT_STEPS));
	for (i = 0; i <= SCRIPT_STEPS; i++)
		ck_assert_int_eq(event_check(&test.states[i], NULL), STATUS_OK);
}

void store_teardown(void)
{
	int i;

	for (i = 0; i <= SCRIPT_STEPS; i++)
		event_done(&test.states[i]);
	temp_folder_remove(test.folder);
}

void store_faulty_setup(void)
{
	faulty_vfs_install();
	store_setup();
}

void store_faulty_teardown(void)
{
	store_teardown();
	faulty_vfs_remove();
}

struct store *store_opened(bool read_only)
{
	struct store *store = NULL;

	test.error.text[0] = 0;
	ck_assert_msg(store_open(test.path, read_only, &store, &test.error) == STATUS_OK, "%s",
		test.error.text);
	return store;
}

void store_made(int steps)
{
	struct store *store;
	int i;

	ck_assert_msg(
		script_create(test.path, &store, &test.error) == STATUS_OK, "%s", test.error.text);
	for (i = 1; i <= steps; i++)
		ck_assert_msg(script_step(store, i, &test.error) == STATUS_OK, "step %d: %s", i,
			test.error.text);
	store_close(store);
}

void store_refused(bool read_only, enum status want)
{
	struct store *store = NULL;
	const char *text = test.error.text;

	memset(&test.error, 0, sizeof(test.error));
	ck_assert_msg(store_open(test.path, read_only, &store, &test.error) == want, "%d: %s",
		test.error.code, text);
	ck_assert_ptr_null(store);
	ck_assert_int_eq(test.error.code, want);
	ck_assert_msg(strlen(text) > 20 && strchr(".?", text[strlen(text) - 1]), "%s", text);
}

void store_sql(const char *text)
{
	char *message = NULL;
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(test.path, &db), SQLITE_OK);
	ck_assert_msg(
		sqlite3_exec(db, text, NULL, NULL, &message) == SQLITE_OK, "%s: %s", text, message);
	sqlite3_close(db);
}

sqlite3 *store_reader(void)
{
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(test.path, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(db, "BEGIN; SELECT * FROM event", NULL, NULL, NULL), SQLITE_OK);
	return db;
}

void store_write_file(const char *name, const void *bytes, size_t size)
{
	FILE *file = fopen(name, "wb");

	ck_assert_ptr_nonnull(file);
	ck_assert_uint_eq(fwrite(bytes, 1, size, file), size);
	ck_assert_int_eq(fclose(file), 0);
}

char *store_read_file(const char *name, size_t *size)
{
	FILE *file = fopen(name, "rb");
	struct stat info;
	char *bytes;

	ck_assert_ptr_nonnull(file);
	ck_assert_int_eq(fstat(fileno(file), &info), 0);
	*size = (size_t)info.st_size;
	bytes = malloc(*size + 1);
	ck_assert_ptr_nonnull(bytes);
	ck_assert_uint_eq(fread(bytes, 1, *size, file), *size);
	fclose(file);
	return bytes;
}

int store_files_in_folder(void)
{
	DIR *folder = opendir(test.folder);
	int count = -2; /* "." and ".." */

	ck_assert_ptr_nonnull(folder);
	while (readdir(folder))
		count++;
	closedir(folder);
	return count;
}

static void note_report(void *context, const char *text)
{
	ck_assert_ptr_eq(context, &test);
	if (test.nreports < 8)
		snprintf(test.reports[test.nreports], sizeof(test.reports[0]), "%s", text);
	test.nreports++;
}

int store_troubles(struct store *store)
{
	int count = -1;

	test.nreports = 0;
	ck_assert_msg(store_verify(store, note_report, &test, &count, &test.error) == STATUS_OK,
		"%s", test.error.text);
	ck_assert_int_eq(count, test.nreports);
	return count;
}

int store_path_troubles(void)
{
	int count = -1;

	test.nreports = 0;
	if (store_verify_path(test.path, note_report, &test, &count, &test.error) != STATUS_OK) {
		ck_assert_uint_gt(strlen(test.error.text), 20);
		ck_assert_int_eq(test.nreports, 0);
		return -1;
	}
	ck_assert_int_eq(count, test.nreports);
	return count;
}

void store_verified(struct store *store)
{
	ck_assert_msg(store_troubles(store) == 0, "%s", test.reports[0]);
}

bool store_become_nobody(void)
{
	return geteuid() != 0 || seteuid(65534) == 0;
}

void store_become_myself(void)
{
	if (getuid() == 0)
		ck_assert_int_eq(seteuid(0), 0);
}
