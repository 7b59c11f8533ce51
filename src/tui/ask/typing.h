/* Esc in a view with a line to type in. */
#ifndef TUI_ASK_TYPING_H
#define TUI_ASK_TYPING_H

struct tui;

/* It has emptied the line. */
void typing_emptied(struct tui *tui);

#endif
