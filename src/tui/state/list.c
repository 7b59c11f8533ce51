/* Moving in a list: a cursor, a first row shown. */
#include "config.h"

#include "tui/state/list.h"

#include <curses.h>

#include "tui/term/mouse.h"

void list_reveal(struct list *list, int count, int page)
{
	if (list->at >= count)
		list->at = count - 1;
	if (list->at < 0)
		list->at = 0;
	if (list->at >= list->top + page)
		list->top = list->at - page + 1;
	if (list->at < list->top)
		list->top = list->at;
	if (list->top > count - page)
		list->top = count - page;
	if (list->top < 0)
		list->top = 0;
}

bool list_key(struct list *list, int key, int count, int page)
{
	switch (key) {
	case KEY_UP:
		list->at--;
		break;
	case KEY_DOWN:
		list->at++;
		break;
	case KEY_PPAGE:
		list->at -= page - 1;
		break;
	case KEY_NPAGE:
		list->at += page - 1;
		break;
	case KEY_HOME:
		list->at = 0;
		break;
	case KEY_END:
		list->at = count - 1;
		break;
	default:
		return false;
	}
	list_reveal(list, count, page);
	return true;
}

bool list_mouse(
	struct list *list, const struct mouse_event *mouse, int count, int first_row, int page)
{
	const int row = mouse->row - first_row;
	const bool clicked = mouse->wheel == 0 && mouse->press && row >= 0 && row < page &&
		list->top + row < count;

	list->at = clicked ? list->top + row : list->at + mouse->wheel;
	list_reveal(list, count, page);
	return clicked;
}
