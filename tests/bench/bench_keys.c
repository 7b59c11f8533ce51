/*
 * Every key of every view of the draw board, with 1,000 cards: time from the key to the first bytes
 * of its answer, and to the last ones, and what the screen's own process has worked for it, which
 * is how long it was deaf. Words: rule books and numbers of players.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "support/event/guide_event.h"
#include "support/pty/pty.h"
#include "support/stopwatch.h"

enum {
	ROUNDS = 4,
	PLAYED = 3,
	QUIET = 150,       /* milliseconds without a byte: the answer is whole */
	SILENT = 400,      /* the key has no answer, unless the program is still at it */
	TOO_LONG = 120000, /* to wait for any answer */
	SLOW = 200         /* milliseconds: what is deaf for longer is marked */
};

/* A key and what it leaves the screen in; NULL: the heading of those that follow. */
struct key {
	const char *name, *bytes;
};

#define ESC "\033"
#define UP "\033[A"
#define DOWN "\033[B"
#define RIGHT "\033[C"
#define LEFT "\033[D"
#define PAGE_DOWN "\033[6~"
#define PAGE_UP "\033[5~"

static const struct key rounds_keys[] = {
	{"laid out", NULL},
	{"down", DOWN},
	{"right", RIGHT},
	{"page down", PAGE_DOWN},
	{"home", "\033[H"},
	{"end", "\033[F"},
	{"tab", "\t"},
	{"tab", "\t"},
	{"home", "\033[H"},
	{"d", "d"},
	{"d", "d"},
	{"? why", "?"},
	{"a figures", "a"},
	{"esc", ESC},
	{"n why not", "n"},
	{"its name", "5\r"},
	{"esc", ESC},
	{"esc", ESC},
	{"c check", "c"},
	{"t terms", "t"},
	{"esc", ESC},
	{"g groups", "g"},
	{"esc", ESC},
	{"C books", "C"},
	{"esc", ESC},
	{"f card", "f"},
	{"esc", ESC},
	{"/ find", "/"},
	{"number", "77\r"},
	{"x free", "x"},
	{"space", " "},
	{"carry", DOWN},
	{"carry", RIGHT},
	{"tab legal", "\t"},
	{"esc", ESC},
	{"space", " "},
	{"carry", DOWN},
	{"drop", "\r"},
	{"u", "u"},
	{"U", "U"},
	{"x free", "x"},
	{"w print", "w"},
	{"esc", ESC},
	{"F1", "\033OP"},
	{"esc", ESC},
	{"h by hand", "h"},
	{"u", "u"},
	{"p propose", "p"},
	{"esc", ESC},
	{"proposed", NULL},
	{"down", DOWN},
	{"page down", PAGE_DOWN},
	{"end", "\033[F"},
	{"home", "\033[H"},
	{"tab", "\t"},
	{"tab", "\t"},
	{"home", "\033[H"},
	{"d", "d"},
	{"? why", "?"},
	{"esc", ESC},
	{"n why not", "n"},
	{"its name", "5\r"},
	{"esc", ESC},
	{"esc", ESC},
	{"c check", "c"},
	{"t terms", "t"},
	{"esc", ESC},
	{"g groups", "g"},
	{"esc", ESC},
	{"C books", "C"},
	{"esc", ESC},
	{"f card", "f"},
	{"esc", ESC},
	{"x pin", "x"},
	{"x unpin", "x"},
	{"t turn", "t"},
	{"u", "u"},
	{"space", " "},
	{"carry", DOWN},
	{"carry", DOWN},
	{"tab legal", "\t"},
	{"drop", "\r"},
	{"P of hand", "P"},
	{"esc", ESC},
	{"esc", ESC},
	{"? why", "?"},
	{"esc", ESC},
	{"# number", "#"},
	{"u", "u"},
	{"U", "U"},
	{"l lay out", "l"},
	{"p propose", "p"},
	{"P", "P"},
	{"publish", "\r"},
	{"published", NULL},
	{"down", DOWN},
	{"? why", "?"},
	{"esc", ESC},
	{"c check", "c"},
	{"esc", ESC},
	{"o outside", "o"},
	{"esc", ESC},
	{"l take back", "l"},
	{"esc", ESC},
	{"u asks", "u"},
	{"esc", ESC},
	{"results", NULL},
	{"r", "r"},
	{"digit", "1"},
	{"blank", " "},
	{"result", "1"},
	{"enter", "\r"},
	{"down", DOWN},
	{"page down", PAGE_DOWN},
	{"a name", "1"},
	{"esc", ESC},
	{"letter", "a"},
	{"letter", "n"},
	{"esc", ESC},
	{"undo", "\024"},
	{"redo", "\022"},
	{"round", LEFT},
	{"round", RIGHT},
	{"ctrl-f", "\006"},
	{"esc", ESC},
	{"esc", ESC},
	{"standings", NULL},
	{"s", "s"},
	{"down", DOWN},
	{"page down", PAGE_DOWN},
	{"end", "\033[F"},
	{"round", LEFT},
	{"card", "\r"},
	{"esc", ESC},
	{"/ 99", "/"},
	{"enter", "99\r"},
	{"w print", "w"},
	{"esc", ESC},
	{"esc", ESC},
	{"players", NULL},
	{"e", "e"},
	{"down", DOWN},
	{"page down", PAGE_DOWN},
	{"end", "\033[F"},
	{"/ find", "/"},
	{"enter", "99\r"},
	{"card", "\r"},
	{"esc", ESC},
	{"b bye", "b"},
	{"esc", ESC},
	{"w withdraw", "w"},
	{"y", "y"},
	{"undo", "u"},
	{"redo", "U"},
	{"t top", "t"},
	{"e edit", "e"},
	{"save", "\r"},
	{"esc", ESC},
	{"a add", "a"},
	{"letter", "Z"},
	{"letter", "z"},
	{"save", "\r"},
	{"enter", "\r"},
	{"esc", ESC},
	{"esc", ESC},
	{"esc", ESC},
	{"esc", ESC},
};

