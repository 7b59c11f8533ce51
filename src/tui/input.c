/* Where a key or the mouse goes: to a question, a window, a form or the view. */
#include "config.h"

#include "tui/input.h"

#include <curses.h>
#include <string.h>

#include "tui/ask/ask.h"
#include "tui/ask/form.h"
#include "tui/ask/help.h"
#include "tui/ask/panel.h"
#include "tui/ask/undo.h"
#include "tui/state/state.h"
#include "tui/term/click.h"
#include "tui/term/keys.h"
#include "tui/term/mouse.h"
#include "tui/term/reader.h"
#include "tui/term/term.h"

/*
 * Pasted text is no command: it goes into the line that is being typed, or nowhere. True: nothing
 * is left to do.
 */
static bool take_paste(struct tui *tui, struct term_event *event)
{
	const bool covered = tui->panel.open && tui->panel.over_question;
	bool line = tui->ask.open ? !tui->ask.answers && !covered
				  : !tui->panel.open && (tui->form.open || tui->view->types);

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

/* Every keyboard has these; terminals keep F1 for themselves, and small keyboards have none. */
static void take_twin(struct term_event *event)
{
	static const struct {
		char letter;
		int key;
	} twins[] = {{'g', KEY_F(1)}, {'t', KEY_F(8)}, {'r', KEY_F(9)}};

	for (size_t i = 0; i < sizeof(twins) / sizeof(twins[0]); i++) {
		if (event->kind == TERM_KEY && event->key == key_control(twins[i].letter)) {
			event->key = twins[i].key;
			return;
		}
	}
}

/* Keys that mean the same whatever is open. */
static bool screen_key(struct tui *tui, const struct term_event *event)
{
	if (event->kind != TERM_KEY)
		return false;
	if (event->key == key_control('l')) {
		term_redraw();
		return true;
	}
	if (event->key != key_control('n'))
		return false;
	term_set_mouse(!term_has_mouse());
	tui_say(tui, ROLE_PLAIN,
		term_has_mouse()
			? "The mouse picks cards again. Ctrl-N leaves it to the terminal."
			: "The terminal has the mouse: it selects text. Ctrl-N takes it back.");
	return true;
}

static bool view_key(struct tui *tui, const struct term_event *event)
{
	tui->message[0] = '\0';
	tui->was_emptied = tui->emptied;
	tui->emptied = false;
	if (tui->view->key(tui, event))
		return true;
	if (event->kind == TERM_KEY && event->key == KEY_F(8))
		action_undo(tui);
	else if (event->kind == TERM_KEY && event->key == KEY_F(9))
		action_redo(tui);
	else
		return false;
	return true;
}

static bool asks_for_help(const struct term_event *event)
{
	return event->kind == TERM_KEY && event->key == KEY_F(1);
}

/* To what has the keys now; false: it does not know this one. */
static bool give(struct tui *tui, const struct term_event *event)
{
	switch (tui_target(tui)) {
	case TARGET_QUESTION:
		return !asks_for_help(event) && ask_event(tui, event);
	case TARGET_PANEL:
		return panel_key(tui, event);
	case TARGET_FORM:
		return !asks_for_help(event) && form_event(tui, event);
	case TARGET_VIEW:
		break;
	}
	return view_key(tui, event);
}

/* That this key means nothing here, and which ones do. */
static void say_wrong_key(struct tui *tui, const struct term_event *event)
{
	char name[KEY_NAME_SIZE], choices[CHOICES_SIZE], words[CHOICES_SIZE] = "F1 shows the keys";

	key_called(event, name);
	help_choices(tui, choices, sizeof(choices));
	if (choices[0])
		click_words(choices, words, sizeof(words));
	tui_say(tui, ROLE_BAD, "%s means nothing here: %s.", name, words);
	tui->wrong_key = true;
}

/* A key that nobody has taken. */
static void take_rest(struct tui *tui, const struct term_event *event)
{
	if (asks_for_help(event)) {
		help_open(tui);
	} else if (tui_target(tui) == TARGET_PANEL && tui->panel.passes &&
		event->kind == TERM_CHARACTER) {
		panel_close_all(tui);
		tui->view->key(tui, event);
	} else {
		say_wrong_key(tui, event);
	}
}

void input_key(struct tui *tui, struct term_event *event)
{
	bool quit = event->key == 'q' && event->kind == TERM_CHARACTER && !event->pasted;

	if (tui->layout.too_small) {
		tui->running = !quit;
		return;
	}
	if (take_paste(tui, event))
		return;
	take_twin(event);
	if (screen_key(tui, event))
		return;
	if (tui->wrong_key)
		tui->message[0] = '\0';
	if (!give(tui, event))
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
