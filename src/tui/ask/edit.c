/* A line that is typed in: its keys and its painting. */
#include "config.h"

#include "tui/ask/edit.h"

#include <string.h>

#include "tui/term/keys.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"

static const struct {
	const char *key;
	enum editor_move move;
} moves[] = {
	{"←", EDITOR_LEFT},
	{"→", EDITOR_RIGHT},
	{"Home", EDITOR_HOME},
	{"Ctrl-A", EDITOR_HOME},
	{"End", EDITOR_END},
	{"Ctrl-E", EDITOR_END},
	{"Backspace", EDITOR_RUB_OUT},
	{"Del", EDITOR_DELETE},
	{"Ctrl-U", EDITOR_KILL_LINE},
	{"Ctrl-W", EDITOR_KILL_WORD},
};

const struct key_table *edit_keys(void)
{
	static const struct key_row rows[] = {
		{"←→", NULL, "move in the line; Home, End: to its ends", WHEN_ANY, NULL, NULL},
		{"Ctrl-U", NULL, "empty the line; Ctrl-W takes the last word away", WHEN_ANY, NULL,
			NULL},
	};
	static const struct key_table table = {rows, sizeof(rows) / sizeof(rows[0])};

	return &table;
}

bool edit_event(struct editor *editor, const struct term_event *event)
{
	struct term_event key;

	if (event->kind == TERM_CHARACTER) {
		editor_insert(editor, event->text);
		return true;
	}
	for (size_t i = 0; i < sizeof(moves) / sizeof(moves[0]); i++) {
		if (key_named(moves[i].key, strlen(moves[i].key), &key) && key.key == event->key) {
			editor_move(editor, moves[i].move);
			return true;
		}
	}
	return false;
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
