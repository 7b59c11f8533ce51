/* A tournament report from a file, as a new event or into one that is still empty. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "app/round/held.h"
#include "app/trf/book.h"
#include "app/trf/event.h"
#include "app/trf/fide_numbers.h"
#include "app/trf/file.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/season.h"

struct import_order {
	const struct app_trf *what;
	struct trf trf;
	struct report report;
};

/* The rows of the event and the section of a new file. */
static enum status first_rows(const struct import_order *order, struct event *event)
{
	const char *asked = order->what->system;
	char settings[OPTIONS_SIZE];
	const struct pairing_book *book;
	enum status status;

	if (asked && options_check(asked, "", order->report.error) != STATUS_OK)
		return STATUS_BAD_INPUT;
	status = trf_book_find(&order->trf, asked, &order->report, &book, settings);
	if (status != STATUS_OK)
		return status;
	if (book->comparison) /* our remark names it, which is told as it is read */
		book = pairing_book_usual();
	/* its settings come with our remark, but for those that the code stands for */
	status = trf_rows_begin(&order->trf, book->id, trf_rows_setting(&order->trf, book), event);
	return status == STATUS_OK ? status : app_fail_plain(order->report.error, status);
}

/* Every row of the event that differs, as edits. */
static enum status put_all(
	const struct event *rows, const struct event *event, struct action *action)
{
	enum status status = STATUS_OK;

	for (int kind = 0; kind < RECORD_KINDS; kind++)
		for (int i = 0; status == STATUS_OK && i < rows->table[kind].count; i++)
			status = action_put(action, event, &rows->table[kind].rows[i]);
	return status;
}

static void label(const struct import_order *order, struct action *action)
{
	words_put(action->label, sizeof(action->label), "Report imported: %d player%s, %d round%s",
		order->trf.count, order->trf.count == 1 ? "" : "s", order->trf.played,
		order->trf.played == 1 ? "" : "s");
}

static enum status create(
	const char *path, const struct import_order *order, struct app **app, struct error *error)
{
	struct event rows, nothing;
	struct action action;
	struct store *store;
	enum status status;

	event_init(&rows);
	event_init(&nothing);
	action_init(&action);
	status = first_rows(order, &rows);
	if (status == STATUS_OK)
		status = trf_rows_import(
			&order->trf, 1, order->what->system != NULL, &rows, &order->report);
	if (status == STATUS_OK && order->what->everybody_here && event_is_season(&rows, 1)) {
		/* in the first action, so that no undo takes it away */
		status = trf_rows_everybody(&rows, 1);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	if (status == STATUS_OK) {
		label(order, &action);
		status = put_all(&rows, &nothing, &action);
		if (status == STATUS_OK)
			status = store_create(path, &action, app_now(), &store, error);
		else
			app_fail_plain(error, status);
	}
	if (status == STATUS_OK)
		status = app_open_with(store, app, error);
	action_done(&action);
	event_done(&rows);
	return status;
}

enum status app_trf_rounds(const struct app_trf *what, int *rounds, int *least)
{
	const struct report silent = {.error = NULL};
	struct trf trf = {0};
	const enum status status = trf_file_read(what, &trf, &silent);

	if (status == STATUS_OK) {
		*rounds = trf.rounds;
		*least = trf_rows_last_round(&trf);
	}
	trf_done(&trf);
	return status;
}

static enum status check_empty(const struct app *app, struct error *error)
{
	const struct event *event = app_event(app);
	int players, rounds;

	event_range(event, RECORD_PLAYER, app->section, 0, &players);
	event_range(event, RECORD_ROUND, app->section, 0, &rounds);
	if (players == 0 && rounds == 0)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"The event has players already; a report becomes an event of its own, in a file that does not exist.");
}

