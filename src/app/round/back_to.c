/* Undo of more than one step: back to before an entry of the journal. */
#include "config.h"

#include "app/round/back_to.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/round/unpublish.h"
#include "app/words/section.h"

/* Does it hold, and would undo of the current line come to it? The first made the event. */
static bool is_in_the_way(const struct app *app, const struct journal_entry *entry, long long id)
{
	return entry->id >= id && entry->id > 1 && !strcmp(entry->kind, "do") && !entry->undone &&
		(entry->section == app->section || entry->section < 0);
}

/* Why it cannot be taken back on the line of the current section. */
static enum status refuse_entry(
	const struct app *app, const struct journal_entry *entry, struct error *error)
{
	char name[NAME_SIZE];

	if (entry->id == 1)
		return app_fail(
			error, STATUS_REFUSED, "It made the event: before it there is nothing.");
	if (entry->section == 0)
		return app_fail(error, STATUS_REFUSED,
			"It is of the whole event: E, then u takes it back (undo EVENT --event).");
	if (entry->section > 0 && entry->section != app->section)
		return app_fail(error, STATUS_REFUSED,
			"It is of %s: take it back there (< >, or --section).",
			app_section_name(app_event(app), entry->section, name));
	return app_fail(
		error, STATUS_REFUSED, "It does not hold any more: there is nothing to take back.");
}

static enum status refuse_back_to(struct app *app, long long id, struct error *error)
{
	const struct journal_wish wish = {.own = false};
	struct journal_entry *all;
	int count, at = 0;
	enum status status = app_journal(app, &wish, &all, &count, error);

	if (status != STATUS_OK)
		return status;
	while (at < count && all[at].id != id)
		at++;
	status = at < count
		? refuse_entry(app, &all[at], error)
		: app_fail(error, STATUS_NOT_FOUND, "There is no action %lld in the journal.", id);
	free(all);
	return status;
}

enum status app_back_to(struct app *app, long long id, struct journal_entry **entries, int *count,
	struct error *error)
{
	const struct journal_wish wish = {.own = true};
	struct journal_entry *all;
	int kept = 0, read;
	enum status status = app_journal(app, &wish, &all, &read, error);

	if (status != STATUS_OK)
		return status;
	for (int i = read - 1; i >= 0; i--)
		if (!is_in_the_way(app, &all[i], id))
			all[i].id = 0;
	/* the last first, in place */
	for (int i = 0; i < read / 2; i++) {
		const struct journal_entry swapped = all[i];

		all[i] = all[read - 1 - i];
		all[read - 1 - i] = swapped;
	}
	for (int i = 0; i < read; i++)
		if (all[i].id > 0)
			all[kept++] = all[i];
	if (kept > 0 && all[kept - 1].id != id)
		kept = 0;
	if (kept == 0) {
		free(all);
		return refuse_back_to(app, id, error);
	}
	*count = kept;
	*entries = all;
	return STATUS_OK;
}

bool app_back_to_wants_reason(
	struct app *app, const struct journal_entry *entries, int count, int *round)
{
	struct app_touched touched;

	for (int i = 0; i < count; i++) {
		app_entry_touched(app, &entries[i], &touched);
		*round = touched.drawn;
		if (touched.published)
			return true;
	}
	return false;
}

/* Newest first, as one change to the other desks: all of them, or none. */
static enum status take_all(
	struct app *app, const char *reason, int count, long long last, struct error *error)
{
	enum status status;

	if (store_read_only(app->store))
		return app_fail(error, STATUS_READ_ONLY, "The event is open for reading only: %s.",
			app_read_only_why(app));
	status = store_together(app->store, app_now(), error);
	if (status == STATUS_CONFLICT)
		return app_fail(error, STATUS_CONFLICT,
			"Something else was done since action %lld: look, and try again.", last);
	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < count && status == STATUS_OK; i++)
		status = app_undo(app, reason, NULL, error);
	if (status == STATUS_OK) {
		status = store_together_end(app->store, true, error);
	} else {
		struct error ignored;

		(void)store_together_end(app->store, false, &ignored);
		app->reads++;
	}
	app_event_changed(app);
	return status;
}

enum status app_undo_back_to(struct app *app, long long id, long long last, const char *reason,
	int *done, struct error *error)
{
	struct journal_entry *entries = NULL;
	int count = 0, round;
	enum status status = app_back_to(app, id, &entries, &count, error);

	*done = 0;
	if (status != STATUS_OK)
		return status;
	assert(entries);
	if (entries[0].id != last)
		status = app_fail(error, STATUS_CONFLICT,
			"Something else was done since: look, and try again.");
	else if (app_back_to_wants_reason(app, entries, count, &round))
		status = unpublish_check_reason(app, round, reason, error);
	if (status == STATUS_OK)
		status = take_all(app, reason, count, last, error);
	if (status == STATUS_OK)
		*done = count;
	free(entries);
	return status;
}
