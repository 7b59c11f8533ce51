/* The help: a row a key, of whatever keys go to, under headings; behind them what marks mean. */
#include "config.h"

#include "tui/ask/help.h"

#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"
#include "tui/ask/ask.h"
#include "tui/ask/form.h"
#include "tui/ask/panel.h"
#include "tui/ask/sections.h"
#include "tui/ask/undo.h"
#include "tui/state/key_rows.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/click.h"
#include "tui/term/term.h"
#include "tui/term/wrap.h"

static const struct {
	unsigned group;
	const char *title;
} headings[] = {
	{0, NULL},
	{IN_ROUND, "The round"},
	{IN_CARD, "The card and its board"},
	{IN_LOOK, "To look, and to ask"},
	{IN_LISTS, "Lists, paper, the end"},
};

enum { KEY_CELLS = 10 };

static void open_or_close(struct tui *tui);

void help_switch_mouse(struct tui *tui)
{
	term_set_mouse(!term_has_mouse());
	tui_say(tui, ROLE_PLAIN,
		term_has_mouse()
			? "The mouse picks cards again. Ctrl-N leaves it to the terminal."
			: "The terminal has the mouse: it selects text. Ctrl-N takes it back.");
}

static void draw_afresh(struct tui *tui)
{
	(void)tui;
	term_redraw();
}

/* Terminals keep F1 for themselves, and small keyboards have none: each has a twin. */
const struct key_table *help_everywhere(void)
{
	static const struct key_row rows[] = {
		{"F1 Ctrl-G", NULL, "the keys of what is on the screen", WHEN_ANY, open_or_close,
			NULL},
		{"mouse", NULL, "a click on a key that is named on the screen is that key",
			WHEN_ANY, NULL, NULL},
		{"Ctrl-N", NULL, "leave the mouse to the terminal (selects text), or take it",
			WHEN_ANY, help_switch_mouse, NULL},
		{"Ctrl-L", NULL, "draw the screen afresh", WHEN_ANY, draw_afresh, NULL},
		{"Ctrl-Z", NULL, "leave for a while; fg comes back", WHEN_ANY, NULL, NULL},
	};
	static const struct key_table table = {rows, sizeof(rows) / sizeof(rows[0])};

	return &table;
}

const struct key_table *help_undo(void)
{
	static const struct key_row rows[] = {
		{"F8 Ctrl-T", NULL, "undo", WHEN_RESTING, action_undo, NULL},
		{"F9 Ctrl-R", NULL, "redo", WHEN_RESTING, action_redo, NULL},
	};
	static const struct key_table table = {rows, sizeof(rows) / sizeof(rows[0])};

	return &table;
}

/* What keys would go to without the help of it, which is the panel on top. */
static enum tui_target helped_target(const struct tui *tui)
{
	if (tui->ask.open)
		return TARGET_QUESTION;
	if (tui->panel.below)
		return TARGET_PANEL;
	return tui->form.open ? TARGET_FORM : TARGET_VIEW;
}

static int count_rows(key_rows keys)
{
	int count = 0;

	while (keys(count))
		count++;
	return count;
}

/*
 * Those of the view; where there are several sections their key comes first, or last if the view
 * has many, but on a line that is begun, where it is a character.
 */
static const struct key_row *view_row(const struct tui *tui, int i)
{
	const struct key_table *sections = sections_keys(tui, true);
	const bool begun = tui->view->typing && tui->view->typing(tui);
	const int at = tui->view->keys_first ? count_rows(tui->view->keys) : 0;

	if (begun || sections->count == 0)
		return tui->view->keys(i);
	return i == at ? &sections->rows[0] : tui->view->keys(i - (i > at));
}

const struct key_row *help_row(const struct tui *tui, int i)
{
	switch (tui_target(tui)) {
	case TARGET_QUESTION:
		return ask_row(tui, i);
	case TARGET_FORM:
		return form_row(i);
	case TARGET_PANEL:
		return tui->panel.passes ? view_row(tui, i) : NULL;
	case TARGET_VIEW:
		break;
	}
	return view_row(tui, i);
}

const char *help_word(const struct tui *tui, const struct key_row *row)
{
	const enum tui_target target = tui_target(tui);
	const bool of_view = target == TARGET_VIEW || target == TARGET_PANEL;

	if (!key_row_is_on(tui, row))
		return NULL;
	return of_view && tui->view->word ? tui->view->word(tui, row) : row->name;
}

void help_choices(const struct tui *tui, char *text, size_t size)
{
	const enum tui_target target = tui_target(tui);
	const struct key_row *row;
	size_t used = 0;

	text[0] = '\0';
	if (target == TARGET_PANEL)
		panel_choices(tui, text, size);
	else if (target == TARGET_QUESTION)
		ask_choices(tui, text, size);
	for (int i = 0; target == TARGET_FORM && (row = form_row(i)) != NULL && used < size; i++)
		if (row->name)
			used += (size_t)snprintf(text + used, size - used, "%s%s %s",
				used ? "  " : "", row->key, row->name);
}

