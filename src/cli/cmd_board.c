/* drawboard EVENT: the draw board. */
#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "tui/tui.h"

static int run(const struct args *args)
{
	struct tui_options options = {
		.no_mouse = args_has(args, "no-mouse"),
		.ascii = args_has(args, "ascii"),
		.no_color = args_has(args, "no-color"),
		.path = args->words[0],
	};
	struct error error;
	struct app *app;
	int code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	if (app_is_older(app) && !app_read_only(app) && app_migrate(app, &error) != STATUS_OK) {
		app_close(app);
		return cli_fail(args->words[0], &error);
	}
	options.kept = cli_kept();
	code = tui_run(app, &options);
	app_close(app);
	return code;
}

static const struct command board = {
	.name = "EVENT",
	.usage = "[--no-mouse] [--ascii] [--no-color]",
	.summary = "Open the draw board",
	.help = "`drawboard help` lists the commands.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"no-mouse", 0, NULL, "leave the mouse to the terminal", false},
			{"ascii", 0, NULL, "draw with ASCII characters alone", false},
			{"no-color", 0, NULL, "no colours, as NO_COLOR in the environment", false},
		},
};

int cli_board(int count, char **argv)
{
	struct args args;
	bool help;
	int code = args_parse(&board, count, argv, &args, &help);

	if (code != EXIT_DONE)
		return code;
	if (help) {
		args_help(&board);
		return EXIT_DONE;
	}
	return board.run(&args);
}
