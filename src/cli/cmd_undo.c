/* drawboard undo, redo: one step of the journal. */
#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "core/edit.h"

static int step(const struct args *args, enum status (*take)(struct app *, char *, struct error *), const char *done)
{
	char label[LABEL_SIZE];
	struct error error;
	struct app *app;
	struct json json;
	int code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	if (take(app, label, &error) != STATUS_OK) {
		code = cli_fail(args->words[0], &error);
	} else if (args_has(args, "json")) {
		json_start(&json, stdout);
		json_open(&json, '{');
		json_put_text(&json, "label", label);
		json_close(&json, '}');
		json_finish(&json);
	} else {
		out(stdout, "%s: %s\n", done, label);
	}
	app_close(app);
	return code;
}

static int run_undo(const struct args *args)
{
	return step(args, app_undo, "Undone");
}

static int run_redo(const struct args *args)
{
	return step(args, app_redo, "Done again");
}

const struct command command_undo = {
	.name = "undo",
	.usage = "EVENT",
	.summary = "Take the last action back",
	.help = "Actions are taken back one by one, without limit, also those of an earlier day.\n",
	.least = 1,
	.most = 1,
	.run = run_undo,
	.options = {{"json", 0, NULL, "print what was undone as JSON", false}},
};

const struct command command_redo = {
	.name = "redo",
	.usage = "EVENT",
	.summary = "Do again what was undone",
	.help = "",
	.least = 1,
	.most = 1,
	.run = run_redo,
	.options = {{"json", 0, NULL, "print what was done again as JSON", false}},
};
