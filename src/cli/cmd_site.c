/* drawboard site: what is published as a folder of pages for a web server or a stick. */
#include "config.h"

#include <signal.h>
#include <stdio.h>
#include <time.h>

#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "print/site/site.h"
#include "print/when.h"

enum { LOOK_NANOSECONDS = 500000000, RELOAD_USUAL = 60, RELOAD_MOST = 86400 };

static volatile sig_atomic_t stopped;

static void stop(int number)
{
	(void)number;
	stopped = 1;
}

static int write_pages(const struct args *args, const struct app *app, int reload)
{
	char when[PRINT_WHEN_SIZE];
	const struct site_wish wish = {
		args_value(args, "output"), args->words[0], print_when(when), reload};
	struct error error;
	int written = 0;

	if (site_write(app_event(app), &wish, &written, &error) != STATUS_OK)
		return cli_fail(wish.folder, &error);
	out(stdout, "%s: %d page%s written.\n", wish.folder, written, written == 1 ? "" : "s");
	fflush(stdout);
	return EXIT_DONE;
}

/* Until it is interrupted, after each change of the event. */
static int follow(const struct args *args, struct app *app, int reload)
{
	const struct sigaction action = {.sa_handler = stop};
	const struct timespec pause = {.tv_nsec = LOOK_NANOSECONDS};
	int code = EXIT_DONE;

	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
	sigaction(SIGHUP, &action, NULL);
	while (code == EXIT_DONE && !stopped) {
		struct error error;
		bool changed = false;

		nanosleep(&pause, NULL);
		if (app_refresh(app, &changed, &error) != STATUS_OK)
			return cli_fail(args->words[0], &error);
		if (changed)
			code = write_pages(args, app, reload);
	}
	return code;
}

static int run(const struct args *args)
{
	struct app *app;
	int reload = args_has(args, "follow") ? RELOAD_USUAL : 0, code = EXIT_DONE;

	if (desk_is_plain() && args_has(args, "follow"))
		return cli_usage(args->command,
			"--follow goes on until it is interrupted: give it a terminal of its own.");
	if (!args_has(args, "output"))
		return cli_usage(args->command, "-o is missing: into which folder?");
	code = args_number(args, "reload", 0, RELOAD_MOST, &reload);
	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	code = write_pages(args, app, reload);
	if (code == EXIT_DONE && args_has(args, "follow"))
		code = follow(args, app, reload);
	app_close(app);
	return code;
}

const struct command command_site = {
	.name = "site",
	.usage = "EVENT -o FOLDER [--follow] [--reload SECONDS]",
	.summary = "Write what is published as pages for a web server or a stick",
	.help = "The folder stands alone: index.html, and of each section boards, names,\n"
		"standings, cross table, players and a page a player, all linked, without script.\n"
		"Only published rounds are on them, and of persons only name, title, rating, club\n"
		"and federation; `section EVENT set names=initial` (or first) shortens the names\n"
		"of a section. Each page is put in place whole; those that are as they were are\n"
		"left alone. --follow goes on after each change of the event until it is\n"
		"interrupted; browsers ask again after --reload seconds (60; 0: never).\n",
	.least = 1,
	.most = 1,
	.all_sections = true,
	.run = run,
	.options =
		{
			{"output", 'o', "FOLDER", "the folder; it is made if it is not there",
				false},
			{"follow", 0, NULL, "go on, after each change of the event", false},
			{"reload", 0, "N", "seconds after which browsers ask again", false},
		},
};
