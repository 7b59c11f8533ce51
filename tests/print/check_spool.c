/*
 * Printing through lp, with lp programs of our own in a temporary PATH: the text arrives whole or
 * is kept.
 */
#include "config.h"

#include <check.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "print/spool/spool.h"
#include "support/fault/temp_folder.h"
#include "support/fault/whole_file.h"
#include "support/suite_run.h"

#define ARRAY_LEN(array) (sizeof(array) / sizeof((array)[0]))

static char folder[256], keep[300];
static struct spool_result result;
static struct error error;

static const char list[] = "Round 1\n 1  Adams, Alan  ½\n";

static const char *path_of(const char *name)
{
	static char path[600];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	return path;
}

static void make_folder(void)
{
	temp_folder_make(folder, sizeof(folder));
	ck_assert_int_eq(mkdir(path_of("bin"), 0777), 0);
	ck_assert_int_eq(setenv("PATH", path_of("bin"), 1), 0);
	ck_assert_int_eq(setenv("SPOOL_TEST", folder, 1), 0);
	snprintf(keep, sizeof(keep), "%s/anytown-boards", folder);
	memset(&error, 0, sizeof(error));
}

static void remove_folder(void)
{
	setenv("PATH", "/usr/bin:/bin", 1);
	temp_folder_remove(folder);
}

/* An lp that is this shell script. */
static void make_lp(const char *script, mode_t mode)
{
	FILE *file = fopen(path_of("bin/lp"), "w");

	ck_assert_ptr_nonnull(file);
	fprintf(file, "#!/bin/sh\nPATH=/usr/bin:/bin\n%s\n", script);
	fclose(file);
	ck_assert_int_eq(chmod(path_of("bin/lp"), mode), 0);
}

static void file_is(const char *path, const char *text)
{
	ck_assert_str_eq(whole_file(path, NULL), text);
}

static enum status print_list(const char *printer)
{
	const struct spool_job job = {
		printer, "Round 1; rm -rf $HOME", list, sizeof(list) - 1, keep, 0, 0};

	return spool_print(&job, &result, &error);
}

static void told_and_kept(const char *reason)
{
	char text[700];

	snprintf(text, sizeof(text), "%s The list is in %s.txt", reason, keep);
	ck_assert_str_eq(error.text, text);
	snprintf(text, sizeof(text), "%s.txt", keep);
	ck_assert_str_eq(result.kept, text);
	file_is(result.kept, list);
}

START_TEST(lp_gets_printer_title_and_text)
{
	make_lp("for a; do echo \"[$a]\"; done >$SPOOL_TEST/args; cat >$SPOOL_TEST/text; "
		"echo 'request id is desk-7 (1 file(s))'; echo more",
		0755);
	ck_assert_int_eq(print_list("desk"), STATUS_OK);
	file_is(path_of("args"), "[-t]\n[Round 1; rm -rf $HOME]\n[-d]\n[desk]\n");
	file_is(path_of("text"), list);
	ck_assert_str_eq(result.answer, "request id is desk-7 (1 file(s))");
	ck_assert_str_eq(result.kept, "");
}
END_TEST

START_TEST(without_a_printer_the_default_one_is_used)
{
	make_lp("for a; do echo \"[$a]\"; done >$SPOOL_TEST/args; cat >/dev/null", 0755);
	ck_assert_int_eq(print_list(""), STATUS_OK);
	file_is(path_of("args"), "[-t]\n[Round 1; rm -rf $HOME]\n");
	ck_assert_int_eq(print_list(NULL), STATUS_OK);
	ck_assert_str_eq(result.answer, "");
}
END_TEST

START_TEST(without_lp_the_list_is_kept)
{
	ck_assert_int_eq(print_list("desk"), STATUS_NOT_FOUND);
	ck_assert_int_eq(error.code, STATUS_NOT_FOUND);
	told_and_kept("There is no program lp to print with.");
}
END_TEST

START_TEST(an_lp_that_may_not_be_run_is_told)
{
	if (geteuid() == 0)
		make_lp("", 0644); /* root too may not execute a file without any x */
	else
		make_lp("", 0000);
	ck_assert_int_eq(print_list("desk"), STATUS_IO);
	told_and_kept("lp could not be run: Permission denied.");
}
END_TEST

START_TEST(a_missing_printer_is_told_and_the_list_kept)
{
	make_lp("echo 'lp: The printer or class does not exist.' >&2; exit 1", 0755);
	ck_assert_int_eq(print_list("desk"), STATUS_IO);
	told_and_kept("Printing on desk failed: lp: The printer or class does not exist.");
	ck_assert_str_eq(result.answer, "lp: The printer or class does not exist.");
}
END_TEST

