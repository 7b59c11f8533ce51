/* Called as a pairing engine: the words of the call, and the jobs. */
#include "config.h"

#include "cli/engine_call.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/check_trf.h"
#include "cli/out.h"
#include "cli/show.h"
#include "cli/show_check.h"
#include "cli/show_checklist.h"
#include "print/out_file.h"

enum job { JOB_NONE, JOB_PAIR, JOB_CHECK };

struct call {
	bool told; /* -r */
	const struct pairing_book *book;
	enum job job;
	const char *input;  /* NULL: standard input */
	const char *output; /* NULL: standard output */
	const char *list;   /* NULL: no checklist */
	struct out_file checks;
};

static const struct pairing_book *book_of(const char *word)
{
	return !strncmp(word, "--", 2) ? pairing_book_find(word + 2) : NULL;
}

bool engine_call_is(int count, char **argv)
{
	return count > 0 && (!strcmp(argv[0], "-r") || book_of(argv[0]));
}

static const char *name_of(const struct call *call)
{
	return call->input ? call->input : "standard input";
}

static int invalid(const char *what, const char *word)
{
	out(stderr, "drawboard: %s%s\n", what, word);
	fputs("Usage: drawboard [-r] --SYSTEM [FILE] -p [OUT] [-l LIST]\n"
	      "       drawboard [-r] --SYSTEM [FILE] -c [-l LIST]\n"
	      "       drawboard -r\n"
	      "SYSTEM is the rule book:",
		stderr);
	for (int i = 0; pairing_book_at(i); i++)
		fprintf(stderr, " %s", pairing_book_at(i)->id);
	fputc('\n', stderr);
	return ENGINE_INVALID;
}

static int exit_of(enum status status)
{
	switch (status) {
	case STATUS_OK:
		return ENGINE_DONE;
	case STATUS_NO_DRAW:
		return ENGINE_NO_DRAW;
	case STATUS_BAD_INPUT:
	case STATUS_NOT_FOUND:
	case STATUS_REFUSED:
		return ENGINE_INVALID;
	case STATUS_NO_MEMORY:
	case STATUS_TOO_LARGE:
		return ENGINE_TOO_LARGE;
	case STATUS_READ_ONLY:
	case STATUS_BUSY:
	case STATUS_FULL:
	case STATUS_IO:
		return ENGINE_FILE;
	case STATUS_CONFLICT:
	case STATUS_NOT_EVENT:
	case STATUS_TOO_NEW:
		break;
	}
	return ENGINE_UNEXPECTED;
}

static int fail(const char *file, const struct error *error)
{
	out(stderr, "drawboard: %s: %s\n", file, error->text);
	return exit_of(error->code);
}

/* A file that could not be written, for whatever reason. */
static int fail_output(const char *file, const struct error *error)
{
	fail(file, error);
	return error->code == STATUS_NO_MEMORY ? ENGINE_TOO_LARGE : ENGINE_FILE;
}

static void notice(void *context, const char *text)
{
	out(stderr, "drawboard: %s: %s\n", name_of(context), text);
}

/* The value of an option that stands at *i; NULL: there is none. */
static const char *value_at(int count, char **argv, int *i)
{
	if (*i + 1 >= count || argv[*i + 1][0] == '-' || !argv[*i + 1][0])
		return NULL;
	return argv[++*i];
}

static int read_word(struct call *call, int count, char **argv, int *i)
{
	const char *word = argv[*i];
	const bool pairs = !strcmp(word, "-p");

	if (pairs || !strcmp(word, "-c")) {
		if (call->job != JOB_NONE)
			return invalid("there is more than one of -p and -c", "");
		call->job = pairs ? JOB_PAIR : JOB_CHECK;
		if (pairs)
			call->output = value_at(count, argv, i);
		return ENGINE_DONE;
	}
	if (!strcmp(word, "-l")) {
		if (call->list)
			return invalid("-l is given twice", "");
		call->list = value_at(count, argv, i);
		return call->list ? ENGINE_DONE : invalid("-l needs the name of a file", "");
	}
	if (word[0] == '-' || call->input || call->job != JOB_NONE || !word[0])
		return invalid("not understood: ", word);
	call->input = word;
	return ENGINE_DONE;
}

