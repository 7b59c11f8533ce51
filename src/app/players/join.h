/* Games against one from outside who may enter the event. */
#ifndef APP_PLAYERS_JOIN_H
#define APP_PLAYERS_JOIN_H

#include "core/event.h"

/* The first game, from round `from` on, against one from outside of this name; NULL: none. */
const struct filled *join_find_game(
	const struct event *event, int section, const char *name, int from);

#endif
