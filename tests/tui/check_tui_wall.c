/* The hall screen: what is published and nothing else, as it comes in, on pages that turn. */
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "support/pty/cli_run.h"
#include "support/pty/pty.h"

static void event_made(int players)
{
	char list[2000] = "name,grade,club\n";

	for (int i = 0; i < players; i++)
		snprintf(list + strlen(list), sizeof(list) - strlen(list),
			"\"Player%02d, Some\",%d,CL\n", i + 1, 2000 - i);
	cli_write("list.csv", list);
	CLI_OK("new", "e.drawboard", "--system", "caa", "--rounds", "3", "--lot", "white", "--name",
		"Hall Event");
	CLI_OK("import", "e.drawboard", "list.csv");
}

static void round_published(int players)
{
	event_made(players);
	CLI_OK("pair", "e.drawboard");
	CLI_OK("publish", "e.drawboard");
}

static struct pty *start(int rows, int cols, const char *option, const char *value)
{
	const char *const argv[] = {
		DRAWBOARD_PROGRAM, "wall", "e.drawboard", option, option ? value : NULL, NULL};

	return pty_start_program(argv, rows, cols, NULL);
}

static void leave(struct pty *pty)
{
	pty_send(pty, "q");
	pty_end(pty);
}

START_TEST(results_fill_in_as_they_come)
{
	struct pty *pty;

	round_published(4);
	pty = start(24, 80, "--lists", "boards");
	pty_expect_row(pty, 0, "Hall Event, round 1");
	pty_expect_row(pty, 1, "0 of 2 results in");
	pty_expect(pty, "   1 Player01, Some                 0    -    Player03, Some");
	CLI_OK("result", "e.drawboard", "1", "1");
	pty_expect(pty, "   1 Player01, Some                 0   1-0   Player03, Some");
	pty_expect_row(pty, 1, "1 of 2 results in");
	CLI_OK("result", "e.drawboard", "2", "=");
	pty_expect_gone(pty, "results in");
	/* the draft of the next round is nobody's business yet */
	CLI_OK("pair", "e.drawboard");
	CLI_OK("publish", "e.drawboard");
	pty_expect_row(pty, 0, "Hall Event, round 2");
	leave(pty);
}
END_TEST

/* Who has a bye looks for himself; who is absent does not. Who has gone is marked. */
START_TEST(byes_and_who_has_gone_are_shown)
{
	struct pty *pty;

	event_made(7);
	CLI_OK("players", "e.drawboard", "bye", "6", "1:half", "2:half");
	CLI_OK("players", "e.drawboard", "bye", "7", "1:zero");
	CLI_OK("players", "e.drawboard", "bye", "5", "1:full");
	cli_publish("e.drawboard");
	pty = start(24, 80, "--lists", "boards");
	pty_expect(pty, "     Player06, Some                 0  half-point bye");
	pty_expect(pty, "     Player05, Some                 0  full-point bye");
	ck_assert(!pty_shows(pty, "Player07"));
	leave(pty);
	pty = start(24, 80, "--lists", "names");
	pty_expect(pty, "Player06, Some                        half-point bye");
	ck_assert(!pty_shows(pty, "Player07"));
	leave(pty);
	CLI_OK("result", "e.drawboard", "1", "1");
	CLI_OK("result", "e.drawboard", "2", "1");
	CLI_OK("players", "e.drawboard", "withdraw", "7");
	pty = start(24, 80, "--lists", "standings");
	pty_expect(pty, "Player07, Some                      0   withdrawn");
	pty_expect(pty, "Player06, Some                      ½   CL");
	leave(pty);
}
END_TEST

START_TEST(a_draft_is_not_shown)
{
	struct pty *pty;

	event_made(4);
	CLI_OK("pair", "e.drawboard");
	pty = start(24, 80, NULL, NULL);
	pty_expect_row(pty, 1, "No round is published yet");
	ck_assert(!pty_shows(pty, "Player01"));
	leave(pty);
}
END_TEST

