/* All rounds looked at together by command: what is told, and what is returned. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/seven_players.h"
#include "support/pty/cli_run.h"

/*
 * By the rules 5 comes up to 4 and 6 goes down to 1, both as in round 2, in which 4, who goes down
 * too, had the bye, and 2 and 5 do not get their due colour against 7 and 4. Then a repeat, in
 * which 1, 5, 6 and 7 do not; then a second bye for 4, again down by it, and 3 comes up to 5.
 */
static const struct {
	const char *last[SEVEN_PLAYERS];
	int code;
	const char *out;
} rounds[] = {
	{{"   6 w 1", "   7 w 0", "0000 - U", "   5 w =", "   4 b =", "   1 b 0", "   2 b 1"}, 0,
		"3 rounds, 12 boards. As the rule books draw them: dutch 12, caa 8, schools 8, gsrp 6, uscf 10, lazy 8.\n"
		"Floats as in the round before: 3 (by dutch from the same cards: 3)\n"
		"Three or more games running with one colour: 0 (by dutch from the same cards: 0)\n"
		"Due colours not given: 2 (by dutch from the same cards: 2)\n"
		"3 more things are as the rules have it; --all lists them.\n"
		"Nothing that dutch does not explain.\n"},
	{{"   7 b 1", "   6 b 0", "0000 - U", "   5 w =", "   4 b =", "   2 w 0", "   1 w 0"}, 1,
		"3 rounds, 12 boards. As the rule books draw them: dutch 10, caa 6, schools 8, gsrp 4, uscf 8, lazy 7.\n"
		"Floats as in the round before: 3 (by dutch from the same cards: 3)\n"
		"Three or more games running with one colour: 0 (by dutch from the same cards: 0)\n"
		"Due colours not given: 4 (by dutch from the same cards: 2)\n"
		"Round 3: 1 Player and 7 Player have met (C1).\n"
		"3 more things are as the rules have it; --all lists them.\n"},
	{{"   6 w 1", "   7 w 0", "   5 w 0", "0000 - U", "   3 b 1", "   1 b 0", "   2 b 1"}, 1,
		"3 rounds, 12 boards. As the rule books draw them: dutch 10, caa 6, schools 6, gsrp 4, uscf 8, lazy 6.\n"
		"Floats as in the round before: 3 (by dutch from the same cards: 3)\n"
		"Three or more games running with one colour: 0 (by dutch from the same cards: 0)\n"
		"Due colours not given: 2 (by dutch from the same cards: 2)\n"
		"Round 3: 4 Player may not have the bye: he had the bye in round 2 (C2).\n"
		"Round 3: 3 Player floats up as in round 2, to 5 Player; by the rules he does not.\n"
		"2 more things are as the rules have it; --all lists them.\n"},
};

START_TEST(what_the_rules_do_not_do_is_told)
{
	cli_write("in.trf", seven_players(SEVEN_PLAYERS_HEADER, rounds[_i].last));
	ck_assert_str_eq(CLI_CODE(rounds[_i].code, "audit", "in.trf")->out, rounds[_i].out);
	ck_assert(json_is_valid(CLI_CODE(rounds[_i].code, "audit", "in.trf", "--json")->out));
}
END_TEST

START_TEST(a_lazy_draw_is_named_with_the_rounds_that_tell)
{
	const char *out;

	CLI_OK("generate", "--seed", "5", "--players", "16", "--rounds", "5", "--system", "lazy",
		"-o", "in.trf");
	out = CLI_CODE(1, "audit", "in.trf", "--system", "caa")->out;
	cli_has(out, "5 rounds, 40 boards. As the rule books draw them: caa 20, ");
	cli_has(out, ", lazy 40.\n");
	cli_has(out,
		"Looks like a lazy draw. Boards that lazy or caa alone draws:\n"
		"  Round 2, 8 boards: 3 only lazy, 0 only caa\n"
		"  Round 3, 8 boards: 7 only lazy, 0 only caa\n"
		"  Round 4, 8 boards: 5 only lazy, 0 only caa\n"
		"  Round 5, 8 boards: 5 only lazy, 0 only caa\n");
	/* CAA 26; no other rule book has such a rule */
	cli_has(out, "Of these on the lowest score of a round (26): ");
	ck_assert_ptr_null(
		strstr(cli_run("audit", "in.trf", "--system", "dutch", NULL)->out, "lowest score"));
	cli_has(CLI_CODE(1, "audit", "in.trf", "--system", "caa", "--json")->out, "\"lazy\": true");
}
END_TEST

static void put_player(char *report, int number, const char *played)
{
	sprintf(report + strlen(report),
		"001 %4d      %c                                 %4d                             0.0 %4d  %s\n",
		number, 'A' + number - 1, 2000 - number, number, played);
}