START_TEST(a_silent_failure_is_told)
{
	make_lp("cat >/dev/null; exit 3", 0755);
	ck_assert_int_eq(print_list(NULL), STATUS_IO);
	told_and_kept("Printing on the default printer failed: lp does not say why.");
	make_lp("kill -9 $$", 0755);
	ck_assert_int_eq(print_list(NULL), STATUS_IO);
}
END_TEST

START_TEST(strange_bytes_in_the_answer_are_made_harmless)
{
	make_lp("printf 'a\\033[31m\\377b\\nc'; exit 1", 0755);
	ck_assert_int_eq(print_list("desk"), STATUS_IO);
	ck_assert_str_eq(result.answer, "a?[31m?b");
}
END_TEST

/* A second Enter makes no second file: it is the same list, as it is now. */
START_TEST(a_list_is_kept_in_one_file)
{
	struct spool_job job = {"desk", "t", "as it is now", 12, keep, 0, 0};
	char second[400];

	ck_assert_int_eq(print_list("desk"), STATUS_NOT_FOUND);
	told_and_kept("There is no program lp to print with.");
	ck_assert_int_eq(print_list("desk"), STATUS_NOT_FOUND);
	told_and_kept("There is no program lp to print with.");
	ck_assert_int_eq(spool_print(&job, &result, &error), STATUS_NOT_FOUND);
	file_is(result.kept, "as it is now");
	snprintf(second, sizeof(second), "%s-2.txt", keep);
	ck_assert_int_ne(access(second, F_OK), 0);
}
END_TEST

/* What is no list is not written over: a folder, a link, whatever it leads to, an event. */
START_TEST(what_is_no_list_is_not_overwritten)
{
	static const char database[] = "SQLite format 3";
	char own[400], expected[400];
	FILE *file;

	snprintf(own, sizeof(own), "%s.txt", keep);
	snprintf(expected, sizeof(expected), "%s-2.txt", keep);
	ck_assert_int_eq(mkdir(own, 0777), 0);
	ck_assert_int_eq(print_list("desk"), STATUS_NOT_FOUND);
	ck_assert_str_eq(result.kept, expected);
	ck_assert_int_eq(rmdir(own), 0);
	ck_assert_int_eq(symlink(path_of("elsewhere"), own), 0);
	ck_assert_int_eq(print_list("desk"), STATUS_NOT_FOUND);
	ck_assert_str_eq(result.kept, expected);
	ck_assert_int_ne(access(path_of("elsewhere"), F_OK), 0);
	unlink(own);
	file = fopen(own, "wb");
	fwrite(database, 1, sizeof(database), file);
	fclose(file);
	ck_assert_int_eq(print_list("desk"), STATUS_NOT_FOUND);
	ck_assert_str_eq(result.kept, expected);
	file_is(own, database);
	file_is(expected, list);
}
END_TEST

START_TEST(where_nothing_can_be_kept_the_temporary_folder_is_taken)
{
	char expected[400];

	snprintf(keep, sizeof(keep), "%s/not-there/anytown-boards", folder);
	setenv("TMPDIR", folder, 1);
	ck_assert_int_eq(print_list("desk"), STATUS_NOT_FOUND);
	snprintf(expected, sizeof(expected), "%s/anytown-boards.txt", folder);
	ck_assert_str_eq(result.kept, expected);
	setenv("TMPDIR", "/not/there", 1);
	ck_assert_int_eq(print_list("desk"), STATUS_NOT_FOUND);
	ck_assert_str_eq(result.kept, "");
	ck_assert_str_eq(
		error.text, "There is no program lp to print with. The list was not kept.");
	unsetenv("TMPDIR");
}
END_TEST

START_TEST(a_long_list_arrives_whole)
{
	const size_t size = 3000000;
	char *text = malloc(size);
	const struct spool_job job = {"desk", "long", text, size, keep, 0, 0};

	ck_assert_ptr_nonnull(text);
	memset(text, 'x', size);
	make_lp("yes | head -c 300000; cat | wc -c | tr -d ' ' >$SPOOL_TEST/size", 0755);
	ck_assert_int_eq(spool_print(&job, &result, &error), STATUS_OK);
	file_is(path_of("size"), "3000000\n");
	free(text);
}
END_TEST

