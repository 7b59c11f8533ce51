/* Who has withdrawn, or gone over to another section, is marked on every list, in every form. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* Damson has gone home after round 1. */
static void one_leaves(void)
{
	cli_write("p.csv",
		"name,grade,club\n\"Ash, Ann\",2000,Elm\n\"Birch, Bob\",1900,Elm\n"
		"\"Cedar, Cy\",1800,Oak\n\"Damson, Di\",1700,Oak\n\"Elder, Ed\",1650,Oak\n"
		"\"Fir, Flo\",1600,Elm\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3", "--lot", "white");
	CLI_OK("import", "e.drw", "p.csv");
	cli_publish("e.drw");
	for (int board = 1; board <= 3; board++)
		CLI_OK("result", "e.drw", board == 1 ? "1" : board == 2 ? "2" : "3", "1");
	CLI_OK("players", "e.drw", "bye", "4", "3");
	CLI_OK("players", "e.drw", "withdraw", "4");
}

/* And Elder has gone over to Minor. */
static void two_leave(void)
{
	one_leaves();
	CLI_OK("section", "e.drw", "add", "Minor", "--system", "caa", "--rounds", "3");
	CLI_OK("section", "e.drw", "move", "5", "Minor", "--section", "1");
}

/* The text of a file that a list was written to. */
static const char *whole(const char *path)
{
	static char text[1 << 18];
	FILE *file = fopen(path, "rb");
	size_t size;

	ck_assert_ptr_nonnull(file);
	size = fread(text, 1, sizeof(text) - 1, file);
	text[size] = '\0';
	fclose(file);
	return text;
}

#ifdef HAVE_PDF
enum { HAS_PDF = true };
#else
enum { HAS_PDF = false };
#endif

static const char *const player_lists[] = {"standings", "crosstable", "wallchart", "sheets",
	"ratings", "entries", "teams", "players", "cards", "place-cards", "names", "byes",
	"square"};

enum { PLAYER_LISTS = sizeof(player_lists) / sizeof(player_lists[0]) };

/* What marks Damson: a word, where there is no room a sign, in what is imported again the round. */
static const char *mark_of(const char *list, bool csv)
{
	if (strcmp(list, "players") == 0)
		return "out from round 2";
	return !csv && (strcmp(list, "square") == 0 || strcmp(list, "ratings") == 0)
		? "w: withdrawn"
		: "withdrawn";
}

START_TEST(every_list_marks_who_has_withdrawn)
{
	const char *list = player_lists[_i];
	char name[40];

	one_leaves();
	cli_publish("e.drw");
	cli_has(CLI_OK("print", "e.drw", list)->out, mark_of(list, false));
	if (strcmp(list, "place-cards") == 0 || strcmp(list, "cards") == 0)
		return;
	snprintf(name, sizeof(name), "%s.html", list);
	CLI_OK("print", "e.drw", list, "-o", name);
	cli_has(whole(name), mark_of(list, false));
	snprintf(name, sizeof(name), "%s.csv", list);
	CLI_OK("print", "e.drw", list, "-o", name);
	if (strcmp(list, "players") == 0)
		cli_has(whole(name), "Withdrawn from");
	else if (strcmp(list, "teams") != 0) /* teams have no players there */
		cli_has(whole(name), mark_of(list, true));
	if (HAS_PDF) {
		snprintf(name, sizeof(name), "%s.pdf", list);
		CLI_OK("print", "e.drw", list, "-o", name);
		ck_assert_int_eq(system("for f in *.pdf; do pdftotext -layout $f t.txt; done"), 0);
		cli_has(whole("t.txt"), mark_of(list, false));
	}
}
END_TEST

START_TEST(the_sign_of_the_square_is_explained)
{
	const char *text;

	two_leave();
	text = CLI_OK("print", "e.drw", "square", "--section", "1")->out;
	cli_has(text, "w: withdrawn; o: in another section\n");
	cli_has(text, " 0  w\n");
	cli_has(text, " o\n");
	CLI_OK("players", "e.drw", "return", "4", "--section", "1");
	text = CLI_OK("print", "e.drw", "square", "--section", "1")->out;
	ck_assert_ptr_null(strstr(text, "w: withdrawn"));
	cli_has(CLI_OK("print", "e.drw", "entries", "--section", "1")->out, "to Minor");
}
END_TEST

/* A sign more does not drive eighteen players off a page of 80 cells. */
START_TEST(a_square_of_eighteen_has_room_with_the_sign)
{
	CLI_OK("generate", "-o", "g.trf", "--seed", "2", "--players", "18", "--rounds", "3");
	CLI_OK("import", "g.drw", "g.trf");
	CLI_OK("rounds", "g.drw", "4");
	CLI_OK("players", "g.drw", "withdraw", "7");
	cli_has(CLI_OK("print", "g.drw", "square")->out, "w: withdrawn");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("left");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, every_list_marks_who_has_withdrawn, 0, PLAYER_LISTS);
	tcase_add_test(tcase, the_sign_of_the_square_is_explained);
	tcase_add_test(tcase, a_square_of_eighteen_has_room_with_the_sign);
	return cli_run_suite("cli_left", tcase);
}
