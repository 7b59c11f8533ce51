/* The window that says how the figures of a player came about. */
#ifndef TUI_VIEW_STANDINGS_WORKING_H
#define TUI_VIEW_STANDINGS_WORKING_H

struct tui;

/* The actions of the keys: of the player under the cursor, after the round shown. */
void standings_show_working(struct tui *tui);
void standings_show_gsrp(struct tui *tui);

#endif
