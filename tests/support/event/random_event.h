/* Events that take a random course, action by action, as an arbiter might lead them. */
#ifndef SUPPORT_EVENT_RANDOM_EVENT_H
#define SUPPORT_EVENT_RANDOM_EVENT_H

#include "core/edit.h"

/*
 * Fill an empty action with something that may be done to the event now: the first one on an empty
 * event makes it, later ones enter players, book byes, propose, swap, publish, give and correct
 * results, withdraw, ... May be left empty.
 */
void random_action(unsigned long long *state, const struct event *event, struct action *action);

/*
 * Every player's seat, points and roll call are what a search through the rows says; the test fails
 * otherwise.
 */
void random_event_seats(const struct event *event);

#endif
