/* Pairs that are kept apart for some rounds, as part of another action. */
#ifndef APP_PLAYERS_APART_H
#define APP_PLAYERS_APART_H

#include "core/edit.h"

/*
 * The two do not meet in rounds first..last, in place of what was to hold for them in rounds from
 * first on; last below first: they may meet from first on. STATUS_NO_MEMORY.
 */
enum status apart_put(const struct event *event, int section, int one, int other, int first,
	int last, struct action *action);

#endif
