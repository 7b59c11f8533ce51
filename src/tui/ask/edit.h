/* A line that is typed in: its keys and its painting. */
#ifndef TUI_ASK_EDIT_H
#define TUI_ASK_EDIT_H

#include <stdbool.h>

#include "board/editor.h"
#include "tui/state/key_rows.h"
#include "tui/term/reader.h"

/* What the keys that edit a line do, for the help of what has such a line. */
const struct key_table *edit_keys(void);
/* Keys that edit a line; false if the event is none of them. */
bool edit_event(struct editor *editor, const struct term_event *event);
/* The line with its cursor, scrolled so that the cursor shows. */
void edit_draw(const struct editor *editor, int row, int col, int cells, bool active);

#endif
