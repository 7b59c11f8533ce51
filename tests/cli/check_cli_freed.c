/*
 * How what is fixed by hand is freed, pushed out or told: pins too, and drafts that are out of
 * date.
 */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static void event_made(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\n");
	CLI_OK("import", "e.drw", "list.csv");
}

/* Round 1 played, 1-4 5-2 3-6, and round 2 proposed. */
static void round_2_proposed(void)
{
	event_made();
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
	CLI_OK("result", "e.drw", "3", "1");
	CLI_OK("pair", "e.drw");
}

START_TEST(a_pinned_board_is_listed_and_freed)
{
	const struct cli_result *result;

	event_made();
	CLI_OK("pair", "e.drw");
	CLI_OK("pin", "e.drw", "1");
	result = CLI_OK("hand", "e.drw");
	cli_has(result->out, "Board 1 is pinned: 1 A has White against 4 D.\n");
	ck_assert_ptr_null(strstr(result->out, "Nothing is fixed"));
	result = CLI_OK("hand", "e.drw", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"pinned\": [\n    1\n  ]");
	/* by either of the two */
	cli_has(CLI_OK("hand", "e.drw", "4", "none")->out,
		"Nothing is fixed by hand in round 1.\n");
	cli_says(
		1, cli_run("hand", "e.drw", "4", "none", NULL), "Nothing is fixed by hand for 4 D");
}
END_TEST

/* A pinned repeat leaves no draw, and is freed as the message says. */
START_TEST(a_pinned_repeat_is_freed_as_it_is_told)
{
	round_2_proposed();
	CLI_OK("unpair", "e.drw");
	CLI_OK("move", "e.drw", "pair", "1", "4");
	CLI_OK("pin", "e.drw", "1");
	cli_says(1, cli_run("pair", "e.drw", NULL),
		"have met (1). Free it (x, or hand EVENT PLAYER none)");
	CLI_OK("hand", "e.drw", "1", "none");
	CLI_OK("pair", "e.drw");
}
END_TEST

START_TEST(a_move_says_what_it_pushes_out)
{
	event_made();
	CLI_OK("players", "e.drw", "withdraw", "6");
	CLI_OK("hand", "e.drw", "3", "bye");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("move", "e.drw", "bye", "1")->out,
		"No longer fixed by hand: 3 C has the bye.\n");
	cli_has(CLI_OK("hand", "e.drw")->out, "Nothing is fixed");
	CLI_OK("pair", "e.drw");
	CLI_OK("pin", "e.drw", "1");
	cli_has(CLI_OK("move", "e.drw", "swap", "1", "2")->out,
		"No longer fixed by hand: 1 A has ");
	/* turned it is the same pair */
	CLI_OK("pair", "e.drw");
	CLI_OK("pin", "e.drw", "1");
	ck_assert_ptr_null(strstr(CLI_OK("move", "e.drw", "turn", "1")->out, "No longer"));
}
END_TEST

/* A draw around a fix is not the engine's: publishing it asks for a reason. */
START_TEST(what_needs_a_reason_is_foretold)
{
	event_made();
	CLI_OK("players", "e.drw", "withdraw", "6");
	cli_has(CLI_OK("pair", "e.drw")->out, "Next: drawboard publish e.drw\n");
	CLI_OK("hand", "e.drw", "1", "bye");
	cli_has(CLI_OK("pair", "e.drw")->out, "Next: drawboard publish e.drw --reason TEXT\n");
	CLI_OK("publish", "e.drw", "--reason", "asked for");
}
END_TEST

/* 3 is the only one of the two conflicts: freeing him alone does not help. */
START_TEST(of_two_conflicts_only_what_is_proved_is_said)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("four.csv", "name,grade\nA,2000\nB,1900\nC,1800\nD,1700\n");
	CLI_OK("import", "e.drw", "four.csv");
	CLI_OK("hand", "e.drw", "1", "colour", "white");
	CLI_OK("hand", "e.drw", "2", "half", "bottom");
	CLI_OK("hand", "e.drw", "2", "apart", "1");
	CLI_OK("hand", "e.drw", "3", "colour", "white");
	CLI_OK("hand", "e.drw", "4", "out");
	cli_says(1, cli_run("pair", "e.drw", NULL),
		", without any one of them, and with nothing else fixed, there is.");
	CLI_OK("hand", "e.drw", "3", "none");
	cli_says(1, cli_run("pair", "e.drw", NULL), "With all of that there is no draw");
}
END_TEST

/* A proposal that was overtaken is nobody's choice. */
START_TEST(an_old_proposal_is_not_the_arbiters)
{
	const struct cli_result *result;
	char code[16];

	round_2_proposed();
	ck_assert_ptr_null(strstr(cli_run("check", "e.drw", NULL)->out, "before the last changes"));
	result = CLI_OK("repair", "e.drw", "--round", "1", "--colours", "1");
	snprintf(code, sizeof(code), "%.8s", strstr(result->out, "List ") + 5);
	CLI_OK("repair", "e.drw", "--round", "1", "--colours", "1", "--take", "1", "--list", code,
		"--reason", "turned");
	cli_has(cli_run("check", "e.drw", NULL)->out,
		"The draw on the board was made before the last changes: propose again (p, or pair EVENT).\n");
	cli_has(CLI_OK("why", "e.drw", "1")->out, "seated before the last changes");
	/* nor when one of the others leaves */
	CLI_OK("players", "e.drw", "withdraw", "6");
	result = CLI_OK("why", "e.drw", "--all");
	ck_assert_ptr_null(strstr(result->out, "The arbiter seated"));
	cli_has(result->out, "seated before the last changes: propose again (p)");
}
END_TEST

int main(void)
{
	TCase *freed = tcase_create("freed");

	tcase_add_test(freed, a_pinned_board_is_listed_and_freed);
	tcase_add_test(freed, a_pinned_repeat_is_freed_as_it_is_told);
	tcase_add_test(freed, a_move_says_what_it_pushes_out);
	tcase_add_test(freed, what_needs_a_reason_is_foretold);
	tcase_add_test(freed, of_two_conflicts_only_what_is_proved_is_said);
	tcase_add_test(freed, an_old_proposal_is_not_the_arbiters);
	return cli_run_suite("cli_freed", freed);
}
