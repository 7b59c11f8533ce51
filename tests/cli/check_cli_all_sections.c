/* One list of all sections: each on pages of its own, in one file or one printer job. */
#include <stdio.h>
#include <string.h>

#include "core/array_len.h"
#include "support/pty/cli_run.h"

static void lacks(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) == NULL, "\"%s\" is in:\n%s", part, text);
}

static int count(const char *text, const char *part)
{
	int found = 0;

	for (; (text = strstr(text, part)) != NULL; text += strlen(part))
		found++;
	return found;
}

/* Open has a complete round, Major one that is played, Minor is empty. */
static void congress(void)
{
	cli_write("o.csv",
		"name,grade,club\nAdams,2200,X\nBrown,2180,Y\nCairns,2170,Z\nDrew,2160,X\n");
	cli_write("m.csv", "name,grade,club\nGreen,1700,X\nHood,1680,Y\nInnes,1670,Z\n");
	CLI_OK("new", "c.drw", "--system", "caa", "--rounds", "3", "--lot", "white", "--name",
		"Congress");
	CLI_OK("section", "c.drw", "set", "name=Open");
	CLI_OK("section", "c.drw", "add", "Major", "--system", "dutch", "--rounds", "5");
	CLI_OK("section", "c.drw", "add", "Minor", "--system", "caa", "--rounds", "5");
	CLI_OK("import", "c.drw", "o.csv", "--section", "Open");
	CLI_OK("import", "c.drw", "m.csv", "--section", "Major");
	CLI_OK("pair", "c.drw", "--section", "Open");
	CLI_OK("publish", "c.drw", "--section", "Open");
	CLI_OK("pair", "c.drw", "--section", "Major");
	CLI_OK("publish", "c.drw", "--section", "Major");
	CLI_OK("result", "c.drw", "1", "1", "--section", "Open");
	CLI_OK("result", "c.drw", "2", "1", "--section", "Open");
}

START_TEST(each_section_has_its_pages)
{
	const struct cli_result *all;
	const char *page;

	congress();
	all = CLI_OK("print", "c.drw", "boards", "--all");
	ck_assert_str_eq(
		all->err, "drawboard: c.drw: Left out: Minor (Round 1 is not drawn yet).\n");
	ck_assert_ptr_eq(strstr(all->out, "Congress · Open"), all->out);
	page = strchr(all->out, '\f');
	ck_assert_ptr_nonnull(page);
	cli_has(page, "\fCongress · Major");
	cli_has(page, "full-point bye");
	ck_assert_ptr_null(strchr(page + 1, '\f'));
	/* it is the list of each, as it is by itself */
	CLI_OK("print", "c.drw", "crosstable", "--all", "-o", "all.txt");
	cli_has(cli_read("all.txt"), "Adams");
	cli_has(cli_read("all.txt"), "Cross table in round 1 of 5");
}
END_TEST

/* Every list that can be, as everything that it can be. */
START_TEST(every_list_is_of_all_sections)
{
	static const char *const lists[] = {"boards", "standings", "crosstable", "wallchart",
		"square", "teams", "entries", "byes", "round-sheet", "players", "groups", "deal"};
	static const char *const pieces[] = {"slips", "cards", "place-cards"};
	static char alone[65536];

	congress();
	for (size_t i = 0; i < ARRAY_LEN(lists); i++) {
		CLI_OK("print", "c.drw", lists[i], "--all", "-o", "all.txt");
		cli_has(cli_read("all.txt"), "Congress · Major");
		CLI_OK("print", "c.drw", lists[i], "--all", "-o", "all.csv");
		ck_assert_int_eq(strncmp(cli_read("all.csv"), "Section,", 8), 0);
		cli_has(cli_read("all.csv"), "\r\nMajor,");
		CLI_OK("print", "c.drw", lists[i], "--section", "Major", "-o", "one.csv");
		snprintf(alone, sizeof(alone), "%.60000s", cli_read("one.csv"));
		ck_assert_msg(count(cli_read("all.csv"), "\r\nMajor,") == count(alone, "\r\n") - 1,
			"%s", lists[i]);
		CLI_OK("print", "c.drw", lists[i], "--all", "-o", "all.html");
		cli_has(cli_read("all.html"), "<title>Congress</title>");
		ck_assert_int_eq(count(cli_read("all.html"), "</html>"), 1);
		ck_assert_int_eq(count(cli_read("all.html"), "<section "),
			count(cli_read("all.html"), "</section>"));
		cli_has(cli_read("all.html"), "Congress · Major");
	}
	for (size_t i = 0; i < ARRAY_LEN(pieces); i++) {
		CLI_OK("print", "c.drw", pieces[i], "--all", "-o", "all.txt");
		cli_has(cli_read("all.txt"), "Cairns");
		cli_has(cli_read("all.txt"), "Hood");
	}
	CLI_OK("print", "c.drw", "cards", "--all", "-o", "all.html");
	ck_assert_int_eq(count(cli_read("all.html"), "<div class=\"cards\">"), 2);
}
END_TEST

