/* A list with a cursor and a scroll position, and moving in it. */
#ifndef TUI_STATE_LIST_H
#define TUI_STATE_LIST_H

#include <stdbool.h>

#include "tui/term/mouse.h"

struct list {
	int at, top;
};

bool list_key(struct list *list, int key, int count, int page);
void list_reveal(struct list *list, int count, int page);
/*
 * The wheel moves; a click chooses the row under it, of those that stand from first_row on. True if
 * it was such a click.
 */
bool list_mouse(
	struct list *list, const struct mouse_event *mouse, int count, int first_row, int page);

#endif
