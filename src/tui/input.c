/* Where a key or the mouse goes: to a question, a window, a form or the view. */
#include "config.h"

#include "tui/input.h"

#include <curses.h>
#include <string.h>

#include "core/text/fit.h"
#include "tui/ask/ask.h"
#include "tui/ask/form.h"
#include "tui/ask/help.h"
#include "tui/ask/panel.h"
#include "tui/ask/sections.h"
#include "tui/state/key_rows.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/click.h"
#include "tui/term/keys.h"
#include "tui/term/mouse.h"
#include "tui/term/reader.h"

/*
 * Pasted text is no command: it goes into the line that is being typed, or nowhere. True: nothing
 * is left to do.
 */
static bool take_paste(struct tui *tui, struct term_event *event)
{
	const bool covered = tui->panel.open && tui->panel.over_question;
	bool line = tui->ask.open ? ask_takes_line(tui) && !covered
				  : !tui->panel.open && (tui->form.open || tui->view->type);

	if (!event->pasted)
		return false;
	if (!line) {
		tui_say(tui, ROLE_PLAIN,
			"Pasted text is not taken for commands: nothing was done.");
		return true;
	}
	if (event->kind == TERM_CHARACTER)
		return false;
	if (event->key != KEY_RETURN && event->key != KEY_TABULATOR)
		return true;
	event->kind = TERM_CHARACTER;
	event->key = ' ';
	strcpy(event->text, " ");
	return false;
}

static const struct key_row *row_of_table(
	const struct key_table *table, const struct term_event *event)
{
	for (int i = 0; i < table->count; i++)
		if (key_row_has(&table->rows[i], event))
			return &table->rows[i];
	return NULL;
}

/* A key that means the same whatever is open. */
static bool everywhere_key(struct tui *tui, const struct term_event *event)
{
	const struct key_row *row = row_of_table(help_everywhere(), event);

	if (tui_target(tui) == TARGET_VIEW && key_row_of(tui, tui->view->keys, event))
		return false;
	if (row)
		key_row_do(tui, row, event);
	return row != NULL;
}

static bool view_key(struct tui *tui, const struct term_event *event)
{
	const struct view *view = tui->view;
	const struct key_row *row;

	tui->message[0] = '\0';
	if (view->before && view->before(tui, event))
		return true;
	row = key_row_of(tui, view->keys, event);
	if (!row && !tui_carrying(tui) && !view->no_undo)
		row = row_of_table(help_undo(), event);
	if (!row && !tui_carrying(tui) && !(view->typing && view->typing(tui)))
		row = row_of_table(sections_keys(tui, view->type != NULL), event);
	if (!row)
		return view->type && view->type(tui, event);
	if (!view->refuse || !view->refuse(tui, row))
		key_row_do(tui, row, event);
	return true;
}

/* To what has the keys now; false: it does not know this one. */
static bool give(struct tui *tui, const struct term_event *event)
{
	switch (tui_target(tui)) {
	case TARGET_QUESTION:
		return ask_event(tui, event);
	case TARGET_PANEL:
		return panel_key(tui, event);
	case TARGET_FORM:
		return form_event(tui, event);
	case TARGET_VIEW:
		break;
	}
	return view_key(tui, event);
}

/* More cells of choices than this are no message: they stand in the question anyway. */
enum { CHOICES_TOLD = 150 };

/* That this key means nothing here, and which ones do. */
static void say_wrong_key(struct tui *tui, const struct term_event *event)
{
	char name[KEY_NAME_SIZE], choices[CHOICES_SIZE], words[CHOICES_SIZE] = "F1 shows the keys";

	key_called(event, name);
	help_choices(tui, choices, sizeof(choices));
	if (text_width(choices) > CHOICES_TOLD)
		strcpy(words, "the question names the keys");
	else if (choices[0])
		click_words(choices, words, sizeof(words));
	tui_say(tui, ROLE_BAD, "%s means nothing here: %s.", name, words);
	tui->wrong_key = true;
}

/* A key that nobody has taken: a window that speaks of keys lets the view have it. */
static void take_rest(struct tui *tui, const struct term_event *event)
{
	if (tui_target(tui) == TARGET_PANEL && tui->panel.passes && event->kind == TERM_CHARACTER) {
		panel_close_all(tui);
		view_key(tui, event);
	} else {
		say_wrong_key(tui, event);
	}
}

void input_key(struct tui *tui, struct term_event *event)
{
	if (tui->layout.too_small) /* who types does not see what any key would do */
		return;
	if (take_paste(tui, event))
		return;
	if (tui->wrong_key)
		tui->message[0] = '\0';
	if (!everywhere_key(tui, event) && !give(tui, event))
		take_rest(tui, event);
}

/* What is named on the screen is a key; else the view has the mouse, and a window the wheel. */
void input_mouse(struct tui *tui, const struct mouse_event *mouse)
{
	const enum tui_target target = tui_target(tui);
	struct term_event event = {.kind = TERM_KEY};

	if (tui->layout.too_small)
		return;
	if (click_key(mouse, &event)) {
		input_key(tui, &event);
	} else if (target == TARGET_PANEL && mouse->wheel != 0) {
		event.key = mouse->wheel < 0 ? KEY_UP : KEY_DOWN;
		input_key(tui, &event);
	} else if (target == TARGET_VIEW && tui->view->mouse) {
		tui->view->mouse(tui, mouse);
	}
}