/* What one has and another has not is empty there. */
START_TEST(a_table_has_the_columns_of_all)
{
	congress();
	CLI_OK("players", "c.drw", "withdraw", "Drew", "--section", "Open");
	CLI_OK("print", "c.drw", "standings", "--all", "-o", "s.csv");
	ck_assert_str_eq(cli_read("s.csv"),
		"Section,Rank,PIN,Name,Grade,Club,Points,PS,SOS,Withdrawn\r\n"
		"Open,1=,1,Adams,2200,X,1,1,0,\r\n"
		"Open,1=,4,Drew,2160,X,1,1,0,withdrawn\r\n"
		"Open,3=,2,Brown,2180,Y,0,0,1,\r\n"
		"Open,3=,3,Cairns,2170,Z,0,0,1,\r\n"
		"Major,1,1,Green,1700,X,0,,,\r\n"
		"Major,2,2,Hood,1680,Y,0,,,\r\n"
		"Major,3,3,Innes,1670,Z,0,,,\r\n");
}
END_TEST

START_TEST(what_no_section_has_is_refused)
{
	congress();
	cli_says(1, CLI_CODE(1, "print", "c.drw", "changes", "--all"), "No board of round 1");
	cli_says(1, CLI_CODE(1, "print", "c.drw", "prizes", "--all"), "Nothing is on the list.");
	cli_says(1, CLI_CODE(1, "print", "c.drw", "slips", "--all", "-o", "s.csv"),
		"Cards are written as plain text or PDF.");
	/* a draft is not for the public */
	CLI_OK("pair", "c.drw", "--section", "Open");
	cli_has(CLI_OK("print", "c.drw", "boards", "--all", "--public")->err,
		"Left out: Open (Round 2 is not published: --public is of what is), Minor (");
}
END_TEST

static const struct {
	const char *words[5], *says;
} refused[] = {
	{{"boards", "--section", "Open"}, "--all is of all sections: --section is of one."},
	{{"boards", "--round", "1"}, "--all has each section in the round that it is in"},
	{{"sheets", "--player", "Adams"}, "--all is of everybody: --player is of one."},
	{{"slips", "--alignment"}, "a page of cuts or of empty cards is of none."},
	{{"cards", "--blank"}, "a page of cuts or of empty cards is of none."},
	{{"protest", "--player", "Adams"}, "--all goes with every list but protest and data."},
	{{"data"}, "--all goes with every list but protest and data."},
};

START_TEST(what_is_of_one_section_is_not_of_all)
{
	const char *const *words = refused[_i].words;

	congress();
	cli_says(2,
		cli_run("print", "c.drw", "--all", words[0], words[1], words[2], words[3], NULL),
		refused[_i].says);
}
END_TEST

START_TEST(one_section_is_printed_as_ever)
{
	static char alone[8192];

	cli_two_who_met();
	CLI_OK("print", "e.drawboard", "standings", "-o", "a.csv");
	snprintf(alone, sizeof(alone), "%.8000s", cli_read("a.csv"));
	CLI_OK("print", "e.drawboard", "standings", "--all", "-o", "b.csv");
	ck_assert_str_eq(cli_read("b.csv"), alone);
}
END_TEST

/* At a desk without a screen each section is named; the desk stays where it is. */
START_TEST(a_desk_of_lines_hears_all_sections)
{
	const char *heard;

	congress();
	heard = cli_type("c.drw", "section Major\nprint standings --all\nprint byes\nquit\n");
	cli_has(heard, "\nOpen\nStandings after round 1 of 3");
	cli_has(heard, "\nMajor\nPlayers before round 1");
	cli_has(heard, "Left out: Minor");
	cli_has(heard, "Innes");
	lacks(heard, "No byes");
}
END_TEST

/* It is kept under a name of its own where the printer fails. */
START_TEST(a_printer_gets_one_job)
{
	congress();
	CLI_CODE(4, "print", "c.drw", "standings", "--all", "--printer", "hall");
	cli_has(cli_read("c-all-standings.txt"), "\fCongress · Major");
	CLI_CODE(4, "print", "c.drw", "entries", "--all", "--by", "club", "--printer", "hall");
	cli_has(cli_read("c-all-entries-by-club.txt"), "\fCongress · Major");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("all sections");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, each_section_has_its_pages);
	tcase_add_test(tcase, every_list_is_of_all_sections);
	tcase_add_test(tcase, a_table_has_the_columns_of_all);
	tcase_add_test(tcase, what_no_section_has_is_refused);
	tcase_add_loop_test(
		tcase, what_is_of_one_section_is_not_of_all, 0, (int)ARRAY_LEN(refused));
	tcase_add_test(tcase, one_section_is_printed_as_ever);
	tcase_add_test(tcase, a_desk_of_lines_hears_all_sections);
	tcase_add_test(tcase, a_printer_gets_one_job);
	return cli_run_suite("cli lists of all sections", tcase);
}
