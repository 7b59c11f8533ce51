/* drawboard prizes: what is printed, on the terminal, into files and on paper. */
#include "config.h"

#include "cli/prizes_print.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/event/file.h"
#include "app/prizes/prizes.h"
#include "cli/deliver.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "cli/show_prizes.h"
#include "print/prizes.h"

enum { WIDTH_USUAL = 80 };

bool prizes_go_to_paper(const struct args *args)
{
	return args_has(args, "output") || args_has(args, "printer");
}

/* "prizes", "prizes-receipts": each of them keeps a file of its own where the printer fails. */
static int deliver_named(
	const struct args *args, const struct app *app, int round, const struct print_memory *text)
{
	char name[40];

	snprintf(name, sizeof(name), "prizes%s%.20s", args->count > 1 ? "-" : "",
		args->count > 1 ? args->words[1] : "");
	return deliver(args, app, name, round, text);
}

static int deliver_writing(
	const struct args *args, const struct app *app, int round, struct writing *writing)
{
	const struct print_memory text = {.bytes = writing->bytes, .size = writing->size};
	const int code = writing->failed
		? cli_say(EXIT_FILE, args->words[0], "There is not enough memory.")
		: prizes_go_to_paper(args) ? deliver_named(args, app, round, &text)
					   : EXIT_DONE;

	if (!writing->failed && !prizes_go_to_paper(args) && desk_is_plain())
		out_spoken(writing->bytes ? writing->bytes : "");
	else if (!writing->failed && !prizes_go_to_paper(args))
		out(stdout, "%s", writing->bytes ? writing->bytes : "");
	free(writing->bytes);
	return code;
}

/* Rows for a spreadsheet or a browser. */
static int deliver_table(const struct args *args, const struct app *app,
	const struct prize_outcome *outcome, bool lines, const struct print_style *style)
{
	struct print_memory text = {0};
	struct print_sink sink = print_sink_memory(&text);
	struct error error;
	const enum status status = lines ? print_prize_lines(app_event(app), app_section(app),
						   &outcome->list, style, &sink, &error)
					 : print_prizes(app_event(app), app_section(app),
						   outcome->entrants.rounds, style, &sink, &error);
	const int code = status == STATUS_OK
		? deliver_named(args, app, outcome->entrants.rounds, &text)
		: cli_fail(args->words[0], &error);

	print_memory_done(&text);
	return code;
}

static int make_outcome(
	const struct args *args, const struct app *app, struct prize_outcome *outcome)
{
	struct error error;
	int round, code = cli_standings_round(args, app, &round);

	if (code == EXIT_DONE &&
		prize_outcome_make(app_event(app), app_section(app), round, outcome, &error) !=
			STATUS_OK)
		code = cli_fail(args->words[0], &error);
	return code;
}

enum form { FORM_OUTCOME, FORM_RECEIPTS, FORM_ENVELOPES };

/* Receipts as a table, envelopes as pieces of paper. */
static int deliver_slips(const struct args *args, const struct app *app,
	const struct prize_outcome *outcome, enum form form, const struct print_style *style)
{
	const struct event *event = app_event(app);
	const int section = app_section(app), round = outcome->entrants.rounds;
	struct print_memory text = {0};
	const struct print_sink sink = print_sink_memory(&text);
	struct error error = {.code = STATUS_NO_MEMORY, .text = "There is not enough memory."};
	struct print_receipt *receipts = NULL;
	struct prize_slip *slips = NULL;
	int count = 0, code;
	enum status status = prizes_slips(event, section, outcome, &slips, &count);

	if (status == STATUS_OK)
		receipts = calloc((size_t)count + 1, sizeof(*receipts));
	for (int i = 0; receipts && i < count; i++)
		receipts[i] = (struct print_receipt){slips[i].pin, slips[i].name, slips[i].club,
			slips[i].amount, slips[i].words, slips[i].not_final};
	status = !receipts ? STATUS_NO_MEMORY
		: form == FORM_RECEIPTS
		? print_receipts(event, section, round,
			  prizes_unmarked_words(event, section, outcome), receipts, count, style,
			  &sink, &error)
		: print_envelopes(event, section, receipts, count, style, &sink, &error);
	code = status == STATUS_OK ? deliver_named(args, app, round, &text)
				   : cli_fail(args->words[0], &error);
	print_memory_done(&text);
	free(receipts);
	free(slips);
	return code;
}

