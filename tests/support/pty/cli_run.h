/* The program run as a command, with what it printed. */
#ifndef SUPPORT_PTY_CLI_RUN_H
#define SUPPORT_PTY_CLI_RUN_H

#include <check.h>
#include <stdbool.h>

enum { CLI_OUT_SIZE = 1 << 18 };

struct cli_result {
	int code; /* exit status; -1: ended by a signal */
	char out[CLI_OUT_SIZE], err[CLI_OUT_SIZE];
};

/* Fixtures: a folder of its own for each test, and the current one. */
void cli_setup(void);
void cli_teardown(void);

/* drawboard WORD... NULL; the result is good until the next call. */
const struct cli_result *cli_run(const char *word, ...) __attribute__((sentinel));

/* The same with these lines as standard input. */
const struct cli_result *cli_run_typing(const char *lines, const char *word, ...)
	__attribute__((sentinel));

/* drawboard COMMAND WORD WORD ..., the word so many times. */
const struct cli_result *cli_run_often(const char *command, const char *word, int times);

/*
 * drawboard --plain EVENT with these lines typed, which ends well; what it said, refusals too, good
 * until the next call.
 */
const char *cli_type(const char *event, const char *lines);

/* The test fails with both outputs unless the exit status is `code`. */
const struct cli_result *cli_expect(int code, const struct cli_result *result);
#define CLI_OK(...) cli_expect(0, cli_run(__VA_ARGS__, NULL))
#define CLI_CODE(code, ...) cli_expect((code), cli_run(__VA_ARGS__, NULL))

/* The test fails with the whole text unless `part` is in it. */
void cli_has(const char *text, const char *part);
/*
 * A failure and its message: our name, what it is about, one sentence with `part`; nothing on
 * standard output.
 */
void cli_says(int code, const struct cli_result *result, const char *part);

/* A file in the folder. */
void cli_write(const char *name, const char *text);
/* Its text, good until the next call. */
const char *cli_read(const char *name);
/*
 * A list without the time when it was printed, which each of its pages must bear; until the next
 * call.
 */
const char *cli_timeless(const char *list);

/* Is the whole text one JSON value and nothing else? */
bool json_is_valid(const char *text);

int cli_run_suite(const char *name, TCase *tcase);

/* The next round of an event drawn and published. */
void cli_publish(const char *event);

/* "e.drawboard" in the folder: a British event of two players, who have met in round 1. */
void cli_two_who_met(void);

#endif
