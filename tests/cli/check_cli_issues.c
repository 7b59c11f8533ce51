/* The issues of the lists on the wall, once a published round has changed. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* 1-5 6-2 3-7 8-4 */
static void published(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1990\n\"Cole, C\",1980\n\"Drew, D\",1970\n"
		"\"Early, E\",1960\n\"Ford, F\",1950\n\"Green, G\",1940\n\"Hood, H\",1930\n");
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
}

/* The code that stands in the last list. */
static const char *code_of(const char *list)
{
	static char code[16];
	const char *at = strstr(list, "\nList ");

	ck_assert_ptr_nonnull(at);
	snprintf(code, sizeof(code), "%.8s", at + 6);
	return code;
}

/* Board 2 with the colours turned. */
static void turn(void)
{
	const struct cli_result *list = CLI_OK("repair", "e.drw", "--colours", "2");

	CLI_OK("repair", "e.drw", "--colours", "2", "--take", "1", "--list", code_of(list->out),
		"--reason", "turned");
}

/* What hangs in the hall is called by a number that no other list has, whatever was undone. */
START_TEST(each_change_of_the_wall_list_is_a_new_issue)
{
	published();
	turn();
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "2nd issue, changed ");
	turn();
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "3rd issue, changed ");
	cli_has(CLI_OK("print", "e.drw", "names")->out, ": as first published\n");
	cli_says(4, CLI_CODE(4, "print", "e.drw", "names", "--printer", "no-such"),
		"e-1-names-issue3.txt");
	cli_says(1, cli_run("print", "e.drw", "changes", NULL),
		"All boards of round 1 are as they were first published, after changes since: "
		"print the whole list, which is issue 3.");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "4th issue, changed ");
	cli_has(CLI_OK("print", "e.drw", "changes")->out, "4th issue, changed ");
	CLI_OK("redo", "e.drw");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "7th issue, changed ");
	turn();
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "8th issue, changed ");
	/* other numbers of boards are another list as well */
	CLI_OK("section", "e.drw", "set", "first-board=11", "--reason", "the hall");
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "9th issue, changed ");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "10th issue, changed ");
}
END_TEST

/* The list at the door has the issue of each section whose draw has changed. */
START_TEST(the_list_at_the_door_has_its_issue)
{
	published();
	turn();
	cli_has(CLI_OK("print", "e.drw", "names", "--all")->out, "\n2nd issue, changed ");
	CLI_OK("section", "e.drw", "set", "name=Open");
	CLI_OK("section", "e.drw", "add", "Minor", "--system", "caa", "--rounds", "3");
	cli_has(CLI_OK("print", "e.drw", "names", "--all")->out, "\nOpen: 2nd issue, changed ");
	cli_has(CLI_OK("print", "e.drw", "names", "--all")->out, ": board 2. Not published yet: ");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("issues");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, each_change_of_the_wall_list_is_a_new_issue);
	tcase_add_test(tcase, the_list_at_the_door_has_its_issue);
	return cli_run_suite("cli_issues", tcase);
}
