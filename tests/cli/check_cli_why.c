/* The reasons by commands: why a board, why not another, of any round. */
#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"
#include "core/sha256.h"
#include "support/pty/cli_run.h"

static void event_made(const char *system)
{
	CLI_OK("new", "e.drw", "--system", system, "--rounds", "5", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cairns, C\",1800\n\"Drew, D\",1700\n"
		"\"Edwards, E\",1600\n\"Findley, F\",1500\n\"Green, G\",1400\n");
	CLI_OK("import", "e.drw", "list.csv");
}

/* Round 1 is 1-5 6-2 3-7 4-bye. */
static void round_2_proposed(void)
{
	event_made("caa");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "0");
	CLI_OK("result", "e.drw", "3", "1");
	CLI_OK("pair", "e.drw");
}

START_TEST(a_board_is_named_by_a_player_on_it)
{
	char by_number[CLI_OUT_SIZE];

	round_2_proposed();
	snprintf(by_number, sizeof(by_number), "%s",
		CLI_OK("why", "e.drw", "1", "--round", "1")->out);
	ck_assert_str_eq(CLI_OK("why", "e.drw", "edwards", "--round", "1")->out, by_number);
	ck_assert_str_eq(CLI_OK("why", "e.drw", "#5", "-r", "1")->out, by_number);
	ck_assert(json_is_valid(CLI_OK("why", "e.drw", "#5", "-r", "1", "--json")->out));
	cli_says(3, cli_run("why", "e.drw", "nobody", NULL), "begins with \"nobody\"");
	CLI_OK("players", "e.drw", "withdraw", "7", "--from", "3");
	cli_says(1, cli_run("why", "e.drw", "--round", "3", NULL), "no draw yet");
}
END_TEST

/* Each sentence stands beside the records that it was made from. */
START_TEST(json_has_each_reason_as_a_record)
{
	const struct cli_result *result;

	round_2_proposed();
	result = CLI_OK("why", "e.drw", "1", "--round", "1", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"text\": \"1 Adams, first of the top half, meets 5 Edwards");
	cli_has(result->out, "\"kind\": \"place\"");
	cli_has(result->out, "\"player\": {\"pin\": 1, \"name\": \"Adams, A\"}");
	cli_has(result->out, "\"ideal\": {\"pin\": 5");
	/* of a level, and who leaves it with what proof: scores are points */
	result = CLI_OK("why", "e.drw", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"kind\": \"float_passed\"");
	cli_has(result->out, "\"says\": \"worse\"");
	cli_has(result->out, "\"term\": \"transfers\", \"rule\": \"15, 17\"");
	cli_has(result->out, "\"before\": 0, \"after\": 1, \"then\": [7], \"now\": []");
	cli_has(result->out, "{\"score\": 1.0, \"cards\": 4");
	/* a fact beside the steps is made from none */
	result = CLI_OK("why", "e.drw", "1", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "on the boards: 1-4, 2-3 (12).\", \"steps\": []}");
}
END_TEST

/* Why not has the same records: what was asked, what it says, and the term with its players. */
START_TEST(json_has_an_answer_to_why_not_as_records)
{
	const struct cli_result *result;

	event_made("caa");
	CLI_OK("pair", "e.drw");
	result = CLI_OK("why", "e.drw", "--not", "1", "6", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "{\"text\": \"Worse: if 1 Adams and 6 Findley met, ");
	cli_has(result->out,
		"{\"kind\": \"meet\", \"rule\": \"12, 23\", \"player\": {\"pin\": 1, \"name\": \"Adams, A\"}");
	cli_has(result->out, "\"says\": \"worse\", \"term\": \"displacement\"");
	cli_has(result->out, "\"then\": [1, 6], \"now\": [1, 5]");
	result = CLI_OK("why", "e.drw", "--not", "1", "5", "--json");
	cli_has(result->out, "\"members\": {\"board\": 1}, \"proof\": {\"says\": \"so already\"}");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "0");
	CLI_OK("result", "e.drw", "3", "1");
	CLI_OK("pair", "e.drw");
	result = cli_expect(1, cli_run("why", "e.drw", "--not", "1", "5", "--json", NULL));
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"members\": {\"round\": 1}, \"proof\": {\"says\": \"met\"}");
	result = cli_expect(1, cli_run("why", "e.drw", "--not-bye", "4", "--json", NULL));
	cli_has(result->out, "\"kind\": \"bye\", \"rule\": \"6\", \"player\": {\"pin\": 4");
	cli_has(result->out, "\"says\": \"barred from the bye\"");
}
END_TEST