/* A player of another section is called as that one lets him be seen. */
START_TEST(a_name_of_another_section_is_shortened)
{
	const char *const argv[] = {DRAWBOARD_PROGRAM, "wall", "e.drawboard", "--section", "Minor",
		"--lists", "boards", NULL};
	struct pty *pty;

	cli_write("major.csv",
		"name,grade\n\"Ash, Al\",1900\n\"Beech, Bo\",1850\n\"Lee, Li\",1800\n");
	cli_write("minor.csv",
		"name,grade\n\"Dee, Di\",1500\n\"Elm, Ed\",1400\n\"Rees, Rhys\",1300\n");
	CLI_OK("new", "e.drawboard", "--system", "caa", "--rounds", "2", "--lot", "white");
	CLI_OK("section", "e.drawboard", "set", "name=Major", "names=initial");
	CLI_OK("section", "e.drawboard", "add", "Minor", "--system", "caa", "--rounds", "2");
	CLI_OK("import", "e.drawboard", "major.csv", "--section", "Major");
	CLI_OK("import", "e.drawboard", "minor.csv", "--section", "Minor");
	CLI_OK("fill", "e.drawboard", "Lee", "--of", "Major", "--player", "rees", "--section",
		"Minor");
	CLI_OK("pair", "e.drawboard", "--section", "Minor");
	CLI_OK("publish", "e.drawboard", "--section", "Minor");
	pty = pty_start_program(argv, 24, 80, NULL);
	pty_expect(pty, "Rees, Rhys");
	pty_expect(pty, "Lee, L (Major)");
	ck_assert(!pty_shows(pty, "Lee, Li"));
	leave(pty);
}
END_TEST

START_TEST(pages_turn_by_themselves_and_by_keys)
{
	struct pty *pty;

	round_published(30);
	pty = start(12, 80, "--seconds", "2");
	pty_expect_row(pty, 0, "1/2");
	pty_expect(pty, "  10 Player");
	pty_expect_row(pty, 0, "2/2");
	pty_expect(pty, "  15 ");
	pty_expect_row(pty, 2, "Player01, Some"); /* the names */
	leave(pty);
	pty = start(12, 80, "--seconds", "600");
	pty_expect_row(pty, 0, "1/2");
	pty_send(pty, " ");
	pty_expect_row(pty, 0, "2/2");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect_row(pty, 0, "1/2");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect_row(pty, 0, "3/3"); /* the end of the names: nothing is complete yet */
	leave(pty);
}
END_TEST

START_TEST(no_key_changes_anything)
{
	char before[CLI_OUT_SIZE];
	struct pty *pty;

	round_published(6);
	strcpy(before, CLI_OK("journal", "e.drawboard")->out);
	pty = start(24, 80, NULL, NULL);
	pty_expect(pty, "Player01");
	pty_send(pty, "uUPpplx1 1\r2 0\rysdhc\024\022");
	pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_key(pty, VTERM_KEY_DEL);
	pty_expect(pty, "Hall Event");
	leave(pty);
	ck_assert_str_eq(CLI_OK("journal", "e.drawboard")->out, before);
}
END_TEST

START_TEST(a_key_that_is_none_shows_the_keys)
{
	struct pty *pty;

	round_published(4);
	pty = start(24, 80, "--lists", "boards");
	pty_expect_row(pty, 1, "0 of 2 results in");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect_row(pty, 1, "Space next page   Left back   q leave");
	leave(pty);
}
END_TEST

START_TEST(large_windows_have_large_letters)
{
	struct pty *pty;

	round_published(4);
	pty = start(48, 160, "--lists", "boards");
	/* "HALL" from the upper left corner */
	pty_expect_at(pty, 0, 0, "▌ ▌");
	pty_expect_at(pty, 1, 0, "▙▄▌");
	pty_expect_at(pty, 1, 3, "▙▄▌");
	pty_expect_at(pty, 3, 6, "▀▀▘");
	leave(pty);
	pty = start(48, 160, "--ascii", NULL);
	pty_expect_row(pty, 0, "Hall Event, round 1");
	leave(pty);
}
END_TEST

