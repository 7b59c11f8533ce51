/* Lists for the public: how much of a name they have, and what they never have. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static const char *const open_lists[] = {
	"boards", "names", "standings", "crosstable", "wallchart", "square", "sheets", "entries"};
enum { OPEN_LISTS = sizeof(open_lists) / sizeof(open_lists[0]) };

static void two_rounds(void)
{
	cli_write("p.csv",
		"name,grade,club,school,ecf-code,born\n"
		"\"Ashworth, Ann\",2100,CA,St Mary,123456A,2009\n"
		"\"Birchall, Bob\",2000,CB,St Mary,234567B,2010\n"
		"\"Cedarly, Cy\",1900,CC,St Paul,345678C,2011\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "2", "--lot", "white");
	CLI_OK("import", "e.drw", "p.csv");
	CLI_OK("section", "e.drw", "set", "names=first");
	cli_publish("e.drw");
	CLI_OK("fill", "e.drw", "Filler, Fred");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
}

static void has_none_of(const char *list, const char *text, const char *const words[])
{
	for (int i = 0; words[i]; i++)
		ck_assert_msg(!strstr(text, words[i]), "%s has %s:\n%s", list, words[i], text);
}

static const char *const private[] = {
	"Ashworth", "Birchall", "Cedarly", "Filler", "123456A", "2009", "St Mary", NULL};

START_TEST(names_are_as_the_section_has_them)
{
	two_rounds();
	for (int i = 0; i < OPEN_LISTS; i++) {
		const char *text = CLI_OK("print", "e.drw", open_lists[i], "--public")->out;

		cli_has(text, "Ann A");
		has_none_of(open_lists[i], text, private);
		CLI_OK("print", "e.drw", open_lists[i], "--public", "-o", "l.html");
		cli_has(cli_read("l.html"), "Ann A");
		has_none_of(open_lists[i], cli_read("l.html"), private);
		CLI_OK("print", "e.drw", open_lists[i], "--public", "-o", "l.csv");
		cli_has(cli_read("l.csv"), "Ann A");
		has_none_of(open_lists[i], cli_read("l.csv"), private);
		/* without the word the lists are those of the hall */
		cli_has(CLI_OK("print", "e.drw", open_lists[i])->out, "Ashworth, Ann");
	}
	CLI_OK("section", "e.drw", "set", "names=initial");
	cli_has(CLI_OK("print", "e.drw", "standings", "--public")->out, " Ashworth, A ");
	CLI_OK("section", "e.drw", "set", "names=");
	cli_has(CLI_OK("print", "e.drw", "standings", "--public")->out, "Ashworth, Ann");
}
END_TEST

START_TEST(what_is_not_for_the_public_is_refused)
{
	static const char *const others[] = {
		"players", "prizes", "cards", "slips", "byes", "teams", "protest", "certificates"};

	two_rounds();
	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
		cli_says(2, cli_run("print", "e.drw", others[i], "--public", NULL),
			"--public goes with boards, names, standings");
	cli_says(2, CLI_CODE(2, "print", "e.drw", "names", "--all", "--public"),
		"--public goes with");
	cli_says(2, CLI_CODE(2, "print", "e.drw", "entries", "--by", "school", "--public"),
		"Schools are not for the public");
	CLI_OK("pair", "e.drw");
	cli_write("b.html", "the old one");
	cli_says(1, CLI_CODE(1, "print", "e.drw", "boards", "--public", "-o", "b.html"),
		"Round 2 is not published: --public is of what is.");
	ck_assert_str_eq(cli_read("b.html"), "the old one");
}
END_TEST