START_TEST(a_random_mid_line_is_told_of_the_round)
{
	static const char line[] = "The mid-line goes by the random order 7, not by grade (30).";
	const char *const short_line = "by the random order 7";

	event_made("caa");
	CLI_OK("pair", "e.drw");
	ck_assert_ptr_null(strstr(CLI_OK("why", "e.drw")->out, "random order"));
	CLI_OK("new", "r.drw", "--system", "caa", "--rounds", "5", "--set", "random=7");
	CLI_OK("import", "r.drw", "list.csv");
	cli_has(CLI_OK("pair", "r.drw")->out, line);
	cli_has(CLI_OK("why", "r.drw")->out, short_line);
	cli_has(CLI_OK("why", "r.drw", "1")->out, short_line);
	/* there is no mid-line in a Schools' draw (26) */
	CLI_OK("new", "s.drw", "--system", "schools", "--rounds", "5", "--set", "random=7");
	CLI_OK("import", "s.drw", "list.csv");
	ck_assert_ptr_null(strstr(CLI_OK("pair", "s.drw")->out, "mid-line"));
}
END_TEST

START_TEST(equal_surnames_carry_the_letters_that_tell_them_apart)
{
	const char *out;

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Low, Jim\",2000\n\"Low, Jack\",1900\n\"Hood, H\",1800\n\"Low, Kim\",1700\n");
	CLI_OK("import", "e.drw", "list.csv");
	CLI_OK("pair", "e.drw");
	out = CLI_OK("why", "e.drw", "low ji")->out;
	cli_has(out,
		"1 Low Ji, first of the top half, meets 3 Hood, first of the bottom half (12).");
	cli_has(CLI_OK("why", "e.drw", "#4")->out, "2 Low Ja");
	cli_says(3, cli_run("why", "e.drw", "low", NULL), "1 Low, Jim; 2 Low, Jack; 4 Low, Kim");
	CLI_OK("players", "e.drw", "edit", "2", "--name", "Lowe, Jack");
	cli_has(CLI_OK("why", "e.drw", "#1")->out, "1 Low J, first");
	cli_has(CLI_OK("why", "e.drw", "#2")->out, "2 Lowe, second");
}
END_TEST

START_TEST(two_who_have_met_cannot_meet)
{
	const struct cli_result *result;

	round_2_proposed();
	result = cli_expect(1, cli_run("why", "e.drw", "--not", "adams", "edwards", NULL));
	cli_has(result->out, "Impossible: 1 Adams and 5 Edwards have met (1), in round 1.\n");
	result = cli_expect(1, cli_run("why", "e.drw", "--not-bye", "4", NULL));
	cli_has(result->out, "Impossible: 4 Drew may not have the bye");
	cli_has(result->out, "(6).");
}
END_TEST

START_TEST(what_it_would_cost_is_told_with_its_rule)
{
	const struct cli_result *result;

	event_made("caa");
	CLI_OK("pair", "e.drw");
	result = CLI_OK("why", "e.drw", "--not", "1", "6");
	cli_has(result->out, "Worse: if 1 Adams and 6 Findley met, ");
	cli_has(result->out, "(12, 23)");
	cli_has(result->out, "Boards that would change:\n now\n");
	cli_has(result->out, " then\n    1  1 Adams, A - 6 Findley, F\n");
	result = CLI_OK("why", "e.drw", "6", "--not", "1", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"answer\": \"worse\"");
	cli_has(result->out, "\"rule\": \"12, 23\"");
	cli_has(CLI_OK("why", "e.drw", "--not", "1", "5")->out,
		"1 Adams and 5 Edwards meet already, on board 1.\n");
	cli_has(CLI_OK("why", "e.drw", "--not-white", "1")->out,
		"1 Adams has White already, on board 1.\n");
	cli_has(CLI_OK("why", "e.drw", "--not-bye", "4")->out, "It is so: 4 Drew has the bye.");
}
END_TEST

/* What else it costs is told in words; the figures are asked for. */
START_TEST(figures_are_told_when_asked_for)
{
	const char *figures =
		"In figures, from the draw on the board to that one: further from grade order at score group 0: 0 → 2 (12, 23); squared displacement at score group 0: 0 → ";
	const struct cli_result *result;

	event_made("caa");
	CLI_OK("pair", "e.drw");
	result = CLI_OK("why", "e.drw", "--not", "1", "6");
	cli_has(result->out, "\nNothing gets better.\nBoards that would change:\n");
	ck_assert_ptr_null(strstr(result->out, "→"));
	cli_has(CLI_OK("why", "e.drw", "--not", "1", "6", "--all")->out, figures);
	result = CLI_OK("why", "e.drw", "--not", "1", "6", "--json");
	cli_has(result->out, "\"besides\": \"Nothing gets better.\"");
	cli_has(result->out, "\"changes\": \"further from grade order at score group 0: 0 → 2");
}
END_TEST

