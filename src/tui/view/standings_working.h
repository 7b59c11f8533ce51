/* The window that says how the tie-breaks of a player came about. */
#ifndef TUI_VIEW_STANDINGS_WORKING_H
#define TUI_VIEW_STANDINGS_WORKING_H

#include <stdbool.h>

struct tui;

/* The action of the key: of the player under the cursor, after the round shown. */
void standings_show_working(struct tui *tui);
/* Has anything but points a working? What is left out of all says why. */
bool standings_have_working(const struct tui *tui);

#endif
