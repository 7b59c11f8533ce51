/* Equal surnames on the screen: cards, reasons and the results line tell who is who. */
#include "config.h"

#include <check.h>

#include "support/event/guide_event.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

#define READY "F1 help"

static const char list[] = "name,grade\n"
			   "\"Featherstonehaugh, Amelia\",2000\n"
			   "\"Low, Jim\",1990\n"
			   "\"Low, Jack\",1980\n"
			   "\"Swan, Stephen\",1970\n"
			   "\"Featherstonehaugh, Bertram\",1960\n"
			   "\"Low, Kim\",1950\n"
			   "\"Hood, Harry\",1940\n"
			   "\"Hood, Harry\",1930\n"
			   "\"Innes, Ian\",1920\n";

static struct pty *screen_of(const char *name, int rows, int cols)
{
	static const char *const words[] = {
		"--system", "caa", "--rounds", "5", "--lot", "white", NULL};
	struct pty *pty = pty_start(listed_event(name, list, words), rows, cols, NULL);

	pty_expect(pty, READY);
	return pty;
}

START_TEST(cards_and_reasons_tell_equal_surnames_apart)
{
	struct pty *pty = screen_of("equal.drawboard", 24, 80);

	pty_send(pty, "/2\r");
	pty_expect(pty, "2 Low Ji: no game yet");
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_send(pty, "/6\r");
	pty_expect(pty, "6 Low K (0) v 1 Featherstonehaugh A");
	pty_golden(pty, "equal-names-80x24");
	pty_send(pty, "?");
	pty_expect(pty, "Why board 1: 1 Featherstonehaugh A v 6 Low K");
	pty_escape(pty);
	pty_send(pty, "/7\r");
	pty_expect(pty, "7 Hood (0) v 2 Low Ji");
	pty_free(pty);
}
END_TEST

START_TEST(the_results_line_takes_the_name_that_is_shown)
{
	struct pty *pty = screen_of("typed.drawboard", 24, 80);

	pty_send(pty, "pP\r");
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "r");
	pty_expect(pty, "Round 1 ·");
	pty_send(pty, "low 1\r");
	pty_expect(pty, "#2 Low Ji bd 2 B, #3 Low Ja bd ");
	pty_escape(pty);
	pty_send(pty, "low ji 1\r");
	pty_expect(pty, "Board 2: 0-1.");
	pty_free(pty);
}
END_TEST

static const char accents[] = "name,grade\n"
			      "\"Müller, Jörg\",2000\n"
			      "\"Nguyễn, Văn\",1900\n"
			      "\"Łukasz, Ś\",1800\n"
			      "\"O'Neill, Siân\",1700\n";

static struct pty *accents_of(const char *name, const char *const *options)
{
	static const char *const words[] = {
		"--system", "caa", "--rounds", "5", "--lot", "white", NULL};
	struct pty *pty = pty_start(listed_event(name, accents, words), 24, 80, options);

	pty_expect(pty, READY);
	return pty;
}

START_TEST(ascii_shows_base_letters)
{
	static const char *const options[] = {"--ascii", NULL};
	struct pty *pty = accents_of("accents.drawboard", options);

	pty_send(pty, "e");
	pty_expect(pty, "Muller, Jorg");
	pty_expect(pty, "Nguyen, Van");
	pty_expect(pty, "Lukasz, S");
	pty_expect(pty, "O'Neill, Sian");
	ck_assert(!pty_shows(pty, "M?ller"));
	pty_free(pty);
}
END_TEST

START_TEST(a_name_with_a_bye_is_told_of)
{
	struct pty *pty = accents_of("byes.drawboard", NULL);

	pty_send(pty, "e/oneill\r");
	pty_expect(pty, "▸   4");
	pty_send(pty, "b1 h\r");
	pty_expect(pty, "4 O'Neill has a half-point bye in round 1.");
	pty_escape(pty);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_send(pty, "P\r");
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_send(pty, "oneill 1");
	pty_expect(pty, "4 O'Neill has a half-point bye");
	pty_free(pty);
}
END_TEST

START_TEST(a_double_entry_is_told_of_and_taken_out)
{
	struct pty *pty = accents_of("double.drawboard", NULL);

	pty_send(pty, "e");
	pty_expect(pty, "Players: 4");
	pty_send(pty, "aMuller, Jorg\r1500\x13");
	pty_expect(pty, "; looks like 1 Müller");
	pty_expect(pty, "Players: 5");
	pty_send(pty, "x");
	pty_expect(pty, "Take 5 Muller, Jorg out of the event");
	pty_send(pty, "y");
	pty_expect(pty, " is taken out of the event.");
	pty_expect(pty, "Players: 4");
	pty_free(pty);
}
END_TEST

START_TEST(the_heading_of_short_names_is_whole)
{
	static const char *const words[] = {"--system", "caa", "--rounds", "5", NULL};
	struct pty *pty =
		pty_start(listed_event("short.drawboard", "name,grade\nA,2000\nB,1990\n", words),
			24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "e");
	pty_expect_row(pty, 2, "  No.     Name Grade ");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("names");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, cards_and_reasons_tell_equal_surnames_apart);
	tcase_add_test(tcase, the_results_line_takes_the_name_that_is_shown);
	tcase_add_test(tcase, the_heading_of_short_names_is_whole);
	tcase_add_test(tcase, ascii_shows_base_letters);
	tcase_add_test(tcase, a_name_with_a_bye_is_told_of);
	tcase_add_test(tcase, a_double_entry_is_told_of_and_taken_out);
	return suite_run("tui_names", tcase, NULL);
}
