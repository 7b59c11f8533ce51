/*
 * Undo and redo, one step of the journal. What another desk did is asked about, and a published
 * draw goes back only for a reason that is typed.
 */
#include "config.h"

#include "tui/ask/undo.h"

#include <stdio.h>
#include <string.h>

#include "app/event/journal.h"
#include "app/section/section.h"
#include "tui/ask/ask.h"
#include "tui/state/state.h"

/*
 * Whose last action is meant: that of the section, unless what is chosen is the event's; among the
 * sections the later one of both.
 */
static void choose_line(struct tui *tui, bool redo)
{
	if (tui->view->of_sections)
		app_set_later_line(tui->app, redo);
	else if (tui->view->of_event && tui->view->of_event(tui))
		app_set_event_line(tui->app);
	else
		app_set_section(tui->app, app_section(tui->app));
}

/* The cursor goes to what was changed, on the draw board as well. */
static void show_changed(struct tui *tui, const struct app_touched *touched)
{
	if (tui->view->touched)
		tui->view->touched(tui, touched);
	if (tui->view->id != VIEW_BOARD)
		tui->views[VIEW_BOARD]->touched(tui, touched);
}

/* False after a message. */
static bool take_back(struct tui *tui, const char *reason)
{
	struct error error = {.code = STATUS_OK};
	struct app_touched touched;
	char label[120] = "", place[ENTRY_PLACE_SIZE];

	app_last_touched(tui->app, &touched);
	if (!tui_did(tui, app_undo(tui->app, reason, label, &error), &error))
		return false;
	show_changed(tui, &touched);
	tui_say(tui, ROLE_GOOD, "Undone: %s%s. Ctrl-R does it again.", label,
		app_turned_place(tui->app, place));
	return true;
}

static void say_changed(struct tui *tui)
{
	tui_say(tui, ROLE_BAD, "Something else was done since: look, and try again.");
}

/* Only the action that was asked about, by its name: the other desk may have done more. */
static void on_reason(struct tui *tui, char answer, const char *text)
{
	char label[120] = "";

	(void)answer;
	if (!text)
		return;
	if (!app_undo_unpublishes(tui->app, label) || strcmp(label, ask_kept(tui)) != 0)
		say_changed(tui);
	else if (!take_back(tui, text))
		ask_refuse(tui);
}

static void undo(struct tui *tui)
{
	char label[120] = "";

	if (!app_undo_unpublishes(tui->app, label)) {
		take_back(tui, NULL);
		return;
	}
	ask_line(tui, "", on_reason,
		"\"%s\": take it back? The lists on the wall are then wrong. Reason:", label);
	ask_keep(tui, label, sizeof(label));
	ask_unasked(tui);
}

static void on_foreign(struct tui *tui, char answer, const char *text)
{
	char label[120] = "";

	(void)text;
	if (answer != 'y') {
		tui_say(tui, ROLE_PLAIN, "Not taken back: \"%s\" stands.",
			(const char *)ask_kept(tui));
		return;
	}
	if (app_undo_is_foreign(tui->app, label) && !strcmp(label, ask_kept(tui)))
		undo(tui);
	else
		say_changed(tui);
}

void action_undo(struct tui *tui)
{
	char label[120] = "";

	tui_put_back(tui);
	choose_line(tui, false);
	if (!app_undo_is_foreign(tui->app, label)) {
		undo(tui);
		return;
	}
	ask_yes(tui, on_foreign, "The last action was %s's: \"%s\". Take it back?",
		app_undo_desk(tui->app), label);
	ask_keep(tui, label, sizeof(label));
}

void action_redo(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	struct app_touched touched;
	char label[120] = "", place[ENTRY_PLACE_SIZE];

	tui_put_back(tui);
	choose_line(tui, true);
	if (!tui_did(tui, app_redo(tui->app, label, &error), &error))
		return;
	app_last_touched(tui->app, &touched);
	show_changed(tui, &touched);
	tui_say(tui, ROLE_GOOD, "Done again: %s%s. Ctrl-T takes it back.", label,
		app_turned_place(tui->app, place));
}