static int read_words(struct call *call, int count, char **argv)
{
	int i = 0, code = ENGINE_DONE;

	if (!strcmp(argv[0], "-r")) {
		call->told = true;
		if (count == 1)
			return ENGINE_DONE;
		i = 1;
	}
	call->book = book_of(argv[i]);
	if (!call->book)
		return invalid("this is no rule book: ", argv[i]);
	for (i++; code == ENGINE_DONE && i < count; i++)
		code = read_word(call, count, argv, &i);
	if (code == ENGINE_DONE && call->job == JOB_NONE)
		code = invalid("-p or -c is missing", "");
	return code;
}

static void show_program(FILE *file)
{
#ifdef __clang__
	static const char compiler[] = __VERSION__;
#else
	static const char compiler[] = "GCC " __VERSION__;
#endif

	fprintf(file, "drawboard %s (built with %s)\n", PACKAGE_VERSION, compiler);
}

/* The end of the checklist, which is of use without a draw too; of bad input there is none. */
static int close_list(struct call *call, int code)
{
	struct error error;

	if (!call->list)
		return code;
	show_program(call->checks.file);
	if (out_file_close(&call->checks, code == ENGINE_DONE || code == ENGINE_NO_DRAW, &error) !=
		STATUS_OK)
		return fail_output(call->list, &error);
	return code;
}

static int write_pairs(const struct call *call, const struct plain_board *boards, int count)
{
	struct error error;
	struct out_file file;

	if (!call->output) {
		show_pairs(stdout, boards, count);
		return ENGINE_DONE;
	}
	if (out_file_open(&file, call->output, NULL, &error) != STATUS_OK)
		return fail_output(call->output, &error);
	show_pairs(file.file, boards, count);
	return out_file_close(&file, true, &error) == STATUS_OK ? ENGINE_DONE
								: fail_output(call->output, &error);
}

static int pair(struct call *call)
{
	const struct app_trf what = {.path = call->input, .system = call->book->id};
	struct checklist list = {.count = 0};
	struct plain_board *boards = NULL;
	struct error error = {0};
	int count, code = ENGINE_DONE;

	if (app_pair_trf(&what, &boards, &count, &list, &error, notice, call) != STATUS_OK)
		code = fail(name_of(call), &error);
	if (call->list && list.round)
		show_checklist(call->checks.file, &list);
	if (code == ENGINE_DONE)
		code = write_pairs(call, boards, count);
	free(boards);
	checklist_done(&list);
	return code;
}

/* The name of the tournament: that of its file without folder and ending. */
static void show_name(const struct call *call)
{
	const char *slash = call->input ? strrchr(call->input, '/') : NULL;
	const char *name = slash ? slash + 1 : name_of(call), *dot = strrchr(name, '.');

	out(stdout, "%.*s", dot && dot > name ? (int)(dot - name) : (int)strlen(name), name);
}

static void tell(void *context, const struct check_round *round)
{
	struct call *call = context;

	show_name(call);
	printf(": Round #%d\n", round->round);
	show_check_columns(round);
	if (call->list)
		show_checklist(call->checks.file, round->list);
}

static int check(struct call *call)
{
	const struct check_order order = {.report = {.path = call->input, .system = call->book->id},
		.listed = call->list != NULL};
	struct check_sum sum;
	struct error error = {0};

	if (check_trf(&order, tell, notice, call, &sum, &error) != STATUS_OK)
		return fail(name_of(call), &error);
	putchar('\n');
	return ENGINE_DONE;
}

/* What has been printed has to arrive. */
static int flush(int code)
{
	if (fflush(stdout) == 0 && !ferror(stdout))
		return code;
	fprintf(stderr, "drawboard: standard output: It could not be written: %s.\n",
		strerror(errno));
	return ENGINE_FILE;
}

int engine_call(int count, char **argv)
{
	struct call call = {.job = JOB_NONE};
	struct error error;
	int code = read_words(&call, count, argv);

	if (code != ENGINE_DONE)
		return code;
	if (call.told)
		show_program(stdout);
	if (call.list && out_file_open(&call.checks, call.list, NULL, &error) != STATUS_OK)
		return fail_output(call.list, &error);
	if (call.job == JOB_PAIR)
		code = pair(&call);
	else if (call.job == JOB_CHECK)
		code = check(&call);
	return flush(close_list(&call, code));
}
