/*
 * What commands need in large events, work and memory of the whole process: the draw, why, why not
 * and the audit of events of 2,000 players, and a call of the engine with 9,999 before round 9.
 * Arguments: one rule book (all), the number of players.
 */
#include "config.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/stopwatch.h"

enum { PLAYERS = 2000, ENGINE_PLAYERS = 9999, ENGINE_ROUND = 9, SECONDS_MOST = 60, RUNS = 5 };

static char folder[200];

static double milliseconds(struct timeval time)
{
	return (double)time.tv_sec * 1e3 + (double)time.tv_usec / 1e3;
}

/* A child with this command has run; false: it was given up, or failed as `audit` does not. */
static bool run(const char *const *argv, double *ms, long *megabytes)
{
	const struct rlimit limit = {SECONDS_MOST, SECONDS_MOST + 1};
	struct rusage usage;
	int status;
	pid_t child;

	fflush(stdout);
	child = fork();
	if (child < 0)
		exit(EXIT_FAILURE);
	if (child == 0) {
		setrlimit(RLIMIT_CPU, &limit);
		if (!freopen("/dev/null", "w", stdout))
			_exit(127);
		execv(argv[0], (char *const *)argv);
		_exit(127);
	}
	if (wait4(child, &status, 0, &usage) != child)
		exit(EXIT_FAILURE);
	*ms = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
	*megabytes = usage.ru_maxrss / 1024;
	return WIFEXITED(status) && WEXITSTATUS(status) <= 1;
}

static void measure(const char *book, const char *what, int runs, const char *const *argv)
{
	double times[RUNS];
	long megabytes = 0;
	bool ok = true;

	for (int i = 0; i < runs && ok; i++)
		ok = run(argv, &times[i], &megabytes);
	if (ok)
		qsort(times, (size_t)runs, sizeof(*times), stopwatch_compare);
	printf("%-8s %-22s %9.1f ms %5ld MB%s\n", book, what, ok ? times[runs / 2] : 0, megabytes,
		ok ? "" : "  (given up)");
}

/* Where the file of this name stands; one at a time. */
static const char *path_of(const char *name)
{
	static char path[256];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	return path;
}

static void make_report(const char *report, const char *book, int players, int rounds)
{
	char many[16], played[16];
	double ms;
	long megabytes;

	snprintf(many, sizeof(many), "%d", players);
	snprintf(played, sizeof(played), "%d", rounds);
	if (!run((const char *const[]){DRAWBOARD_PROGRAM, "generate", "--system", book, "--players",
			 many, "--rounds", "9", "--played", played, "-o", report, NULL},
		    &ms, &megabytes))
		exit(EXIT_FAILURE);
}

static void bench_book(const char *book, int players)
{
	char report[256], event[256], middle[16], one[16], other[16];

	snprintf(report, sizeof(report), "%s", path_of("event.trf"));
	snprintf(event, sizeof(event), "%s", path_of("event.drawboard"));
	snprintf(middle, sizeof(middle), "%d", players / 4);
	snprintf(one, sizeof(one), "#%d", players / 2);
	snprintf(other, sizeof(other), "#%d", players / 2 + 10);
	make_report(report, book, players, 4);
	measure(book, "import", 1,
		(const char *const[]){
			DRAWBOARD_PROGRAM, "import", event, report, "--system", book, NULL});
	measure(book, "pair", 1, (const char *const[]){DRAWBOARD_PROGRAM, "pair", event, NULL});
	measure(book, "why, one board", 1,
		(const char *const[]){DRAWBOARD_PROGRAM, "why", event, middle, NULL});
	measure(book, "why not, one pair", 1,
		(const char *const[]){DRAWBOARD_PROGRAM, "why", event, "--not", one, other, NULL});
	measure(book, "audit", 1,
		(const char *const[]){DRAWBOARD_PROGRAM, "audit", report, "--system", book, NULL});
	remove(event);
	remove(report);
}

static void bench_engine(int players)
{
	char report[256];

	snprintf(report, sizeof(report), "%s", path_of("event.trf"));
	make_report(report, "dutch", players, ENGINE_ROUND - 1);
	measure("dutch", "engine call, round 9", RUNS,
		(const char *const[]){DRAWBOARD_PROGRAM, "--dutch", report, "-p", NULL});
	remove(report);
}

int main(int argc, char **argv)
{
	static const char *const books[] = {"caa", "dutch", "schools", "uscf"};
	const char *under = getenv("TMPDIR");
	const int players = argc > 2 ? atoi(argv[2]) : PLAYERS;

	snprintf(folder, sizeof(folder), "%s/bench-commands-XXXXXX", under ? under : "/tmp");
	if (!mkdtemp(folder))
		return EXIT_FAILURE;
	printf("%d players, four rounds played; the engine call %d before round %d\n", players,
		ENGINE_PLAYERS, ENGINE_ROUND);
	for (size_t i = 0; i < sizeof(books) / sizeof(books[0]); i++)
		if (argc < 2 || strcmp(argv[1], books[i]) == 0)
			bench_book(books[i], players);
	if (argc < 2 || strcmp(argv[1], "dutch") == 0)
		bench_engine(ENGINE_PLAYERS);
	rmdir(folder);
	return EXIT_SUCCESS;
}
