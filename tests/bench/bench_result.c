/*
 * One result entered: by the open program, from the slip to the disk, and as a command of its own.
 * Words: numbers of players and rounds.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/round/result.h"
#include "support/event/desk.h"
#include "support/event/guide_event.h"
#include "support/pty/pty.h"
#include "support/stopwatch.h"

enum { RESULTS = 100, COMMANDS = 11 };

static const char *const *words;

/* All rounds but the last are played, and that is published. */
static const char *made(const char *players, const char *rounds)
{
	char played[16], report[96];
	const char *event = guide_path("result.drawboard");

	snprintf(report, sizeof(report), "%s", guide_path("result.trf"));
	snprintf(played, sizeof(played), "%d", atoi(rounds) - 1);
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "generate", "--system", "caa", "--players",
		players, "--rounds", played, "--seed", "1", "-o", report, NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "import", event, report, "--system", "caa",
		"--rounds", rounds, NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "pair", event, NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "publish", event, NULL});
	return event;
}

static void report(const char *name, double *times, int count)
{
	qsort(times, (size_t)count, sizeof(*times), stopwatch_compare);
	printf("  %-16s p50 %6.2f ms  most %6.2f ms\n", name, times[count / 2], times[count - 1]);
}

static void in_program(const char *event, int round)
{
	double wall[RESULTS], work[RESULTS];
	struct error error = {.text = ""};
	struct app *app;

	ck_assert_int_eq(app_open(event, &app, &error), STATUS_OK);
	for (int i = 0; i < RESULTS; i++) {
		const double wall_start = stopwatch_wall(), work_start = stopwatch_cpu();

		ck_assert_msg(desk_enter_result(app, round, i + 1, RESULT_WHITE, false, NULL,
				      &error) == STATUS_OK,
			"%s", error.text);
		wall[i] = stopwatch_wall() - wall_start;
		work[i] = stopwatch_cpu() - work_start;
	}
	app_close(app);
	report("open program", wall, RESULTS);
	report("  worked", work, RESULTS);
}

static void by_command(const char *event)
{
	double wall[COMMANDS];
	char command[400];

	for (int i = 0; i < COMMANDS; i++) {
		const double start = stopwatch_wall();

		snprintf(command, sizeof(command), "'%s' result '%s' %d 1-0 >/dev/null",
			DRAWBOARD_PROGRAM, event, RESULTS + i + 1);
		ck_assert_int_eq(system(command), 0);
		wall[i] = stopwatch_wall() - start;
	}
	report("command", wall, COMMANDS);
}

/* The harness speaks through Check, so this runs as its one test. */
START_TEST(bench)
{
	for (size_t i = 0; words[i] && words[i + 1]; i += 2) {
		const char *event = made(words[i], words[i + 1]);

		printf("one result, %s players, round %s\n", words[i], words[i + 1]);
		in_program(event, atoi(words[i + 1]));
		by_command(event);
		remove(event);
	}
}
END_TEST

int main(int argc, char **argv)
{
	static const char *const ours[] = {"1000", "11", "5000", "5", NULL};
	Suite *suite = suite_create("bench result");
	TCase *tcase = tcase_create("bench");
	SRunner *runner;
	int failed;

	words = argc > 1 ? (const char *const *)argv + 1 : ours;
	tcase_add_test(tcase, bench);
	suite_add_tcase(suite, tcase);
	runner = srunner_create(suite);
	srunner_set_fork_status(runner, CK_NOFORK);
	setvbuf(stdout, NULL, _IOLBF, 0);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
