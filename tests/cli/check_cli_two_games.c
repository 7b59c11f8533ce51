/* All-play-alls with two games a round: both results at once, and what a report tells of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

static const char five[] =
	"name,rating\nAdams,2100\nBrown,2000\nCole,1900\nDrew,1800\nEvans,1700\n";

static void make_event(const char *settings)
{
	cli_write("list.csv", five);
	CLI_OK("new", "b.drw", "--system", "berger", "--set", settings);
	CLI_OK("import", "b.drw", "list.csv");
}

static void play_round(void)
{
	cli_publish("b.drw");
	CLI_OK("result", "b.drw", "1", "1");
	CLI_OK("result", "b.drw", "2", "=");
}

/* The report as another program would have written it. */
static void write_without_remarks(const char *from, const char *to)
{
	char *text = strdup(cli_read(from)), *made = calloc(1, strlen(text) + 1), *rest = text,
	     *line;

	while ((line = strsep(&rest, "\n")) != NULL)
		if (strncmp(line, "###", 3) != 0)
			sprintf(made + strlen(made), "%s%s", line, rest ? "\n" : "");
	cli_write(to, made);
	free(made);
	free(text);
}

START_TEST(a_report_tells_of_two_games_a_round_by_its_rounds)
{
	make_event("double=2");
	for (int round = 1; round <= 3; round++)
		play_round();
	CLI_OK("export", "b.drw", "-o", "b.trf");
	write_without_remarks("b.trf", "o.trf");
	cli_has(CLI_OK("import", "o.drw", "o.trf")->err,
		"The same two meet in every two rounds, with the colours turned: two games a round "
		"(double=2).");
	cli_has(CLI_OK("event", "o.drw")->out, "\ndouble                  2 ");
	cli_has(CLI_OK("check", "o.trf")->out, "no discrepancy");
	ck_assert_str_eq(CLI_OK("pair", "o.trf")->out, CLI_OK("pair", "b.trf")->out);
	ck_assert_ptr_null(strstr(CLI_OK("import", "c.drw", "b.trf")->err, "The same two"));
}
END_TEST

/* Two cycles are no such thing, and one round tells nothing. */
START_TEST(other_reports_are_of_two_cycles)
{
	make_event("double=1");
	play_round();
	CLI_OK("export", "b.drw", "-o", "b.trf");
	write_without_remarks("b.trf", "one.trf");
	play_round();
	CLI_OK("export", "b.drw", "-o", "b.trf");
	write_without_remarks("b.trf", "two.trf");
	ck_assert_ptr_null(strstr(CLI_OK("import", "one.drw", "one.trf")->err, "two games"));
	ck_assert_ptr_null(strstr(CLI_OK("import", "two.drw", "two.trf")->err, "two games"));
	cli_has(CLI_OK("event", "two.drw")->out, "\ndouble                  1 ");
}
END_TEST

START_TEST(a_report_of_too_many_is_refused)
{
	CLI_OK("generate", "-n", "31", "-r", "5", "--played", "2", "-o", "g.trf");
	write_without_remarks("g.trf", "o.trf");
	cli_says(3, CLI_CODE(3, "import", "o.drw", "o.trf", "--system", "berger"),
		"An all-play-all has at most 30 players: the report has 31.");
	cli_says(3, CLI_CODE(3, "pair", "o.trf", "--system", "berger"),
		"An all-play-all has at most 30 players: the report has 31.");
	CLI_OK("import", "o.drw", "o.trf");
}
END_TEST

/* The second figure is that of White of the second game, who had Black in the first. */
START_TEST(both_games_of_a_pair_are_one_entry)
{
	const char *text;

	make_event("double=2");
	cli_publish("b.drw");
	cli_has(CLI_OK("result", "b.drw", "1", "1", "=")->out,
		"Board 1: Brown 1 Evans 0; second game: Evans ½ Brown ½.\n"
		"Round 1: 1 to come.\nRound 2: 1 to come.\n");
	CLI_OK("verify", "b.drw");
	cli_has(CLI_OK("journal", "b.drw")->out,
		"Rounds 1 and 2, board 1: 1-0 and ½-½, 2 Brown v 5 Evans; round 2 published\n");
	/* it is one action, with the round of the second games */
	CLI_OK("undo", "b.drw");
	cli_says(1, CLI_CODE(1, "print", "b.drw", "boards", "--round", "2"), "2");
	CLI_OK("redo", "b.drw");
	cli_has(CLI_OK("result", "b.drw", "2", "+", "--")->out,
		"Board 2: Cole 1 Drew 0 by default; second game: Drew 0 Cole 0 by default.\n"
		"Round 1 is complete.\nRound 2 is complete.\n");
	cli_has(CLI_OK("print", "b.drw", "square")->out, " 1  Brown   2000   x    . .   1 ½  ");
	ck_assert_ptr_null(strstr(CLI_OK("verify", "b.drw")->out, "not legal"));
	CLI_OK("check", "b.drw", "--round", "2");
	text = CLI_OK("pair", "b.drw")->out;
	cli_has(text, "Round 3 of 10: proposed");
	cli_publish("b.drw");
	text = CLI_OK("result", "b.drw", "1", "0", "1", "--json")->out;
	cli_has(text, "[\n  {\n    \"round\": 3,\n    \"board\": 1,");
	cli_has(text, "\"round\": 4,");
	cli_has(text, "\"result\": \"0-1\"");
	cli_has(text, "\"result\": \"1-0\"");
	CLI_OK("result", "b.drw", "2", "=", "=");
	CLI_OK("export", "b.drw", "-o", "b.trf");
	CLI_OK("import", "c.drw", "b.trf");
	ck_assert_str_eq(CLI_OK("standings", "b.drw", "--csv")->out,
		CLI_OK("standings", "c.drw", "--csv")->out);
}
END_TEST

