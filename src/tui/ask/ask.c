/* Questions: by a key, or with a line of text. */
#include "config.h"

#include "tui/ask/ask.h"

#include <curses.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "app/words/words.h"
#include "core/text/text.h"
#include "tui/ask/edit.h"
#include "tui/state/say.h"
#include "tui/state/key_rows.h"
#include "tui/state/state.h"
#include "tui/term/click.h"
#include "tui/term/keys.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/term/wrap.h"

static void begin(
	struct tui *tui, enum ask_kind kind, void (*done)(struct tui *, char, const char *))
{
	tui->ask.open = true;
	tui->ask.kind = kind;
	tui->ask.refused[0] = '\0';
	tui->ask.unasked = false;
	tui->ask.unsaved = false;
	tui->ask.ahead[0] = '\0';
	tui->ask.save = NULL;
	tui->ask.done = done;
	editor_set(&tui->ask.editor, "");
}

__attribute__((format(printf, 4, 0))) static void ask_with_words(struct tui *tui,
	enum ask_kind kind, void (*done)(struct tui *, char, const char *), const char *format,
	va_list args)
{
	tui_put_back(tui);
	begin(tui, kind, done);
	words_format(tui->ask.text, sizeof(tui->ask.text), format, args);
	say_without_commands(tui->ask.text);
}

void ask_key(
	struct tui *tui, void (*done)(struct tui *, char, const char *), const char *format, ...)
{
	va_list args;

	va_start(args, format);
	ask_with_words(tui, ASK_KEY, done, format, args);
	va_end(args);
}

void ask_unsaved(
	struct tui *tui, void (*done)(struct tui *, char, const char *), const char *format, ...)
{
	static const char answers[] = "\ns save   x throw away   Esc back to the form";
	const size_t room = sizeof(tui->ask.text) - sizeof(answers);
	va_list args;

	tui_put_back(tui);
	begin(tui, ASK_KEY, done);
	tui->ask.unsaved = true;
	va_start(args, format);
	words_format(tui->ask.text, room, format, args);
	va_end(args);
	words_put(tui->ask.text + strlen(tui->ask.text), sizeof(answers), "%s", answers);
}

void ask_yes(
	struct tui *tui, void (*done)(struct tui *, char, const char *), const char *format, ...)
{
	va_list args;

	va_start(args, format);
	ask_with_words(tui, ASK_YES, done, format, args);
	va_end(args);
}

void ask_enter(
	struct tui *tui, void (*done)(struct tui *, char, const char *), const char *format, ...)
{
	va_list args;

	va_start(args, format);
	ask_with_words(tui, ASK_ENTER, done, format, args);
	va_end(args);
}

void ask_line(struct tui *tui, const char *initial, void (*done)(struct tui *, char, const char *),
	const char *format, ...)
{
	va_list args;

	tui_put_back(tui);
	begin(tui, ASK_LINE, done);
	editor_set(&tui->ask.editor, initial);
	editor_offer(&tui->ask.editor);
	va_start(args, format);
	words_format(tui->ask.text, sizeof(tui->ask.text), format, args);
	va_end(args);
	say_without_commands(tui->ask.text);
}

void ask_saves(struct tui *tui, void (*save)(struct tui *))
{
	tui->ask.save = save;
}

void ask_in_the_air(
	struct tui *tui, void (*done)(struct tui *, char, const char *), const char *text)
{
	begin(tui, ASK_LINE, done);
	words_put(tui->ask.text, sizeof(tui->ask.text), "%s", text);
}

void ask_unasked(struct tui *tui)
{
	tui->ask.unasked = true;
}

/* Typed at what was on the screen before. */
static void drop_ahead(struct tui *tui, const struct term_event *event)
{
	struct ask *ask = &tui->ask;
	const size_t used = strlen(ask->ahead);
	const bool shows = event->kind == TERM_CHARACTER;

	words_put(ask->ahead + used, sizeof(ask->ahead) - used, "%s", shows ? event->text : "");
	words_put(ask->refused, sizeof(ask->refused),
		"%s%s%s was typed before this question came: it is no answer, and nothing of it was entered.",
		ask->ahead[0] ? "\"" : "", ask->ahead[0] ? ask->ahead : "What",
		ask->ahead[0] ? "\"" : "");
}

void ask_keep(struct tui *tui, const void *about, size_t size)
{
	tui->ask.about = about_of(about, size);
}

const void *ask_kept(const struct tui *tui)
{
	return tui->ask.about.bytes;
}

void ask_refuse(struct tui *tui)
{
	tui->ask.open = true;
	words_put(tui->ask.refused, sizeof(tui->ask.refused), "%s", tui->message);
	tui->message[0] = '\0';
}

