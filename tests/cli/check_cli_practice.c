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

/* Of set F: 7 changes to White and goes down, 5 meets him, 6 meets 2. */
START_TEST(steps_are_asked_for_a_question_a_line)
{
	const struct cli_result *result;
	struct stat info;

	keep_state_here();
	result = cli_expect(0,
		cli_run_typing(
			"7\n1\nPin 7\n\n3\n?\nPin 6\n", "practice", "set-F", "--steps", NULL));
	cli_has(result->out,
		"Levels 2½ and 2 count together: 2 White and 6 Black seekers. One card goes from 2½ to 2, and each of the two has more Black seekers. (17)");
	cli_has(result->out,
		"Question 1 of 4. Who changes from Black to White?\n  4 Pin 4, 7 Pin 7");
	cli_has(result->out, "> Right. 7 Pin 7 changes to White: of the 6 Black seekers");
	cli_has(result->out,
		"> Not 1 Pin 1. Worse if 1 Pin 1 went down: exchanges 0 → 1 (12, 24).");
	cli_has(result->out, "> Right. 7 Pin 7 goes down from 2½");
	cli_has(result->out, "Question 3 of 4. 7 Pin 7 goes down: whom does he meet?");
	cli_has(result->out, "> The number or the name of a card; ? shows the answer, q leaves.");
	cli_has(result->out, "> Not 3 Pin 3. ");
	cli_has(result->out, "> Shown: 5 Pin 5 comes up from 2 to 2½ and meets 7 Pin 7");
	cli_has(result->out, "> Right. 2 Pin 2, first of the top half, meets 6 Pin 6");
	cli_has(result->out,
		"\n4 questions: 2 right at once, 1 at the second try, 1 shown.\n"
		"Rule 20: 1 of 1 missed\n"
		"  Not 1 Pin 1: 7 Pin 7 goes down from 2½: second below the mid-line, not down last round. He is of the larger colour group, White: 2 to 1; he went down in round 2, but only the last round counts. (20)\n"
		"Rule 21: 1 of 1 missed\n  Not 3 Pin 3: 5 Pin 5 comes up from 2 to 2½");
	ck_assert_str_eq(result->err, "");
	/* it is no opened exercise */
	ck_assert_int_ne(stat("state", &info), 0);
}
END_TEST

START_TEST(answers_that_are_none_are_told_and_count_for_nothing)
{
	const struct cli_result *result;

	keep_state_here();
	result = cli_expect(0,
		cli_run_typing(
			"1\nPin\n99\nNobody\x1b[31m\n\n", "practice", "set-F", "--steps", NULL));
	cli_has(result->out, "\"1\" is none of the cards above: give a number or a name.");
	cli_has(result->out, "Several of the cards may be meant by \"Pin\": give the number.");
	cli_has(result->out, "\"99\" is none of the cards above");
	cli_has(result->out, "\"Nobody?[31m\" is none of the cards above");
	cli_has(result->out, "\nNo question was answered.\n");
	result = cli_expect(0, cli_run_typing("7\nq\n", "practice", "set-F", "--steps", NULL));
	cli_has(result->out, "\n1 question, right at once.\n");
	cli_says(2, cli_run("practice", "--steps", NULL), "which?");
	cli_says(2, cli_run("practice", "set-F", "--steps", "--again", NULL), "neither");
	cli_says(
		3, cli_run("practice", "set-Q", "--steps", NULL), "There is no exercise \"set-Q\"");
}
END_TEST

START_TEST(exercises_are_chosen_by_what_is_asked)
{
	const struct cli_result *result;

	keep_state_here();
	result = CLI_OK("practice", "--new", "--like", "linked-floats", "--seed", "4", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"name\": \"new-caa-linked-floats-4\"");
	result = cli_expect(0,
		cli_run_typing("?\n?\n?\n?\n?\n?\n?\n?\n", "practice", "new-caa-linked-floats-4",
			"--steps", NULL));
	cli_has(result->out, "Who goes down from ");
	cli_has(result->out, "count together");
	CLI_OK("practice", "new-dutch-moved-down-7", "--json");
	cli_says(2, cli_run("practice", "--new", "--like", "transfers", "--system", "dutch", NULL),
		"--like transfers: the draws of dutch never ask for that.");
	cli_says(3, cli_run("practice", "new-gsrp-floats-1", NULL), "There is no exercise");
	cli_says(2, cli_run("practice", "--new", "--like", "colours", NULL),
		"grade1 to grade5, transfers, exchanges, floats, linked-floats, moved-down, byes, or");
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

/* Nothing is said to be trained that the draws of its rule book never ask for. */
START_TEST(a_rule_book_trains_what_it_has)
{
	static const char *const without[][4] = {
		{"schools", "crossing", "transfer", NULL},
		{"gsrp", "float", "transfer", "crossing"},
		{"berger", "float", "score", NULL},
	};

	keep_state_here();
	for (int i = 0; i < 3; i++) {
		const char *trains = strstr(CLI_OK("practice", "--new", "--json", "--system",
						    without[i][0], "--seed", "3")
						    ->out,
			"\"trains\"");
		char line[300];

		ck_assert_ptr_nonnull(trains);
		snprintf(line, sizeof(line), "%.*s", (int)strcspn(trains, "\n"), trains);
		for (int k = 1; k < 4 && without[i][k]; k++)
			ck_assert_msg(!strstr(line, without[i][k]), "%s: %s", without[i][0], line);
	}
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
	tcase_add_test(tcase, steps_are_asked_for_a_question_a_line);
	tcase_add_test(tcase, answers_that_are_none_are_told_and_count_for_nothing);
	tcase_add_test(tcase, exercises_are_chosen_by_what_is_asked);
	tcase_add_test(tcase, a_place_that_cannot_be_written_is_told);
	tcase_add_test(tcase, a_rule_book_trains_what_it_has);
	tcase_add_test(tcase, an_event_that_was_damaged_is_told_and_begun_again);
	return cli_run_suite("cli_practice", tcase);
}