START_TEST(names_are_those_for_the_public)
{
	struct pty *pty;

	round_published(4);
	CLI_OK("section", "e.drawboard", "set", "names=first");
	pty = start(24, 80, NULL, NULL);
	pty_expect(pty, "Some P");
	ck_assert(!pty_shows(pty, "Player01"));
	leave(pty);
}
END_TEST

START_TEST(sections_come_in_turn)
{
	struct pty *pty;

	round_published(4);
	CLI_OK("section", "e.drawboard", "set", "name=Open");
	CLI_OK("section", "e.drawboard", "add", "Minor", "--system", "caa", "--rounds", "2");
	CLI_OK("players", "e.drawboard", "add", "Small, S", "--section", "Minor");
	CLI_OK("players", "e.drawboard", "add", "Tiny, T", "--section", "Minor");
	CLI_OK("pair", "e.drawboard", "--section", "Minor");
	CLI_OK("publish", "e.drawboard", "--section", "Minor");
	pty = start(24, 80, "--lists", "boards,standings");
	pty_expect_row(pty, 0, "Open, round 1");
	pty_send(pty, " ");
	pty_expect_row(pty, 0, "Minor, round 1");
	pty_send(pty, " ");
	pty_expect_row(pty, 0, "Open, round 1");
	leave(pty);
	pty = start(24, 80, "--section", "Minor");
	pty_expect_row(pty, 0, "Minor, round 1");
	CLI_OK("result", "e.drawboard", "1", "1", "--section", "Minor");
	pty_send(pty, " ");
	pty_expect_row(pty, 0, "Minor, after round 1");
	pty_expect(pty, "    1 ");
	leave(pty);
}
END_TEST

/* "Open" is in each of them. */
START_TEST(several_events_are_named)
{
	const char *const argv[] = {
		DRAWBOARD_PROGRAM, "wall", "e.drawboard", "f.drawboard", "--lists", "boards", NULL};
	struct pty *pty;

	round_published(4);
	CLI_OK("section", "e.drawboard", "set", "name=Open");
	CLI_OK("new", "f.drawboard", "--system", "caa", "--rounds", "3", "--name",
		"48th Bury St Edmunds Weekend Congress of the Eastern Counties");
	CLI_OK("import", "f.drawboard", "list.csv");
	CLI_OK("pair", "f.drawboard");
	CLI_OK("publish", "f.drawboard");
	pty = pty_start_program(argv, 24, 80, NULL);
	pty_expect_row(pty, 0, "Hall Event · Open, round 1");
	pty_send(pty, " ");
	pty_expect_row(
		pty, 0, "48th Bury St Edmunds Weekend Congress of the Eastern Coun…, round 1");
	leave(pty);
}
END_TEST

START_TEST(wrong_calls_are_refused)
{
	round_published(4);
	cli_says(2, cli_run("wall", "e.drawboard", "--lists", "prizes", NULL),
		"--lists takes boards");
	cli_says(2, cli_run("wall", "e.drawboard", "--seconds", "1", NULL),
		"--seconds takes a number");
	cli_says(4, cli_run("wall", "e.drawboard", "gone.drawboard", NULL), "gone.drawboard");
	cli_says(4, CLI_CODE(4, "wall", "e.drawboard"),
		"the hall screen is for a terminal; for files there are print and site");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("wall");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, results_fill_in_as_they_come);
	tcase_add_test(tcase, byes_and_who_has_gone_are_shown);
	tcase_add_test(tcase, a_draft_is_not_shown);
	tcase_add_test(tcase, a_name_of_another_section_is_shortened);
	tcase_add_test(tcase, pages_turn_by_themselves_and_by_keys);
	tcase_add_test(tcase, no_key_changes_anything);
	tcase_add_test(tcase, a_key_that_is_none_shows_the_keys);
	tcase_add_test(tcase, large_windows_have_large_letters);
	tcase_add_test(tcase, names_are_those_for_the_public);
	tcase_add_test(tcase, sections_come_in_turn);
	tcase_add_test(tcase, several_events_are_named);
	tcase_add_test(tcase, wrong_calls_are_refused);
	return cli_run_suite("tui_wall", tcase);
}
