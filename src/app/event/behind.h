/*
 * What stands behind the current round: its draw is not made yet, so the rounds behind it have
 * none.
 */
#ifndef APP_EVENT_BEHIND_H
#define APP_EVENT_BEHIND_H

#include "core/edit.h"

/*
 * Drafts of rounds behind the one that is current after the action go with it, in every section. A
 * file from before that may have one that nobody sees: it goes with the next action.
 */
enum status behind_drop_drafts(const struct event *event, struct action *action);

/*
 * The rounds behind `round` as nobody has touched them: without boards and what is fixed by hand
 * for their seats. Who is to sit out, or not to meet whom, stays, as booked byes do.
 */
enum status behind_clear(const struct event *event, int section, int round, struct action *action);

#endif
