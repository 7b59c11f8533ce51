/* From an entry of the journal to what it speaks of, and back to before it. */
#ifndef APP_ROUND_BACK_TO_H
#define APP_ROUND_BACK_TO_H

#include "app/event/journal.h"

/* Whom and which round an entry speaks of, as app_last_touched of the last one. */
void app_entry_touched(
	struct app *app, const struct journal_entry *entry, struct app_touched *touched);

/*
 * What has to be taken back so that an entry does not hold any more: itself and what was done after
 * it on the line of the current section, the last first; the caller frees *entries. STATUS_REFUSED,
 * and nothing to free: it does not hold, is of another line, or made the event; the error says
 * which.
 */
enum status app_back_to(struct app *app, long long id, struct journal_entry **entries, int *count,
	struct error *error);

/* Is a draw that is published among them? Then a reason is wanted; *round: which one. */
bool app_back_to_wants_reason(
	struct app *app, const struct journal_entry *entries, int count, int *round);

/*
 * Take all that back, one undo each in the journal, with one reason for the published draws among
 * it; other desks see it at once. Where one of them is refused, or a reason is wanted, nothing is
 * done. *done: how many. `last` is the newest entry that was looked at: STATUS_CONFLICT, and
 * nothing done, if there is a newer one.
 */
enum status app_undo_back_to(struct app *app, long long id, long long last, const char *reason,
	int *done, struct error *error);

#endif
