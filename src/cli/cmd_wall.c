/* drawboard wall: the hall screen. */
#include "config.h"

#include <string.h>

#include "cli/cli.h"
#include "tui/wall/lists.h"
#include "tui/wall/wall.h"

enum { SECONDS_USUAL = 10, SECONDS_LEAST = 2, SECONDS_MOST = 600 };

/* "boards,standings": which lists. */
static int read_lists(const struct args *args, bool lists[WALL_LISTS])
{
	static const char *const names[WALL_LISTS] = {"boards", "names", "standings"};
	const char *text = args_value(args, "lists");

	for (int i = 0; i < WALL_LISTS; i++)
		lists[i] = !text;
	while (text && *text) {
		const size_t length = strcspn(text, ",");
		int i = 0;

		while (i < WALL_LISTS &&
			(strlen(names[i]) != length || strncmp(text, names[i], length) != 0))
			i++;
		if (i == WALL_LISTS)
			return cli_usage(args->command,
				"--lists takes boards, names and standings, with commas between; not \"%.*s\".",
				(int)length, text);
		lists[i] = true;
		text += length + (text[length] == ',');
	}
	return EXIT_DONE;
}

/* All of them, or none after a message. */
static int open_events(const struct args *args, struct app *apps[WALL_EVENTS_MOST])
{
	for (int i = 0; i < args->count; i++) {
		struct args one = *args;
		int code;

		one.words = args->words + i;
		code = cli_open(&one, &apps[i]);
		if (code == EXIT_DONE)
			continue;
		while (i > 0)
			app_close(apps[--i]);
		return code;
	}
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	struct app *apps[WALL_EVENTS_MOST];
	struct wall_options options = {.apps = apps,
		.count = args->count,
		.seconds = SECONDS_USUAL,
		.ascii = args_has(args, "ascii"),
		.no_color = args_has(args, "no-color")};
	int code = read_lists(args, options.lists);

	if (code == EXIT_DONE && args->section && args->count > 1)
		code = cli_usage(args->command, "--section is of one event.");
	if (code == EXIT_DONE)
		code = args_number(args, "seconds", SECONDS_LEAST, SECONDS_MOST, &options.seconds);
	if (code == EXIT_DONE)
		code = open_events(args, apps);
	if (code != EXIT_DONE)
		return code;
	options.section = args->section ? app_section(apps[0]) : 0;
	code = wall_run(&options);
	for (int i = 0; i < args->count; i++)
		app_close(apps[i]);
	return code;
}

const struct command command_wall = {
	.name = "wall",
	.usage = "EVENT... [--lists LIST,LIST] [--seconds N] [--ascii] [--no-color]",
	.summary = "Show what is published on a screen in the hall",
	.help = "For a second screen or a projector: the boards of the last published round with\n"
		"their results as they come in, the players by name until the round is over, the\n"
		"standings after the last complete one; of all sections of all events in turn, in\n"
		"pages that turn by themselves. Where day and time of the round are known (event\n"
		"EVENT set round-4=...) it says how long it is until then. In a large window the\n"
		"letters are large. No key changes anything: Space and the arrows turn the page,\n"
		"q leaves; any other key, as F1, shows these.\n",
	.least = 1,
	.most = WALL_EVENTS_MOST,
	.all_sections = true,
	.run = run,
	.options =
		{
			{"lists", 'l', "LIST,LIST", "which: boards, names, standings; else all",
				false},
			{"seconds", 's', "N", "how long a page stands, 2 to 600: 10", false},
			{"ascii", 0, NULL, "ASCII characters alone, and no large letters", false},
			{"no-color", 0, NULL, "no colours, as NO_COLOR in the environment", false},
		},
};