/* The section as it is, with the rule book that was asked for. */
static enum status own_rows(
	const struct app *app, const struct import_order *order, struct event *rows)
{
	struct record name = {.kind = RECORD_EVENT}, section = {.kind = RECORD_SECTION};
	const struct pairing_book *book;
	const struct record *known;
	char settings[OPTIONS_SIZE];
	int count;
	enum status status;

	name.as.event = event_range(app_event(app), RECORD_EVENT, 1, 0, &count)->as.event;
	section.as.section = *event_section(app_event(app), app->section);
	status = trf_book_find(
		&order->trf, section.as.section.system, &order->report, &book, settings);
	if (status != STATUS_OK)
		return status;
	if (order->what->system && strcmp(order->what->system, section.as.section.system) != 0)
		return app_fail(order->report.error, STATUS_REFUSED,
			"The event is paired by %s already.", section.as.section.system);
	status = trf_rows_put(rows, &name);
	if (status == STATUS_OK)
		status = trf_rows_put(rows, &section);
	known = event_range(app_event(app), RECORD_PARTICULAR, 0, 0, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (known[i].as.particular.section == 0)
			status = trf_rows_put(rows, &known[i]);
	return status == STATUS_OK ? status : app_fail_plain(order->report.error, status);
}

/* The report's number of rounds counts from now on, which may be another one than was set. */
static void report_rounds(const struct app *app, const struct event *rows, const struct report *to)
{
	const int before = event_section(app_event(app), app->section)->rounds;
	const int now = event_section(rows, app->section)->rounds;

	if (before != now)
		report_notice(to, "The report has %d round%s; the event was set to %d.", now,
			now == 1 ? "" : "s", before);
}

/* Among several sections it is called as before: the report may be of another one's name. */
static enum status keep_name(const struct app *app, struct event *rows)
{
	struct record row = {.kind = RECORD_SECTION};

	if (event_sections(app_event(app)) == 1)
		return STATUS_OK;
	row.as.section = *event_section(rows, app->section);
	words_put(row.as.section.name, NAME_SIZE, "%s",
		event_section(app_event(app), app->section)->name);
	return trf_rows_put(rows, &row);
}

static enum status build_import(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct import_order *order = what;
	struct event rows;
	enum status status = check_empty(app, error);

	if (status != STATUS_OK)
		return status;
	event_init(&rows);
	status = own_rows(app, order, &rows);
	if (status == STATUS_OK)
		status = trf_rows_import(&order->trf, app->section, true, &rows, &order->report);
	if (status == STATUS_OK) {
		report_rounds(app, &rows, &order->report);
		label(order, action);
		status = keep_name(app, &rows);
		if (status == STATUS_OK)
			status = put_all(&rows, app_event(app), action);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	event_done(&rows);
	return status;
}

/* Into a new event at the path, which becomes *app; path NULL: into the event *app. */
static enum status take_in(const char *path, struct app **app, const struct app_trf *what,
	struct app_trf_counts *counts, const struct report *report)
{
	struct import_order order = {.what = what};
	struct held held;
	enum status status;

	held_begin(&held, report);
	order.report = held.report;
	status = trf_file_read(what, &order.trf, &order.report);
	if (status == STATUS_OK && trf_give_pins(&order.trf, &order.report) != STATUS_OK)
		status = app_fail_plain(order.report.error, STATUS_NO_MEMORY);
	if (status == STATUS_OK)
		status = path ? create(path, &order, app, report->error)
			      : app_run(*app, build_import, &order, report->error);
	if (status == STATUS_OK && counts)
		*counts = (struct app_trf_counts){order.trf.count, order.trf.played};
	trf_done(&order.trf);
	return held_end(&held, status);
}

enum status app_create_from_trf(const char *path, const struct app_trf *what, struct app **app,
	struct app_trf_counts *counts, struct error *error, app_notice *notice, void *context)
{
	struct error unseen = {.code = STATUS_OK};

	return take_in(path, app, what, counts,
		&(struct report){
			.notice = notice, .context = context, .error = error ? error : &unseen});
}

enum status app_import_trf(struct app *app, const struct app_trf *what,
	struct app_trf_counts *counts, struct error *error, app_notice *notice, void *context)
{
	struct error unseen = {.code = STATUS_OK};

	return take_in(NULL, &app, what, counts,
		&(struct report){
			.notice = notice, .context = context, .error = error ? error : &unseen});
}