START_TEST(one_result_alone_is_of_the_first_games_first)
{
	make_event("double=2");
	cli_publish("b.drw");
	CLI_OK("result", "b.drw", "1", "1", "=");
	cli_has(CLI_OK("result", "b.drw", "2", "1")->out,
		"Round 1, board 2: 3 Cole 1-0 4 Drew; the round is complete.");
	cli_has(CLI_OK("result", "b.drw", "2", "0")->out,
		"Round 2, board 2: 4 Drew 0-1 3 Cole; the round is complete.");
	/* a first result may go, too, until the next table round is drawn */
	CLI_OK("result", "b.drw", "2", "x", "--round", "1", "--overwrite");
	CLI_OK("verify", "b.drw");
	cli_says(1, CLI_CODE(1, "pair", "b.drw"),
		"Round 1: board 2, 3 Cole - 4 Drew, has no result");
	cli_has(CLI_OK("result", "b.drw", "2", "=", "0")->out,
		"Board 2: Cole ½ Drew ½; second game: Drew 0 Cole 1.");
	CLI_OK("pair", "b.drw");
	cli_says(1, CLI_CODE(1, "result", "b.drw", "2", "x", "--round", "1", "--overwrite"),
		"Round 3 is drawn already");
}
END_TEST

START_TEST(two_results_are_refused_where_they_cannot_be)
{
	make_event("double=1");
	cli_publish("b.drw");
	cli_says(1, CLI_CODE(1, "result", "b.drw", "1", "1", "="),
		"Board 1 has one game here: two results are for two games a round (berger with "
		"double=2).");
	remove("b.drw");
	make_event("double=2");
	cli_publish("b.drw");
	cli_says(2, cli_run("result", "b.drw", "1", "1", "9", NULL), "\"9\" is no result.");
	cli_says(2, cli_run("result", "b.drw", "1", "1", "=", "--stand", NULL),
		"--stand is for one result");
	cli_says(3, CLI_CODE(3, "result", "b.drw", "7", "1", "="), "Round 1 has no board 7");
	CLI_OK("result", "b.drw", "1", "1", "=");
	cli_says(1, CLI_CODE(1, "result", "b.drw", "1", "1", "0"),
		"Board 1 of round 2, 5 Evans v 2 Brown, has ½-½ already, not 0-1. "
		"If the new ones are right: --overwrite.");
	cli_has(CLI_OK("result", "b.drw", "1", "1", "0", "--overwrite")->out,
		"Board 1: Brown 1 Evans 0; second game: Evans 0 Brown 1.");
	cli_has(CLI_OK("result", "b.drw", "1", "1", "x", "--overwrite")->out,
		"second game: Evans - Brown -.");
	CLI_OK("verify", "b.drw");
}
END_TEST

/* Who has played half loses the rest: also in the round that comes on the wall with an entry. */
START_TEST(who_has_withdrawn_loses_his_second_games_too)
{
	make_event("double=2");
	for (int round = 1; round <= 6; round++)
		play_round();
	CLI_OK("players", "b.drw", "withdraw", "Brown");
	cli_publish("b.drw");
	CLI_OK("result", "b.drw", "1", "1", "1");
	cli_has(CLI_OK("print", "b.drw", "boards", "--round", "8")->out, "1-0 def");
	CLI_OK("verify", "b.drw");
}
END_TEST

/* Boards of the first games that are not the table's have no second games of the table. */
START_TEST(boards_by_hand_have_their_second_games_drawn_by_themselves)
{
	make_event("double=2");
	CLI_OK("pair", "b.drw");
	CLI_OK("move", "b.drw", "4", "5");
	CLI_OK("publish", "b.drw", "--reason", "asked by both");
	cli_says(1, CLI_CODE(1, "result", "b.drw", "1", "1", "="),
		"Boards of round 1 are not those of the table");
	CLI_OK("result", "b.drw", "1", "1");
	CLI_OK("result", "b.drw", "2", "1");
	CLI_OK("pair", "b.drw");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("two games");

	tcase_add_test(tcase, both_games_of_a_pair_are_one_entry);
	tcase_add_test(tcase, one_result_alone_is_of_the_first_games_first);
	tcase_add_test(tcase, two_results_are_refused_where_they_cannot_be);
	tcase_add_test(tcase, who_has_withdrawn_loses_his_second_games_too);
	tcase_add_test(tcase, boards_by_hand_have_their_second_games_drawn_by_themselves);
	tcase_add_test(tcase, a_report_tells_of_two_games_a_round_by_its_rounds);
	tcase_add_test(tcase, other_reports_are_of_two_cycles);
	tcase_add_test(tcase, a_report_of_too_many_is_refused);
	return cli_run_suite("cli two games", tcase);
}
