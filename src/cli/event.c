/* What the commands share about an open event: opening it, and the round that is meant. */
#include "config.h"

#include <limits.h>
#include <stdio.h>
#include <unistd.h>

#include "app/section/section.h"
#include "app/trf/event.h"
#include "app/words/words.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/fall_back.h"
#include "cli/file_kind.h"
#include "cli/near_event.h"
#include "cli/out.h"
#include "core/vocabulary.h"
#include "store/store.h"

static bool may_migrate(void *context)
{
	const struct args *args = context;

	return args->migrate ||
		cli_is_yes(
			"%s was made by an older drawboard and changed less than a day ago. Another desk that still runs "
			"that could not go on. Bring the file to this version?",
			args->words[0]);
}

static char kept_name[256];

const char *cli_kept(void)
{
	return kept_name[0] ? kept_name : NULL;
}

static void kept(void *context, const char *name)
{
	const struct args *args = context;

	snprintf(kept_name, sizeof(kept_name), "%s", name);
	out(stderr,
		"drawboard: %s: The file was brought to the version of this program; as it was it is kept as %s.\n",
		args->words[0], name);
}

/* Of the one event that a command opens. */
static struct store_migration migration = {may_migrate, kept, NULL};

int cli_require_section(const struct args *args, struct app *app)
{
	char names[SENTENCE_SIZE];

	if (args->section || desk_is_at(args->words[0]) || event_sections(app_event(app)) == 1)
		return EXIT_DONE;
	cli_say(EXIT_USAGE, args->words[0],
		"The event has several sections: add --section NAME. They are %s.",
		section_names(app_event(app), names, sizeof(names)));
	app_close(app);
	return EXIT_USAGE;
}

/* The section that is meant. */
static int choose_section(const struct args *args, struct app *app)
{
	struct error error;

	if (!args->section)
		return args->command->all_sections ? EXIT_DONE : cli_require_section(args, app);
	if (app_choose_section(app, args->section, &error) == STATUS_OK)
		return EXIT_DONE;
	app_close(app);
	return cli_fail(args->words[0], &error);
}

/* The event is open: what is published in it is watched from here on. */
static int begin(const struct args *args, struct app *app)
{
	fall_back_watch(app);
	return choose_section(args, app);
}

int cli_open(const struct args *args, struct app **app)
{
	struct error error;
	char near[PATH_MAX];
	enum status status;

	*app = desk_hold(args->words[0]);
	if (*app)
		return begin(args, *app);
	status = app_open(args->words[0], app, &error);

	/*
	 * An event that is not there is a file that cannot be read, whatever else may be missing in
	 * one.
	 */
	if (status == STATUS_NOT_FOUND || status == STATUS_BAD_INPUT)
		error.code = STATUS_IO;
	if (status != STATUS_OK && near_event(args->words[0], near, sizeof(near)))
		return cli_say(
			EXIT_FILE, args->words[0], "There is no such file; did you mean %s?", near);
	if (status != STATUS_OK)
		return cli_fail(args->words[0], &error);
	cli_tell_damage(args->words[0], *app);
	if (app_is_older(*app)) {
		migration.context = (void *)args;
		app_set_migration(*app, &migration);
	}
	return begin(args, *app);
}

int cli_open_either(const struct args *args, bool undrawn, struct app **app)
{
	const struct app_trf what = {.path = args->words[0],
		.system = args_value(args, "system"),
		.settings = args_value(args, "set"),
		.undrawn = undrawn};
	struct error error;

	if (!file_is_report(args->words[0])) {
		if (what.system || what.settings)
			return cli_usage(args->command,
				"an event has its rule book: --system and --set are for reports.");
		return cli_open(args, app);
	}
	if (args->section)
		return cli_usage(
			args->command, "a report is one section: --section is for events.");
	if (what.system && !pairing_book_find(what.system))
		return cli_no_book(args, what.system, CLI_BOOKS_ANY);
	if (app_look_at_trf(&what, app, &error, cli_notice, args->words[0]) != STATUS_OK)
		return cli_fail(args->words[0], &error);
	return EXIT_DONE;
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

int cli_of_round(
	const struct args *args, int (*run)(const struct args *args, struct app *app, int round))
{
	struct app *app = NULL;
	int round, code = cli_open_either(args, false, &app);

	if (code != EXIT_DONE)
		return code;
	round = app_round(app);
	code = cli_asked_round(args, app, &round);
	if (code == EXIT_DONE)
		code = run(args, app, round);
	app_close(app);
	return code;
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
			vocabulary_of(app_event(app), app_section(app))->round, *round);
	if (row->state < ROUND_PUBLISHED)
		return cli_say(EXIT_CHECK, args->words[0], "%s %d is not published yet.",
			vocabulary_of(app_event(app), app_section(app))->round, *round);
	return EXIT_DONE;
}

int cli_table_round(const struct args *args, const struct app *app, int *round)
{
	const int code = cli_standings_round(args, app, round);

	if (code == EXIT_DONE && *round == 0)
		*round = last_in_state(app, ROUND_PUBLISHED);
	return code;
}
