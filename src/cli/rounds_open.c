/* An event or a report, opened to look at its rounds. */
#include "config.h"

#include "cli/rounds_open.h"

#include <stdio.h>

#include "app/trf/event.h"
#include "cli/file_kind.h"

static int open_event(const struct args *args, struct rounds_opened *opened)
{
	struct error error;
	int code;

	if (args_has(args, "system"))
		return cli_usage(
			args->command, "an event has its rule book: --system is for reports.");
	code = cli_open(args, &opened->app);
	if (code == EXIT_DONE &&
		rounds_of_event(opened->app, &opened->rounds, &error) != STATUS_OK) {
		app_close(opened->app);
		code = cli_fail(args->words[0], &error);
	}
	return code;
}

int rounds_open(const struct args *args, struct rounds_opened *opened)
{
	struct app_trf what = {.path = args->words[0], .system = args_value(args, "system")};
	struct error error;

	*opened = (struct rounds_opened){.app = NULL};
	if (file_is_event(args->words[0]))
		return open_event(args, opened);
	if (what.system && !pairing_book_find(what.system))
		return cli_no_book(args, what.system, CLI_BOOKS_ANY);
	if (rounds_of_report(&what, &opened->rounds, &error, cli_notice, args->words[0]) !=
		STATUS_OK)
		return cli_fail(args->words[0], &error);
	return EXIT_DONE;
}

void rounds_close(struct rounds_opened *opened)
{
	rounds_done(&opened->rounds);
	if (opened->app)
		app_close(opened->app);
}
