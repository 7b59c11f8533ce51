/*
 * Event files as the program of each earlier version made them (data/schema-versions.tar.gz): read
 * without being touched, migrated with a copy beside them, and undone and redone whole.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/fault/store_folder.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum { DAY = 24 * 60 * 60 };

static long long now_of(int days)
{
	return (1LL << 36) + (long long)days * DAY;
}

/* The file of a version, in the test's folder and as its path. */
static void unpack(int version)
{
	struct store_test *test = store_test();
	char command[400];

	snprintf(command, sizeof(command), "tar xzf '%s' -C '%s' v%d.drawboard",
		TESTS_DIR "/data/schema-versions.tar.gz", test->folder, version);
	ck_assert_int_eq(system(command), 0);
	snprintf(test->path, sizeof(test->path), "%s/v%d.drawboard", test->folder, version);
}

static bool same_as(const char *bytes, size_t size, const char *path)
{
	size_t other;
	char *found = store_read_file(path, &other);
	const bool same = size == other && !memcmp(bytes, found, size);

	free(found);
	return same;
}

START_TEST(earlier_files_are_only_read_until_they_change)
{
	struct store_test *test = store_test();
	struct store *store;
	size_t size;
	char *bytes;

	unpack(_i);
	bytes = store_read_file(test->path, &size);
	for (int read_only = 0; read_only < 2; read_only++) {
		store = store_opened(read_only != 0);
		ck_assert(store_is_older(store));
		ck_assert_ptr_null(store_damage(store));
		ck_assert_ptr_nonnull(event_player(store_event(store), 1, 5));
		ck_assert_ptr_nonnull(
			strstr(event_section(store_event(store), 1)->options, "bye_spares=full"));
		store_verified(store);
		/* entered long after "now": as if a moment ago */
		if (!read_only)
			ck_assert_int_eq(store_undo(store, NULL, 1, &test->error), STATUS_REFUSED);
		else
			ck_assert_int_eq(
				store_undo(store, NULL, 1, &test->error), STATUS_READ_ONLY);
		store_close(store);
		ck_assert(same_as(bytes, size, test->path));
		ck_assert_int_eq(store_files_in_folder(), 1);
	}
	free(bytes);
}
END_TEST

/*
 * A begun section of the Schools' rules keeps the order by which it was drawn (version 9), looked
 * at and migrated; one without a published round has the order of today.
 */
START_TEST(a_begun_section_of_schools_keeps_its_old_order)
{
	struct store_test *test = store_test();
	struct store *store;

	unpack(8);
	store_sql("DROP TRIGGER IF EXISTS change_fixed");
	store_sql("UPDATE section SET system = 'schools'");
	store_sql("UPDATE change SET before = replace(before, '\"system\":\"caa\"', "
		  "'\"system\":\"schools\"'), after = replace(after, '\"system\":\"caa\"', "
		  "'\"system\":\"schools\"') WHERE kind = 'section'");
	store = store_opened(false);
	ck_assert(store_is_older(store));
	ck_assert_ptr_nonnull(strstr(event_section(store_event(store), 1)->options, "order=old"));
	ck_assert_msg(
		store_migrate(store, now_of(1), &test->error) == STATUS_OK, "%s", test->error.text);
	ck_assert_ptr_nonnull(strstr(event_section(store_event(store), 1)->options, "order=old"));
	ck_assert_ptr_null(strstr(event_section(store_event(store), 1)->options, "bye_spares"));
	store_close(store);
}
END_TEST

START_TEST(earlier_files_are_migrated_with_a_copy_beside_them)
{
	struct store_test *test = store_test();
	struct store *store;
	struct event last;
	char copy[400];
	int undone = 0;

	unpack(_i);
	snprintf(copy, sizeof(copy), "%s/v%d.v%d.drawboard", test->folder, _i, _i);
	store_write_file(copy, "mine", 4); /* is not overwritten */
	store = store_opened(false);
	ck_assert_msg(
		store_migrate(store, now_of(1), &test->error) == STATUS_OK, "%s", test->error.text);
	ck_assert(!store_is_older(store));
	ck_assert(same_as("mine", 4, copy));
	ck_assert_int_eq(store_files_in_folder(), 5); /* with -wal and -shm */
	store_verified(store);
	ck_assert_int_eq(event_copy(store_event(store), &last), STATUS_OK);
	for (; store_undo_label(store); undone++)
		ck_assert_int_eq(store_undo(store, NULL, now_of(2), &test->error), STATUS_OK);
	ck_assert_int_ge(undone, 4);
	store_verified(store);
	for (; undone > 0; undone--)
		ck_assert_int_eq(store_redo(store, now_of(3), &test->error), STATUS_OK);
	ck_assert(event_equal(store_event(store), &last, NULL));
	store_verified(store);
	event_done(&last);
	store_close(store);
	/* the copy is whole, and of the version that it was */
	snprintf(test->path, sizeof(test->path), "%s/v%d.v%d-2.drawboard", test->folder, _i, _i);
	store = store_opened(false);
	ck_assert(store_is_older(store));
	store_verified(store);
	store_close(store);
}
END_TEST

