/* A game of two players of different sections of one event (CAA 36). */
#ifndef APP_EVENT_BETWEEN_H
#define APP_EVENT_BETWEEN_H

#include "core/edit.h"

/*
 * What the action does to one side of such a game it does to the other: a renamed player or section
 * is named anew there, a side that goes takes the other with it, and so does a result.
 * STATUS_REFUSED: the next round of the other section is drawn with the game, or it would go from a
 * list on the wall there by what is done here to a round that is not published.
 */
enum status between_follow(const struct event *event, struct action *action, struct error *error);

#endif
