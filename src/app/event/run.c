/* Runs an action on an event: built, committed, and built anew when another desk was faster. */
#include "config.h"

#include <time.h>

#include "app/event/all_play_all.h"
#include "app/event/between.h"
#include "app/event/board_labels.h"
#include "app/event/later_drafts.h"
#include "app/event/result_rows.h"
#include "app/event/state.h"
#include "app/event/unrated_lines.h"

long long app_now(void)
{
	return (long long)time(NULL);
}

void app_cache(struct app *app, enum app_cached at, void *what, void (*release)(void *what))
{
	if (app->cached[at].what)
		app->cached[at].release(app->cached[at].what);
	app->cached[at].what = what;
	app->cached[at].release = release;
}

static void stand_in_section(struct app *app)
{
	const struct event *event = app_event(app);

	if (!app->store || event_section(event, app->section) || event_sections(event) == 0)
		return;
	app->section = event_section_at(event, 0)->id;
	store_set_line(app->store, app->section);
}

void app_forget(struct app *app)
{
	for (int at = 0; at < CACHED_COUNT; at++)
		app_cache(app, (enum app_cached)at, NULL, NULL);
}

void app_event_changed(struct app *app)
{
	app_forget(app);
	stand_in_section(app);
}

enum status app_read_again(struct app *app, struct error *error)
{
	const enum status status = store_refresh(app->store, error);

	app->reads++;
	app_event_changed(app);
	return status;
}

enum status app_refresh(struct app *app, bool *changed, struct error *error)
{
	enum status status;

	*changed = false;
	if (!store_changed(app->store))
		return store_watch(app->store, error);
	status = app_read_again(app, error);
	*changed = status == STATUS_OK;
	return status;
}

/* Is every row that the action changes still as it was? */
static bool still_applies(const struct action *action, const struct event *event)
{
	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct record *row =
			event_find(event, record_key_of(edit->had ? &edit->before : &edit->after));

		if (edit->had != (row != NULL) || (row && !record_equal(row, &edit->before)))
			return false;
	}
	return true;
}

/* How often another process may be first before the arbiter hears of it. */
enum { TRIES_MOST = 100 };

static enum status commit(struct app *app, const struct action *action, struct error *error)
{
	enum status status = store_commit(app->store, action, app_now(), error);

	if (status == STATUS_OK)
		app_event_changed(app);
	return status;
}

/* The whole action: nothing that the use case leaves behind the current round stands there. */
static enum status build_whole(struct app *app, app_build build, const void *what,
	struct action *action, struct error *error)
{
	enum status status = build(app, what, action, error);

	if (status != STATUS_OK || action->count == 0)
		return status;
	status = all_play_all_follow(app_event(app), action, error);
	if (status != STATUS_OK)
		return status;
	status = between_follow(app_event(app), action, error);
	if (status != STATUS_OK)
		return status;
	status = later_drafts_drop(app_event(app), action);
	if (status == STATUS_OK)
		status = result_rows_follow(app_event(app), action);
	if (status == STATUS_OK)
		status = unrated_lines_follow(app_event(app), action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	return board_labels_check(app_event(app), action, error);
}

/*
 * Another process was first: read what it wrote, and go on only if the rows to be changed are as
 * they were. The action is built anew all the same, as more may follow from it now (the last result
 * but one has become the last). With *late a third one was first again.
 */
static enum status run_again(struct app *app, app_build build, const void *what,
	const struct action *first, bool *late, struct error *error)
{
	struct action again;
	const int section = app->section;
	enum status status = app_read_again(app, error);

	*late = false;
	if (status != STATUS_OK)
		return status;
	if (app->section != section) /* what was meant for it is for no other one */
		return app_fail(error, STATUS_REFUSED,
			"The section was removed at another desk meanwhile; nothing was done.");
	action_init(&again);
	status = build_whole(app, build, what, &again, error);
	if (status == STATUS_OK && again.count > 0) {
		if (still_applies(first, app_event(app))) {
			status = commit(app, &again, error);
			*late = status == STATUS_CONFLICT;
		} else {
			status = app_fail(error, STATUS_CONFLICT,
				"The event was changed at another desk meanwhile; nothing was done. Look, and try again.");
		}
	}
	action_done(&again);
	return status;
}

static enum status check_writable(const struct app *app, struct error *error)
{
	if (!app->store)
		return app_fail(error, STATUS_READ_ONLY,
			"A report is only looked at: import it to change anything.");
	if (store_read_only(app->store))
		return app_fail(error, STATUS_READ_ONLY, "The event is open for reading only: %s.",
			app_read_only_why(app));
	return STATUS_OK;
}

/* The action as a use case builds it, of an event that may be written; to be released always. */
static enum status build_action(struct app *app, app_build build, const void *what,
	struct action *action, struct error *error)
{
	const enum status status = check_writable(app, error);

	action_init(action);
	return status == STATUS_OK ? build_whole(app, build, what, action, error) : status;
}

enum status app_try(struct app *app, app_build build, const void *what, struct error *error)
{
	struct action action;
	const enum status status = build_action(app, build, what, &action, error);

	action_done(&action);
	return status;
}

enum status app_run(struct app *app, app_build build, const void *what, struct error *error)
{
	struct action action;
	enum status status = build_action(app, build, what, &action, error);

	if (status == STATUS_OK && action.count > 0) {
		bool late;

		status = commit(app, &action, error);
		late = status == STATUS_CONFLICT;
		for (int i = 0; i < TRIES_MOST && late; i++)
			status = run_again(app, build, what, &action, &late, error);
	}
	action_done(&action);
	return status;
}
