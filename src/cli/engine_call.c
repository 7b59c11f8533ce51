/* Called as a pairing engine: the jobs. */
#include "config.h"

#include "cli/engine_call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/report/check.h"
#include "app/trf/event.h"
#include "cli/cli.h"
#include "cli/engine_job.h"
#include "cli/out.h"
#include "cli/show.h"
#include "cli/show_check.h"
#include "cli/show_engine_list.h"
#include "print/sink.h"

const char *engine_name(const struct engine_job *job)
{
	return job->input ? job->input : "standard input";
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
	case STATUS_DOUBLE:
	case STATUS_REASON:
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
	cli_tell(file, error->text);
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
	cli_tell(engine_name(context), text);
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

/* What is read, and how: as established engines read it. */
static struct app_trf report_of(const struct engine_job *job)
{
	return (struct app_trf){
		.path = job->input,
		.system = job->book->id,
		.settings = job->settings,
		.terse = !job->told,
		.real_order = true,
		.baku = job->baku,
	};
}

/* Without a legal draw; callers look for these words, and read the empty output. */
static int fail_no_draw(const struct engine_job *job, const struct error *error)
{
	struct error unwritten;
	struct out_file file;
	char text[ERROR_TEXT + 32];

	snprintf(text, sizeof(text), "No valid pairing exists: %s", error->text);
	cli_tell(engine_name(job), text);
	if (!job->output)
		return ENGINE_NO_DRAW;
	if (out_file_open(&file, job->output, NULL, &unwritten) != STATUS_OK ||
		out_file_close(&file, true, &unwritten) != STATUS_OK)
		return engine_fail_output(job->output, &unwritten);
	return ENGINE_NO_DRAW;
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
	const struct app_trf what = report_of(job);
	struct checklist list = {.count = 0};
	struct plain_board *boards = NULL;
	struct error error = {0};
	int count, code = ENGINE_DONE;
	const enum status status = app_pair_trf(
		&what, &boards, &count, job->list ? &list : NULL, &error, engine_notice, job);

	if (status != STATUS_OK)
		code = status == STATUS_NO_DRAW ? fail_no_draw(job, &error)
						: engine_fail(engine_name(job), &error);
	if (job->list && list.round)
		show_engine_list(job->checks.file, &list);
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
	if (job->list) {
		fprintf(job->checks.file, "Round #%d\n", round->round);
		show_engine_list(job->checks.file, round->list);
	}
}

static int check(struct engine_job *job)
{
	const struct check_order order = {
		.report = report_of(job), .round = job->round, .listed = job->list != NULL};
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
	const int reason = out_flush();

	if (reason == 0)
		return code;
	fprintf(stderr, "drawboard: standard output: It could not be written: %s.\n",
		print_sink_reason(reason));
	return ENGINE_FILE;
}

static int work(struct engine_job *job)
{
	struct error error;
	int code = ENGINE_DONE;

	if (job->told)
		show_program(stdout);
	if (job->list && out_file_open(&job->checks, job->list, NULL, &error) != STATUS_OK)
		return engine_fail_output(job->list, &error);
	if (job->work == ENGINE_PAIR)
		code = pair(job);
	else if (job->work == ENGINE_CHECK)
		code = check(job);
	else if (job->work == ENGINE_GENERATE)
		code = engine_generate(job);
	return flush(close_list(job, code));
}

int engine_call(int count, char **argv)
{
	struct engine_job job = {.work = ENGINE_NOTHING};
	int code = engine_words(&job, count, argv);

	if (code == ENGINE_DONE && !job.helped)
		code = work(&job);
	engine_job_done(&job);
	return code;
}
