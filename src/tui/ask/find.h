/* Going to a player by number or name. */
#ifndef TUI_ASK_FIND_H
#define TUI_ASK_FIND_H

#include <stdbool.h>

struct tui;

/*
 * The one player who is meant by a number or a name; false after a message, which has the
 * numbers of those who are called so.
 */
bool find_one(struct tui *tui, const char *text, int *pin);
/* Ask for a player and show him; of many with a name the next after `from`. */
void find_ask(struct tui *tui, int from, void (*show)(struct tui *tui, int pin));

#endif
