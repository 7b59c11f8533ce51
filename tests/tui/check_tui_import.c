/* What an import asks at a terminal. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <sys/wait.h>

#include "core/text/fit.h"
#include "support/event/app_event.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

#define ASKED "How many rounds has the event?"

static struct pty *import(char path[128])
{
	const char *argv[] = {
		DRAWBOARD_PROGRAM, "import", path, TESTS_DIR "/data/reports/noxxr.trf", NULL};

	snprintf(path, 128, "%s/new.drw", app_test()->folder);
	/* wide: the path of the report is in the question */
	return pty_start_program(argv, 24, 200, NULL);
}

START_TEST(rounds_that_a_report_does_not_say_are_asked_for)
{
	char path[128];
	struct pty *pty = import(path);
	struct app *app;
	int status;

	pty_expect(pty, "it speaks of 1. " ASKED);
	pty_send(pty, "0\r");
	pty_expect(pty, ASKED " 0");
	pty_send(pty, "5\r");
	status = pty_wait(pty);
	ck_assert_int_eq(WEXITSTATUS(status), 0);
	pty_free(pty);
	APP_OK(app_open(path, &app, &app_test()->error));
	ck_assert_int_eq(event_section(app_event(app), 1)->rounds, 5);
	app_close(app);
}
END_TEST

START_TEST(without_an_answer_no_event_is_made)
{
	char path[128];
	struct pty *pty = import(path);
	struct app *app;
	int status;

	pty_expect(pty, ASKED);
	pty_send(pty, "\r");
	status = pty_wait(pty);
	ck_assert_int_eq(WEXITSTATUS(status), 3);
	pty_free(pty);
	ck_assert_int_ne(app_open(path, &app, &app_test()->error), STATUS_OK);
}
END_TEST

/* i on the board: what cannot be in a report stands in the window with what was put right. */
START_TEST(rounds_that_are_not_legal_are_named_on_the_board)
{
	const char *path = app_write_file("twice.trf",
		"012 Twice\n142 3\n152 W\n192 FIDE_DUTCH\n"
		"001    1      A                                             "
		"                     2.0          2 w 1     2 w 1\n"
		"001    2      B                                             "
		"                     0.0          1 b 0     1 b 0\n");
	struct pty *pty;

	app_close(app_test()->app);
	app_test()->app = NULL;
	pty = pty_start(app_test()->path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "i");
	pty_expect(pty, "Read players from which file?");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "2 players from");
	pty_expect(pty, "Round 2 is not legal: 1 A and 2 B have met (1).");
	pty_free(pty);
}
END_TEST

/* What a list would bring is seen first: Esc leaves all as it was, Enter takes it in. */
START_TEST(a_list_is_shown_before_it_is_taken)
{
	const char *path =
		app_write_file("p.csv", "name,grade,shirt\nAlder,1500e,L\nBirch,1400,M\n");
	struct pty *pty;

	app_close(app_test()->app);
	app_test()->app = NULL;
	pty = pty_start(app_test()->path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	for (int i = 0; i < 2; i++) {
		pty_send(pty, "i");
		pty_expect(pty, "Read players from which file?");
		pty_send(pty, path);
		pty_enter(pty);
		pty_expect(pty, "2 players would come in.");
		pty_expect(pty, "\"shirt\", is not known and was not read.");
		pty_expect(pty, "Line 2: the grade of Alder is an estimate and was read as 1500.");
		if (i > 0)
			break;
		pty_escape(pty);
		pty_expect(pty, "Nothing was taken in.");
		pty_expect(pty, "0 in");
	}
	pty_enter(pty);
	pty_expect(pty, "2 players from");
	pty_escape(pty);
	pty_expect(pty, "2 in = 2 to pair");
	pty_free(pty);
}
END_TEST

/* A notice has 90 cells there, however many bytes a letter takes. */
START_TEST(a_long_notice_is_cut_at_a_letter)
{
	static const char rest[] = "Line 2: the grade of  is an estimate and was read as 1500.";
	const char *name = "Größenjäger-Füßlübböck, Käthe Ä.";
	const char *longer = "Größenjäger-Füßlübböck, Käthe Äß.";
	const char *path;
	char text[256];
	struct pty *pty;

	ck_assert_int_eq(text_width(rest) + text_width(name), 90);
	snprintf(text, sizeof(text), "name,grade\n\"%s\",1500e\n\"%s\",1500e\n", name, longer);
	path = app_write_file("p.csv", text);
	app_close(app_test()->app);
	app_test()->app = NULL;
	pty = pty_start(app_test()->path, 24, 120, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "i");
	pty_expect(pty, "Read players from which file?");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "2 players would come in.");
	pty_expect(pty, "read as 1500.");
	pty_expect(pty, "was read as 150…");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("import");

	tcase_add_checked_fixture(tcase, app_setup, app_teardown);
	tcase_add_test(tcase, rounds_that_a_report_does_not_say_are_asked_for);
	tcase_add_test(tcase, without_an_answer_no_event_is_made);
	tcase_add_test(tcase, rounds_that_are_not_legal_are_named_on_the_board);
	tcase_add_test(tcase, a_list_is_shown_before_it_is_taken);
	tcase_add_test(tcase, a_long_notice_is_cut_at_a_letter);
	return suite_run("tui_import", tcase, NULL);
}
