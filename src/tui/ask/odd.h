/* The window with warnings about the event. */
#ifndef TUI_ASK_ODD_H
#define TUI_ASK_ODD_H

struct tui;

/* And what the reports to the offices lack. */
void odd_show(struct tui *tui);

#endif
