/*
 * Sentences are broken at the width of a terminal, and nowhere else; help has lines of 80 columns.
 */
#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"
#include "support/pty/cli_run.h"
#include "support/pty/pty.h"

enum { CELLS = 60, ROWS = 24, HELP_CELLS = 80 };

static const char event[] = "e.drw";

static void event_published(void)
{
	CLI_OK("new", event, "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cairns, C\",1800\n\"Drew, D\",1700\n"
		"\"Edwards, E\",1600\n\"Findley, F\",1500\n");
	CLI_OK("import", event, "list.csv");
	cli_publish(event);
}

/* What the program shows to its end, the rows of the screen joined by `between`. */
static const char *shown(const char *between, const char *const *words)
{
	static char text[ROWS * (CELLS + 1)];
	const char *argv[10] = {DRAWBOARD_PROGRAM};
	struct pty *pty;

	for (int i = 0; words[i]; i++)
		argv[i + 1] = words[i];
	pty = pty_start_program(argv, ROWS, CELLS, NULL);
	pty_wait(pty);
	while (pty_pump(pty, 0))
		;
	text[0] = '\0';
	for (int i = 0; i < ROWS && pty_row(pty, i)[0]; i++)
		snprintf(text + strlen(text), sizeof(text) - strlen(text), "%s%s", pty_row(pty, i),
			between);
	pty_free(pty);
	return text;
}

/* Rows that are set in belong to the row above; put together again they are the lines of a file. */
static const char *joined(const char *rows)
{
	static char text[ROWS * (CELLS + 1)];
	char *to = text;

	for (; *rows; rows++) {
		const bool below = strncmp(rows, "\n  ", 3) == 0 && rows[3] != ' ';

		*to++ = below ? ' ' : *rows;
		rows += below ? 2 : 0;
	}
	*to = '\0';
	return text;
}

static const char *first_line(const char *text)
{
	static char line[CLI_OUT_SIZE];

	snprintf(line, sizeof(line), "%.*s", (int)strcspn(text, "\n"), text);
	return line;
}

static void check_broken(const char *line, const char *const *words)
{
	const char *rows = shown("\n", words);

	ck_assert_int_gt(text_width(first_line(line)), CELLS);
	ck_assert_ptr_nonnull(strstr(rows, "\n  "));
	ck_assert_str_eq(joined(rows), line);
}

START_TEST(reasons_and_refusals_are_broken_at_the_width_of_the_terminal)
{
	event_published();
	check_broken(
		CLI_OK("why", event, "1")->out, (const char *const[]){"why", event, "1", NULL});
	check_broken(CLI_CODE(1, "move", event, "swap", "1", "3")->err,
		(const char *const[]){"move", event, "swap", "1", "3", NULL});
}
END_TEST

/* A list of names is longer than a line; the lines below it begin anew. */
START_TEST(lines_that_are_made_of_parts_are_broken_as_one)
{
	CLI_OK("new", event, "--system", "gsrp", "--name", "Club");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cairns, C\",1800\n\"Drew, D\",1700\n"
		"\"Edwards, E\",1600\n\"Findley, F\",1500\n\"Green, G\",1400\n");
	CLI_OK("import", event, "list.csv");
	CLI_OK("attend", event, "1", "2", "3", "4", "5", "6", "--casual", "7");
	cli_has(shown("\n", (const char *const[]){"attend", event, NULL}),
		"\nHere: 1 Adams, A; 2 Brown, B; 3 Cairns, C; 4 Drew, D; 5\n"
		"  Edwards, E; 6 Findley, F\nCasual games: 7 Green, G\n"
		"  1. 1 Adams, A: GSRP 50.0 from 0 games\n");
}
END_TEST

/* The shell takes it from the screen as it stands. */
START_TEST(a_command_that_is_to_follow_is_not_broken)
{
	static const char name[] = "a long name of an event of the club.drw";

	cli_has(shown("",
			(const char *const[]){
				"new", name, "--system", "caa", "--rounds", "5", NULL}),
		"drawboard import 'a long name of an event of the club.drw' ");
}
END_TEST

static void check_lines(const char *what, const char *text)
{
	while (*text) {
		const char *line = first_line(text);

		ck_assert_msg(text_width(line) <= HELP_CELLS, "%s: %s", what, line);
		text += strlen(line);
		text += *text == '\n';
	}
}

START_TEST(help_of_every_command_fits_80_columns)
{
	char overview[CLI_OUT_SIZE];
	int commands = 0;

	snprintf(overview, sizeof(overview), "%s", CLI_OK("help")->out);
	check_lines("help", overview);
	for (const char *at = overview; (at = strstr(at, "\n  ")) != NULL; at += 3) {
		char name[16];

		if (sscanf(at + 3, "%15[a-z]", name) != 1 || strcmp(name, "drawboard") == 0 ||
			strcmp(name, "help") == 0)
			continue;
		check_lines(name, CLI_OK("help", name)->out);
		check_lines(name, cli_run(name, "--no-such-option", NULL)->err);
		commands++;
	}
	ck_assert_int_gt(commands, 35);
	check_lines("drawboard EVENT", CLI_OK("x.drw", "--help")->out);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("wrap");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, reasons_and_refusals_are_broken_at_the_width_of_the_terminal);
	tcase_add_test(tcase, lines_that_are_made_of_parts_are_broken_as_one);
	tcase_add_test(tcase, a_command_that_is_to_follow_is_not_broken);
	tcase_add_test(tcase, help_of_every_command_fits_80_columns);
	return cli_run_suite("cli_wrap", tcase);
}
