/* The exercises by commands: the list, what is told of one, and what is refused. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

/* The state of programs in the test's own folder. */
static void keep_state_here(void)
{
	char state[300];

	ck_assert_ptr_nonnull(getcwd(state, sizeof(state) - 10));
	strncat(state, "/state", sizeof(state) - strlen(state) - 1);
	setenv("XDG_STATE_HOME", state, 1);
}

/* The record of the exercises. */
static void write_record(const char *text)
{
	ck_assert_int_eq(mkdir("state", 0700), 0);
	ck_assert_int_eq(mkdir("state/drawboard", 0700), 0);
	ck_assert_int_eq(mkdir("state/drawboard/practice", 0700), 0);
	cli_write("state/drawboard/practice/record.txt", text);
}

START_TEST(the_list_says_what_each_trains_and_its_state)
{
	const struct cli_result *result;
	struct stat info;

	keep_state_here();
	result = CLI_OK("practice");
	cli_has(result->out, "exercise               cards level  state");
	cli_has(result->out, "set-B                      8     1  new");
	cli_has(result->out, "claims decide who changes colour (15, 16)");
	ck_assert_str_eq(result->err, "");
	/* Looking makes nothing. */
	ck_assert_int_ne(stat("state", &info), 0);
	write_record(
		"set-B solved 2026-11-28\nset-C seen 2026-11-27\nnew-dutch-grade1-3 begun 2026-11-26\n");
	result = CLI_OK("practice");
	cli_has(result->out, "set-B                      8     1  solved 2026-11-28");
	cli_has(result->out, "set-C                     10     1  seen 2026-11-27");
	cli_has(result->out, "new-dutch-grade1-3 ");
	cli_has(result->out, "begun 2026-11-26");
}
END_TEST

START_TEST(the_list_is_json_as_well)
{
	const struct cli_result *result;

	keep_state_here();
	write_record("set-B solved 2026-11-28\n");
	result = CLI_OK("practice", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"name\": \"set-B\"");
	cli_has(result->out, "\"state\": \"solved\"");
	cli_has(result->out, "\"day\": \"2026-11-28\"");
	cli_has(result->out, "\"day\": null");
}
END_TEST

START_TEST(bad_lines_are_told_and_do_no_harm)
{
	const struct cli_result *result;

	keep_state_here();
	write_record("set-B solved 2026-11-28\n\x1b[31mred\nset-C seen\n");
	result = CLI_OK("practice");
	cli_has(result->err, "record.txt, line 2 is kept, but tells nothing: expected");
	cli_has(result->err, "record.txt, line 3 is kept");
	cli_has(result->out, "solved 2026-11-28");
}
END_TEST

START_TEST(one_exercise_is_told_without_opening_it)
{
	char first[CLI_OUT_SIZE];
	const struct cli_result *result;
	struct stat info;

	keep_state_here();
	result = CLI_OK("practice", "set-G", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"crossings\": 2");
	result = CLI_OK("practice", "--new", "--like", "grade4", "--seed", "9", "--system", "dutch",
		"--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"name\": \"new-dutch-grade4-9\"");
	cli_has(result->out, "\"level\": 4");
	snprintf(first, sizeof(first), "%s", result->out);
	ck_assert_str_eq(CLI_OK("practice", "new-dutch-grade4-9", "--json")->out, first);
	cli_has(CLI_OK("practice", "--new", "--like", "set-H-default", "--json")->out,
		"\"name\": \"new-caa-set-H-default-");
	ck_assert_int_ne(stat("state", &info), 0);
}
END_TEST

START_TEST(what_makes_no_sense_is_refused)
{
	keep_state_here();
	cli_says(3, cli_run("practice", "set-Q", NULL), "There is no exercise \"set-Q\"");
	cli_says(3, cli_run("practice", "setC", NULL),
		"There is no exercise \"setC\"; did you mean set-C?");
	cli_says(3, cli_run("practice", "grade2_1", NULL), "did you mean grade2-1?");
	cli_says(3, cli_run("practice", "openings", NULL), "`drawboard practice` lists them.");
	cli_says(2, cli_run("practice", "--new", "--like", "grade6", NULL), "grade1 to grade5");
	cli_says(2, cli_run("practice", "--new", "--system", "xyz", NULL), "xyz");
	cli_says(2, cli_run("practice", "--new", "--system", "lazy", NULL), "comparison only");
	cli_says(3, cli_run("practice", "new-lazy-grade2-1", NULL), "There is no exercise");
	cli_says(2, cli_run("practice", "--new", "--seed", "0", NULL), "seed");
	cli_says(2, cli_run("practice", "--new", "set-B", NULL), "too much");
	cli_says(2, cli_run("practice", "--seed", "3", NULL), "--seed goes with --new");
	cli_says(2, cli_run("practice", "--again", NULL), "which?");
}
END_TEST

START_TEST(a_place_that_cannot_be_written_is_told)
{
	keep_state_here();
	cli_write("state", "a file");
	cli_says(4, cli_run("practice", "set-B", NULL), "could not be made");
	setenv("XDG_STATE_HOME", "", 1);
	unsetenv("HOME");
	cli_says(4, cli_run("practice", "set-B", NULL), "set XDG_STATE_HOME or HOME");
}
END_TEST

START_TEST(an_event_that_was_damaged_is_told_and_begun_again)
{
	keep_state_here();
	write_record("set-B begun 2026-11-28\n");
	cli_write("state/drawboard/practice/set-B.drawboard", "rubbish");
	cli_write("state/drawboard/practice/set-B.drawboard-wal", "more of it");
	ck_assert_int_eq(cli_run("practice", "set-B", NULL)->code, 4);
	/* Begun again it gets as far as the screen, of which there is none here. */
	cli_has(cli_expect(4, cli_run("practice", "set-B", "--again", NULL))->err, "terminal");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("practice");

	tcase_add_test(tcase, the_list_says_what_each_trains_and_its_state);
	tcase_add_test(tcase, the_list_is_json_as_well);
	tcase_add_test(tcase, bad_lines_are_told_and_do_no_harm);
	tcase_add_test(tcase, one_exercise_is_told_without_opening_it);
	tcase_add_test(tcase, what_makes_no_sense_is_refused);
	tcase_add_test(tcase, a_place_that_cannot_be_written_is_told);
	tcase_add_test(tcase, an_event_that_was_damaged_is_told_and_begun_again);
	return cli_run_suite("cli_practice", tcase);
}
