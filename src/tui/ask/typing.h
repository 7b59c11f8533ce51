/* Esc in a view with a line to type in. */
#ifndef TUI_ASK_TYPING_H
#define TUI_ASK_TYPING_H

#include "tui/state/view.h"

struct tui;

/* It has emptied the line; and on an empty line it leaves the view. */
void typing_emptied(struct tui *tui);
void typing_leave(struct tui *tui, enum view_id to);

#endif