/* Two sections with a game between them, in each of which two are alike once they are shortened. */
static void two_sections(const char *major, const char *minor)
{
	cli_write("major.csv",
		"name,grade\n\"Smith, John\",1900\n\"Smith, Jane\",1850\n\"Lee, Li\",1800\n");
	cli_write("minor.csv",
		"name,grade\n\"Jones, Ann\",1500\n\"Jones, Alf\",1400\n\"Rees, Rhys\",1300\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "2", "--lot", "white");
	CLI_OK("section", "e.drw", "set", "name=Major", major);
	CLI_OK("section", "e.drw", "add", "Minor", "--system", "caa", "--rounds", "2", "--lot",
		"white");
	CLI_OK("section", "e.drw", "set", minor, "--section", "Minor");
	CLI_OK("import", "e.drw", "major.csv", "--section", "Major");
	CLI_OK("import", "e.drw", "minor.csv", "--section", "Minor");
	CLI_OK("fill", "e.drw", "Lee", "--of", "Major", "--player", "rees", "--section", "Minor");
	CLI_OK("pair", "e.drw", "--section", "Major");
	CLI_OK("publish", "e.drw", "--section", "Major");
	CLI_OK("pair", "e.drw", "--section", "Minor");
	CLI_OK("publish", "e.drw", "--section", "Minor");
}

/* All lists for the public of both sections in all forms, and every page of the site. */
static void look_at_all(void (*look)(const char *list, const char *text))
{
	static const char *const sections[] = {"Major", "Minor"};
	static const char *const files[] = {"l.html", "l.csv"};
	FILE *pages;
	char page[300];

	for (int i = 0; i < 2 * OPEN_LISTS; i++) {
		const char *list = open_lists[i / 2], *section = sections[i % 2];

		look(list, CLI_OK("print", "e.drw", list, "--public", "--section", section)->out);
		for (int file = 0; file < 2; file++) {
			CLI_OK("print", "e.drw", list, "--public", "--section", section, "-o",
				files[file]);
			look(list, cli_read(files[file]));
		}
	}
	CLI_OK("site", "e.drw", "-o", "web");
	pages = popen("ls web/*.html", "r");
	ck_assert_ptr_nonnull(pages);
	while (fgets(page, sizeof(page), pages)) {
		page[strcspn(page, "\n")] = '\0';
		look(page, cli_read(page));
	}
	pclose(pages);
}

static void has_no_major_name(const char *list, const char *text)
{
	static const char *const whole[] = {"Lee, Li", "Li Lee", "John", "Jane", NULL};

	has_none_of(list, text, whole);
}

static void has_no_whole_name(const char *list, const char *text)
{
	static const char *const whole[] = {"Lee", "Smith", "Jones", "Rees", NULL};

	has_none_of(list, text, whole);
}

START_TEST(a_name_is_as_his_own_section_has_it)
{
	two_sections("names=initial", "names=full");
	look_at_all(has_no_major_name);
	cli_has(CLI_OK("print", "e.drw", "boards", "--public", "--section", "Minor")->out,
		"Lee, L (Major)");
	cli_has(CLI_OK("print", "e.drw", "boards", "--public", "--section", "Major")->out,
		"Rees, Rhys (Minor)");
	cli_has(CLI_OK("print", "e.drw", "names", "--public", "--section", "Major")->out,
		"Smith, J (2)");
	cli_has(cli_read("web/s2-boards.html"), "Lee, L (Major)");
	CLI_OK("section", "e.drw", "set", "names=first", "--section", "Major");
	CLI_OK("section", "e.drw", "set", "names=first", "--section", "Minor");
	look_at_all(has_no_whole_name);
	cli_has(cli_read("web/s2-boards.html"), "Li L (Major)");
	cli_has(cli_read("web/s1-boards.html"), "Rhys R (Minor)");
}
END_TEST

/* "Jones, A" is two players of Minor; who is one of them is told by his number. */
START_TEST(namesakes_are_told_apart_by_number)
{
	const char *out;

	two_sections("names=full", "names=initial");
	out = CLI_OK("print", "e.drw", "names", "--public", "--section", "Minor")->out;
	cli_has(out, "Jones, A (1)");
	cli_has(out, "Jones, A (2)");
	cli_has(out, "Rees, R ");
	ck_assert(!strstr(out, "Rees, R ("));
	CLI_OK("section", "e.drw", "set", "names=first", "--section", "Minor");
	out = CLI_OK("print", "e.drw", "names", "--public", "--section", "Minor")->out;
	cli_has(out, "Ann J");
	ck_assert(!strstr(out, "Ann J ("));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("public");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, names_are_as_the_section_has_them);
	tcase_add_test(tcase, a_name_is_as_his_own_section_has_it);
	tcase_add_test(tcase, namesakes_are_told_apart_by_number);
	tcase_add_test(tcase, what_is_not_for_the_public_is_refused);
	return cli_run_suite("public", tcase);
}
