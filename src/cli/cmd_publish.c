/* drawboard publish: the proposal becomes the draw. */
#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/out.h"
#include "cli/show.h"

static int run(const struct args *args)
{
	struct error error;
	struct app *app;
	int round, code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	round = app_round(app);
	if (app_publish(app, args_value(args, "reason"), &error) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	else if (args_has(args, "json"))
		show_boards_json(app, round);
	else
		printf("Round %d published.\n", round);
	app_close(app);
	return code;
}

const struct command command_publish = {
	.name = "publish",
	.usage = "EVENT [--reason TEXT]",
	.summary = "Publish the draw of the round",
	.help = "Refused when the roll call does not balance. A draw that breaks a rule or is not the engine's needs a\n"
		"reason, which is recorded.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"reason", 0, "TEXT", "why the draw is published as it is", false},
			{"json", 0, NULL, "print the boards as JSON", false},
		},
};