static void answer(struct tui *tui, char key, const char *text)
{
	void (*done)(struct tui *, char, const char *) = tui->ask.done;

	tui->ask.open = false;
	tui->ask.refused[0] = '\0';
	tui->message[0] = '\0';
	done(tui, key, text);
}

static bool is_yes(const char *text)
{
	return text_key_is("y", text) || text_key_is("yes", text);
}

/* Anything but y is "no", which is said where it was meant for something else. */
static void answer_yes(struct tui *tui, const char *text)
{
	if (is_yes(text)) {
		answer(tui, 'y', text);
		return;
	}
	answer(tui, 'n', text);
	if (!text[0] || text_key_is("n", text) || text_key_is("no", text))
		return;
	tui_say(tui, ROLE_BAD,
		"\"%.40s\" was typed at a question and is not y: nothing was entered or changed.",
		text);
	words_put(tui->no_answer, sizeof(tui->no_answer), "%s", text);
}

static void accept_line(struct tui *tui)
{
	char text[EDITOR_SIZE];

	memcpy(text, tui->ask.editor.text, sizeof(text));
	if (tui->ask.kind == ASK_YES)
		answer_yes(tui, text);
	else
		answer(tui, '\r', text);
}

/* The form of which it is a field is saved, but for a line that is refused. */
static void accept_and_save(struct tui *tui)
{
	void (*save)(struct tui *) = tui->ask.save;

	accept_line(tui);
	if (save && !tui->ask.open)
		save(tui);
}

static void put_aside(struct tui *tui)
{
	answer(tui, 0, NULL);
}

static const struct key_row line_rows[] = {
	{"Enter", "accept", "take the line as it stands", WHEN_ANY, accept_line, NULL},
	{"Ctrl-S", NULL, "the same; of a field of a form, save it with the line", WHEN_ANY,
		accept_and_save, NULL},
	{"Esc", "put aside", "put the question aside: nothing is done", WHEN_ANY, put_aside, NULL},
};
static const struct key_table line_keys = {line_rows, sizeof(line_rows) / sizeof(line_rows[0])};

static const struct key_row yes_rows[] = {
	{"Enter", NULL, "yes if y is typed; on an empty line, or behind anything else, no",
		WHEN_ANY, accept_line, NULL},
	{"Esc", NULL, "no: nothing is done", WHEN_ANY, put_aside, NULL},
};
static const struct key_table yes_keys = {yes_rows, sizeof(yes_rows) / sizeof(yes_rows[0])};

static bool takes_line(const struct ask *ask)
{
	return ask->kind == ASK_LINE || ask->kind == ASK_YES;
}

bool ask_takes_line(const struct tui *tui)
{
	return takes_line(&tui->ask);
}

/* Where the answers of a question begin in its text: behind the last line break. */
static const char *answers_of(const struct ask *ask)
{
	const char *line = !takes_line(ask) ? strrchr(ask->text, '\n') : NULL;

	return line ? line + 1 : ask->text + strlen(ask->text);
}

static const struct key_row *line_row(int i)
{
	const struct key_table *const tables[] = {&line_keys, edit_keys(), NULL};

	return key_row_at(tables, i);
}

static const struct key_row *yes_row(int i)
{
	const struct key_table *const tables[] = {&yes_keys, edit_keys(), NULL};

	return key_row_at(tables, i);
}

static key_rows rows_of(const struct ask *ask)
{
	return ask->kind == ASK_YES ? yes_row : line_row;
}

const struct key_row *ask_row(const struct tui *tui, int i)
{
	return takes_line(&tui->ask) ? rows_of(&tui->ask)(i) : NULL;
}

void ask_words(const struct tui *tui, char *text, size_t size)
{
	const struct ask *ask = &tui->ask;

	snprintf(text, size, "%.*s", (int)(answers_of(ask) - ask->text), ask->text);
	for (char *end; (end = strchr(text, '\n')) != NULL;)
		*end = ' ';
}

/* What Enter would answer with the line as it stands. */
static const char *yes_choices(const char *typed)
{
	if (is_yes(typed))
		return "Enter yes  Esc no";
	return typed[0] ? "Enter or Esc no" : "y yes  Enter or Esc no";
}

void ask_choices(const struct tui *tui, char *text, size_t size)
{
	const char *answers = answers_of(&tui->ask);

	if (tui->ask.kind == ASK_LINE)
		snprintf(text, size, "Enter accepts  %sEsc puts aside",
			tui->ask.save ? "Ctrl-S saves  " : "");
	else if (tui->ask.kind == ASK_YES)
		snprintf(text, size, "%s", yes_choices(tui->ask.editor.text));
	else
		snprintf(text, size, "%s%s", answers,
			tui->ask.kind == ASK_ENTER || strstr(answers, "Esc")
				? ""
				: "   Esc puts it aside");
}

