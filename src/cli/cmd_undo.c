/* drawboard undo, redo: one step of the journal. */
#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "core/edit.h"

static void report(const struct args *args, const struct app *app, const struct event *before,
	const char *done, const char *label)
{
	char stands[160];
	struct json json;

	app_stands(app, before, stands, sizeof(stands));
	if (!args_has(args, "json")) {
		out(stdout, "%s: %s%s%s.\n", done, label, stands[0] ? "; " : "", stands);
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_text(&json, "label", label);
	json_put_text(&json, "stands", stands);
	json_close(&json, '}');
	json_finish(&json);
}

static int step(const struct args *args, enum status (*take)(struct app *, char *, struct error *),
	const char *done)
{
	char label[LABEL_SIZE];
	struct error error;
	struct event before;
	struct app *app;
	int code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	if (event_copy(app_event(app), &before) != STATUS_OK) {
		app_close(app);
		return cli_say(EXIT_FILE, args->words[0], "There is not enough memory.");
	}
	if (take(app, label, &error) != STATUS_OK) {
		code = cli_fail(args->words[0], &error);
	} else {
		cli_done("it is done in the event.");
		report(args, app, &before, done, label);
	}
	event_done(&before);
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
