/* Damaged event files: found by opening or by verify, whatever is wrong, and never a crash. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/event/rows.h"
#include "support/fault/store_folder.h"
#include "support/suite_run.h"

START_TEST(verify_finds_rows_that_the_journal_does_not_tell)
{
	struct store_test *test = store_test();
	struct store *store;

	store_made(5);
	store_sql("UPDATE player SET grade = 1234 WHERE pin = 3");
	store = store_opened(false);
	ck_assert_int_eq(store_troubles(store), 1);
	ck_assert_str_eq(test->reports[0],
		"Section 1, player 3 Player \"3\", the \\ one: the grade is 2050 in the journal, 1234 in the file.");
	store_close(store);
}
END_TEST

/* A row is named by its players and its field, and its values by what they mean. */
START_TEST(verify_says_what_differs_in_words)
{
	static const struct {
		int steps;
		const char *sql, *trouble;
	} tries[] = {
		{SCRIPT_STEPS, "UPDATE board SET result = 3 WHERE round = 1 AND number = 1",
			"Section 1, round 1, board 1: the result is 1-0 def in the journal, 0-1 in the file."},
		{SCRIPT_STEPS, "UPDATE player SET club = 'Bury' WHERE pin = 2",
			"Section 1, player 2 Player \"2\", the \\ one: the club is \"Sch\u00e4ftlarn 2\" in the journal, \"Bury\" in the file."},
		{2, "DELETE FROM booking",
			"Section 1, player 8 Player \"8\", the \\ one, bye booked for "
			"round 1: the journal has it, but not the file."},
	};
	struct store_test *test = store_test();

	for (size_t i = 0; i < sizeof(tries) / sizeof(tries[0]); i++) {
		struct store *store;

		store_made(tries[i].steps);
		store_sql(tries[i].sql);
		store = store_opened(false);
		store_troubles(store);
		ck_assert_str_eq(test->reports[0], tries[i].trouble);
		store_close(store);
		unlink(test->path);
	}
}
END_TEST

START_TEST(verify_finds_a_journal_that_does_not_follow)
{
	struct store_test *test = store_test();
	struct store *store;

	store_made(5);
	store_sql(
		"DROP TRIGGER change_fixed; UPDATE change SET before = replace(before, 'Open', 'Shut'),"
		"after = replace(after, '\"result\":0', '\"result\":1') WHERE kind = 'board'");
	store = store_opened(false);
	ck_assert_int_ge(store_troubles(store), 2);
	ck_assert_ptr_nonnull(strstr(test->reports[0], "change_fixed"));
	ck_assert_ptr_nonnull(strstr(test->reports[1], "journal"));
	store_close(store);
}
END_TEST

START_TEST(verify_finds_a_journal_that_cannot_be_read)
{
	struct store_test *test = store_test();
	static const char *const texts[] = {"{}", "{", "", "{\"section\":1}",
		"{\"section\":1,\"pin\":3,\"pin\":3}", "{\"section\":1,\"pin\":99999999999}",
		"{\"section\":1,\"pin\":3,\"name\":\"\\u0041\"}",
		"{\"section\":1,\"pin\":3,\"name\":3}", "{\"section\":1,\"pin\":3,\"who\":3}",
		"{\"section\":1,\"pin\":4}", "{\"section\":1,\"pin\":3,}",
		"{\"section\":1,\"pin\":3}x"};
	struct store *store;
	char text[300];
	size_t i;

	store_made(1);
	store_sql("DROP TRIGGER change_fixed");
	for (i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		snprintf(text, sizeof(text),
			"UPDATE change SET after = '%s' WHERE kind = 'player' AND key2 = 3",
			texts[i]);
		store_sql(text);
		store = store_opened(false);
		ck_assert_msg(store_troubles(store) == 2, "%s", texts[i]);
		ck_assert_int_eq(store_undo(store, NULL, 1, &test->error), STATUS_IO);
		ck_assert(event_equal(store_event(store), &test->states[1], NULL));
		store_close(store);
	}
}
END_TEST

START_TEST(verify_finds_foreign_tables)
{
	struct store_test *test = store_test();
	struct store *store;

	store_made(5);
	store_sql("CREATE VIEW aaa AS SELECT 1; CREATE TABLE zzz (x)");
	store = store_opened(false);
	ck_assert_int_eq(store_troubles(store), 2);
	store_close(store);
	ck_assert_ptr_nonnull(strstr(test->reports[0], "aaa"));
	ck_assert_ptr_nonnull(strstr(test->reports[1], "zzz"));
}
END_TEST

