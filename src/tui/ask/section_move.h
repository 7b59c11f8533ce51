/* A player goes over to another section: to which, and with how many points. */
#ifndef TUI_ASK_SECTION_MOVE_H
#define TUI_ASK_SECTION_MOVE_H

struct tui;

/* Of the section on the screen. */
void section_ask_move(struct tui *tui, int pin);

#endif
