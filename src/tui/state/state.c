/* The state of the screen: what is shown, what is said, where keys go; no view is named here. */
#include "config.h"

#include "tui/board/draw_board.h"
#include "tui/state/state.h"

#include <stdarg.h>
#include <stdio.h>

#include "app/words/words.h"
#include "core/season.h"
#include "tui/state/say.h"
#include "tui/state/view.h"

enum { CARDS_MANY = 500 };

const struct event *tui_event(const struct tui *tui)
{
	return app_event(tui->app);
}

bool tui_is_season(const struct tui *tui)
{
	return event_is_season(tui_event(tui), app_section(tui->app));
}

bool tui_has_players(const struct tui *tui)
{
	int count;

	event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &count);
	return count > 0;
}

bool tui_has_many(const struct tui *tui)
{
	return tui->model.ncards >= CARDS_MANY;
}

const struct vocabulary *tui_vocabulary(const struct tui *tui)
{
	return vocabulary_of(tui_event(tui), app_section(tui->app));
}

void tui_say(struct tui *tui, enum role role, const char *format, ...)
{
	size_t used = 0;
	va_list args;

	if (tui->no_answer[0]) {
		words_put(tui->message, sizeof(tui->message),
			"\"%s\" was typed at a question: not entered. ", tui->no_answer);
		used = strlen(tui->message);
		tui->no_answer[0] = '\0';
	}
	va_start(args, format);
	words_format(tui->message + used, sizeof(tui->message) - used, format, args);
	va_end(args);
	say_without_commands(tui->message);
	tui->message_role = role;
	tui->wrong_key = false;
}

/*
 * A file that cannot be written may be another one by now: what was entered before is saved then.
 */
static bool file_is_lost(struct tui *tui)
{
	struct error error = {.text = ""};
	bool changed;

	if (app_read_only(tui->app) || app_refresh(tui->app, &changed, &error) == STATUS_OK)
		return false;
	tui_say(tui, ROLE_BAD, "%s What was just done is not in it.", error.text);
	return true;
}

bool tui_did(struct tui *tui, enum status status, const struct error *error)
{
	if (status == STATUS_OK) {
		tui->stale = true;
		return true;
	}
	if (status == STATUS_IO && file_is_lost(tui))
		return false;
	tui_say(tui, ROLE_BAD, "%s", error->text[0] ? error->text : status_text(status));
	return false;
}

bool tui_may_change(struct tui *tui)
{
	if (app_read_only(tui->app))
		tui_say(tui, ROLE_BAD, "For reading only: %s.", app_read_only_why(tui->app));
	return !app_read_only(tui->app);
}

bool tui_carrying(const struct tui *tui)
{
	return tui->board->drag.state == DRAG_CARRYING;
}

enum tui_target tui_target(const struct tui *tui)
{
	if (tui->ask.open && !(tui->panel.open && tui->panel.over_question))
		return TARGET_QUESTION;
	if (tui->panel.open)
		return TARGET_PANEL;
	return tui->form.open ? TARGET_FORM : TARGET_VIEW;
}

bool tui_publish_compares(const struct tui *tui)
{
	return tui->model.state == ROUND_ADJUSTED || tui->wants_reason;
}

enum key_when tui_when(const struct tui *tui)
{
	if (tui_carrying(tui))
		return WHEN_CARRYING;
	if (tui->model.state >= ROUND_PUBLISHED)
		return WHEN_PUBLISHED;
	if (!tui->model.paired)
		return WHEN_LAID_OUT;
	return tui_publish_compares(tui) ? WHEN_ADJUSTED : WHEN_PROPOSED;
}

void tui_put_back(struct tui *tui)
{
	if (tui->view->put_back)
		tui->view->put_back(tui);
}

void tui_show_round(struct tui *tui, enum view_id id, int round)
{
	const enum view_id from = tui->view->id;

	tui_put_back(tui);
	tui->view = tui->views[id];
	if (tui->view->enter)
		tui->view->enter(tui, from, round);
}

void tui_show(struct tui *tui, enum view_id id)
{
	tui_show_round(tui, id, 0);
}

int tui_shown_round(const struct tui *tui)
{
	return tui->view->round ? tui->view->round(tui) : tui->model.round;
}
