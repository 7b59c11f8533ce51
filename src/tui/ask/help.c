/* The help: a row a key, of whatever keys go to, under headings; behind them what marks mean. */
#include "config.h"

#include "tui/ask/help.h"

#include <stdio.h>
#include <string.h>

#include "core/fit.h"
#include "tui/ask/ask.h"
#include "tui/ask/form.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/click.h"
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

static const struct key_help everywhere[] = {
	{"F1 Ctrl-G", NULL, "the keys of what is on the screen", WHEN_ANY},
	{"F8 Ctrl-T", NULL, "undo", WHEN_ANY},
	{"F9 Ctrl-R", NULL, "redo", WHEN_ANY},
	{"mouse", NULL, "a click on a key that is named on the screen is that key", WHEN_ANY},
	{"Ctrl-N", NULL, "leave the mouse to the terminal (selects text), or take it", WHEN_ANY},
	{"Ctrl-L", NULL, "draw the screen afresh", WHEN_ANY},
	{"Ctrl-Z", NULL, "leave for a while; fg comes back", WHEN_ANY},
};

/* What keys would go to without the help of it, which is the panel on top. */
static enum tui_target helped_target(const struct tui *tui)
{
	if (tui->ask.open)
		return TARGET_QUESTION;
	if (tui->panel.below)
		return TARGET_PANEL;
	return tui->form.open ? TARGET_FORM : TARGET_VIEW;
}

const struct key_help *help_keys(const struct tui *tui, int *count)
{
	switch (tui_target(tui)) {
	case TARGET_QUESTION:
		return ask_keys(tui, count);
	case TARGET_FORM:
		return form_keys(count);
	case TARGET_PANEL:
		*count = 0;
		if (!tui->panel.passes)
			return NULL;
		break;
	case TARGET_VIEW:
		break;
	}
	*count = tui->view->nkeys;
	return tui->view->keys;
}

void help_choices(const struct tui *tui, char *text, size_t size)
{
	const enum tui_target target = tui_target(tui);
	int count;
	const struct key_help *keys = help_keys(tui, &count);
	size_t used = 0;

	text[0] = '\0';
	if (target == TARGET_PANEL)
		panel_choices(tui, text, size);
	else if (target == TARGET_QUESTION)
		ask_choices(tui, text, size);
	for (int i = 0; target == TARGET_FORM && i < count && used < size; i++)
		if (keys[i].name)
			used += (size_t)snprintf(text + used, size - used, "%s%s %s",
				used ? "  " : "", keys[i].key, keys[i].name);
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

/* Those of the rows that mean something now and stand in this group. */
static void put_group(
	struct tui *tui, const char *title, unsigned group, const struct key_help *rows, int count)
{
	for (int i = 0; i < count; i++) {
		if ((rows[i].when & IN_GROUPS) != group || !tui_key_is_on(tui, &rows[i]))
			continue;
		if (title)
			put_heading(tui, title);
		title = NULL;
		put_key(tui, rows[i].key, rows[i].help);
	}
}

static void help_of_view(struct tui *tui)
{
	const struct view *view = tui->view;

	for (size_t i = 0; i < sizeof(headings) / sizeof(headings[0]); i++)
		put_group(tui, headings[i].title, headings[i].group, view->keys, view->nkeys);
	put_group(tui, "Marks", 0, view->marks, view->nmarks);
	if (tui_carrying(tui))
		return;
	put_group(tui, "Everywhere", 0, everywhere, sizeof(everywhere) / sizeof(everywhere[0]));
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
	int count;
	const struct key_help *keys = ask_keys(tui, &count);

	ask_words(tui, question, sizeof(question));
	panel_words(tui, ROLE_STRONG, question);
	panel_line(tui);
	put_group(tui, NULL, 0, keys, count);
	if (keys)
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

	for (int i = 0; i < panel->nkeys; i++)
		put_key(tui, panel->keys[i]->key, panel->keys[i]->help);
	if (panel->sign)
		return;
	put_key(tui, "↑↓", "scroll by a line; PgUp, PgDn, Home, End, and the wheel of the mouse");
	put_key(tui, "Esc",
		panel->below ? "go back to the window before (q, too)"
			     : "close the window (q, too)");
	if (!panel->passes)
		return;
	panel_line(tui);
	panel_words(tui, ROLE_PLAIN,
		"The keys of what is behind it close it, and do what they do there.");
}

static void make_help(struct tui *tui)
{
	const enum tui_target target = helped_target(tui);
	const struct key_help *keys;
	int count;

	panel_begin(tui, "%s: keys",
		target == TARGET_QUESTION       ? "A question"
			: target == TARGET_FORM ? "A player"
			: target == TARGET_VIEW ? tui->view->name
						: "This window");
	tui->panel.is_help = tui->panel.over_question = true;
	tui->panel.again = make_help;
	switch (target) {
	case TARGET_QUESTION:
		help_of_question(tui);
		break;
	case TARGET_PANEL:
		help_of_panel(tui);
		break;
	case TARGET_FORM:
		keys = form_keys(&count);
		put_group(tui, NULL, 0, keys, count);
		break;
	case TARGET_VIEW:
		help_of_view(tui);
		break;
	}
}

void help_open(struct tui *tui)
{
	panel_over(tui);
	make_help(tui);
}
