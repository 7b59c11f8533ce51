/* Called as a pairing engine: the words of the call, and the jobs. */
#include "config.h"

#include "cli/engine_call.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/check_trf.h"
#include "cli/engine_job.h"
#include "cli/out.h"
#include "cli/show.h"
#include "cli/show_check.h"
#include "cli/show_checklist.h"

static const struct pairing_book *book_of(const char *word)
{
	return !strncmp(word, "--", 2) ? pairing_book_find(word + 2) : NULL;
}

bool engine_call_is(int count, char **argv)
{
	return count > 0 && (!strcmp(argv[0], "-r") || book_of(argv[0]));
}

const char *engine_name(const struct engine_job *job)
{
	return job->input ? job->input : "standard input";
}

static int invalid(const char *what, const char *word)
{
	out(stderr, "drawboard: %s%s\n", what, word);
	fputs("Usage: drawboard [-r] --SYSTEM [FILE] -p [OUT] [-l LIST]\n"
	      "       drawboard [-r] --SYSTEM [FILE] -c [-l LIST]\n"
	      "       drawboard [-r] --SYSTEM [MODEL -g|-g CONFIG] -o FILE [-s SEED]\n"
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

int engine_fail(const char *file, const struct error *error)
{
	out(stderr, "drawboard: %s: %s\n", file, error->text);
	return exit_of(error->code);
}

/* A file that could not be written, for whatever reason. */
int engine_fail_output(const char *file, const struct error *error)
{
	engine_fail(file, error);
	return error->code == STATUS_NO_MEMORY ? ENGINE_TOO_LARGE : ENGINE_FILE;
}

void engine_notice(void *context, const char *text)
{
	out(stderr, "drawboard: %s: %s\n", engine_name(context), text);
}

/* The value of an option that stands at *i; NULL: there is none. */
static const char *value_at(int count, char **argv, int *i)
{
	if (*i + 1 >= count || argv[*i + 1][0] == '-' || !argv[*i + 1][0])
		return NULL;
	return argv[++*i];
}

/* -p, -c or -g, and what may follow it. */
static int read_work(struct engine_job *job, int count, char **argv, int *i)
{
	const char letter = argv[*i][1];

	if (job->work != ENGINE_NOTHING)
		return invalid("there is more than one of -p, -c and -g", "");
	job->work = letter == 'p' ? ENGINE_PAIR : letter == 'c' ? ENGINE_CHECK : ENGINE_GENERATE;
	if (letter == 'p')
		job->output = value_at(count, argv, i);
	else if (letter == 'g')
		job->config = value_at(count, argv, i);
	return ENGINE_DONE;
}

/* -l, -o or -s and its value. */
static int read_option(struct engine_job *job, int count, char **argv, int *i)
{
	const char *word = argv[*i];
	const char **place = word[1] == 'l' ? &job->list : word[1] == 's' ? &job->seed : &job->made;

	if (*place)
		return invalid("given twice: ", word);
	*place = value_at(count, argv, i);
	return *place ? ENGINE_DONE : invalid("a value is missing behind ", word);
}

static int read_word(struct engine_job *job, int count, char **argv, int *i)
{
	const char *word = argv[*i];
	const bool letter = word[0] == '-' && word[1] && !word[2];

	if (letter && strchr("pcg", word[1]))
		return read_work(job, count, argv, i);
	if (letter && strchr("los", word[1]))
		return read_option(job, count, argv, i);
	if (word[0] == '-' || job->input || job->work != ENGINE_NOTHING || !word[0])
		return invalid("not understood: ", word);
	job->input = word;
	return ENGINE_DONE;
}

/* Do the words go together? */
static int agree(const struct engine_job *job)
{
	if (job->work == ENGINE_NOTHING)
		return invalid("-p, -c or -g is missing", "");
	if (job->work != ENGINE_GENERATE)
		return job->seed || job->made ? invalid("-o and -s go with -g", "") : ENGINE_DONE;
	if (job->list)
		return invalid("-l goes with -p and -c", "");
	if (!job->made)
		return invalid("-o is missing", "");
	if (job->input && job->config)
		return invalid("a model and a configuration exclude each other", "");
	return ENGINE_DONE;
}

static int read_words(struct engine_job *job, int count, char **argv)
{
	int i = 0, code = ENGINE_DONE;

	if (!strcmp(argv[0], "-r")) {
		job->told = true;
		if (count == 1)
			return ENGINE_DONE;
		i = 1;
	}
	job->book = book_of(argv[i]);
	if (!job->book)
		return invalid("this is no rule book: ", argv[i]);
	for (i++; code == ENGINE_DONE && i < count; i++)
		code = read_word(job, count, argv, &i);
	return code == ENGINE_DONE ? agree(job) : code;
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
static int close_list(struct engine_job *job, int code)
{
	struct error error;

	if (!job->list)
		return code;
	show_program(job->checks.file);
	if (out_file_close(&job->checks, code == ENGINE_DONE || code == ENGINE_NO_DRAW, &error) !=
		STATUS_OK)
		return engine_fail_output(job->list, &error);
	return code;
}

static int write_pairs(const struct engine_job *job, const struct plain_board *boards, int count)
{
	struct error error;
	struct out_file file;

	if (!job->output) {
		show_pairs(stdout, boards, count);
		return ENGINE_DONE;
	}
	if (out_file_open(&file, job->output, NULL, &error) != STATUS_OK)
		return engine_fail_output(job->output, &error);
	show_pairs(file.file, boards, count);
	return out_file_close(&file, true, &error) == STATUS_OK
		? ENGINE_DONE
		: engine_fail_output(job->output, &error);
}

static int pair(struct engine_job *job)
{
	const struct app_trf what = {.path = job->input, .system = job->book->id};
	struct checklist list = {.count = 0};
	struct plain_board *boards = NULL;
	struct error error = {0};
	int count, code = ENGINE_DONE;

	if (app_pair_trf(&what, &boards, &count, &list, &error, engine_notice, job) != STATUS_OK)
		code = engine_fail(engine_name(job), &error);
	if (job->list && list.round)
		show_checklist(job->checks.file, &list);
	if (code == ENGINE_DONE)
		code = write_pairs(job, boards, count);
	free(boards);
	checklist_done(&list);
	return code;
}

/* The name of the tournament: that of its file without folder and ending. */
static void show_name(const struct engine_job *job)
{
	const char *slash = job->input ? strrchr(job->input, '/') : NULL;
	const char *name = slash ? slash + 1 : engine_name(job), *dot = strrchr(name, '.');

	out(stdout, "%.*s", dot && dot > name ? (int)(dot - name) : (int)strlen(name), name);
}

static void tell(void *context, const struct check_round *round)
{
	struct engine_job *job = context;

	show_name(job);
	printf(": Round #%d\n", round->round);
	show_check_columns(round);
	if (job->list)
		show_checklist(job->checks.file, round->list);
}

static int check(struct engine_job *job)
{
	const struct check_order order = {.report = {.path = job->input, .system = job->book->id},
		.listed = job->list != NULL};
	struct check_sum sum;
	struct error error = {0};

	if (check_trf(&order, tell, engine_notice, job, &sum, &error) != STATUS_OK)
		return engine_fail(engine_name(job), &error);
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
	struct engine_job job = {.work = ENGINE_NOTHING};
	struct error error;
	int code = read_words(&job, count, argv);

	if (code != ENGINE_DONE)
		return code;
	if (job.told)
		show_program(stdout);
	if (job.list && out_file_open(&job.checks, job.list, NULL, &error) != STATUS_OK)
		return engine_fail_output(job.list, &error);
	if (job.work == ENGINE_PAIR)
		code = pair(&job);
	else if (job.work == ENGINE_CHECK)
		code = check(&job);
	else if (job.work == ENGINE_GENERATE)
		code = engine_generate(&job);
	return flush(close_list(&job, code));
}
