/* The key that publishes. */
#ifndef TUI_BOARD_PUBLISH_H
#define TUI_BOARD_PUBLISH_H

struct tui;

/* Compare where that is needed, ask, publish. */
void action_publish(struct tui *tui);

#endif
