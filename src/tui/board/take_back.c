/* A published round is taken back: with a reason, and its results where they go with it. */
#include "config.h"

#include "tui/board/take_back.h"

#include <stdio.h>

#include "core/game.h"
#include "tui/ask/ask.h"
#include "tui/state/state.h"

static void unpublish(struct tui *tui, bool force);

static void on_force(struct tui *tui, char answer, const char *text)
{
	(void)text;
	if (answer == 'y')
		unpublish(tui, true);
}

/* Take the published round back for the reason that was typed. */
static void unpublish(struct tui *tui, bool force)
{
	struct error error = {.code = STATUS_OK};
	const enum status status = app_unpublish(tui->app, tui->reason, force, &error);

	if (status == STATUS_CONFLICT)
		ask_key(tui, on_force, "%s\nTake it back with all its results?\ny yes   n no",
			error.text);
	else if (tui_did(tui, status, &error))
		tui_say(tui, ROLE_GOOD, "%s %d is taken back.", tui_round(tui),
			app_round(tui->app));
	else
		ask_refuse(tui);
}

static int count_results(const struct tui *tui)
{
	return game_tally(tui_event(tui), app_section(tui->app), tui->model.round).in;
}

/* That the results go was in the question, unless more have come since. */
static void on_unpublish(struct tui *tui, char answer, const char *text)
{
	(void)answer;
	if (!text)
		return;
	snprintf(tui->reason, sizeof(tui->reason), "%s", text);
	unpublish(tui, tui->asked_results == count_results(tui));
}

void take_back_ask(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	const int results = count_results(tui);
	char going[80] = "";

	if (!tui_did(tui, app_may_unpublish(tui->app, &error), &error))
		return;
	tui->asked_results = results;
	if (results > 0)
		snprintf(going, sizeof(going), " %d result%s would go with it.", results,
			results == 1 ? "" : "s");
	ask_line(tui, "", on_unpublish,
		"%s %d is published. Take it back?%s The lists on the wall are then wrong. Reason:",
		tui_round(tui), tui->model.round, going);
}
