/* What an import asks at a terminal. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
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

/* What a list has that is left out is told whole, however much of it, and can be scrolled. */
START_TEST(all_that_is_to_be_known_of_a_list_is_seen)
{
	char list[1200] = "name,grade,born,family\n";
	const char *path;
	struct pty *pty;

	for (int i = 0; i < 12; i++) {
		const size_t used = strlen(list);

		snprintf(list + used, sizeof(list) - used,
			"Player %c,%d,%d.15.2000 and a day that no calendar has,%s\n", 'A' + i,
			1500 + i, i + 1, i < 2 ? "Z" : "");
	}
	path = app_write_file("many.csv", list);
	app_close(app_test()->app);
	app_test()->app = NULL;
	pty = pty_start(app_test()->path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "i");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "12 players would come in.");
	pty_expect(pty, "Esc does not");
	ck_assert(!pty_shows(pty, "Esc close"));
	pty_expect(pty, "is not a date of birth and was");
	pty_expect(pty, "scroll");
	pty_send(pty, "\x1b[F"); /* End */
	pty_expect(pty, "1 pair is kept apart (k on a card).");
	pty_enter(pty);
	pty_expect(pty, "12 players from");
	/* another list comes by the same key */
	path = app_write_file("more.csv", "name,grade\nZed,1200\n");
	pty_send(pty, "i");
	pty_expect(pty, "Read players from which file?");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "1 player would come in.");
	pty_enter(pty);
	pty_expect(pty, "1 player from");
	pty_free(pty);
}
END_TEST

/* Which columns are not known the list says, whatever its players are called. */
START_TEST(a_name_is_not_taken_for_what_is_said_of_columns)
{
	const char *path = app_write_file("same.csv",
		"name,grade,club\nNot known and was,1500,BD\nNot known and was,1400,PA\n");
	struct pty *pty;

	app_close(app_test()->app);
	app_test()->app = NULL;
	pty = pty_start(app_test()->path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "i");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "two players are called Not known and was");
	pty_send(pty, "m");
	pty_expect(pty, "What is a column?");
	pty_expect_gone(pty, "two players");
	pty_free(pty);
}
END_TEST

/* A column that is not known gets a field by the arbiter, and the list is looked at again. */
START_TEST(a_column_is_named_on_the_screen)
{
	const char *path =
		app_write_file("own.csv", "name,Spielstaerke,shirt\nAlder,1500,L\nBirch,1400,M\n");
	struct pty *pty;

	app_close(app_test()->app);
	app_test()->app = NULL;
	pty = pty_start(app_test()->path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "i");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "2 columns are not known and were not read");
	pty_send(pty, "m");
	pty_expect(pty, "What is a column?");
	pty_expect(pty, "Not known: 2 \"Spielstaerke\", 3 \"shirt\". What is a column?");
	pty_send(pty, "Spielstaerke=strength\r");
	pty_expect(pty, "\"strength\", expected a field such as name");
	pty_escape(pty);
	pty_expect(pty, "2 players would come in.");
	pty_send(pty, "m");
	pty_expect(pty, "What is a column?");
	pty_send(pty, "Spielstaerke=grade\r");
	pty_expect(pty, "2 players would come in.");
	pty_expect(pty, "\"shirt\", is not known and was not read.");
	/* the line is there to go on with */
	pty_send(pty, "m");
	pty_expect(pty, "Spielstaerke=grade");
	pty_send(pty, "\x1b[F,shirt=none\r");
	pty_expect(pty, "2 players would come in.");
	pty_enter(pty);
	pty_expect(pty, "2 players from");
	pty_expect(pty, "1500");
	pty_free(pty);
}
END_TEST

/* Who comes in is listed, and nothing is said of options. */
START_TEST(the_players_of_a_list_are_listed)
{
	const char *path = app_write_file("own.csv",
		"pin,name,Strength,club,born,byes\n2,Birch,1400,PA,2009,\n1,Alder,1390,BD,,3:half\n");
	struct pty *pty;

	app_close(app_test()->app);
	app_test()->app = NULL;
	pty = pty_start(app_test()->path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "i");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "\"Strength\" (m)?");
	pty_send(pty, "n");
	pty_expect(pty, "─ Who would come in from ");
	pty_expect(pty, "│    2 Birch                              PA, 2009 ");
	pty_expect(pty, "│    1 Alder                              BD, bye 3:half ");
	pty_escape(pty);
	pty_expect(pty, "2 players would come in.");
	pty_enter(pty);
	pty_expect(pty, "2 players from");
	pty_free(pty);
}
END_TEST

/* The one column that is not known is proposed for it. */
START_TEST(one_column_that_is_not_known_may_be_the_name)
{
	const char *path = app_write_file("one.csv", "Teilnehmer,grade\nAlder,1500\n");
	struct pty *pty;

	app_close(app_test()->app);
	app_test()->app = NULL;
	pty = pty_start(app_test()->path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "i");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "m which column is the name  Esc close");
	pty_enter(pty);
	pty_expect(pty, "│ Teilnehmer=name ");
	pty_enter(pty);
	pty_expect(pty, "1 player would come in.");
	pty_free(pty);
}
END_TEST

/* A list whose names stand under another heading can be read once that is said. */
START_TEST(a_list_without_a_column_of_names_gets_one)
{
	const char *path = app_write_file(
		"other.csv", "Verein,Teilnehmer,grade\nBD,\"Alder, Ann\",1500\nPA,Birch,1400\n");
	struct pty *pty;

	app_close(app_test()->app);
	app_test()->app = NULL;
	pty = pty_start(app_test()->path, 24, 80, NULL);
	pty_expect(pty, "F1 help");
	pty_send(pty, "i");
	pty_send(pty, path);
	pty_enter(pty);
	pty_expect(pty, "one of them name or surname");
	pty_expect(pty, "say which (m).");
	pty_expect(pty, "not known and were not read: 1 \"Verein\", 2 \"Teilnehmer\"");
	pty_expect(pty, "m which column is the name");
	pty_send(pty, "m");
	pty_expect(pty, "Which column is the name");
	pty_send(pty, "Name=name\r");
	pty_expect(pty, "found no column \"Name\", which the map names");
	pty_send(pty,
		"\x15"
		"Teilnehmer=name\r");
	pty_expect(pty, "2 players would come in.");
	pty_send(pty, "m");
	pty_expect(pty, "Not known: 1 \"Verein\". What is a column?");
	pty_send(pty, "\x1b[F,Verein=club\r");
	pty_expect(pty, "2 players would come in.");
	pty_enter(pty);
	pty_expect(pty, "Alder, Ann");
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
	tcase_add_test(tcase, all_that_is_to_be_known_of_a_list_is_seen);
	tcase_add_test(tcase, a_name_is_not_taken_for_what_is_said_of_columns);
	tcase_add_test(tcase, a_column_is_named_on_the_screen);
	tcase_add_test(tcase, the_players_of_a_list_are_listed);
	tcase_add_test(tcase, one_column_that_is_not_known_may_be_the_name);
	tcase_add_test(tcase, a_list_without_a_column_of_names_gets_one);
	return suite_run("tui_import", tcase, NULL);
}