/* A key and what it does, on as many lines as that takes. */
static void put_key(struct tui *tui, const char *key, const char *help)
{
	const int cells = panel_cells() - KEY_CELLS - 2;
	char part[STRIP_SIZE];

	while (*help) {
		struct strip *strip = panel_line(tui);

		if (!strip)
			return;
		help = wrap_words(help, cells, part, sizeof(part));
		strip_fit(strip, ROLE_KEY, key, KEY_CELLS, false);
		strip_fit(strip, ROLE_PLAIN, part, cells, false);
		key = "";
	}
}

/* A blank line before it, but for the first. */
static void put_heading(struct tui *tui, const char *title)
{
	struct strip *strip;

	if (tui->panel.count > 0)
		panel_line(tui);
	strip = panel_line(tui);
	if (strip)
		strip_put(strip, ROLE_TITLE, title);
}

/* The row if it means something now and stands in this group; the title before the first. */
static void put_row(struct tui *tui, const char **title, unsigned group, const struct key_row *row)
{
	if (!row->help || (row->when & IN_GROUPS) != group || !key_row_is_on(tui, row))
		return;
	if (*title)
		put_heading(tui, *title);
	*title = NULL;
	put_key(tui, row->key, row->help);
}

static void put_table(struct tui *tui, const char *title, const struct key_table *table)
{
	for (int i = 0; i < table->count; i++)
		put_row(tui, &title, 0, &table->rows[i]);
}

/* But for what the view has a row of its own for. */
static void put_undo(struct tui *tui)
{
	const struct key_table *undo = help_undo();
	const char *title = NULL;
	struct term_event key;

	for (int i = 0; i < undo->count && !tui->view->no_undo; i++)
		if (key_row_key(&undo->rows[i], 0, &key) && !key_row_of(tui, tui->view->keys, &key))
			put_row(tui, &title, 0, &undo->rows[i]);
}

static void help_of_view(struct tui *tui)
{
	const struct key_table *sections;
	const struct key_row *row;

	for (size_t g = 0; g < sizeof(headings) / sizeof(headings[0]); g++) {
		const char *title = headings[g].title;

		for (int i = 0; (row = tui->view->keys(i)) != NULL; i++)
			put_row(tui, &title, headings[g].group, row);
	}
	put_table(tui, "Marks", &tui->view->marks);
	if (tui_carrying(tui))
		return;
	sections = sections_keys(tui, tui->view->type != NULL);
	if (sections->count > 0)
		put_table(tui, "Sections", sections);
	put_table(tui, "Everywhere", help_everywhere());
	put_undo(tui);
	panel_line(tui);
	panel_words(
		tui, ROLE_FAINT, "There is no key to save: every action is in the file at once.");
}

/* "y yes  n no": a row each, what a key answers in a sentence. */
static void help_of_question(struct tui *tui)
{
	char choices[CHOICES_SIZE], key[CHOICE_SIZE], help[CHOICE_SIZE + 16];
	char question[sizeof(tui->ask.text)];
	const char *words, *text = choices;
	const struct key_row *row;

	ask_words(tui, question, sizeof(question));
	panel_words(tui, ROLE_STRONG, question);
	panel_line(tui);
	for (int i = 0; (row = ask_row(tui, i)) != NULL; i++)
		put_key(tui, row->key, row->help);
	if (ask_row(tui, 0))
		return;
	ask_choices(tui, choices, sizeof(choices));
	while ((text = click_next(text, key, &words)) != NULL) {
		if (strcmp(key, "Esc") == 0)
			snprintf(help, sizeof(help), "%s",
				"put the question aside: nothing is done");
		else
			snprintf(help, sizeof(help), key[1] ? "%s" : "answers: %s", words);
		put_key(tui, key, help);
	}
}

static void help_of_panel(struct tui *tui)
{
	const struct panel *panel = tui->panel.below;
	const struct key_row *row;

	for (int i = 0; (row = panel_row(panel, i)) != NULL; i++)
		put_key(tui, row->key, row->help);
	if (!panel->passes)
		return;
	panel_line(tui);
	panel_words(tui, ROLE_PLAIN,
		"The keys of what is behind it close it, and do what they do there.");
}

static void help_of_form(struct tui *tui)
{
	const struct key_row *row;

	for (int i = 0; (row = form_row(i)) != NULL; i++)
		put_key(tui, row->key, row->help);
}

static void make_help(struct tui *tui, const void *about)
{
	const enum tui_target target = helped_target(tui);

	(void)about;

	panel_begin(tui, "%s: keys",
		target == TARGET_QUESTION       ? "A question"
			: target == TARGET_FORM ? "A player"
			: target == TARGET_VIEW ? tui->view->name
						: "This window");
	tui->panel.is_help = tui->panel.over_question = true;
	switch (target) {
	case TARGET_QUESTION:
		help_of_question(tui);
		break;
	case TARGET_PANEL:
		help_of_panel(tui);
		break;
	case TARGET_FORM:
		help_of_form(tui);
		break;
	case TARGET_VIEW:
		help_of_view(tui);
		break;
	}
}

static void open_or_close(struct tui *tui)
{
	if (tui->panel.is_help) {
		panel_close(tui);
		return;
	}
	panel_over(tui);
	panel_open(tui, make_help, NULL, 0);
}
