/* drawboard undo, redo: one step of the journal. */
#include "config.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/event/journal.h"
#include "app/round/back_to.h"
#include "app/section/section.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/json.h"
#include "cli/out.h"
#include "core/edit.h"

static void report(const struct args *args, struct app *app, const struct event *before,
	const char *done, const char *label)
{
	char stands[160], place[ENTRY_PLACE_SIZE];
	struct json json;

	app_stands(app, before, stands, sizeof(stands));
	if (!args_has(args, "json")) {
		out(stdout, "%s: %s%s%s%s.\n", done, label, app_turned_place(app, place),
			stands[0] ? "; " : "", stands);
		return;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_text(&json, "label", label);
	json_put_text(&json, "stands", stands);
	json_close(&json, '}');
	json_finish(&json);
}

static enum status take(const struct args *args, struct app *app, bool undo, char label[LABEL_SIZE],
	struct error *error)
{
	return undo ? app_undo(app, args_value(args, "reason"), label, error)
		    : app_redo(app, label, error);
}

/* A published draw names the way to take it back. */
static int refuse(
	const struct args *args, const struct app *app, bool undo, const struct error *error)
{
	char label[LABEL_SIZE];

	if (!undo || error->code != STATUS_REFUSED || !app_undo_unpublishes(app, label))
		return cli_fail(args->words[0], error);
	desk_want("reason");
	return desk_is_plain() ? cli_fail(args->words[0], error)
			       : cli_say(EXIT_CHECK, args->words[0],
					 "%s Undo it with --reason TEXT.", error->text);
}

static int step(const struct args *args, bool undo)
{
	char label[LABEL_SIZE];
	struct error error;
	struct event before;
	struct app *app;
	const bool of_event = args_has(args, "event");
	int code;

	if (of_event && args->section)
		return cli_usage(args->command, "--event is of all sections: --section is of one.");
	code = cli_open(args, &app);
	if (code == EXIT_DONE && !of_event)
		code = cli_require_section(args, app);
	if (code != EXIT_DONE)
		return code;
	if (of_event)
		app_set_event_line(app);
	if (event_copy(app_event(app), &before) != STATUS_OK) {
		app_close(app);
		return cli_say(EXIT_FILE, args->words[0], "There is not enough memory.");
	}
	if (take(args, app, undo, label, &error) != STATUS_OK) {
		code = refuse(args, app, undo, &error);
	} else {
		cli_done("it is done in the event.");
		report(args, app, &before, undo ? "Undone" : "Done again", label);
	}
	event_done(&before);
	app_close(app);
	return code;
}

/* Nothing is done where one of many published draws wants a reason. */
static int refuse_back(const struct args *args, struct app *app,
	const struct journal_entry *entries, int count, const struct error *error)
{
	int round;

	if (error->code != STATUS_REFUSED || args_value(args, "reason") ||
		!app_back_to_wants_reason(app, entries, count, &round))
		return cli_fail(args->words[0], error);
	desk_want("reason");
	return desk_is_plain() ? cli_fail(args->words[0], error)
			       : cli_say(EXIT_CHECK, args->words[0],
					 "%s Undo it with --reason TEXT.", error->text);
}

/* All that was done on the line of the section, back to before an entry of the journal. */
static int back_to(const struct args *args, int id)
{
	struct journal_entry *entries;
	struct error error;
	struct app *app;
	char place[ENTRY_PLACE_SIZE];
	int count = 0, done, code;

	if (args_has(args, "event") || args_has(args, "json"))
		return cli_usage(
			args->command, "--back-to goes with --reason and --section alone.");
	code = cli_open(args, &app);
	if (code == EXIT_DONE)
		code = cli_require_section(args, app);
	if (code != EXIT_DONE)
		return code;
	if (app_back_to(app, id, &entries, &count, &error) != STATUS_OK) {
		code = cli_fail(args->words[0], &error);
	} else {
		if (app_undo_back_to(app, id, entries[0].id, args_value(args, "reason"), &done,
			    &error) != STATUS_OK)
			code = refuse_back(args, app, entries, count, &error);
		for (int i = 0; i < done; i++)
			out(stdout, "Undone: %s%s.\n", entries[i].label,
				app_entry_place(app, entries[i].id, entries[i].section, place));
		free(entries);
	}
	app_close(app);
	return code;
}

static int run_undo(const struct args *args)
{
	int id = 0;
	const int code = args_number(args, "back-to", 1, INT_MAX, &id);

	if (code != EXIT_DONE)
		return code;
	return id > 0 ? back_to(args, id) : step(args, true);
}

static int run_redo(const struct args *args)
{
	return step(args, false);
}

const struct command command_undo = {
	.name = "undo",
	.usage = "EVENT [--back-to N] [--reason TEXT] [--event]",
	.summary = "Take the last action back",
	.help = "Actions are taken back one by one, without limit, also those of an earlier day.\n"
		"A published draw goes back for a reason, which is kept in the journal; the\n"
		"results of its round are undone before it. --back-to takes back entry N of the\n"
		"journal and all that was done after it.\n",
	.least = 1,
	.most = 1,
	.all_sections = true,
	.run = run_undo,
	.options =
		{
			{"back-to", 0, "N", "back to before this entry of the journal", false},
			{"reason", 0, "TEXT", "why a published draw is taken back", false},
			{"event", 0, NULL, "what was set for the event with all its sections",
				false},
			{"json", 0, NULL, "print what was undone as JSON", false},
		},
};

const struct command command_redo = {
	.name = "redo",
	.usage = "EVENT [--event]",
	.summary = "Do again what was undone",
	.help = "",
	.least = 1,
	.most = 1,
	.all_sections = true,
	.run = run_redo,
	.options =
		{
			{"event", 0, NULL, "what was set for the event with all its sections",
				false},
			{"json", 0, NULL, "print what was done again as JSON", false},
		},
};