START_TEST(verify_finds_who_has_no_place_in_a_published_round)
{
	struct store_test *test = store_test();
	struct record newcomer = row_player(1, 9, "Nowhere, N");
	struct store *store;
	struct action action;

	store_made(SCRIPT_STEPS);
	store = store_opened(false);
	ck_assert_int_eq(store_troubles(store), 0);
	action_init(&action);
	ck_assert_int_eq(action_put(&action, store_event(store), &newcomer), STATUS_OK);
	ck_assert_int_eq(store_commit(store, &action, 1, &test->error), STATUS_OK);
	action_done(&action);
	ck_assert_int_eq(store_troubles(store), 1);
	ck_assert_ptr_nonnull(strstr(test->reports[0],
		"Round 1 is published, and player 9 Nowhere, N, who takes part in it, has neither"));
	store_close(store);
	/* it can be opened all the same */
	store_close(store_opened(false));
}
END_TEST

START_TEST(triggers_of_others_do_not_run)
{
	struct store_test *test = store_test();
	struct store *store;

	store_made(1);
	store_sql("CREATE TRIGGER evil AFTER UPDATE ON player BEGIN DELETE FROM section; END");
	store = store_opened(false);
	ck_assert_int_eq(script_step(store, 16, &test->error), STATUS_OK);
	ck_assert_int_eq(store_troubles(store), 1);
	store_close(store);
}
END_TEST

START_TEST(rows_that_cannot_be_are_damage)
{
	struct store_test *test = store_test();
	static const char *const tries[] = {"INSERT INTO mark VALUES (1, 1, 8, 1, 0)",
		"DELETE FROM event", "UPDATE player SET name = 'bell' || char(7)",
		"UPDATE player SET name = 'nul' || char(0) || 'x'", "UPDATE round SET state = 4",
		"DELETE FROM section", "UPDATE player SET place = 'third'",
		"INSERT INTO action VALUES (9, 1, 'do', NULL, 'gap', 0, 0, 0, '')",
		"INSERT INTO action VALUES (7, 1, 'undo', 3, 'order', 0, 0, 0, '')",
		"INSERT INTO action VALUES (7, 1, 'redo', 6, 'none', 0, 0, 0, '')",
		"PRAGMA ignore_check_constraints = ON; UPDATE board SET white = 1000000000",
		"PRAGMA ignore_check_constraints = ON; UPDATE player SET grade = 1 << 40"};
	size_t i, size;
	char *bytes;

	store_made(5);
	bytes = store_read_file(test->path, &size);
	for (i = 0; i < sizeof(tries) / sizeof(tries[0]); i++) {
		store_write_file(test->path, bytes, size);
		store_sql(tries[i]);
		store_refused(false, STATUS_IO);
		ck_assert_msg(store_path_troubles() > 0, "%s", tries[i]);
	}
	free(bytes);
}
END_TEST

START_TEST(truncated_files_are_refused_or_found)
{
	struct store_test *test = store_test();
	size_t size, cut;
	int judged = 0, count;
	char *bytes;

	store_made(SCRIPT_STEPS);
	bytes = store_read_file(test->path, &size);
	for (cut = 0; cut < size; cut += cut < 600 ? 37 : 1021) {
		struct store *store = NULL;

		store_write_file(test->path, bytes, cut);
		if (store_open(test->path, false, &store, &test->error) != STATUS_OK) {
			ck_assert(test->error.code == STATUS_NOT_EVENT ||
				test->error.code == STATUS_IO);
			count = store_path_troubles();
			ck_assert_msg(
				count > 0 || (cut < 512 && test->error.code == STATUS_NOT_EVENT),
				"%zu: %s", cut, test->error.text);
			judged += count > 0;
			continue;
		}
		ck_assert_msg(store_troubles(store) > 0, "cut at %zu of %zu", cut, size);
		store_close(store);
	}
	ck_assert_int_gt(judged, 10);
	free(bytes);
}
END_TEST

