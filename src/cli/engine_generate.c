/* Called as a pairing engine: a random tournament, by a configuration or like a model. */
#include "config.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "app/event/file.h"
#include "app/generate/model.h"
#include "app/trf/event.h"
#include "app/trf/file.h"
#include "cli/cli.h"
#include "cli/engine_call.h"
#include "cli/engine_job.h"

static int fail(const char *file, int code, const char *text)
{
	cli_tell(file, text);
	return code;
}

static int configure(const struct engine_job *job, struct generate_knobs *knobs)
{
	struct error error = {0};
	const struct report report = {.error = &error};
	char *text = NULL;
	size_t size;
	enum status status = file_read(job->config, &text, &size, &error);

	if (status == STATUS_OK)
		status = generate_configure(knobs, text, size, &report);
	free(text);
	return status == STATUS_OK ? ENGINE_DONE : engine_fail(job->config, &error);
}

static int follow_model(struct engine_job *job, struct generate_knobs *knobs)
{
	const struct app_trf what = {.path = job->input};
	struct error error = {0};
	const struct report report = {
		.notice = engine_notice, .context = job, .error = &error, .terse = !job->told};
	struct trf trf = {.count = 0};
	int code = ENGINE_DONE;

	if (trf_file_read(&what, &trf, &report) == STATUS_OK)
		generate_like(knobs, &trf);
	else
		code = engine_fail(job->input, &error);
	trf_done(&trf);
	return code;
}

/* Without a seed each call makes another tournament; the report tells which. */
static int take_seed(const struct engine_job *job, struct generate_knobs *knobs)
{
	struct error error;
	uint64_t *seed = &knobs->recipe.seed;

	if (job->seed)
		return generate_set(knobs, "seed", job->seed, &error) == STATUS_OK
			? ENGINE_DONE
			: fail("-s", ENGINE_INVALID, error.text);
	while (getrandom(seed, sizeof(*seed), 0) != (ssize_t)sizeof(*seed))
		if (errno != EINTR)
			return fail("the seed", ENGINE_UNEXPECTED, strerror(errno));
	return ENGINE_DONE;
}

static int write_report(const struct engine_job *job, const struct generated *made)
{
	struct error error;
	struct out_file file;

	if (out_file_open(&file, job->made, NULL, &error) != STATUS_OK)
		return engine_fail_output(job->made, &error);
	fwrite(made->text, 1, made->size, file.file);
	return out_file_close(&file, true, &error) == STATUS_OK
		? ENGINE_DONE
		: engine_fail_output(job->made, &error);
}

int engine_generate(struct engine_job *job)
{
	struct generate_knobs knobs;
	struct generated made = {0};
	struct error error = {0};
	int code = ENGINE_DONE;

	generate_established(&knobs);
	if (job->config)
		code = configure(job, &knobs);
	else if (job->input)
		code = follow_model(job, &knobs);
	knobs.recipe.book = job->book;
	knobs.recipe.baku = knobs.recipe.baku || job->baku;
	if (job->input) /* a model says what there was, not what is wanted */
		generate_fit(&knobs);
	if (code == ENGINE_DONE)
		code = take_seed(job, &knobs);
	if (code != ENGINE_DONE)
		return code;
	if (app_generate(&knobs, &made, &error) != STATUS_OK)
		return engine_fail(job->config ? job->config : engine_name(job), &error);
	code = write_report(job, &made);
	if (code == ENGINE_DONE && made.stuck[0])
		code = fail(job->made, ENGINE_NO_DRAW, made.stuck);
	free(made.text);
	return code;
}
