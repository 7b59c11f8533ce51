/*
 * Files of an older version and files that are not as they were written, by the commands: what is
 * only printed changes nothing, a change keeps a copy, draws are as they were.
 */
#include <check.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

#define OLDER "v8.drawboard"
#define KEPT "v8.v8.drawboard"

/* In version 8: five players, round 1 published, board 1 played, Cid Fox with the bye. */
static void older_made(void)
{
	ck_assert_int_eq(system("tar xzf '" TESTS_DIR "/data/schema-versions.tar.gz' " OLDER), 0);
}

static void sql(const char *file, const char *text)
{
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(file, &db), SQLITE_OK);
	ck_assert_int_eq(sqlite3_exec(db, text, NULL, NULL, NULL), SQLITE_OK);
	ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
}

/*
 * Board 2 was 5 Eve against 2 Bob. Eve does not appear and is last of those without a point.
 */
static void lowest_did_not_appear(void)
{
	CLI_OK("result", OLDER, "1", "0", "--overwrite", "--migrate");
	CLI_OK("result", OLDER, "2", "-", "--migrate");
}

/* Today a default spares Eve the bye (CAA 6); an event begun earlier is drawn on as it was. */
START_TEST(a_migrated_event_is_drawn_as_before)
{
	older_made();
	lowest_did_not_appear();
	ck_assert_int_eq(access(KEPT, R_OK), 0);
	cli_has(CLI_OK("export", OLDER)->out, "bye_spares=full");
	cli_has(CLI_OK("pair", OLDER)->out, "5 Eve Ash                    1100  0    bye");
	CLI_OK("publish", OLDER);
	CLI_OK("verify", OLDER);
}
END_TEST

START_TEST(a_migrated_event_is_undone_and_redone_whole)
{
	int undone = 0;

	older_made();
	lowest_did_not_appear();
	CLI_OK("pair", OLDER);
	while (cli_run("undo", OLDER, "--reason", "test", NULL)->code == 0)
		undone++;
	ck_assert_int_ge(undone, 6);
	CLI_OK("verify", OLDER);
	for (; undone > 0; undone--)
		CLI_OK("redo", OLDER);
	CLI_OK("verify", OLDER);
	cli_has(CLI_OK("export", OLDER)->out, "bye_spares=full");
}
END_TEST

/* What a young file is, whatever the day of the test. */
static void changed_just_now(void)
{
	char text[4000] =
		"DROP TRIGGER action_fixed; UPDATE action SET time = strftime('%s', 'now');";
	sqlite3_stmt *trigger;
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(OLDER, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_prepare_v2(db, "SELECT sql FROM sqlite_schema WHERE name = 'action_fixed'",
			-1, &trigger, NULL),
		SQLITE_OK);
	ck_assert_int_eq(sqlite3_step(trigger), SQLITE_ROW);
	strcat(text, (const char *)sqlite3_column_text(trigger, 0));
	sqlite3_finalize(trigger);
	ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
	sql(OLDER, text);
}

START_TEST(a_young_file_is_not_migrated_unasked)
{
	older_made();
	changed_just_now();
	CLI_OK("standings", OLDER);
	cli_says(1, cli_run("result", OLDER, "2", "1", NULL), "add --migrate");
	ck_assert_int_ne(access(KEPT, F_OK), 0);
	cli_has(CLI_OK("result", OLDER, "2", "1", "--migrate")->err, "it is kept as " KEPT);
	ck_assert_int_eq(access(KEPT, R_OK), 0);
	CLI_OK("verify", KEPT);
}
END_TEST

START_TEST(what_only_prints_changes_no_older_file)
{
	static const char *const commands[] = {
		"standings", "players", "journal", "verify", "export"};

	older_made();
	ck_assert_int_eq(system("cp " OLDER " before"), 0);
	for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++)
		CLI_OK(commands[i], OLDER);
	ck_assert_int_eq(system("cmp -s " OLDER " before"), 0);
	ck_assert_int_ne(access(KEPT, F_OK), 0);
}
END_TEST

START_TEST(damage_is_said_and_ends_with_4)
{
	cli_two_who_met();
	sql("e.drawboard", "UPDATE player SET name = 'Somebody else' WHERE pin = 1");
	cli_has(CLI_CODE(4, "standings", "e.drawboard")->err,
		"drawboard: e.drawboard: The file is damaged: the event is not as it was written.");
	cli_has(CLI_CODE(4, "players", "e.drawboard")->out, "Somebody else");
	cli_has(CLI_CODE(4, "pair", "e.drawboard")->err, "it is damaged, go on with the last copy");
}
END_TEST

/* An argument of 10 kB is quoted by its beginning, and what is wrong with it is still said. */
START_TEST(long_arguments_are_cut_where_they_are_quoted)
{
	static char word[10001], option[10003];
	const struct {
		const char *words[4];
		const char *says;
	} calls[] = {{{word}, "is neither a command nor a file"},
		{{"players", word}, "There is no such file"},
		{{"standings", option}, "There is no option"},
		{{"result", "e.drawboard", "1", word}, "LLL...\" is no result"},
		{{"check", word}, "File name too long"},
		{{"--dutch", word, "-p"}, "File name too long"},
		{{"players", "e.drawboard", word}, "LLL...; did you mean"},
		{{"result", "e.drawboard", word, "1"}, "board"},
		{{"new", "f.drawboard", "--system", word}, "LLL...\"; "}};

	memset(word, 'L', sizeof(word) - 1);
	snprintf(option, sizeof(option), "--%s", word);
	cli_two_who_met();
	for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) {
		const char *const *words = calls[i].words;
		const struct cli_result *result =
			cli_run(words[0], words[1], words[2], words[3], NULL);

		ck_assert_int_ne(result->code, 0);
		cli_has(result->err, "LLL...");
		cli_has(result->err, calls[i].says);
		ck_assert_msg(strlen(result->err) < 1000, "%zu: %s", i, result->err);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("older");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_migrated_event_is_drawn_as_before);
	tcase_add_test(tcase, a_migrated_event_is_undone_and_redone_whole);
	tcase_add_test(tcase, a_young_file_is_not_migrated_unasked);
	tcase_add_test(tcase, what_only_prints_changes_no_older_file);
	tcase_add_test(tcase, damage_is_said_and_ends_with_4);
	tcase_add_test(tcase, long_arguments_are_cut_where_they_are_quoted);
	return cli_run_suite("cli_older", tcase);
}