/* Before the columns that a report brought, a development file; nothing in it is touched. */
START_TEST(first_files_are_refused_whole)
{
	struct store_test *test = store_test();
	size_t size;
	char *bytes;

	unpack(1);
	bytes = store_read_file(test->path, &size);
	store_refused(false, STATUS_IO);
	/* old is not damaged */
	ck_assert_msg(strstr(test->error.text, "is of a version before the first release") != NULL,
		"%s", test->error.text);
	ck_assert_ptr_null(strstr(test->error.text, "damaged"));
	ck_assert(same_as(bytes, size, test->path));
	ck_assert_int_eq(store_files_in_folder(), 1);
	free(bytes);
}
END_TEST

/* What a random damage of one byte does, each in a file of its own. */
START_TEST(damage_is_told_or_changes_nothing)
{
	struct store_test *test = store_test();
	const int turns = (int)seeds_count(400, 20000);
	unsigned long long seed = 7;
	struct store *store;
	size_t size;
	char *bytes;

	store_made(6);
	bytes = store_read_file(test->path, &size);
	for (int turn = 0; turn < turns; turn++) {
		size_t at;
		char was;

		seed = seed * 6364136223846793005ull + 1442695040888963407ull;
		at = (size_t)(seed >> 33) % size;
		was = bytes[at];
		bytes[at] = (char)(was ^ (1 << (seed >> 30 & 7)));
		store_write_file(test->path, bytes, size);
		bytes[at] = was;
		store = NULL;
		if (store_open(test->path, false, &store, &test->error) != STATUS_OK)
			continue;
		if (!store_damage(store))
			ck_assert_msg(event_equal(store_event(store), &test->states[6], NULL),
				"byte %zu", at);
		store_close(store);
	}
	free(bytes);
}
END_TEST

START_TEST(changed_times_and_sentences_are_told)
{
	static const char *const changes[] = {"UPDATE action SET time = time + 1 WHERE id = 2",
		"UPDATE action SET label = label || '!' WHERE id = 3",
		"UPDATE action SET desk = 'hall' WHERE id = 3"};
	struct store_test *test = store_test();
	struct store *store;
	size_t size;
	char *bytes;

	store_made(6);
	bytes = store_read_file(test->path, &size);
	for (size_t i = 0; i < sizeof(changes) / sizeof(changes[0]); i++) {
		store_write_file(test->path, bytes, size);
		store_sql("DROP TRIGGER action_fixed");
		store_sql(changes[i]);
		store = store_opened(false);
		ck_assert_ptr_nonnull(store_damage(store));
		ck_assert(store_read_only(store));
		ck_assert_int_eq(store_undo(store, NULL, 1, &test->error), STATUS_READ_ONLY);
		store_close(store);
	}
	free(bytes);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("store_versions");

	tcase_add_checked_fixture(tcase, store_setup, store_teardown);
	tcase_set_timeout(tcase, 280);
	tcase_add_loop_test(tcase, earlier_files_are_only_read_until_they_change, 2, 14);
	tcase_add_test(tcase, a_begun_section_of_schools_keeps_its_old_order);
	tcase_add_loop_test(tcase, earlier_files_are_migrated_with_a_copy_beside_them, 2, 14);
	tcase_add_test(tcase, first_files_are_refused_whole);
	tcase_add_test(tcase, damage_is_told_or_changes_nothing);
	tcase_add_test(tcase, changed_times_and_sentences_are_told);
	return suite_run("store_versions", tcase, NULL);
}
