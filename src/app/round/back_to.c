/* Undo of more than one step: back to before an entry of the journal. */
#include "config.h"

#include "app/round/back_to.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"

/* Does it hold, and would undo of the current line come to it? The first made the event. */
static bool is_in_the_way(const struct app *app, const struct journal_entry *entry, long long id)
{
	return entry->id >= id && entry->id > 1 && !strcmp(entry->kind, "do") && !entry->undone &&
		(entry->section == app->section || entry->section < 0);
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
	*count = kept;
	if (kept == 0)
		free(all);
	else
		*entries = all;
	return STATUS_OK;
}

enum status app_undo_back_to(struct app *app, long long id, long long last, const char *reason,
	int *done, struct error *error)
{
	struct journal_entry *entries;
	int count = 0;
	enum status status = app_back_to(app, id, &entries, &count, error);

	*done = 0;
	if (status == STATUS_OK && (count == 0 || entries[0].id != last))
		status = app_fail(error, STATUS_CONFLICT,
			"Something else was done since: look, and try again.");
	for (int i = 0; i < count && status == STATUS_OK; i++) {
		status = app_undo(app, reason, NULL, error);
		*done += status == STATUS_OK;
	}
	if (count > 0)
		free(entries);
	return status;
}
