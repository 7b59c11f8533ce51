/* Questions: by a key, or with a line of text. */
#include "config.h"

#include <curses.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "app/words.h"
#include "core/fit.h"
#include "tui/screen.h"

static void begin(
	struct tui *tui, const char *answers, void (*done)(struct tui *, char, const char *))
{
	carry_cancel(tui);
	tui->ask.open = true;
	tui->ask.answers = answers;
	tui->ask.enter_only = false;
	tui->ask.done = done;
	editor_set(&tui->ask.editor, "");
}

void ask_key(struct tui *tui, const char *answers, void (*done)(struct tui *, char, const char *),
	const char *format, ...)
{
	va_list args;

	begin(tui, answers, done);
	va_start(args, format);
	words_format(tui->ask.text, sizeof(tui->ask.text), format, args);
	va_end(args);
}

void ask_enter(
	struct tui *tui, void (*done)(struct tui *, char, const char *), const char *format, ...)
{
	va_list args;

	begin(tui, "", done);
	tui->ask.enter_only = true;
	va_start(args, format);
	words_format(tui->ask.text, sizeof(tui->ask.text), format, args);
	va_end(args);
}

void ask_line(struct tui *tui, const char *initial, void (*done)(struct tui *, char, const char *),
	const char *format, ...)
{
	va_list args;

	begin(tui, NULL, done);
	editor_set(&tui->ask.editor, initial);
	editor_offer(&tui->ask.editor);
	va_start(args, format);
	words_format(tui->ask.text, sizeof(tui->ask.text), format, args);
	va_end(args);
}

static const struct key_help line_help[] = {
	{"Enter", "accept", "take the line as it stands", WHEN_ANY},
	{"Esc", "put aside", "put the question aside: nothing is done", WHEN_ANY},
	{"←→", NULL, "move in the line; Home, End: to its ends", WHEN_ANY},
	{"Ctrl-U", NULL, "empty the line; Ctrl-W takes the last word away", WHEN_ANY},
};

static const struct key_help choice_help[] = {
	{"Esc", "put aside", "put the question aside: nothing is done", WHEN_ANY},
	{"letter", NULL, "one of the answers that stand below the question", WHEN_ANY},
};

static const struct key_help enter_help[] = {
	{"Enter", "yes", "do what the question asks", WHEN_ANY},
	{"Esc", "put aside", "as any other key: nothing is done", WHEN_ANY},
};

const struct key_help *ask_keys(const struct tui *tui, int *count)
{
	if (tui->ask.enter_only) {
		*count = sizeof(enter_help) / sizeof(enter_help[0]);
		return enter_help;
	}
	if (tui->ask.answers) {
		*count = sizeof(choice_help) / sizeof(choice_help[0]);
		return choice_help;
	}
	*count = sizeof(line_help) / sizeof(line_help[0]);
	return line_help;
}

void ask_draw(struct tui *tui)
{
	char lines[8][STRIP_SIZE];
	const char *text = tui->ask.text;
	int cells = COLS - 12 < 76 ? COLS - 12 : 76, count = 0, row, col;

	while (*text && count < 8) {
		char part[sizeof(tui->ask.text)];
		size_t length = strcspn(text, "\n");
		const char *left = part;

		/* A line break parts the question from its keys. */
		memcpy(part, text, length);
		part[length] = '\0';
		text += length + (text[length] == '\n');
		while (*left && count < 8)
			left = wrap_words(left, cells, lines[count++], sizeof(lines[0]));
	}
	row = (LINES - count - 3) / 2;
	col = (COLS - cells - 4) / 2;
	paint_box(row, col, count + 2 + !tui->ask.answers, cells + 4, NULL);
	paint_point(row + 1, col + 2);
	for (int i = 0; i < count; i++)
		paint_text(row + 1 + i, col + 2,
			tui->ask.answers && i == count - 1 ? ROLE_KEY : ROLE_PLAIN, lines[i],
			cells);
	if (!tui->ask.answers) {
		edit_draw(&tui->ask.editor, row + 1 + count, col + 2, cells, true);
		paint_text(row + 2 + count, col + 2, ROLE_KEY, " Enter accepts  Esc puts aside ",
			cells);
	}
}

static void answer(struct tui *tui, char key, const char *text)
{
	void (*done)(struct tui *, char, const char *) = tui->ask.done;

	tui->ask.open = false;
	tui->message[0] = '\0';
	done(tui, key, text);
}

void ask_event(struct tui *tui, const struct term_event *event)
{
	char text[EDITOR_SIZE];

	if (event->kind == TERM_KEY && event->key == KEY_ESCAPE) {
		answer(tui, 0, NULL);
		return;
	}
	if (event->kind == TERM_KEY && event->key == KEY_F(1)) {
		help_open(tui);
		return;
	}
	if (tui->ask.enter_only) {
		answer(tui, event->kind == TERM_KEY && event->key == KEY_RETURN ? '\r' : 0, NULL);
		return;
	}
	if (tui->ask.answers) {
		if (event->kind == TERM_CHARACTER && event->key &&
			strchr(tui->ask.answers, event->key))
			answer(tui, (char)event->key, NULL);
		return;
	}
	if (event->kind == TERM_KEY && event->key == KEY_RETURN) {
		snprintf(text, sizeof(text), "%s", tui->ask.editor.text);
		answer(tui, '\r', text);
		return;
	}
	edit_event(&tui->ask.editor, event);
}

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
