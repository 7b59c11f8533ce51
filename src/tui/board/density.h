/* How dense the cards are drawn, remembered by desk. */
#ifndef TUI_BOARD_DENSITY_H
#define TUI_BOARD_DENSITY_H

struct tui;

/* How dense the cards are, as this desk had it the last time; and for the next time. */
void density_recall(struct tui *tui);
void density_keep(struct tui *tui);

#endif
