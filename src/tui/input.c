/* Where a key or the mouse goes: to a question, a window, a form or the view. */
#include "config.h"

#include <curses.h>
#include <string.h>

#include "tui/ask.h"
#include "tui/screen.h"

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

static void view_key(struct tui *tui, const struct term_event *event)
{
	tui->message[0] = '\0';
	tui->was_emptied = tui->emptied;
	tui->emptied = false;
	if (tui->view->key(tui, event))
		return;
	if (event->kind == TERM_KEY && event->key == KEY_F(1))
		help_open(tui);
	else if (event->kind == TERM_KEY && event->key == KEY_F(8))
		action_undo(tui);
	else if (event->kind == TERM_KEY && event->key == KEY_F(9))
		action_redo(tui);
	else
		say_wrong_key(tui, event);
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
	switch (tui_target(tui)) {
	case TARGET_QUESTION:
		ask_event(tui, event);
		break;
	case TARGET_PANEL:
		panel_key(tui, event);
		break;
	case TARGET_FORM:
		form_event(tui, event);
		break;
	case TARGET_VIEW:
		view_key(tui, event);
		break;
	}
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
