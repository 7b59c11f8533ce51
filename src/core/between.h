/*
 * A game of two players of different sections of one event: two rows, each names the other player.
 */
#ifndef CORE_BETWEEN_H
#define CORE_BETWEEN_H

#include "core/event.h"

/* As a player is called in another section: "Green, Gus (Major)". Returns text. */
const char *between_name(const struct event *event, int section, int pin, char text[NAME_SIZE]);

/*
 * The player of another section whom this one calls so; NULL: the name is of no player of the
 * event. Costs a pass.
 */
const struct player *between_player(const struct event *event, int section, const char *name);

/*
 * The row of the same game in the other section: each names the player of the other as
 * between_name has it. NULL: it is against one from outside the event.
 */
const struct filled *between_other(const struct event *event, const struct filled *filled);

/* The first such game that he has from the round on; NULL: none. */
const struct filled *between_next(const struct event *event, int section, int pin, int round);

#endif
