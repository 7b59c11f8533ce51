/* A tournament report as an event that lies in no file, to be asked for reasons. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "app/round/held.h"
#include "app/round/propose.h"
#include "app/trf/book.h"
#include "app/trf/event.h"
#include "app/trf/file.h"
#include "app/trf/rows.h"
#include "app/trf/ruled.h"
#include "core/known_books.h"
#include "core/all_play_all.h"
#include "core/season.h"

/* The event and its section, by the rule book and the settings that are to be looked by. */
static enum status put_section(const struct trf *trf, const struct app_trf *what,
	struct event *event, const struct report *report)
{
	const struct pairing_book *book;
	char said[OPTIONS_SIZE];
	const char *settings = what->settings ? what->settings : said;
	int *values;
	enum status status;

	/* pairings that were fixed before need no rule book to be counted */
	if (what->undrawn && !what->system && trf->kind == TRF_NO_SWISS) {
		status = trf_rows_begin(trf, ALL_PLAY_ALL_SYSTEM, "", event);
		return status == STATUS_OK ? status : app_fail_plain(report->error, status);
	}
	status = trf_book_find(trf, what->system, report, &book, said);

	if (status != STATUS_OK)
		return status;
	if (strlen(settings) >= OPTIONS_SIZE)
		return app_fail(report->error, STATUS_BAD_INPUT,
			"The options of the rule book are too long.");
	values = calloc((size_t)book->noptions + 1, sizeof(*values));
	if (!values)
		return app_fail_plain(report->error, STATUS_NO_MEMORY);
	status = options_parse(book, settings, values, report->error);
	free(values);
	if (status != STATUS_OK)
		return status;
	status = trf_rows_begin(trf, book->id, settings, event);
	return status == STATUS_OK ? status : app_fail_plain(report->error, status);
}

/* To an evening of which the report does not say who is there all come. */
static enum status put_everybody(struct event *event, struct error *error)
{
	const int next = event_last_round(event, 1) + 1;
	enum status status = STATUS_OK;
	int count;

	event_range(event, RECORD_ATTENDANCE, 1, next, &count);
	if (event_is_season(event, 1) && count == 0)
		status = trf_rows_everybody(event, 1);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* The draw of the round to come; that there is none is told when it is asked for. */
static enum status propose(struct app *app, struct error *error)
{
	struct error none = {.code = STATUS_OK};
	struct action action;
	enum status status;

	if (app_round_state(app_event(app), app->section, app_round(app)) != ROUND_LAID_OUT)
		return STATUS_OK;
	action_init(&action);
	status = propose_build(app, NULL, &action, &none);
	app_forget(app);
	if (status == STATUS_OK)
		status = action_apply(&action, &app->looked_at);
	action_done(&action);
	return status == STATUS_NO_MEMORY ? app_fail_plain(error, status) : STATUS_OK;
}

/* Settings that are asked for hold in all rounds. */
static enum status rule_all_rounds(struct trf *trf, const struct section *section)
{
	for (int i = 0; i < trf->nkept; i++) {
		char text[2 * KEPT_SIZE], *line;

		if (trf_ruled_line(trf, section, trf->kept[i], text) != text)
			continue;
		line = strdup(text);
		if (!line)
			return STATUS_NO_MEMORY;
		free(trf->kept[i]);
		trf->kept[i] = line;
	}
	return STATUS_OK;
}

static enum status look(
	struct trf *trf, const struct app_trf *what, struct app *app, const struct report *report)
{
	enum status status = put_section(trf, what, &app->looked_at, report);

	if (status == STATUS_OK && what->settings &&
		rule_all_rounds(trf, event_section(&app->looked_at, 1)) != STATUS_OK)
		status = app_fail_plain(report->error, STATUS_NO_MEMORY);
	if (status == STATUS_OK)
		status = trf_rows_import(trf, 1, true, &app->looked_at, report);
	if (status == STATUS_OK)
		status = put_everybody(&app->looked_at, report->error);
	return status == STATUS_OK && !what->undrawn ? propose(app, report->error) : status;
}

enum status app_look_at_trf(const struct app_trf *what, struct app **app, struct error *error,
	app_notice *notice, void *context)
{
	struct error unseen = {.code = STATUS_OK};
	const struct report report = {
		.notice = notice, .context = context, .error = error ? error : &unseen};
	struct app *made = calloc(1, sizeof(*made));
	struct trf trf = {0};
	struct held held;
	enum status status;

	if (!made)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	made->section = 1;
	event_init(&made->looked_at);
	made->trial = &made->looked_at;
	held_begin(&held, &report);
	status = trf_file_read(what, &trf, &held.report);
	/* a report that does not say how many rounds there are is over with those it has */
	if (status == STATUS_OK && !trf.rounds)
		trf.rounds = trf_rows_last_round(&trf);
	if (status == STATUS_OK)
		status = look(&trf, what, made, &held.report);
	trf_done(&trf);
	held_end(&held, status);
	if (status == STATUS_OK)
		*app = made;
	else
		app_close(made);
	return status;
}