static const char *made(const char *system, int players)
{
	char report[80], event[80], number[16], rounds[16], *output;
	const char *path;

	snprintf(number, sizeof(number), "%d", players);
	snprintf(rounds, sizeof(rounds), "%d", PLAYED);
	snprintf(report, sizeof(report), "%.16s.trf", system);
	snprintf(event, sizeof(event), "%.16s-%d.drawboard", system, players);
	output = strdup(guide_path(report));
	path = guide_path(event);
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "generate", "--system", system,
		"--players", number, "--rounds", rounds, "--seed", "1", "-o", output, NULL});
	snprintf(rounds, sizeof(rounds), "%d", ROUNDS);
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "import", path, output, "--system", system,
		"--rounds", rounds, NULL});
	free(output);
	return path;
}

static void await_quiet(struct pty *pty, double *last)
{
	*last = stopwatch_wall();
	for (;;) {
		const double most = stopwatch_wall() + TOO_LONG;

		while (pty_pump(pty, QUIET))
			*last = stopwatch_wall();
		if (!pty_shows(pty, "Working on the answer") || stopwatch_wall() > most)
			return;
		pty_pump(pty, TOO_LONG);
		*last = stopwatch_wall();
	}
}

/* Milliseconds that the program has worked, without its workers. */
static double worked(const struct pty *pty)
{
	struct timespec used = {0, 0};
	clockid_t clock;

	if (clock_getcpuclockid(pty_pid(pty), &clock) == 0)
		clock_gettime(clock, &used);
	return (double)used.tv_sec * 1e3 + (double)used.tv_nsec / 1e6;
}

/* A key without an answer is one, once the next has: Ctrl-L always has. */
static void measure(struct pty *pty, const struct key *key)
{
	double start = stopwatch_wall(), work = worked(pty), first, last;
	bool answered;

	pty_send(pty, key->bytes);
	answered = pty_pump(pty, SILENT);
	if (!answered) {
		pty_send(pty, "\014");
		pty_pump(pty, TOO_LONG);
	}
	first = stopwatch_wall() - start;
	await_quiet(pty, &last);
	work = worked(pty) - work;
	printf("  %-12s %6.0f ms %6.0f ms, worked %6.1f ms%s\n", key->name, first, last - start,
		work, work > SLOW ? "  SLOW" : "");
}

static const char *const *words;

/* The harness speaks through Check, so this runs as its one test. */
START_TEST(bench)
{
	const char *system = "caa";

	for (size_t i = 0; words[i]; i++) {
		const int players = atoi(words[i]);
		struct pty *pty;

		if (players == 0) {
			system = words[i];
			continue;
		}
		printf("%s, %d players, after round %d\n", system, players, PLAYED);
		pty = pty_start(made(system, players), 24, 80, NULL);
		pty_expect(pty, "F1 help");
		for (size_t k = 0; k < sizeof(rounds_keys) / sizeof(rounds_keys[0]); k++) {
			if (rounds_keys[k].bytes)
				measure(pty, &rounds_keys[k]);
			else
				printf(" %s\n", rounds_keys[k].name);
		}
		pty_free(pty);
	}
}
END_TEST

int main(int argc, char **argv)
{
	static const char *const ours[] = {"caa", "1000", "dutch", "1000", NULL};
	Suite *suite = suite_create("bench keys");
	TCase *tcase = tcase_create("bench");
	SRunner *runner;
	int failed;

	words = argc > 1 ? (const char *const *)argv + 1 : ours;
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
