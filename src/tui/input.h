/* Where a key or the mouse goes. */
#ifndef TUI_INPUT_H
#define TUI_INPUT_H

#include "tui/term/reader.h"

struct tui;

/* A key goes to whatever has the keys now; what is named on the screen is clicked. */
void input_key(struct tui *tui, struct term_event *event);
void input_mouse(struct tui *tui, const struct mouse_event *mouse);

#endif