START_TEST(corrupted_files_never_crash)
{
	struct store_test *test = store_test();
	int turn, i, opens = 0, finds = 0;
	char *bytes, *damaged;
	unsigned seed = 1;
	size_t size;

	store_made(SCRIPT_STEPS);
	bytes = store_read_file(test->path, &size);
	damaged = malloc(size);
	ck_assert_ptr_nonnull(damaged);
	for (turn = 0; turn < 400; turn++) {
		struct store *store = NULL;
		int count = 0;

		memcpy(damaged, bytes, size);
		for (i = 0; i < 1 + turn % 16; i++) {
			seed = seed * 1103515245u + 12345u;
			damaged[(seed >> 8) % size] ^= (char)(1 << (seed >> 28 & 7));
		}
		store_write_file(test->path, damaged, size);
		if (store_open(test->path, turn % 2, &store, &test->error) != STATUS_OK) {
			store_path_troubles();
			continue;
		}
		opens++;
		store_verify(store, NULL, NULL, &count, &test->error);
		finds += count > 0;
		script_step(store, SCRIPT_STEPS + 1, &test->error);
		store_close(store);
	}
	ck_assert_int_gt(opens, 0);
	ck_assert_int_gt(finds, 0);
	free(damaged);
	free(bytes);
}
END_TEST

START_TEST(verify_without_opening)
{
	struct store_test *test = store_test();
	struct store *store;
	char *bytes;
	size_t size;

	ck_assert_int_eq(store_path_troubles(), -1);
	ck_assert_int_eq(test->error.code, STATUS_NOT_FOUND);
	store_write_file(test->path, "no event", 8);
	ck_assert_int_eq(store_path_troubles(), -1);
	ck_assert_int_eq(test->error.code, STATUS_NOT_EVENT);
	ck_assert_int_eq(unlink(test->path), 0);
	store_made(5);
	ck_assert_int_eq(store_path_troubles(), 0);
	store = store_opened(false);
	ck_assert_int_eq(store_path_troubles(), 0);
	store_close(store);
	bytes = store_read_file(test->path, &size);
	store_sql("DROP TABLE hand; DELETE FROM event");
	ck_assert_int_eq(store_path_troubles(), 1);
	ck_assert_ptr_nonnull(strstr(test->reports[0], "lacks its hand"));
	store_write_file(test->path, bytes, size);
	store_sql("DROP TABLE stamp");
	ck_assert_int_eq(store_path_troubles(), 1);
	store_write_file(test->path, bytes, size);
	store_sql(
		"UPDATE player SET grade = 1234 WHERE pin = 3; UPDATE player SET name = 'bell' || char(7) WHERE pin = 4");
	ck_assert_int_ge(store_path_troubles(), 1);
	store_write_file(test->path, bytes, size);
	store_sql("DELETE FROM stamp");
	store_refused(false, STATUS_IO);
	ck_assert_int_eq(store_path_troubles(), 1);
	store_write_file(test->path, bytes, size);
	store_sql(
		"DROP TRIGGER action_stays; DROP TRIGGER change_stays; DELETE FROM change; DELETE FROM action");
	store_refused(false, STATUS_NOT_EVENT);
	ck_assert_int_ge(store_path_troubles(), 3);
	store_write_file(test->path, bytes, size);
	store_sql("PRAGMA user_version = 15");
	ck_assert_int_eq(store_path_troubles(), -1);
	ck_assert_int_eq(test->error.code, STATUS_TOO_NEW);
	free(bytes);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("store_verify");

	tcase_add_checked_fixture(tcase, store_setup, store_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, verify_finds_rows_that_the_journal_does_not_tell);
	tcase_add_test(tcase, verify_says_what_differs_in_words);
	tcase_add_test(tcase, verify_finds_a_journal_that_does_not_follow);
	tcase_add_test(tcase, verify_finds_a_journal_that_cannot_be_read);
	tcase_add_test(tcase, verify_finds_foreign_tables);
	tcase_add_test(tcase, verify_finds_who_has_no_place_in_a_published_round);
	tcase_add_test(tcase, triggers_of_others_do_not_run);
	tcase_add_test(tcase, rows_that_cannot_be_are_damage);
	tcase_add_test(tcase, verify_without_opening);
	tcase_add_test(tcase, truncated_files_are_refused_or_found);
	tcase_add_test(tcase, corrupted_files_never_crash);
	return suite_run("store_verify", tcase, NULL);
}
