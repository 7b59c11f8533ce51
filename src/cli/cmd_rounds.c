/* drawboard rounds: the number of rounds of an event. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/words/section.h"
#include "app/settings/settings.h"
#include "cli/cli.h"
#include "cli/deliver.h"
#include "cli/json.h"
#include "core/text/text.h"

static int print(const struct args *args, const struct app *app)
{
	const int rounds = event_section(app_event(app), app_section(app))->rounds;
	struct print_memory text = {0};
	const struct print_sink sink = print_sink_memory(&text);
	char line[NAME_SIZE + 32], name[NAME_SIZE];
	struct json json;
	int code;

	if (!args_has(args, "json")) {
		snprintf(line, sizeof(line), "%s has %d round%s.\n",
			section_or_event(app_event(app), app_section(app), "The event", name),
			rounds, rounds == 1 ? "" : "s");
		sink.write(sink.context, line, strlen(line));
		code = deliver(args, app, "rounds", app_round(app), &text);
		print_memory_done(&text);
		return code;
	}
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "rounds", rounds);
	json_close(&json, '}');
	json_finish(&json);
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	const char *reason = args_value(args, "reason");
	struct error error;
	struct app *app;
	int rounds = 0, code;

	if (args->count > 1 && !text_to_int(args->words[1], 1, ROUNDS_MOST, &rounds))
		return cli_usage(args->command,
			"the number of rounds is one from 1 to %d, not \"%s\".", ROUNDS_MOST,
			args->words[1]);
	if (args->count == 1 && reason)
		return cli_usage(args->command, "--reason goes with a number of rounds.");
	if (args_has(args, "json") && args_has(args, "output"))
		return cli_usage(args->command, "--json goes to standard output alone.");
	code = deliver_check_ending(args, "plain text", DELIVER_TEXT);
	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (rounds && app_set_rounds(app, rounds, reason, &error) != STATUS_OK)
		code = cli_fail(args->words[0], &error);
	if (code == EXIT_DONE)
		code = print(args, app);
	app_close(app);
	return code;
}

const struct command command_rounds = {
	.name = "rounds",
	.usage = "EVENT [N] [--reason TEXT] [-o FILE] [--json]",
	.summary = "Print or change the number of rounds",
	.help = "An event that is cut short or made longer gets another number of rounds, which\n"
		"goes into the journal with the reason. It is not less than the rounds that are\n"
		"drawn, and does not change under a proposal. What is entered for a round that\n"
		"would not be is named: take it back first.\n",
	.least = 1,
	.most = 2,
	.run = run,
	.options =
		{
			{"reason", 0, "TEXT", "why the number changes", false},
			{"output", 'o', "FILE", "write to this file", false},
			{"json", 0, NULL, "print the number as JSON", false},
		},
};
