/* Which boards of a published round are others than those on its first list. */
#ifndef APP_REPAIR_CHANGED_H
#define APP_REPAIR_CHANGED_H

#include "app/app.h"

struct changed_boards {
	int *numbers; /* ascending */
	int count;
	long long when; /* of the last change: seconds since 1970; 0: none has changed */
};

/*
 * Boards whose pair or colours have changed since the round was published last, by the journal, and
 * that are still there. None of a draft, of a club evening and of a report that is only looked at.
 * The caller frees the numbers.
 */
enum status app_changed_boards(
	struct app *app, int round, struct changed_boards *changed, struct error *error);

/* STATUS_REFUSED: none has. */
enum status app_fail_changes(int round, struct error *error);

#endif