enum { ASK_LINES = 14 };

/* The question itself, in lines; returns how many. */
static int wrap_question(const struct ask *ask, int cells, char lines[ASK_LINES][STRIP_SIZE])
{
	const char *text = ask->text, *end = answers_of(ask);
	int count = 0;

	while (text < end && count < ASK_LINES) {
		char part[sizeof(ask->text)];
		size_t length = strcspn(text, "\n");
		const char *left = part;

		/* A line break parts what is the case from what is asked. */
		memcpy(part, text, length);
		part[length] = '\0';
		text += length + (text[length] == '\n');
		while (*left && count < ASK_LINES)
			left = wrap_words(left, cells, lines[count++], sizeof(lines[0]));
	}
	return count;
}

/* Why the line was refused, below the question; returns how many lines both are. */
static int wrap_refusal(
	const struct ask *ask, int cells, int count, char lines[ASK_LINES][STRIP_SIZE])
{
	for (const char *left = ask->refused; *left && count < ASK_LINES;)
		left = wrap_words(left, cells, lines[count++], sizeof(lines[0]));
	return count;
}

static void draw_answers(const char *choices, int row, int col, int cells)
{
	while ((choices = click_choices(row++, col, choices, cells)) != NULL)
		;
}

static int count_rows(const char *choices, int cells)
{
	int rows = 0;

	for (; choices; rows++)
		choices = click_choices(CLICK_UNSEEN, 0, choices, cells);
	return rows;
}

void ask_draw(struct tui *tui)
{
	char lines[ASK_LINES][STRIP_SIZE], choices[sizeof(tui->ask.text)];
	const int cells = COLS - 12 < 76 ? COLS - 12 : 76;
	const int asked = wrap_question(&tui->ask, cells, lines);
	const int count = wrap_refusal(&tui->ask, cells, asked, lines);
	int row, col = (COLS - cells - 4) / 2, rows = 1;

	ask_choices(tui, choices, sizeof(choices));
	if (!takes_line(&tui->ask))
		rows = count_rows(choices, cells);
	tui->ask.unasked = false;
	row = (LINES - count - rows - 2) / 2;
	paint_window(row, col, count + rows + 2, cells + 4, NULL);
	paint_point(row + 1, col + 2);
	for (int i = 0; i < count; i++)
		paint_text(
			row + 1 + i, col + 2, i < asked ? ROLE_PLAIN : ROLE_BAD, lines[i], cells);
	click_here(tui_target(tui) == TARGET_QUESTION);
	if (!takes_line(&tui->ask)) {
		draw_answers(choices, row + 1 + count, col + 2, cells);
		return;
	}
	edit_draw(&tui->ask.editor, row + 1 + count, col + 2, cells, true);
	click_in_edge(row + 2 + count, col + 2, choices, cells);
}

static bool is_save(const struct term_event *event)
{
	static const char name[] = "Ctrl-S";
	struct term_event key;

	return event->kind == TERM_KEY && key_named(name, strlen(name), &key) &&
		key.key == event->key;
}

/* One of the keys that the question names. */
static bool answer_key(struct tui *tui, const struct term_event *event)
{
	char choices[sizeof(tui->ask.text)], name[CHOICE_SIZE];
	const char *words, *left = choices;
	struct term_event key;

	if (tui->ask.unsaved && is_save(event)) {
		answer(tui, 's', NULL);
		return true;
	}
	ask_choices(tui, choices, sizeof(choices));
	while ((left = click_next(left, name, &words)) != NULL) {
		if (!key_named(name, strlen(name), &key) || key.kind != event->kind ||
			key.key != event->key || event->pasted)
			continue;
		answer(tui, key.key == KEY_ESCAPE ? 0 : (char)key.key, NULL);
		return true;
	}
	return false;
}

bool ask_event(struct tui *tui, const struct term_event *event)
{
	const struct key_row *row;

	if (tui->ask.unasked) {
		drop_ahead(tui, event);
		return true;
	}
	switch (tui->ask.kind) {
	case ASK_KEY:
		return answer_key(tui, event);
	case ASK_ENTER:
		answer(tui, event->kind == TERM_KEY && event->key == KEY_RETURN ? '\r' : 0, NULL);
		return true;
	case ASK_LINE:
	case ASK_YES:
		break;
	}
	row = key_row_of(tui, rows_of(&tui->ask), event);
	if (!row)
		return edit_event(&tui->ask.editor, event);
	key_row_do(tui, row, event);
	return true;
}
