/*
 * The draw board with 500 cards of a CAA and of a Dutch event: time from start to the first frame,
 * time and bytes per key. Words: other rule books.
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

enum { CARDS = 500, KEYS = 400, STARTS = 15 };

static const char *const *systems;

/* CARDS players of falling rating, nothing drawn. */
static const char *new_event(const char *system)
{
	static char list[CARDS * 24 + 40];
	const char *words[] = {"--system", system, "--rounds", "9", NULL};
	char name[40];
	size_t used = (size_t)snprintf(list, sizeof(list), "Name,Rating\n");

	for (int i = 0; i < CARDS; i++)
		used += (size_t)snprintf(
			list + used, sizeof(list) - used, "Player %03d,%d\n", i + 1, 2600 - 2 * i);
	snprintf(name, sizeof(name), "bench-%.16s.drawboard", system);
	return listed_event(name, list, words);
}

static void play_rounds(const char *path, int rounds)
{
	struct error error = {.text = ""};
	struct app *app;

	ck_assert_int_eq(app_open(path, &app, &error), STATUS_OK);
	for (int round = 1; round <= rounds; round++) {
		int count;

		ck_assert_msg(app_propose(app, &error) == STATUS_OK, "%s", error.text);
		ck_assert_msg(app_publish(app, NULL, &error) == STATUS_OK, "%s", error.text);
		event_range(app_event(app), RECORD_BOARD, app_section(app), round, &count);
		for (int i = 1; i <= count; i++)
			desk_enter_result(app, round, i,
				i % 3 == 0           ? RESULT_DRAW
					: i % 4 == 0 ? RESULT_BLACK
						     : RESULT_WHITE,
				false, NULL, &error);
	}
	app_close(app);
}

static void first_frame(const char *path, int rows, int cols)
{
	double times[STARTS];

	for (int i = 0; i < STARTS; i++) {
		double start = stopwatch_wall();
		struct pty *pty = pty_start(path, rows, cols, NULL);

		pty_expect(pty, "F1 help");
		times[i] = stopwatch_wall() - start;
		pty_free(pty);
	}
	qsort(times, STARTS, sizeof(*times), stopwatch_compare);
	printf("%3dx%-3d first frame     p50 %6.2f ms  most %6.2f ms\n", cols, rows,
		times[STARTS / 2], times[STARTS - 1]);
}

/* From a key to the first bytes of the answer; a key that changes nothing has none. */
static void keys(
	struct pty *pty, const char *name, int rows, int cols, const VTermKey *pattern, int length)
{
	double times[KEYS], start;
	size_t bytes;
	int count = 0;

	while (pty_pump(pty, 50))
		;
	bytes = pty_bytes(pty);
	for (int i = 0; i < KEYS; i++) {
		start = stopwatch_wall();
		pty_key(pty, pattern[i % length]);
		if (pty_pump(pty, 200))
			times[count++] = stopwatch_wall() - start;
		while (pty_pump(pty, 2))
			;
	}
	bytes = pty_bytes(pty) - bytes;
	qsort(times, (size_t)count, sizeof(*times), stopwatch_compare);
	printf("%3dx%-3d %-15s p50 %6.2f ms  p99  %6.2f ms  %5zu bytes a key\n", cols, rows, name,
		times[count / 2], times[count * 99 / 100], bytes / KEYS);
}

static void measure(const char *path, int rows, int cols)
{
	static const VTermKey walk[] = {VTERM_KEY_DOWN, VTERM_KEY_DOWN, VTERM_KEY_UP, VTERM_KEY_UP};
	/* mostly over places where the card has not been yet */
	static const VTermKey fresh[] = {VTERM_KEY_DOWN, VTERM_KEY_LEFT, VTERM_KEY_DOWN,
		VTERM_KEY_RIGHT, VTERM_KEY_DOWN, VTERM_KEY_LEFT, VTERM_KEY_DOWN, VTERM_KEY_RIGHT,
		VTERM_KEY_UP, VTERM_KEY_DOWN, VTERM_KEY_RIGHT, VTERM_KEY_LEFT};
	struct pty *pty;

	first_frame(path, rows, cols);
	pty = pty_start(path, rows, cols, NULL);
	pty_expect(pty, "F1 help");
	keys(pty, "laid out", rows, cols, walk, 4);
	pty_send(pty, " ");
	pty_expect(pty, "carrying");
	keys(pty, "  carrying", rows, cols, fresh, 12);
	pty_escape(pty);
	pty_expect(pty, "back in place");
	pty_send(pty, "p");
	pty_expect(pty, "proposed.");
	keys(pty, "paired", rows, cols, walk, 4);
	pty_send(pty, " ");
	pty_expect(pty, "carrying");
	keys(pty, "  carrying", rows, cols, walk, 4);
	/* the next size begins laid out again */
	pty_escape(pty);
	pty_expect(pty, "back in place");
	pty_send(pty, "l");
	pty_expect(pty, "Laid out");
	pty_free(pty);
}

/* The harness speaks through Check, so this runs as its one test. */
START_TEST(bench)
{
	static const int sizes[][2] = {{24, 80}, {50, 160}, {60, 240}};

	for (size_t i = 0; systems[i]; i++) {
		const char *path = new_event(systems[i]);

		printf("%s, %d players, after round 3\n", systems[i], CARDS);
		play_rounds(path, 3);
		for (size_t j = 0; j < sizeof(sizes) / sizeof(sizes[0]); j++)
			measure(path, sizes[j][0], sizes[j][1]);
	}
}
END_TEST

int main(int argc, char **argv)
{
	static const char *const ours[] = {"caa", "dutch", NULL};
	Suite *suite = suite_create("bench tui");
	TCase *tcase = tcase_create("bench");
	SRunner *runner;
	int failed;

	systems = argc > 1 ? (const char *const *)argv + 1 : ours;
	tcase_add_test(tcase, bench);
	suite_add_tcase(suite, tcase);
	runner = srunner_create(suite);
	srunner_set_fork_status(runner, CK_NOFORK);
	setvbuf(stdout, NULL, _IOLBF, 0);
	srunner_run_all(runner, CK_SILENT);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
