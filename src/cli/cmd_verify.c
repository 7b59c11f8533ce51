/* drawboard verify: is the file whole, does the journal give the event, do its rows agree? */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/illegal.h"
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

static void show_list(struct json *json, const char *key, const struct troubles *list)
{
	json_key(json, key);
	json_open(json, '[');
	for (int i = 0; i < list->count; i++)
		json_text(json, list->lines[i]);
	json_close(json, ']');
}

static void show(const struct troubles *troubles, const struct troubles *illegal, bool as_json)
{
	struct json json;

	if (!as_json) {
		for (int i = 0; i < troubles->count; i++)
			out(stdout, "%s\n", troubles->lines[i]);
		if (troubles->count == 0)
			printf("The file, the journal and the event are in order.\n");
		if (illegal->count > 0)
			printf("Rounds are not legal by the rule book; they stand as they were played:\n");
		for (int i = 0; i < illegal->count; i++)
			out(stdout, "%s\n", illegal->lines[i]);
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	show_list(&json, "troubles", troubles);
	show_list(&json, "illegal", illegal);
	json_close(&json, '}');
	json_finish(&json);
}

/* Of a file that is in order: what its rounds break, which is no fault of the file. */
static void look_at_rounds(const char *path, struct troubles *illegal)
{
	struct error error;
	struct app *app;
	int count;

	if (app_open(path, &app, &error) != STATUS_OK)
		return;
	if (app_illegal(app, keep, illegal, &count, &error) != STATUS_OK)
		keep(illegal, error.text);
	app_close(app);
}

static int run(const struct args *args)
{
	const char *path = args->words[0];
	struct troubles troubles = {0}, illegal = {0};
	struct error error;
	int code, count;
	enum status status = app_verify_path(path, keep, &troubles, &count, &error);

	/* An event that is not there is a file that cannot be read. */
	if (status == STATUS_NOT_FOUND || status == STATUS_BAD_INPUT)
		error.code = status = STATUS_IO;
	if (status == STATUS_OK && troubles.count == 0)
		look_at_rounds(path, &illegal);
	if (status == STATUS_OK && (troubles.failed || illegal.failed))
		code = cli_say(EXIT_FILE, path, "There is not enough memory.");
	else if (status != STATUS_OK)
		code = cli_fail(path, &error);
	else
		code = troubles.count > 0 ? EXIT_CHECK : EXIT_DONE;
	if (status == STATUS_OK && !troubles.failed && !illegal.failed)
		show(&troubles, &illegal, args_has(args, "json"));
	release(&troubles);
	release(&illegal);
	return code;
}

const struct command command_verify = {
	.name = "verify",
	.usage = "EVENT",
	.summary = "Check the event file",
	.help = "Checks the file, that the journal gives the event as it stands, and the event itself. Each trouble is one\n"
		"line; with any the exit status is 1, also for a file too damaged to be opened. Rounds that are not legal by the\n"
		"rule book and have no reason on record are named; they are no trouble of the file.\n",
	.least = 1,
	.most = 1,
	.all_sections = true,
	.run = run,
	.options = {{"json", 0, NULL, "print the troubles as JSON", false}},
};
