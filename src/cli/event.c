/* What the commands share about an open event: opening it, and the round that is meant. */
#include "config.h"

#include <limits.h>
#include <stdio.h>

#include "cli/cli.h"
#include "cli/near_event.h"
#include "core/season.h"

int cli_open(const struct args *args, struct app **app)
{
	struct error error;
	char near[PATH_MAX];
	enum status status = app_open(args->words[0], app, &error);

	/*
	 * An event that is not there is a file that cannot be read, whatever else may be missing in
	 * one.
	 */
	if (status == STATUS_NOT_FOUND || status == STATUS_BAD_INPUT)
		error.code = STATUS_IO;
	if (status != STATUS_OK && near_event(args->words[0], near, sizeof(near)))
		return cli_say(
			EXIT_FILE, args->words[0], "There is no such file; did you mean %s?", near);
	return status == STATUS_OK ? EXIT_DONE : cli_fail(args->words[0], &error);
}

static int last_in_state(const struct app *app, int state)
{
	const struct event *event = app_event(app);
	int number = event_last_round(event, app_section(app));

	while (number > 0) {
		const struct round *row = event_round(event, app_section(app), number);

		if (row && row->state >= state)
			break;
		number--;
	}
	return number;
}

int cli_asked_round(const struct args *args, const struct app *app, int *round)
{
	return args_number(
		args, "round", 1, event_section(app_event(app), app_section(app))->rounds, round);
}

int cli_round(const struct args *args, const struct app *app, int *round)
{
	int number = last_in_state(app, ROUND_PUBLISHED);

	*round = number > 0 ? number : app_round(app);
	return cli_asked_round(args, app, round);
}

int cli_standings_round(const struct args *args, const struct app *app, int *round)
{
	const struct round *row;
	int code;

	*round = last_in_state(app, ROUND_COMPLETE);
	if (!args_has(args, "round"))
		return EXIT_DONE;
	code = cli_asked_round(args, app, round);
	if (code != EXIT_DONE)
		return code;
	row = event_round(app_event(app), app_section(app), *round);
	if (!row || row->state == ROUND_LAID_OUT)
		return cli_say(EXIT_CHECK, args->words[0], "%s %d is not drawn yet.",
			season_round(app_event(app), app_section(app)), *round);
	if (row->state < ROUND_PUBLISHED)
		return cli_say(EXIT_CHECK, args->words[0], "%s %d is not published yet.",
			season_round(app_event(app), app_section(app)), *round);
	return EXIT_DONE;
}