START_TEST(an_lp_that_does_not_read_does_no_harm)
{
	const size_t size = 3000000;
	char *text = calloc(size, 1);
	const struct spool_job job = {"desk", "long", text, size, keep, 0, 0};

	ck_assert_ptr_nonnull(text);
	make_lp("exec 0<&-; echo full >&2; exit 1", 0755);
	ck_assert_int_eq(spool_print(&job, &result, &error), STATUS_IO);
	ck_assert_str_eq(result.answer, "full");
	free(text);
}
END_TEST

static int ends[2];

/* Its lp says by a signal that it has begun. */
static void stop_it(int number)
{
	(void)number;
	ck_assert_int_eq(write(ends[1], "", 1), 1);
}

START_TEST(an_lp_that_hangs_is_stopped)
{
	const struct spool_job job = {"desk", "hang", list, sizeof(list) - 1, keep, 1, 0};
	time_t begun = time(NULL);

	make_lp("exec sleep 60", 0755);
	ck_assert_int_eq(spool_print(&job, &result, &error), STATUS_IO);
	told_and_kept("Printing on desk failed: lp did not end in time.");
	ck_assert_int_le(time(NULL) - begun, 20);
}
END_TEST

/* Before it was begun and while it hangs: it is ended at once, and the list is kept. */
START_TEST(an_lp_that_is_to_stop_is_ended)
{
	const time_t begun = time(NULL);
	struct spool_job job = {"desk", "hang", list, sizeof(list) - 1, keep, 30, 0};

	for (int i = 0; i < 2; i++) {
		ck_assert_int_eq(pipe(ends), 0);
		job.stop = ends[0];
		make_lp(i == 0 ? "touch $SPOOL_TEST/begun"
			       : "touch $SPOOL_TEST/begun; kill -HUP $PPID; exec sleep 60",
			0755);
		if (i == 0)
			stop_it(SIGHUP);
		else
			signal(SIGHUP, stop_it);
		ck_assert_int_eq(spool_print(&job, &result, &error), STATUS_IO);
		told_and_kept("Printing on desk was ended.");
		ck_assert_int_eq(access(path_of("begun"), F_OK), i - 1);
		close(ends[0]);
		close(ends[1]);
	}
	ck_assert_int_le(time(NULL) - begun, 20);
}
END_TEST

START_TEST(what_lp_leaves_running_is_not_waited_for)
{
	time_t begun = time(NULL);

	make_lp("cat >/dev/null; sleep 5 & exit 0", 0755);
	ck_assert_int_eq(print_list("desk"), STATUS_OK);
	ck_assert_int_le(time(NULL) - begun, 4);
}
END_TEST

START_TEST(signals_of_the_caller_do_not_reach_lp)
{
	sigset_t all;

	sigfillset(&all);
	sigprocmask(SIG_BLOCK, &all, NULL);
	make_lp("cat >/dev/null; kill -TERM $$; exit 0", 0755);
	ck_assert_int_eq(print_list("desk"), STATUS_IO);
	sigemptyset(&all);
	sigprocmask(SIG_SETMASK, &all, NULL);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("lp");

	tcase_add_checked_fixture(tests, make_folder, remove_folder);
	tcase_set_timeout(tests, 30);
	tcase_add_test(tests, lp_gets_printer_title_and_text);
	tcase_add_test(tests, without_a_printer_the_default_one_is_used);
	tcase_add_test(tests, without_lp_the_list_is_kept);
	tcase_add_test(tests, an_lp_that_may_not_be_run_is_told);
	tcase_add_test(tests, a_missing_printer_is_told_and_the_list_kept);
	tcase_add_test(tests, a_silent_failure_is_told);
	tcase_add_test(tests, strange_bytes_in_the_answer_are_made_harmless);
	tcase_add_test(tests, a_list_is_kept_in_one_file);
	tcase_add_test(tests, what_is_no_list_is_not_overwritten);
	tcase_add_test(tests, where_nothing_can_be_kept_the_temporary_folder_is_taken);
	tcase_add_test(tests, a_long_list_arrives_whole);
	tcase_add_test(tests, an_lp_that_does_not_read_does_no_harm);
	tcase_add_test(tests, an_lp_that_hangs_is_stopped);
	tcase_add_test(tests, an_lp_that_is_to_stop_is_ended);
	tcase_add_test(tests, what_lp_leaves_running_is_not_waited_for);
	tcase_add_test(tests, signals_of_the_caller_do_not_reach_lp);
	return suite_run("spool", tests, NULL);
}
