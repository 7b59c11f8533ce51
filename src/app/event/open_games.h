/* The games of a published round that keep the next one from being drawn. */
#ifndef APP_EVENT_OPEN_GAMES_H
#define APP_EVENT_OPEN_GAMES_H

#include "core/event.h"

/*
 * "Round 2: board 22, 5 Shaw - 9 Irwin, has no result yet." Of several the first are named. While
 * no result is in at all, what to do with the round.
 */
void open_games_words(const struct event *event, int section, int round, char *text, size_t size);

#endif
