/* drawboard import: players from a CSV list. */
#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"

static void notice(void *context, const char *text)
{
	out(stderr, "drawboard: %s: %s\n", (const char *)context, text);
}

static int run(const struct args *args)
{
	union {
		const char *path;
		void *context;
	} list = {.path = args->words[1]};
	struct error error = {0};
	struct app *app;
	struct json json;
	int added, code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	if (app_import_csv(app, list.path, &added, &error, notice, list.context) != STATUS_OK)
		code = cli_fail(list.path, &error);
	else
		cli_done("the players are imported.");
	if (code != EXIT_DONE) {
		app_close(app);
		return code;
	}
	if (args_has(args, "json")) {
		json_start(&json, stdout);
		json_open(&json, '{');
		json_put_int(&json, "added", added);
		json_close(&json, '}');
		json_finish(&json);
	} else {
		printf("%d player%s imported.\n", added, added == 1 ? "" : "s");
		cli_next(args, "pair", "");
	}
	app_close(app);
	return code;
}

const struct command command_import = {
	.name = "import",
	.usage = "EVENT LIST.csv",
	.summary = "Add the players of a list",
	.help = "The first line of the list names its columns: pin, name (or surname and forename), grade or rating,\n"
		"club, title, place, enters, and byes such as \"1:half 3:half\". Unknown columns are reported. If\n"
		"anything is wrong nobody is added, and the first 20 faults are named.\n",
	.least = 2,
	.most = 2,
	.run = run,
	.options = {{"json", 0, NULL, "print the number of players added as JSON", false}},
};
