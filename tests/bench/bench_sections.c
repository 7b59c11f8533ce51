/*
 * A congress of 12 sections and 1,200 players: time from start to the first frame, from a key to
 * the screen in a section and from one section to the next, and for the list at the door.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "print/print.h"
#include "support/event/guide_event.h"
#include "support/pty/cli_run.h"
#include "support/pty/pty.h"
#include "support/stopwatch.h"

enum { SECTIONS = 12, PLAYERS = 100, KEYS = 300, STARTS = 15, LISTS = 50 };

static const char *path;

static void fill_section(const char *name, int section)
{
	static char list[PLAYERS * 40 + 40];
	size_t used = (size_t)snprintf(list, sizeof(list), "Name,Rating\n");
	char first[16];

	for (int i = 0; i < PLAYERS; i++)
		used += (size_t)snprintf(list + used, sizeof(list) - used,
			"\"Surname%02d%03d, Forename\",%d\n", i * 37 % 100, section * 100 + i,
			2400 - 50 * section - 2 * i);
	cli_write("list.csv", list);
	snprintf(first, sizeof(first), "first-board=%d", 1 + section * PLAYERS / 2);
	CLI_OK("import", path, "list.csv", "--section", name);
	CLI_OK("section", path, "set", first, "--section", name);
	CLI_OK("pair", path, "--section", name);
	CLI_OK("publish", path, "--section", name);
}

static void make_congress(void)
{
	char name[16];

	path = "congress.drawboard";
	CLI_OK("new", path, "--system", "caa", "--rounds", "5", "--lot", "white");
	CLI_OK("section", path, "set", "name=Section A", "letter=A");
	fill_section("Section A", 0);
	for (int section = 1; section < SECTIONS; section++) {
		snprintf(name, sizeof(name), "Section %c", 'A' + section);
		CLI_OK("section", path, "add", name, "--system", section % 2 ? "dutch" : "caa",
			"--rounds", "5", "--lot", "black");
		fill_section(name, section);
	}
}

static void first_frame(void)
{
	double times[STARTS];

	for (int i = 0; i < STARTS; i++) {
		const double start = stopwatch_wall();
		struct pty *pty = pty_start(path, 24, 80, NULL);

		pty_expect(pty, "F1 help");
		times[i] = stopwatch_wall() - start;
		pty_free(pty);
	}
	qsort(times, STARTS, sizeof(*times), stopwatch_compare);
	printf("first frame           p50 %6.2f ms  most %6.2f ms  (goal 50)\n", times[STARTS / 2],
		times[STARTS - 1]);
}

/* From a key to the first bytes of the answer; a key that changes nothing has none. */
static void keys(struct pty *pty, const char *what, const char *const *pattern, int length)
{
	double times[KEYS];
	int count = 0;

	while (pty_pump(pty, 50))
		;
	for (int i = 0; i < KEYS; i++) {
		const double start = stopwatch_wall();

		pty_send(pty, pattern[i % length]);
		if (pty_pump(pty, 200))
			times[count++] = stopwatch_wall() - start;
		while (pty_pump(pty, 2))
			;
	}
	ck_assert_int_gt(count, 0);
	qsort(times, (size_t)count, sizeof(*times), stopwatch_compare);
	printf("%-21s p50 %6.2f ms  p99  %6.2f ms  (goal 16)\n", what, times[count / 2],
		times[count * 99 / 100]);
}

static void all_keys(void)
{
	static const char *const walk[] = {"\033[B", "\033[B", "\033[A", "\033[A"};
	static const char *const change[] = {">", ">", "<"};
	struct pty *pty = pty_start(path, 24, 80, NULL);

	pty_expect(pty, "F1 help");
	keys(pty, "key in a section", walk, 4);
	keys(pty, "to the next section", change, 3);
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	keys(pty, "  among the results", change, 3);
	pty_free(pty);
}

static void door(void)
{
	const struct print_style style = {.width = 80};
	double times[LISTS];
	struct error error;
	struct app *app;

	ck_assert_int_eq(app_open(path, &app, &error), STATUS_OK);
	for (int i = 0; i < LISTS; i++) {
		struct print_memory text = {0};
		const struct print_sink sink = print_sink_memory(&text);
		const double start = stopwatch_wall();

		ck_assert_int_eq(
			print_door(app_event(app), NULL, 0, &style, &sink, &error), STATUS_OK);
		times[i] = stopwatch_wall() - start;
		print_memory_done(&text);
	}
	app_close(app);
	qsort(times, LISTS, sizeof(*times), stopwatch_compare);
	printf("names of all sections p50 %6.2f ms  most %6.2f ms  (goal 20)\n", times[LISTS / 2],
		times[LISTS - 1]);
}

/* The harness speaks through Check, so this runs as its one test. */
START_TEST(bench)
{
	cli_setup();
	make_congress();
	printf("%d sections, %d players, round 1 published\n", SECTIONS, SECTIONS * PLAYERS);
	first_frame();
	all_keys();
	door();
	cli_teardown();
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("bench sections");
	TCase *tcase = tcase_create("bench");
	SRunner *runner;
	int failed;

	tcase_set_timeout(tcase, 300);
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