START_TEST(dutch_events_answer_in_their_own_rules)
{
	const struct cli_result *result;

	event_made("dutch");
	CLI_OK("pair", "e.drw");
	result = CLI_OK("why", "e.drw", "--not", "1", "6");
	cli_has(result->out, "Worse: if 1 Adams and 6 Findley met, ");
	cli_has(result->out, "(4.2).");
	cli_has(CLI_OK("why", "e.drw", "--not-black", "1")->out, "(5.2)");
}
END_TEST

START_TEST(a_published_round_is_asked_as_it_was_drawn)
{
	char before[CLI_OUT_SIZE];

	event_made("caa");
	CLI_OK("pair", "e.drw");
	snprintf(before, sizeof(before), "%s", CLI_OK("why", "e.drw", "--not", "2", "7")->out);
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "0");
	CLI_OK("result", "e.drw", "3", "1");
	CLI_OK("pair", "e.drw");
	CLI_OK("players", "e.drw", "withdraw", "7", "--from", "2");
	ck_assert_str_eq(CLI_OK("why", "e.drw", "--not", "2", "7", "-r", "1")->out, before);
	cli_says(1, cli_run("why", "e.drw", "--not", "2", "7", NULL),
		"7 Green takes no board in round 2: he is withdrawn from round 2 on.");
	CLI_OK("players", "e.drw", "bye", "6", "2:half");
	CLI_OK("pair", "e.drw");
	cli_says(1, cli_run("why", "e.drw", "--not", "2", "6", NULL),
		"takes no board in round 2: he has a half-point bye booked for this round.");
	CLI_OK("players", "e.drw", "add", "Late, L", "--enters", "3");
	cli_says(1, cli_run("why", "e.drw", "--not", "8", "2", NULL),
		"8 Late takes no board in round 2: he enters in round 3.");
	cli_says(1, cli_run("move", "e.drw", "swap", "8", "2", NULL),
		"8 Late takes no board in round 2: he enters in round 3.");
}
END_TEST

/* The draw may be another program's, or made by another rule book: by hand it need not be. */
START_TEST(draws_of_other_programs_are_not_called_by_hand)
{
	const struct cli_result *result;

	round_2_proposed();
	CLI_OK("export", "e.drw", "-o", "e.trf");
	result = CLI_OK("why", "e.trf", "--round", "1", "--system", "schools", "--not-bye", "7");
	cli_has(result->out, "Better: if 7 Green had the bye, ");
	cli_has(result->out,
		" The draw on the board is not the rules' draw: boards 3 and 4, which the rules' draw does not have, would go.\n");
	ck_assert_ptr_null(strstr(result->out, "by hand"));
}
END_TEST

/* What a protest sheet compares with, where boards are by hand, it says as why not does. */
START_TEST(the_sheet_tells_what_other_boards_by_hand_are_kept)
{
	const char *out;

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv",
		"name,grade\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\nG,1400\nH,1300\n"
		"I,1200\nJ,1100\nK,1000\nL,900\nM,800\nN,700\n");
	CLI_OK("import", "e.drw", "list.csv");
	CLI_OK("pair", "e.drw"); /* 1-8 2-9 .. 6-13 7-14 */
	ck_assert_ptr_null(strstr(CLI_OK("print", "e.drw", "protest", "--player", "1")->out,
		"Not in the rules' draw"));
	CLI_OK("move", "e.drw", "swap", "13", "14");
	cli_has(CLI_OK("why", "e.drw", "--not", "1", "2")->out,
		"Not in the rules' draw, but kept: boards 6 and 7.\n");
	/* once for all of them: 2 to 5 */
	out = CLI_OK("print", "e.drw", "protest", "--player", "1")->out;
	cli_has(out,
		"Other opponents, each in the best draw with him:\n"
		"  Not in the rules' draw, but kept: boards 6 and 7.\n"
		"  Worse: if 1 A and 2 B met, ");
	cli_has(out, "if 1 A and 5 E met, ");
	ck_assert_ptr_null(strstr(strstr(out, "Worse: if 1 A and 2"), "kept"));
	/* and of each where they differ: the boards of the two themselves give way */
	CLI_OK("move", "e.drw", "swap", "8", "9");
	out = CLI_OK("print", "e.drw", "protest", "--player", "3")->out;
	cli_has(strstr(out, "if 3 C and 1 A met, "),
		"3 C and 9 I would cross the mid-line (1 exchange\n"
		"    instead of 0 in the whole draw) (12, 24). Not in the rules' draw, but kept:\n"
		"    boards 2, 6 and 7.\n  Worse: if 3 C and 2 B met, ");
	cli_has(strstr(out, "if 3 C and 2 B met, "),
		"3 C and 8 H would cross the mid-line (1 exchange\n"
		"    instead of 0 in the whole draw) (12, 24). Not in the rules' draw, but kept:\n"
		"    boards 1, 6 and 7.\n  Worse: if 3 C and 4 D met, ");
}
END_TEST

