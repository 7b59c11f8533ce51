/* A game of two players of different sections of one event (CAA 36). */
#ifndef APP_EVENT_BETWEEN_H
#define APP_EVENT_BETWEEN_H

#include "core/edit.h"

/* As a player is called in another section: "Green, Gus (Major)". Returns text. */
const char *between_name(const struct event *event, int section, int pin, char text[NAME_SIZE]);

/*
 * The row of the same game in the other section: each names the player of the other as
 * app_fill_between has it. NULL: it is against one from outside the event.
 */
const struct filled *between_other(const struct event *event, const struct filled *filled);

/* Where the action renames a player or a section, the rows of the others name them anew with it. */
enum status between_follow(const struct event *event, struct action *action);

#endif
