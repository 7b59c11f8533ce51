/*
 * Drafts of later rounds than the current one: its draw is not made yet, so they have none.
 */
#ifndef APP_EVENT_LATER_DRAFTS_H
#define APP_EVENT_LATER_DRAFTS_H

#include "core/edit.h"

/*
 * Drop the drafts of later rounds than the one that is current after the action, in every section.
 * A file from before that may have one that nobody sees: it goes with the next action.
 */
enum status later_drafts_drop(const struct event *event, struct action *action);

/*
 * The rounds after `round` as nobody has touched them: without boards and what is fixed by hand
 * for their seats. Who is to sit out, or not to meet whom, stays, as booked byes do.
 */
enum status later_drafts_clear(
	const struct event *event, int section, int round, struct action *action);

#endif