START_TEST(settings_that_no_event_can_hold_are_refused)
{
	char settings[400] = " ";

	while (strlen(settings) < 300)
		strcat(settings, "clubs=2 ");
	round_2_proposed();
	CLI_OK("export", "e.drw", "-o", "e.trf");
	cli_says(
		3, cli_run("why", "e.trf", "--system", "caa", "--set", settings, NULL), "too long");
}
END_TEST

START_TEST(a_protest_sheet_carries_the_hash_of_its_data)
{
	char sheet[CLI_OUT_SIZE], digest[SHA256_TEXT];
	const struct cli_result *result;

	round_2_proposed();
	snprintf(sheet, sizeof(sheet), "%s",
		CLI_OK("print", "e.drw", "protest", "--player", "1", "--width", "60")->out);
	cli_has(sheet, "1 Adams, board ");
	cli_has(sheet, "Card: 1 W 5 Edwards 1; total 1\n");
	cli_has(sheet, "The 4 with 1 as they stood");
	cli_has(sheet, "Other opponents");
	result = CLI_OK("print", "e.drw", "data");
	sha256_text(result->out, strlen(result->out), digest);
	cli_has(sheet, digest);
	for (const char *line = sheet; *line; line += strcspn(line, "\n") + 1) {
		char text[200];

		snprintf(text, sizeof(text), "%.*s", (int)strcspn(line, "\n"), line);
		ck_assert_msg(
			strstr(text, "sha256sum") || strstr(text, digest) || text_width(text) <= 60,
			"%s", text);
	}
	/* What comes later is not in it, nor that it was a draft. */
	CLI_OK("publish", "e.drw");
	CLI_OK("players", "e.drw", "add", "Late, L", "--grade", "1850");
	result = CLI_OK(
		"print", "e.drw", "protest", "--player", "adams", "--round", "2", "--width", "60");
	ck_assert_ptr_null(strstr(result->out, "DRAFT"));
	ck_assert_str_eq(
		strstr(result->out, "\n1 Adams, board "), strstr(sheet, "\n1 Adams, board "));
	cli_says(2, cli_run("print", "e.drw", "protest", NULL), "needs --player");
	cli_says(1, cli_run("print", "e.drw", "protest", "--player", "late", "-r", "2", NULL),
		"on no board");
}
END_TEST

START_TEST(questions_that_are_none_are_refused)
{
	event_made("caa");
	cli_says(1, cli_run("why", "e.drw", "--not", "1", "2", NULL), "no draw yet");
	CLI_OK("pair", "e.drw");
	cli_says(2, cli_run("why", "e.drw", "--not", "1", NULL), "takes two players");
	cli_says(2, cli_run("why", "e.drw", "--not-bye", "1", "2", NULL), "\"2\" is too much");
	cli_says(2, cli_run("why", "e.drw", "--not-bye", "1", "--not-white", "2", NULL),
		"one thing at a time");
	cli_says(3, cli_run("why", "e.drw", "--not", "1", "99", NULL), "no player");
	cli_says(1, cli_run("why", "e.drw", "--not", "1", "1", NULL), "itself");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("why");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_board_is_named_by_a_player_on_it);
	tcase_add_test(tcase, json_has_each_reason_as_a_record);
	tcase_add_test(tcase, json_has_an_answer_to_why_not_as_records);
	tcase_add_test(tcase, a_random_mid_line_is_told_of_the_round);
	tcase_add_test(tcase, equal_surnames_carry_the_letters_that_tell_them_apart);
	tcase_add_test(tcase, two_who_have_met_cannot_meet);
	tcase_add_test(tcase, what_it_would_cost_is_told_with_its_rule);
	tcase_add_test(tcase, figures_are_told_when_asked_for);
	tcase_add_test(tcase, dutch_events_answer_in_their_own_rules);
	tcase_add_test(tcase, a_published_round_is_asked_as_it_was_drawn);
	tcase_add_test(tcase, the_sheet_tells_what_other_boards_by_hand_are_kept);
	tcase_add_test(tcase, settings_that_no_event_can_hold_are_refused);
	tcase_add_test(tcase, draws_of_other_programs_are_not_called_by_hand);
	tcase_add_test(tcase, a_protest_sheet_carries_the_hash_of_its_data);
	tcase_add_test(tcase, questions_that_are_none_are_refused);
	return cli_run_suite("cli_why", tcase);
}
