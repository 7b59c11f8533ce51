/* drawboard publish, unpublish: the proposal becomes the draw, or is one again. */
#include "config.h"

#include <stdio.h>

#include "app/audit/compare.h"
#include "app/settings/warnings.h"
#include "cli/cli.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/vocabulary.h"

/* A draw that was published with a reason: what it differs by, in a line. */
static void tell_difference(struct app *app, int round)
{
	struct comparison found;

	if (app_compare(app, round, &found, NULL) != STATUS_OK)
		return;
	out(stdout, "%s\n", found.verdict);
	comparison_done(&found);
}

static void report(const struct args *args, struct app *app, int round)
{
	const struct round *row = event_round(app_event(app), app_section(app), round);
	struct warning boards;

	cli_done("the round is published.");
	if (args_has(args, "json")) {
		show_boards_json(app, round);
		return;
	}
	out(stdout, "%s %d published.\n", vocabulary_of(app_event(app), app_section(app))->round,
		round);
	if (row->reason[0])
		tell_difference(app, round);
	if (warnings_of_boards(app, &boards))
		out(stdout, "Look: %s\n", boards.text);
	if (warnings_of_between(app, round, &boards))
		out(stdout, "Look: %s\n", boards.text);
	if (row->state == ROUND_COMPLETE &&
		round < event_section(app_event(app), app_section(app))->rounds) {
		out(stdout, "Nothing is played in it: it is complete.\n");
		cli_next(args, "pair", "");
	} else if (row->state == ROUND_PUBLISHED) {
		cli_next(args, "print", "boards");
		cli_next(args, "result", "BOARD RESULT");
	}
}

/* Was it refused for the reason alone? */
static void want_reason(const struct args *args, struct app *app)
{
	struct error unseen;
	bool needs;

	if (!args_has(args, "reason") && app_needs_reason(app, &needs, &unseen) == STATUS_OK &&
		needs)
		desk_want("reason");
}

static int run(const struct args *args)
{
	struct error error;
	struct app *app;
	int round, code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	round = app_round(app);
	if (app_publish(app, args_value(args, "reason"), &error) != STATUS_OK) {
		code = cli_fail(args->words[0], &error);
		want_reason(args, app);
	} else {
		report(args, app, round);
	}
	app_close(app);
	return code;
}

const struct command command_publish = {
	.name = "publish",
	.usage = "EVENT [--reason TEXT]",
	.summary = "Publish the draw of the round",
	.help = "Refused when the roll call does not balance. A draw that breaks a rule, is not\n"
		"the rules' draw or does not keep what is fixed by hand needs a reason, which is\n"
		"recorded with the round. It may be empty, --reason \"\", and is recorded as\n"
		"follows then:\n"
		"  a draw that breaks no rule, but not in Dutch events: \"no reason given\";\n"
		"  the rules' own draw that cannot help breaking a rule:\n"
		"  \"no draw without a repeat is left\", or of another rule\n"
		"  \"the rules have no better draw\".\n"
		"The rules' own draw that breaks no rule and keeps what is fixed needs none; no\n"
		"reason is recorded then. drawboard check shows the difference first.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"reason", 0, "TEXT", "why the draw is published as it is", false},
			{"json", 0, NULL, "print the boards as JSON", false},
		},
};

/* A draw with results names the way to take it back all the same. */
static int refuse_unpublish(const struct args *args, const struct error *error)
{
	if (!args_value(args, "reason"))
		desk_want("reason");
	if (error->code != STATUS_CONFLICT || args_has(args, "force"))
		return cli_fail(args->words[0], error);
	desk_want("force");
	if (desk_is_plain())
		return cli_fail(args->words[0], error);
	return cli_say(EXIT_CHECK, args->words[0],
		"%s Take the results away first, or all of them with the draw: --force.",
		error->text);
}

/* draft: the round whose draft went with it; 0: none. */
static void tell_taken(const struct app *app, int draft)
{
	const struct event *event = app_event(app);

	out(stdout, "%s %d is no longer published.\n",
		vocabulary_of(event, app_section(app))->round, app_round(app));
	if (draft > 0)
		out(stdout, "The draft of %s %d is gone with it (undo brings both again).\n",
			vocabulary_of(event, app_section(app))->round_small, draft);
}

static int run_unpublish(const struct args *args)
{
	struct error error;
	struct app *app;
	int draft, code = cli_open(args, &app);

	if (code != EXIT_DONE)
		return code;
	draft = app_unpublish_drops(app);
	if (app_unpublish(app, args_value(args, "reason"), args_has(args, "force"), &error) !=
		STATUS_OK) {
		code = refuse_unpublish(args, &error);
	} else {
		cli_done("the round is taken back.");
		if (args_has(args, "json"))
			show_boards_json(app, app_round(app));
		else
			tell_taken(app, draft);
	}
	app_close(app);
	return code;
}

const struct command command_unpublish = {
	.name = "unpublish",
	.usage = "EVENT --reason TEXT [--force]",
	.summary = "Take a published draw back",
	.help = "The reason is kept in the journal. Only while the round has no result, unless it\n"
		"is forced: the results of the round are then taken back as well. A draft of the\n"
		"next round goes with it. Undo brings all of it again.\n",
	.least = 1,
	.most = 1,
	.run = run_unpublish,
	.options =
		{
			{"reason", 0, "TEXT", "why the draw is taken back", false},
			{"force", 0, NULL, "with its results", false},
			{"json", 0, NULL, "print the boards as JSON", false},
		},
};
