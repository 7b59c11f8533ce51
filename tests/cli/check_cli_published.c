/*
 * A report says how a round was published whose boards have changed since: that is what is checked,
 * and what contradicts the report is not obeyed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

enum { PLAYERS = 8, BOARDS = PLAYERS / 2 };

static void enter_round(int draw)
{
	char board[12];

	for (int i = 1; i <= BOARDS; i++) {
		snprintf(board, sizeof(board), "%d", i);
		CLI_OK("result", "e.drw", board, i == draw ? "=" : "1");
	}
}

/* Two rounds; in the second the two of board 2 must not meet. The report is in e.trf. */
static void repaired(void)
{
	char list[300] = "name,grade\n", code[9];

	remove("e.drw");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	for (int i = 1; i <= PLAYERS; i++)
		snprintf(list + strlen(list), sizeof(list) - strlen(list), "P%02d,%d\n", i,
			2200 - i * 40);
	cli_write("list.csv", list);
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	enter_round(2);
	cli_publish("e.drw");
	snprintf(code, sizeof(code), "%.8s",
		strstr(CLI_OK("repair", "e.drw", "--met", "2")->out, "\nList ") + 6);
	CLI_OK("repair", "e.drw", "--met", "2", "--take", "1", "--list", code, "--reason",
		"they had met: (1)");
	enter_round(0);
	cli_has(CLI_OK("export", "e.drw", "-o", "e.trf")->err,
		"Round 2 was changed after being published, which comments of ours tell: other "
		"programs may find it different.\n");
}

