/* How long it is until the next round begins. */
#ifndef TUI_WALL_UNTIL_H
#define TUI_WALL_UNTIL_H

#include <stddef.h>
#include <time.h>

#include "core/event.h"

/*
 * "Round 4 begins at 14:30, in 23 minutes", of the published round that nobody has ended yet, or of
 * the one behind it; while it is played "12 of 20 results in"; that no round is published; or "".
 */
void until_words(const struct event *event, int section, time_t now, char *text, size_t size);

#endif
