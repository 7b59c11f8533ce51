/*
 * Who goes over to another section brings the colours of his games: they count in its draws, stand
 * on his card, and go with the report; his points and the games themselves do not count.
 */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static void play_round(const char *section, const char *const results[], int count)
{
	CLI_OK("pair", "c.drw", "--section", section);
	CLI_OK("publish", "c.drw", "--section", section);
	for (int i = 0; i < count; i++) {
		char board[8];

		snprintf(board, sizeof(board), "%d", i + 1);
		CLI_OK("result", "c.drw", board, results[i], "--section", section);
	}
}

static void enter(const char *system)
{
	cli_write("a.csv", "name,grade\nAxe,2400\nAlder,2300\nAsh,2200\nAspen,2100\n");
	cli_write("b.csv",
		"name,grade\nBay,2000\nBeech,1900\nBirch,1800\nBox,1700\nBriar,1600\nBroom,1500\n");
	remove("c.drw");
	CLI_OK("new", "c.drw", "--system", system, "--rounds", "5", "--lot", "white", "--name",
		"Town");
	CLI_OK("section", "c.drw", "set", "name=Open");
	CLI_OK("section", "c.drw", "add", "Minor", "--system", system, "--rounds", "5", "--lot",
		"white");
	CLI_OK("import", "c.drw", "a.csv", "--section", "Open");
	CLI_OK("import", "c.drw", "b.csv", "--section", "Minor");
}

/* Axe has had White in the Open, Bay White and Beech Black in the Minor; all three have a point. */
static void play_first_rounds(void)
{
	static const char *const open[] = {"1", "0"}, *const minor[] = {"1", "0", "="};

	play_round("Open", open, 2);
	play_round("Minor", minor, 3);
}

static void check_report(void)
{
	remove("again.drw");
	CLI_OK("export", "c.drw", "--section", "Minor", "-o", "one.trf");
	CLI_OK("import", "again.drw", "one.trf");
	CLI_OK("export", "again.drw", "-o", "two.trf");
	ck_assert_str_eq(cli_read("two.trf"), cli_read("one.trf"));
	cli_has(CLI_OK("check", "one.trf")->out, "no discrepancy");
	CLI_OK("verify", "again.drw");
	CLI_OK("verify", "c.drw");
}

START_TEST(his_colours_count_in_the_draw)
{
	const char *text;

	enter("dutch");
	play_first_rounds();
	text = CLI_OK(
		"section", "c.drw", "move", "Axe", "Minor", "--points", "1", "--section", "Open")
		       ->out;
	cli_has(text, "The colours of his games count in Minor, too: W.\n");
	/* taken back with the move */
	CLI_OK("undo", "c.drw", "--section", "Minor");
	CLI_OK("section", "c.drw", "move", "Axe", "Minor", "--points", "1", "--section", "Open");
	text = CLI_OK("pair", "c.drw", "--section", "Minor")->out;
	/* with no colours of his own he would meet Bay, and Bay would have Black */
	cli_has(text, "  1    2 Beech                      1900  1    -          7 Axe ");
	text = CLI_OK("why", "c.drw", "1", "--section", "Minor")->out;
	cli_has(text, "7 Axe and 2 Beech each have their due colour");
	cli_has(text, "7 Axe has met nobody");
	CLI_OK("publish", "c.drw", "--section", "Minor");
	check_report();
	cli_has(cli_read("one.trf"), "### drawboard: brought 1 W\r\n");
	cli_has(CLI_OK("export", "c.drw", "--section", "Minor")->err,
		"1 player has brought colours from another section");
	/* on paper, to go on by hand */
	text = CLI_OK("print", "c.drw", "cards", "--section", "Minor")->out;
	cli_has(text, "│Opponent│bye│ 2 │");
	cli_has(text, "│Colour  │ W │ B │");
	cli_has(CLI_OK("print", "c.drw", "sheets", "--player", "Axe", "--section", "Minor")->out,
		"in another section");
	cli_has(cli_type("c.drw", "section Minor\ncard axe\n"),
		"Rd 1, Colour White, Opponent in another section, Points 1");
}
END_TEST

/* By every rule book of score groups the report says how the rounds were drawn. */
START_TEST(the_report_has_them_by_every_rule_book)
{
	static const char *const books[] = {"dutch", "caa", "uscf", "schools"};
	static const char *const second[] = {"=", "1", "0"};

	enter(books[_i]);
	play_first_rounds();
	CLI_OK("section", "c.drw", "move", "Axe", "Minor", "--section", "Open");
	play_round("Minor", second, 3);
	check_report();
	CLI_OK("pair", "c.drw", "--section", "Minor");
	CLI_OK("publish", "c.drw", "--section", "Minor");
	check_report();
}
END_TEST

/* He brings them on, and those of each section back; of more rounds than there are the latest. */
START_TEST(he_brings_them_from_section_to_section)
{
	static const char *const open[] = {"=", "="}, *const minor[] = {"=", "=", "="};
	const char *text;

	enter("dutch");
	play_first_rounds();
	play_round("Open", open, 2);
	text = CLI_OK("section", "c.drw", "move", "Axe", "Minor", "--section", "Open")->out;
	cli_has(text, "The colours of his games, the latest of them, count in Minor, too: B.\n");
	play_round("Minor", minor, 3);
	text = CLI_OK("section", "c.drw", "move", "Axe", "Open", "--section", "Minor")->out;
	/* his own rounds there are his own; he has missed none */
	ck_assert_ptr_null(strstr(text, "count in Open"));
	play_round("Minor", minor, 3);
	CLI_OK("verify", "c.drw");
	CLI_OK("export", "c.drw", "--section", "Open", "-o", "open.trf");
	ck_assert_ptr_null(strstr(cli_read("open.trf"), "brought"));
}
END_TEST

/* A section that has not begun has no round for them. */
START_TEST(without_a_round_there_they_do_not_count)
{
	static const char *const open[] = {"1", "0"};

	enter("caa");
	play_round("Open", open, 2);
	cli_has(CLI_OK("section", "c.drw", "move", "Axe", "Minor", "--section", "Open")->out,
		"Minor has fewer rounds behind it: the colours of his games do not count there.\n");
	CLI_OK("verify", "c.drw");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("moved");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, his_colours_count_in_the_draw);
	tcase_add_loop_test(tcase, the_report_has_them_by_every_rule_book, 0, 4);
	tcase_add_test(tcase, he_brings_them_from_section_to_section);
	tcase_add_test(tcase, without_a_round_there_they_do_not_count);
	return cli_run_suite("cli_moved", tcase);
}