static int print_form(const struct args *args, const struct app *app, enum form form)
{
	const struct event *event = app_event(app);
	const int section = app_section(app);
	struct print_style style = {0};
	struct prize_outcome outcome;
	struct writing writing = {0};
	int code = deliver_style(args, &style, true);
	const int cells = style.width ? style.width : WIDTH_USUAL;

	if (args_has(args, "csv"))
		style.form = PRINT_CSV;
	if (code == EXIT_DONE)
		code = make_outcome(args, app, &outcome);
	if (code != EXIT_DONE)
		return code;
	if (form == FORM_OUTCOME && args_has(args, "json"))
		show_prizes_json(event, section, &outcome);
	else if (form == FORM_OUTCOME && style.form != PRINT_TEXT)
		code = deliver_table(args, app, &outcome, false, &style);
	else if (form != FORM_OUTCOME && style.form != PRINT_TEXT && style.form != PRINT_LINES)
		code = deliver_slips(args, app, &outcome, form, &style);
	else if (form == FORM_OUTCOME)
		prizes_write(event, section, &outcome, cells, &writing);
	else if (form == FORM_RECEIPTS)
		prizes_write_receipts(event, section, &outcome, cells, &writing);
	else
		prizes_write_envelopes(event, section, &outcome, &writing);
	if (form == FORM_OUTCOME && writing.bytes && prizes_go_to_paper(args))
		writing_put(&writing, "\n%s\n", style.when);
	if (writing.bytes || writing.failed)
		code = deliver_writing(args, app, outcome.entrants.rounds, &writing);
	prize_outcome_done(&outcome);
	return code;
}

int prizes_print_outcome(const struct args *args, struct app *app)
{
	return print_form(args, app, FORM_OUTCOME);
}

int prizes_print_receipts(const struct args *args, struct app *app)
{
	return print_form(args, app, FORM_RECEIPTS);
}

int prizes_print_envelopes(const struct args *args, struct app *app)
{
	return print_form(args, app, FORM_ENVELOPES);
}

int prizes_print_lines(
	const struct args *args, const struct app *app, bool csv, enum prize_lines lines)
{
	struct prize_outcome outcome = {.entrants = {.rounds = 0}};
	struct writing writing = {0};
	struct error error = {0};
	struct print_style style = {0};
	int code = deliver_style(args, &style, true);
	enum status status;

	if (code != EXIT_DONE)
		return code;
	if (csv && (style.form == PRINT_TEXT || style.form == PRINT_LINES))
		style.form = PRINT_CSV;
	status = prize_list_of(app_event(app), app_section(app), &outcome.list, &error);

	if (status != STATUS_OK) {
		error.code = status;
		return cli_fail(args->words[0], &error);
	}
	if (lines == LINES_LAST && outcome.list.count > 1) {
		outcome.list.entries[0] = outcome.list.entries[outcome.list.count - 1];
		outcome.list.count = 1;
	}
	if (args_has(args, "json")) {
		show_prize_lines_json(&outcome.list);
	} else if (style.form == PRINT_LINES && !csv) {
		show_prize_lines(&outcome.list);
	} else if (style.form != PRINT_TEXT) {
		code = deliver_table(args, app, &outcome, true, &style);
	} else {
		prizes_write_lines(&outcome.list, WIDTH_USUAL, &writing);
		code = deliver_writing(args, app, 0, &writing);
	}
	prize_list_done(&outcome.list);
	return code;
}

int prizes_list(const struct args *args, struct app *app)
{
	return prizes_print_lines(args, app, args_has(args, "csv"), LINES_ALL);
}

int prizes_export(const struct args *args, struct app *app)
{
	return prizes_print_lines(args, app, true, LINES_ALL);
}

static int deliver_forecast(const struct args *args, const struct app *app,
	const struct forecast *forecast, const struct print_style *style)
{
	struct print_memory text = {0};
	const struct print_sink sink = print_sink_memory(&text);
	struct error error;
	const int code = print_forecast(app_event(app), app_section(app), forecast, style, &sink,
				 &error) == STATUS_OK
		? deliver_named(args, app, forecast->round, &text)
		: cli_fail(args->words[0], &error);

	print_memory_done(&text);
	return code;
}

int prizes_foresee(const struct args *args, struct app *app)
{
	const struct event *event = app_event(app);
	struct print_style style = {0};
	struct writing writing = {0};
	struct forecast forecast;
	struct prize_list of;
	struct error error = {0};
	int code = deliver_style(args, &style, true);
	enum status status;

	if (code != EXIT_DONE)
		return code;
	if (args_has(args, "csv"))
		style.form = PRINT_CSV;
	status = prize_list_of(event, app_section(app), &of, &error);
	if (status == STATUS_OK) {
		status = forecast_make(event, app_section(app), &of, &forecast, &error);
		prize_list_done(&of);
	}
	if (status != STATUS_OK) {
		error.code = status;
		return cli_fail(args->words[0], &error);
	}
	if (args_has(args, "json")) {
		show_forecast_json(event, app_section(app), &forecast);
	} else if (style.form != PRINT_TEXT && style.form != PRINT_LINES) {
		code = deliver_forecast(args, app, &forecast, &style);
	} else {
		if (desk_is_plain() && !prizes_go_to_paper(args))
			prizes_tell_forecast(event, app_section(app), &forecast, &writing);
		else
			prizes_write_forecast(event, app_section(app), &forecast,
				style.width ? style.width : WIDTH_USUAL, &writing);
		code = deliver_writing(args, app, forecast.round, &writing);
	}
	forecast_done(&forecast);
	return code;
}