/* The seed's second sign: a due White with Black while another has the reverse. */
START_TEST(two_who_each_had_what_the_other_was_due_are_told)
{
	static const char *const games[] = {"   5 w =     2 w =", "   6 w =     1 b =",
		"   7 w =     8 b =", "   8 w =     7 b =", "   1 b =     6 b =",
		"   2 b =     5 w =", "   3 b =     4 w =", "   4 b =     3 w ="};
	char report[2048] = "012 Reverse\nXXR 5\n";

	for (int i = 0; i < 8; i++)
		put_player(report, i + 1, games[i]);
	cli_write("in.trf", report);
	cli_has(CLI_CODE(1, "audit", "in.trf", "--system", "caa")->out,
		"\nRound 2, score ½: 5 E, due White, had Black against 6 F; 1 A, due Black, had White against 2 B; 5-2 and 6-1 would have suited both.\n");
}
END_TEST

/* Three Whites running, but for a default among them. */
START_TEST(a_default_ends_no_run_and_begins_none)
{
	static const char *const games[] = {"   3 w 1     4 w 1     2 w +",
		"   4 b =     3 b =     1 b -",
		"   1 b 0     2 w =     4 w =", "   2 w =     1 b 0     3 b ="};
	char report[2048] = "012 Default\nXXR 5\n", *sign;

	for (int i = 0; i < 4; i++)
		put_player(report, i + 1, games[i]);
	cli_write("in.trf", report);
	cli_has(CLI_CODE(0, "audit", "in.trf", "--system", "caa", "--all")->out,
		"Three or more games running with one colour: 0 (");
	sign = strstr(report, "2 w +");
	memcpy(sign, "2 w 1", 5);
	sign = strstr(report, "1 b -");
	memcpy(sign, "1 b 0", 5);
	cli_write("in.trf", report);
	cli_has(CLI_CODE(1, "audit", "in.trf", "--system", "caa", "--all")->out,
		"1 A has White 3 times running");
}
END_TEST

START_TEST(the_rule_book_that_fits_better_is_named)
{
	CLI_OK("generate", "--seed", "5", "--players", "16", "--rounds", "5", "--system", "dutch",
		"-o", "in.trf");
	cli_has(cli_run("audit", "in.trf", "--system", "caa", NULL)->out,
		"dutch draws more of the boards than caa: was the event drawn by it?\n");
	CLI_OK("audit", "in.trf");
}
END_TEST

START_TEST(an_event_is_looked_at_up_to_the_last_published_round)
{
	const char *out;

	cli_write("in.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cole, C\",1800\n"
		"\"Drew, D\",1700\n");
	CLI_OK("new", "e.drawboard", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drawboard", "in.csv");
	cli_says(1, cli_run("audit", "e.drawboard", NULL), "No round has been drawn yet.");
	cli_publish("e.drawboard");
	CLI_OK("result", "e.drawboard", "1", "1");
	CLI_OK("result", "e.drawboard", "2", "1");
	CLI_OK("pair", "e.drawboard");
	out = CLI_OK("audit", "e.drawboard")->out;
	cli_has(out, "1 round, 2 boards. As the rule books draw them: caa 2, ");
	cli_has(out, "Nothing that caa does not explain.\n");
	CLI_OK("pair", "e.drawboard");
	CLI_OK("move", "e.drawboard", "swap", "1", "2");
	CLI_OK("publish", "e.drawboard", "--reason", "a test");
	ck_assert(json_is_valid(cli_run("audit", "e.drawboard", "--json", NULL)->out));
}
END_TEST

/* Two players who have met: no draw by the rules, and one that the arbiter answers for. */
START_TEST(what_was_accepted_by_hand_is_told_with_its_reason)
{
	const char *out;

	cli_two_who_met();
	CLI_OK("move", "e.drawboard", "pair", "2", "1");
	CLI_OK("publish", "e.drawboard", "--reason", "only two are left");
	out = CLI_OK("audit", "e.drawboard")->out;
	cli_has(out, "Round 2: 1 Adams and 2 Brown have met (1); the rules have no draw.\n");
	cli_has(out,
		"Round 2 was published with the reason \"only two are left\".\n"
		"Nothing else that caa does not explain.\n");
	cli_has(CLI_OK("audit", "e.drawboard", "--json")->out, "\"reason\": \"only two are left\"");
}
END_TEST

START_TEST(wrong_calls_are_told)
{
	cli_says(4, cli_run("audit", "none.trf", NULL), "none.trf");
	cli_write("in.trf", seven_players(SEVEN_PLAYERS_HEADER, rounds[0].last));
	cli_says(2, cli_run("audit", "in.trf", "--system", "nope", NULL), "nope");
	cli_write("in.trf", "001 nonsense\n");
	ck_assert_int_eq(cli_run("audit", "in.trf", NULL)->code, 3);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("audit");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(
		tcase, what_the_rules_do_not_do_is_told, 0, sizeof(rounds) / sizeof(rounds[0]));
	tcase_add_test(tcase, a_lazy_draw_is_named_with_the_rounds_that_tell);
	tcase_add_test(tcase, two_who_each_had_what_the_other_was_due_are_told);
	tcase_add_test(tcase, a_default_ends_no_run_and_begins_none);
	tcase_add_test(tcase, the_rule_book_that_fits_better_is_named);
	tcase_add_test(tcase, an_event_is_looked_at_up_to_the_last_published_round);
	tcase_add_test(tcase, what_was_accepted_by_hand_is_told_with_its_reason);
	tcase_add_test(tcase, wrong_calls_are_told);
	return cli_run_suite("cli_audit", tcase);
}
