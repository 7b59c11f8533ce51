/* drawboard verify: is the file whole, does the journal give the event, do its rows agree? */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"

struct troubles {
	char **lines;
	int count;
	bool failed; /* no memory for one */
};

static void keep(void *context, const char *text)
{
	struct troubles *troubles = context;
	char **lines = realloc(troubles->lines, ((size_t)troubles->count + 1) * sizeof(*lines));

	if (lines)
		troubles->lines = lines;
	if (!lines || !(lines[troubles->count] = strdup(text))) {
		troubles->failed = true;
		return;
	}
	troubles->count++;
}

static void release(struct troubles *troubles)
{
	for (int i = 0; i < troubles->count; i++)
		free(troubles->lines[i]);
	free(troubles->lines);
}

static void show(const struct troubles *troubles, bool as_json)
{
	struct json json;

	if (!as_json) {
		for (int i = 0; i < troubles->count; i++)
			out(stdout, "%s\n", troubles->lines[i]);
		if (troubles->count == 0)
			printf("The file, the journal and the event are in order.\n");
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	json_key(&json, "troubles");
	json_open(&json, '[');
	for (int i = 0; i < troubles->count; i++)
		json_text(&json, troubles->lines[i]);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static int run(const struct args *args)
{
	const char *path = args->words[0];
	struct troubles troubles = {0};
	struct error error;
	int code, count;
	enum status status = app_verify_path(path, keep, &troubles, &count, &error);

	/* An event that is not there is a file that cannot be read. */
	if (status == STATUS_NOT_FOUND || status == STATUS_BAD_INPUT)
		error.code = status = STATUS_IO;
	if (status == STATUS_OK && troubles.failed)
		code = cli_say(EXIT_FILE, path, "There is not enough memory.");
	else if (status != STATUS_OK)
		code = cli_fail(path, &error);
	else
		code = troubles.count > 0 ? EXIT_CHECK : EXIT_DONE;
	if (status == STATUS_OK && !troubles.failed)
		show(&troubles, args_has(args, "json"));
	release(&troubles);
	return code;
}

const struct command command_verify = {
	.name = "verify",
	.usage = "EVENT",
	.summary = "Check the event file",
	.help = "Checks the file, that the journal gives the event as it stands, and the event itself. Each trouble is one\n"
		"line; with any the exit status is 1, also for a file too damaged to be opened.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options = {{"json", 0, NULL, "print the troubles as JSON", false}},
};