/* The report with other words in the place of the first of these. */
static void rewrite(const char *from, const char *to)
{
	const char *text = cli_read("e.trf"), *at = strstr(text, from);
	char *changed;

	ck_assert_msg(at != NULL, "%s is not in:\n%s", from, text);
	changed = malloc(strlen(text) + strlen(to) + 1);
	sprintf(changed, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
	cli_write("x.trf", changed);
	free(changed);
}

/* The comments of the two boards, from the first digit on. */
static void find_lines(char lines[2][64])
{
	const char *at = cli_read("e.trf");

	for (int i = 0; i < 2; i++) {
		at = strstr(at, "### drawboard: published 2 ");
		ck_assert_ptr_nonnull(at);
		snprintf(lines[i], sizeof(lines[i]), "%.*s", (int)strcspn(at, "\r\n"), at);
		at++;
	}
}

START_TEST(what_changed_is_told_beside_the_verdict)
{
	const struct cli_result *checked;

	repaired();
	checked = CLI_OK("check", "e.trf");
	cli_has(checked->out, "e.trf, round 2, changed after it was published. Board 2: ");
	cli_has(checked->out, ": they had met: (1).\n");
	cli_has(checked->out, "1 file, 2 rounds, no discrepancy.\n");
	checked = CLI_OK("check", "e.trf", "--json");
	cli_has(checked->out, "\"discrepancies\": []");
	cli_has(checked->out, "\"changed\": [{\"round\": 2, \"board\": ");
	cli_has(checked->out, "\"why\": \"they had met: (1)\"}");
	ck_assert_str_eq(CLI_OK("check", "e.trf", "--quiet")->out, "");
	cli_has(CLI_OK("check", "e.drw", "--round", "2")->out,
		"Changed since it was published: Board 2: ");
}
END_TEST

/* An import keeps it, and so does the next report. */
START_TEST(it_comes_back_as_it_went_out)
{
	char *text;

	repaired();
	text = strdup(cli_read("e.trf"));
	remove("f.drw");
	CLI_OK("import", "f.drw", "e.trf");
	CLI_OK("export", "f.drw", "-o", "f.trf");
	ck_assert_str_eq(cli_read("f.trf"), text);
	free(text);
	cli_has(CLI_OK("check", "f.drw", "--round", "2")->out,
		"Changed since it was published: Board 2: ");
	cli_has(CLI_OK("audit", "f.drw")->out, "caa");
}
END_TEST

/* A draw that was not the rules' is found, whatever was repaired. */
START_TEST(a_wrong_published_draw_is_found)
{
	char lines[2][64], turned[64];
	int board, white, black;

	repaired();
	find_lines(lines);
	ck_assert_int_eq(
		sscanf(lines[0], "### drawboard: published 2 %d %d %d", &board, &white, &black), 3);
	snprintf(
		turned, sizeof(turned), "### drawboard: published 2 %d %d %d", board, black, white);
	rewrite(lines[0], turned);
	cli_has(CLI_CODE(1, "check", "x.trf")->out, "1 discrepancy");
	/* and without the comments it is what was played that is not */
	rewrite(lines[0], "### other");
	cli_has(CLI_CODE(1, "check", "x.trf")->err, "no line says where ");
}
END_TEST

/* What cannot be is named by its line; then the entries count. */
START_TEST(what_contradicts_the_report_is_not_obeyed)
{
	static const struct {
		const char *line, *says;
	} cases[] = {
		{"### drawboard: published 2 1 1 2 x\n### drawboard: published 2 3 1 3 y",
			" is named twice. The round is taken as it is in the entries.\n"},
		{"### drawboard: published 2 2 1 99 x", ": there is no 99. The round is taken"},
		{"### drawboard: published 2 2 1 1 x", ": 1 is named twice. "},
		{"### drawboard: published 2 2 1 0 x", ": no line says where "},
		{"### drawboard: published 9 2 1 2 x",
			"was not understood as the seats of a round as it was published"},
		{"### drawboard: published 2 0 1 2 x", "was not understood as the seats"},
		{"### drawboard: published 2 1 -1 2 x", "was not understood as the seats"},
		{"### drawboard: published 2 1 1 2222222222222 x", "was not understood as"},
		{"### drawboard: published", ""},
		{"### drawboard: came 2 77 x", ": there is no 77. "},
		{"### drawboard: came x", "was not understood as the seats"},
		{"### drawboard: volunteered 2 77", ": there is no 77. "},
	};
	char lines[2][64], kept[100];
	const struct cli_result *checked;

	repaired();
	find_lines(lines);
	rewrite(lines[0], cases[_i].line);
	cli_write("e.trf", cli_read("x.trf"));
	rewrite(lines[1], "### other");
	checked = CLI_CODE(1, "check", "x.trf");
	cli_has(checked->err, cases[_i].says);
	if (cases[_i].says[0])
		cli_has(checked->err, "drawboard: x.trf: Line ");
	cli_has(checked->out, "1 discrepancy");
	remove("f.drw");
	cli_has(CLI_OK("import", "f.drw", "x.trf")->err, cases[_i].says);
	CLI_OK("verify", "f.drw");
	/* a comment that says nothing stays one */
	CLI_OK("export", "f.drw", "-o", "f.trf");
	snprintf(kept, sizeof(kept), "%.*s", (int)strcspn(cases[_i].line, "\n"), cases[_i].line);
	cli_has(cli_read("f.trf"), kept);
}
END_TEST

/* Nothing of it reaches the terminal as it is. */
START_TEST(a_reason_is_cleaned)
{
	char lines[2][64], dirty[128];
	const struct cli_result *checked;

	repaired();
	find_lines(lines);
	snprintf(dirty, sizeof(dirty), "%s \033[2J\033]0;x\a", lines[0]);
	rewrite(lines[0], dirty);
	cli_has(cli_read("x.trf"), "\033[2J");
	checked = CLI_OK("check", "x.trf");
	ck_assert_ptr_null(strchr(checked->out, '\033'));
	ck_assert_ptr_null(strchr(checked->out, '\a'));
	cli_has(checked->out, "?[2J?]0;x?.\n");
}
END_TEST

/* Later draws saw the bye of one who has played. */
START_TEST(a_bye_that_was_played_is_told)
{
	char list[300] = "name,grade\n", code[9];
	const struct cli_result *asked;

	remove("e.drw");
	CLI_OK("new", "e.drw", "--system", "dutch", "--rounds", "5", "--lot", "white");
	for (int i = 1; i <= 7; i++)
		snprintf(list + strlen(list), sizeof(list) - strlen(list), "P%02d,%d\n", i,
			2200 - i * 40);
	cli_write("list.csv", list);
	CLI_OK("import", "e.drw", "list.csv");
	for (int round = 1; round <= 2; round++) {
		cli_publish("e.drw");
		for (int i = 1; i <= 3; i++)
			CLI_OK("result", "e.drw", ((char[]){(char)('0' + i), '\0'}), "1");
	}
	/* board 3 was 3-6, and 7 had the bye: 3 has played him */
	asked = CLI_OK("repair", "e.drw", "--round", "1", "--played", "3", "7", "1");
	snprintf(code, sizeof(code), "%.8s", strstr(asked->out, "\nList ") + 6);
	CLI_OK("repair", "e.drw", "--round", "1", "--played", "3", "7", "1", "--take", "1",
		"--list", code, "--reason", "wrong table");
	CLI_OK("export", "e.drw", "-o", "e.trf");
	cli_has(cli_read("e.trf"),
		"### drawboard: drawn round=1 board=4 result=bye white=7 black=0");
	cli_has(cli_read("e.trf"), "### drawboard: published 1 4 7 0 wrong table");
	cli_has(CLI_OK("check", "e.trf")->out, "no discrepancy");
}
END_TEST

static void take_first(const char *option, const char *one, const char *two, const char *reason)
{
	const struct cli_result *list = two ? CLI_OK("repair", "e.drw", option, one, two)
					    : CLI_OK("repair", "e.drw", option, one);
	char code[9];

	snprintf(code, sizeof(code), "%.8s", strstr(list->out, "\nList ") + 6);
	if (two)
		CLI_OK("repair", "e.drw", option, one, two, "--take", "1", "--list", code,
			"--reason", reason);
	else
		CLI_OK("repair", "e.drw", option, one, "--take", "1", "--list", code, "--reason",
			reason);
}

/* 1-7 8-2 3-9 10-4 5-11 12-6: what moved two is not why others met where they had been. */
START_TEST(each_pair_has_its_own_reason)
{
	char list[400] = "name,grade\n";
	const char *report, *checked;

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	for (int i = 1; i <= 12; i++)
		snprintf(list + strlen(list), sizeof(list) - strlen(list), "P%02d,%d\n", i,
			2200 - i * 40);
	cli_write("list.csv", list);
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	take_first("--swapped", "5", "2", "SAT WRONG");
	take_first("--met", "2", NULL, "HAVE MET");
	CLI_OK("export", "e.drw", "-o", "e.trf");
	report = cli_read("e.trf");
	cli_has(report, "### drawboard: published 1 2 8 2 SAT WRONG");
	cli_has(report, "### drawboard: published 1 5 5 11 HAVE MET");
	checked = CLI_OK("check", "e.trf")->out;
	cli_has(checked, "Board 2: 8-2, on another board: SAT WRONG.");
	cli_has(checked, " in place of 5-11: HAVE MET.");
	/* in the event the boards have their numbers, and say what brought those who sit there */
	checked = CLI_OK("check", "e.drw", "--round", "1")->out;
	cli_has(checked, "8 P08 v 2 P02 in place of 5 P05 v 11 P11: SAT WRONG.");
	cli_has(checked, " in place of 8 P08 v 2 P02: HAVE MET.");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("published");

	tcase_add_test(tcase, what_changed_is_told_beside_the_verdict);
	tcase_add_test(tcase, it_comes_back_as_it_went_out);
	tcase_add_test(tcase, a_wrong_published_draw_is_found);
	tcase_add_loop_test(tcase, what_contradicts_the_report_is_not_obeyed, 0, 12);
	tcase_add_test(tcase, a_reason_is_cleaned);
	tcase_add_test(tcase, a_bye_that_was_played_is_told);
	tcase_add_test(tcase, each_pair_has_its_own_reason);
	return cli_run_suite("cli_published", tcase);
}
