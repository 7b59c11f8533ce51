/* drawboard EVENT: the draw board, or its plain lines. */
#include "config.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/section/section.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/near_event.h"
#include "cli/plain_commands.h"
#include "cli/plain_new.h"
#include "tui/tui.h"

/* The table of all commands, for plain lines. */
static struct {
	const struct command *const *commands;
	int count;
} table;

/* Only a person at a terminal is offered a new event; in scripts a missing file is an error. */
static bool offers_new(const char *path)
{
	struct stat there;

	return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && stat(path, &there) != 0 &&
		errno == ENOENT;
}

/* A terminal that cannot move its cursor has no screen. */
static bool is_plain(const struct args *args)
{
	const char *terminal = getenv("TERM");

	return args_has(args, "plain") || (terminal && strcmp(terminal, "dumb") == 0);
}

/* An event of an older version is brought to this one before anything is shown of it. */
static int bring_up(const struct args *args, struct app *app)
{
	struct error error;

	if (!app_is_older(app) || app_read_only(app) || app_migrate(app, &error) == STATUS_OK)
		return EXIT_DONE;
	app_close(app);
	return cli_fail(args->words[0], &error);
}

/* The sections to which the desk is bound; it is at the first of them. */
static int bind_desk(const struct args *args, const struct app *app, struct desk_sections *desk)
{
	struct error error;
	int section;

	if (args->section)
		desk->ids[desk->count++] = app_section(app);
	for (int i = 0; i < args->nothers; i++) {
		if (app_find_section(app, args->others[i], &section, &error) != STATUS_OK)
			return cli_fail(args->words[0], &error);
		if (!desk_goes_to(desk, section))
			desk->ids[desk->count++] = section;
	}
	return EXIT_DONE;
}

/* The sections that a desk was bound to have gone at another one. */
static int check_bound(
	const struct args *args, const struct app *app, const struct desk_sections *desk)
{
	if (desk->count == 0 || desk_section_left(app_event(app), desk))
		return EXIT_DONE;
	if (desk->count > 1)
		return cli_say(EXIT_CHECK, args->words[0],
			"The sections were removed at another desk: this one, which was bound to them, is closed.");
	return cli_say(EXIT_CHECK, args->words[0],
		"Section %s was removed at another desk: this one, which was bound to it, is closed.",
		args->section);
}

static int run_lines(const struct args *args, struct app *app)
{
	struct plain_options options = {.app = app,
		.commands = plain_commands_of(table.commands, table.count, args->words[0])};
	const int code = bind_desk(args, app, &options.desk);
	struct plain *plain = code == EXIT_DONE ? plain_open(&options) : NULL;

	if (code != EXIT_DONE)
		return code;

	if (!plain)
		return cli_say(EXIT_FILE, args->words[0], "There is not enough memory.");
	desk_sit_down(app, args->words[0], plain);
	plain_run(plain);
	desk_sit_down(NULL, NULL, NULL);
	plain_close(plain);
	return check_bound(args, app, &options.desk);
}

static int run_plain(const struct args *args)
{
	struct app *app;
	int code = plain_new(args->words[0]);

	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code == EXIT_DONE)
		code = bring_up(args, app);
	if (code != EXIT_DONE)
		return code;
	code = run_lines(args, app);
	app_close(app);
	return code;
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
	struct app *app = NULL;
	const bool plain = is_plain(args), is_new = !plain && offers_new(args->words[0]);
	int code;

	if (plain)
		return run_plain(args);
	code = is_new ? EXIT_DONE : cli_open(args, &app);
	if (code == EXIT_DONE && app)
		code = bring_up(args, app);
	if (code != EXIT_DONE)
		return code;
	if (is_new && near_event(args->words[0], near, sizeof(near)))
		options.near = near;
	if (app)
		code = bind_desk(args, app, &options.desk);
	if (code != EXIT_DONE) {
		app_close(app);
		return code;
	}
	options.kept = cli_kept();
	code = tui_run(&app, &options);
	if (app && check_bound(args, app, &options.desk) != EXIT_DONE)
		code = EXIT_CHECK;
	app_close(app);
	return code;
}

static const struct command board = {
	.name = "EVENT",
	.usage = "[--no-mouse] [--ascii] [--no-color] [--plain]",
	.summary = "Open the draw board",
	.help = "`drawboard help` lists the commands.\n"
		"If there is no such file, the screen offers to make the event. With --section\n"
		"the desk is bound to that section, and goes to no other; given several times,\n"
		"to those.\n",
	.least = 1,
	.most = 1,
	.all_sections = true,
	.several = true,
	.run = run,
	.options =
		{
			{"no-mouse", 0, NULL, "leave the mouse to the terminal", false},
			{"ascii", 0, NULL, "draw with ASCII characters alone", false},
			{"no-color", 0, NULL, "no colours, as NO_COLOR in the environment", false},
			{"plain", 0, NULL,
				"no screen: typed lines and answers in sentences (TERM=dumb does so too)",
				false},
		},
};

int cli_board(int count, char **argv, const struct command *const *commands, int ncommands)
{
	struct args args;
	bool help;
	int code = args_parse(&board, count, argv, &args, &help);

	table.commands = commands;
	table.count = ncommands;
	if (code != EXIT_DONE)
		return code;
	if (help) {
		args_help(&board);
		return EXIT_DONE;
	}
	return board.run(&args);
}
