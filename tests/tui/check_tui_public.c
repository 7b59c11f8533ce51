/* Lists for the public from the screen: the key, what is remembered, and what never is offered. */
#include <string.h>
#include <unistd.h>

#include "support/pty/cli_run.h"
#include "support/pty/pty.h"

static const char event[] = "e.drawboard";

static void make(void)
{
	cli_write("p.csv", "name,grade\n\"Ashworth, Ann\",2000\n\"Birchall, Bob\",1900\n");
	CLI_OK("new", event, "--system", "caa", "--rounds", "2", "--lot", "white", "--name",
		"Town");
	CLI_OK("import", event, "p.csv");
	CLI_OK("section", event, "set", "names=first");
	CLI_OK("pair", event);
}

static void ask(struct pty *pty, const char *keys)
{
	pty_send(pty, "w");
	pty_expect(pty, "Which list of round");
	for (; *keys; keys++) {
		const char key[] = {*keys, '\0'};

		pty_send(pty, key);
	}
	pty_expect(pty, "where to?");
}

START_TEST(names_for_the_public_are_a_key_that_is_remembered)
{
	struct pty *pty;

	make();
	CLI_OK("publish", event);
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, "published");
	ask(pty, "b");
	pty_send(pty, "n");
	pty_expect(pty, "Boards of round 1, names for the public: where to?");
	pty_send(pty, "f");
	pty_expect(pty, "e-1-boards-public.txt");
	pty_send(pty, "\r");
	pty_expect(pty, "Written: e-1-boards-public.txt");
	cli_has(cli_read("e-1-boards-public.txt"), "Ann A");
	ck_assert_ptr_null(strstr(cli_read("e-1-boards-public.txt"), "Ashworth"));
	/* the next list, too; and back */
	ask(pty, "n");
	pty_expect(pty, "Names of round 1, names for the public");
	pty_send(pty, "n");
	pty_expect(pty, "Names of round 1: where to?");
	pty_send(pty, "f\r");
	pty_expect(pty, "Written: e-1-names.txt");
	cli_has(cli_read("e-1-names.txt"), "Ashworth, Ann");
	pty_send(pty, "q");
	pty_end(pty);
}
END_TEST

START_TEST(a_draft_and_lists_of_the_desk_are_not_for_the_public)
{
	struct pty *pty;

	make();
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, "proposed");
	ask(pty, "b");
	ck_assert(!pty_shows(pty, "names for the public"));
	pty_escape(pty);
	pty_expect_gone(pty, "where to?");
	/*
	 * entries are of no round; the choice holds, and the sheet of the arbiter has whole names
	 */
	ask(pty, "oe");
	pty_send(pty, "n");
	pty_expect(pty, "names for the public: where to?");
	pty_escape(pty);
	pty_expect_gone(pty, "where to?");
	ask(pty, "om");
	pty_expect(pty, "Round sheet of round 1: where to?");
	pty_send(pty, "f\r");
	pty_expect(pty, "Written: e-1-round-sheet.txt");
	cli_has(cli_read("e-1-round-sheet.txt"), "Ashworth, Ann");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("public");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, names_for_the_public_are_a_key_that_is_remembered);
	tcase_add_test(tcase, a_draft_and_lists_of_the_desk_are_not_for_the_public);
	return cli_run_suite("lists for the public on the screen", tcase);
}
