/* drawboard verify: is the file whole, does the journal give the event, do its rows agree? */
#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"

static void print_trouble(void *context, const char *text)
{
	struct json *json = context;

	if (json)
		json_text(json, text);
	else
		out(stdout, "%s\n", text);
}

static int verify_json(struct app *app, int *troubles, struct error *error)
{
	struct json json;
	enum status status;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_key(&json, "troubles");
	json_open(&json, '[');
	status = app_verify(app, print_trouble, &json, troubles, error);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
	return status;
}

static int run(const struct args *args)
{
	struct error error;
	struct app *app;
	int troubles = 0, code = cli_open(args, &app);
	enum status status;

	if (code != EXIT_DONE)
		return code;
	if (args_has(args, "json"))
		status = verify_json(app, &troubles, &error);
	else
		status = app_verify(app, print_trouble, NULL, &troubles, &error);
	if (status != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	else if (troubles > 0)
		code = EXIT_CHECK;
	else if (!args_has(args, "json"))
		printf("The file, the journal and the event are in order.\n");
	app_close(app);
	return code;
}

const struct command command_verify = {
	.name = "verify",
	.usage = "EVENT",
	.summary = "Check the event file",
	.help = "Checks the file, that the journal gives the event as it stands, and the event itself. Each trouble is one\n"
		"line; with any the exit status is 1.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options = {{"json", 0, NULL, "print the troubles as JSON", false}},
};
