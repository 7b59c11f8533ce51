/* A published round is taken back: with a reason, and its results where they go with it. */
#include "config.h"

#include "tui/board/take_back.h"

#include <stdio.h>

#include "app/section/section.h"
#include "board/editor.h"
#include "core/game.h"
#include "core/vocabulary.h"
#include "tui/ask/ask.h"
#include "tui/state/state.h"

/* What the questions are about: the results that were to go, and the reason as typed. */
struct taking_back {
	int results;
	char reason[EDITOR_SIZE];
};

static void unpublish(struct tui *tui, const struct taking_back *asked, bool force);

static void on_force(struct tui *tui, char answer, const char *text)
{
	const struct taking_back asked = *(const struct taking_back *)ask_kept(tui);

	(void)text;
	if (answer == 'y')
		unpublish(tui, &asked, true);
	else
		tui_say(tui, ROLE_PLAIN, "%s %d stays published.", tui_vocabulary(tui)->round,
			app_round(tui->app));
}

/* Take the published round back for the reason that was typed. */
static void unpublish(struct tui *tui, const struct taking_back *asked, bool force)
{
	struct error error = {.code = STATUS_OK};
	const enum status status = app_unpublish(tui->app, asked->reason, force, &error);

	if (status == STATUS_CONFLICT) {
		ask_yes(tui, on_force, "%s\nTake it back with all its results?", error.text);
		ask_keep(tui, asked, sizeof(*asked));
	} else if (tui_did(tui, status, &error)) {
		tui_say(tui, ROLE_GOOD, "%s %d is taken back.", tui_vocabulary(tui)->round,
			app_round(tui->app));
	} else {
		ask_refuse(tui);
	}
}

static int count_results(const struct tui *tui)
{
	return game_tally(tui_event(tui), app_section(tui->app), tui->model.round).in;
}

/* That the results go was in the question, unless more have come since. */
static void on_unpublish(struct tui *tui, char answer, const char *text)
{
	struct taking_back asked = *(const struct taking_back *)ask_kept(tui);

	(void)answer;
	if (!text)
		return;
	snprintf(asked.reason, sizeof(asked.reason), "%s", text);
	unpublish(tui, &asked, asked.results == count_results(tui));
}

void take_back_ask(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	const int results = count_results(tui);
	const struct taking_back asked = {.results = results};
	char going[80] = "", behind[SECTION_BEHIND_SIZE];

	if (!tui_did(tui, app_may_unpublish(tui->app, &error), &error))
		return;
	if (results > 0)
		snprintf(going, sizeof(going), " %d result%s would go with it.", results,
			results == 1 ? "" : "s");
	ask_line(tui, "", on_unpublish,
		"%s %d%s is published. Take it back?%s The lists on the wall are then wrong. Reason:",
		tui_vocabulary(tui)->round, tui->model.round,
		app_section_behind(tui_event(tui), app_section(tui->app), behind), going);
	ask_keep(tui, &asked, sizeof(asked));
	ask_unasked(tui);
}
