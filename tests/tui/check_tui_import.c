/* What an import asks at a terminal. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <sys/wait.h>

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

int main(void)
{
	TCase *tcase = tcase_create("import");

	tcase_add_checked_fixture(tcase, app_setup, app_teardown);
	tcase_add_test(tcase, rounds_that_a_report_does_not_say_are_asked_for);
	tcase_add_test(tcase, without_an_answer_no_event_is_made);
	return suite_run("tui_import", tcase, NULL);
}
