/* drawboard forecast: what of the next draw is certain while games are being played. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/deliver.h"
#include "cli/show_next_draw.h"

enum { TELL_MILLISECONDS = 200 };

/* On a terminal, how far it has come: one line, written over and over. */
struct progress {
	bool on, told;
	struct timespec last;
};

static void tell_progress(struct progress *progress, const struct draw_forecast *forecast)
{
	char words[NEXT_DRAW_WORDS_SIZE];
	struct next_draw next;
	struct timespec now;
	struct error ignored;

	clock_gettime(CLOCK_MONOTONIC, &now);
	if (!progress->on ||
		(now.tv_sec - progress->last.tv_sec) * 1000 +
				(now.tv_nsec - progress->last.tv_nsec) / 1000000 <
			TELL_MILLISECONDS ||
		app_forecast_so_far(forecast, &next, &ignored) != STATUS_OK)
		return;
	fprintf(stderr, "\r%d of %d outcomes: %s   ", next.looked, next.outcomes,
		next_draw_words(&next, words));
	fflush(stderr);
	progress->last = now;
	progress->told = true;
	next_draw_done(&next);
}

static enum status find_certain(struct app *app, struct next_draw *next, struct error *error)
{
	struct progress progress = {.on = isatty(STDERR_FILENO)};
	struct draw_forecast *forecast;
	bool more = true;
	enum status status = app_forecast_begin(app, &forecast, error);

	if (status != STATUS_OK)
		return status;
	clock_gettime(CLOCK_MONOTONIC, &progress.last);
	while (status == STATUS_OK && more) {
		status = app_forecast_step(forecast, &more, error);
		tell_progress(&progress, forecast);
	}
	if (progress.told)
		fputs("\r\033[K", stderr);
	if (status == STATUS_OK)
		status = app_forecast_so_far(forecast, next, error);
	app_forecast_end(forecast);
	return status;
}

/* Slips of the certain boards; the bye has none. */
static int print_slips_of(
	const struct args *args, const struct app *app, const struct next_draw *next)
{
	struct print_slip *slips = calloc((size_t)next->ncertain + 1, sizeof(*slips));
	struct error error = {.code = STATUS_NO_MEMORY, .text = "out of memory"};
	struct print_memory text = {0};
	struct print_sink sink = print_sink_memory(&text);
	struct print_style style = {0};
	int count = 0, code = deliver_style(args, &style, true);

	for (int i = 0; slips && i < next->ncertain; i++) {
		const struct certain_board *board = &next->certain[i];

		if (board->black)
			slips[count++] =
				(struct print_slip){board->label, board->white, board->black, NULL};
	}
	if (code == EXIT_DONE && slips && count == 0)
		code = cli_say(EXIT_CHECK, args->words[0],
			"No board of round %d is certain yet: there are no slips.", next->round);
	if (code == EXIT_DONE &&
		(!slips ||
			print_certain_slips(app_event(app), app_section(app), next->round, slips,
				count, &style, &sink, &error) != STATUS_OK))
		code = cli_fail(args->words[0], &error);
	if (code == EXIT_DONE)
		code = deliver(args, app, "slips", next->round, &text);
	print_memory_done(&text);
	free(slips);
	return code;
}

static int check_options(const struct args *args)
{
	static const char *const of_slips[] = {"output", "printer", "paper", "length"};

	for (size_t i = 0; i < sizeof(of_slips) / sizeof(of_slips[0]); i++)
		if (args_has(args, of_slips[i]) && !args_has(args, "slips"))
			return cli_usage(args->command, "--%s goes with --slips.", of_slips[i]);
	if (args_has(args, "json") && args_has(args, "slips"))
		return cli_usage(args->command, "--json and --slips exclude each other.");
	return EXIT_DONE;
}

static int run(const struct args *args)
{
	struct next_draw next;
	struct error error;
	struct app *app;
	int code = check_options(args);

	if (code == EXIT_DONE)
		code = cli_open(args, &app);
	if (code != EXIT_DONE)
		return code;
	if (find_certain(app, &next, &error) != STATUS_OK) {
		app_close(app);
		return cli_fail(args->words[0], &error);
	}
	if (args_has(args, "slips"))
		code = print_slips_of(args, app, &next);
	else if (args_has(args, "json"))
		show_next_draw_json(app, &next);
	else
		show_next_draw(app, &next);
	next_draw_done(&next);
	app_close(app);
	return code;
}

const struct command command_forecast = {
	.name = "forecast",
	.usage = "EVENT [--slips [-o FILE] [--printer NAME]] [--json]",
	.summary = "Which boards of the next round are certain while games go on",
	.help = "While up to 8 games of a published round are open, the next round is drawn for\n"
		"every way in which they can end, won, drawn or lost. A board is certain if the\n"
		"same two players have the same colours in all of these draws; the bye counts as\n"
		"a board. For each open game it says how many boards are certain once it has\n"
		"ended. --slips writes the result slips of the certain boards; a board whose\n"
		"number is not certain has it left open. Nothing is changed. A default, a\n"
		"withdrawal or a bye that comes in later is another draw. A club season has no\n"
		"forecast; of an all-play-all all boards are certain.\n",
	.least = 1,
	.most = 1,
	.run = run,
	.options =
		{
			{"slips", 0, NULL, "write the result slips of the certain boards", false},
			{"output", 'o', "FILE", "write the slips to this file", false},
			{"printer", 0, "NAME", "print the slips on this printer", false},
			{"paper", 0, "SIZE", "of PDF: a4 or letter", false},
			{"length", 0, "N", "lines a page: 66", false},
			{"json", 0, NULL, "print the answer as JSON", false},
		},
};
