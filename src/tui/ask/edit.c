/* A line that is typed in: its keys and its painting. */
#include "config.h"

#include "tui/ask/edit.h"

#include <curses.h>

#include "tui/term/paint.h"
#include "tui/term/reader.h"

bool edit_event(struct editor *editor, const struct term_event *event)
{
	if (event->kind == TERM_CHARACTER) {
		editor_insert(editor, event->text);
		return true;
	}
	switch (event->key) {
	case KEY_LEFT:
		editor_move(editor, EDITOR_LEFT);
		return true;
	case KEY_RIGHT:
		editor_move(editor, EDITOR_RIGHT);
		return true;
	case KEY_HOME:
		editor_move(editor, EDITOR_HOME);
		return true;
	case KEY_END:
		editor_move(editor, EDITOR_END);
		return true;
	case KEY_BACKSPACE:
		editor_move(editor, EDITOR_RUB_OUT);
		return true;
	case KEY_DC:
		editor_move(editor, EDITOR_DELETE);
		return true;
	default:
		break;
	}
	if (event->key == key_control('u'))
		editor_move(editor, EDITOR_KILL_LINE);
	else if (event->key == key_control('w'))
		editor_move(editor, EDITOR_KILL_WORD);
	else if (event->key == key_control('a'))
		editor_move(editor, EDITOR_HOME);
	else if (event->key == key_control('e'))
		editor_move(editor, EDITOR_END);
	else
		return false;
	return true;
}

void edit_draw(const struct editor *editor, int row, int col, int cells, bool active)
{
	int at = editor_column(editor), skipped = 0;
	const char *text = editor->text;

	/* Scrolled by whole characters until the cursor is inside. */
	while (at - skipped >= cells && *text) {
		struct editor head = {.at = 0};

		editor_set(&head, text);
		editor_move(&head, EDITOR_HOME);
		editor_move(&head, EDITOR_RIGHT);
		skipped += editor_column(&head);
		text += head.at;
	}
	paint_blank(row, col, cells, active ? ROLE_LEGAL : ROLE_PLAIN);
	paint_text(row, col,
		active && editor->offered ? ROLE_SELECTED
			: active          ? ROLE_LEGAL
					  : ROLE_PLAIN,
		text, cells);
	if (active)
		paint_cursor(row, col + at - skipped);
}
