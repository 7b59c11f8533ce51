/* drawboard why: the reasons behind the draw or one of its boards. */
#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/out.h"
#include "core/text.h"

static void print_json(const struct app *app, int board, const struct reasons *reasons)
{
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", app_round(app));
	json_key(&json, "board");
	if (board)
		json_int(&json, board);
	else
		json_null(&json);
	json_key(&json, "reasons");
	json_open(&json, '[');
	for (int i = 0; i < reasons->count; i++)
		json_text(&json, reasons->lines[i]);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

static int run(const struct args *args)
{
	struct reasons reasons;
	struct error error;
	struct app *app;
	int board = 0, code;

	if (args->count > 1 && !text_to_int(args->words[1], 1, PLAYERS_MOST, &board))
		return cli_usage(
			args->command, "a board is a number from 1, not \"%s\".", args->words[1]);
	code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (app_no_draw(app, &error) != STATUS_OK ||
		app_why(app, board, &reasons, &error) != STATUS_OK) {
		code = cli_fail(args->words[0], &error);
	} else {
		if (args_has(args, "json"))
			print_json(app, board, &reasons);
		for (int i = 0; i < reasons.count && !args_has(args, "json"); i++)
			out(stdout, "%s\n", reasons.lines[i]);
		reasons_done(&reasons);
	}
	app_close(app);
	return code;
}

const struct command command_why = {
	.name = "why",
	.usage = "EVENT [BOARD]",
	.summary = "Say why the draw is as it is",
	.help = "The steps of the rule book that led to the draw, or to one board; each names its rule.\n",
	.least = 1,
	.most = 2,
	.run = run,
	.options = {{"json", 0, NULL, "print the sentences as JSON", false}},
};
