/* drawboard EVENT: the draw board. */
#include "config.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/near_event.h"
#include "tui/tui.h"

/* Only a person at a terminal is offered a new event; in scripts a missing file is an error. */
static bool offers_new(const char *path)
{
	struct stat there;

	return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && stat(path, &there) != 0 &&
		errno == ENOENT;
}

static int run(const struct args *args)
{
	struct tui_options options = {
		.no_mouse = args_has(args, "no-mouse"),
		.ascii = args_has(args, "ascii"),
		.no_color = args_has(args, "no-color"),
		.path = args->words[0],
	};
	char near[PATH_MAX];
	struct error error;
	struct app *app = NULL;
	const bool is_new = offers_new(args->words[0]);
	int code = is_new ? EXIT_DONE : cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	if (!is_new && app_is_older(app) && !app_read_only(app) &&
		app_migrate(app, &error) != STATUS_OK) {
		app_close(app);
		return cli_fail(args->words[0], &error);
	}
	if (is_new && near_event(args->words[0], near, sizeof(near)))
		options.near = near;
	if (app && args->section)
		options.section = app_section(app);
	options.kept = cli_kept();
	code = tui_run(&app, &options);
	if (app && options.section && !event_section(app_event(app), options.section))
		code = cli_say(EXIT_CHECK, args->words[0],
			"Section %s was removed at another desk: this one, which was bound to it, is closed.",
			args->section);
	app_close(app);
	return code;
}

static const struct command board = {
	.name = "EVENT",
	.usage = "[--no-mouse] [--ascii] [--no-color]",
	.summary = "Open the draw board",
	.help = "`drawboard help` lists the commands.\n"
		"If there is no such file, the screen offers to make the event. With --section the desk is bound to that\n"
		"section, and goes to no other.\n",
	.least = 1,
	.most = 1,
	.all_sections = true,
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
