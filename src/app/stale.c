/* Draws that were made from scores which a correction has changed since. */
#include "config.h"

#include <string.h>

#include "app/position.h"
#include "app/words.h"
#include "core/game.h"
#include "core/season.h"

/* Has this game of the round another result now? */
static bool has_changed(
	const struct event *then, const struct event *now, int section, int round, int number)
{
	struct game was, is;

	return game_find(then, section, round, number, &was) &&
		game_of(now, section, round, was.white ? was.white : was.black, &is) &&
		was.result != is.result;
}

static bool round_has_changed(
	const struct event *then, const struct event *now, int section, int round)
{
	for (int number = game_count(then, section, round); number > 0; number--)
		if (has_changed(then, now, section, round, number))
			return true;
	return false;
}

static bool is_corrected_since(const struct app *app, const struct event *then, int round)
{
	for (int before = 1; before < round; before++)
		if (round_has_changed(then, app_event(app), app->section, before))
			return true;
	return false;
}

/* A draft is seen from today's event: what it was proposed from is in the journal. */
static bool is_corrected_draft(struct app *app, int round)
{
	struct error error;
	struct event then;
	bool found, corrected;

	if (app->trial || drawn_draft_event(app, round, &then, &found, &error) != STATUS_OK ||
		!found)
		return false;
	corrected = is_corrected_since(app, &then, round);
	event_done(&then);
	return corrected;
}

bool position_is_corrected(struct app *app, struct position *position)
{
	if (!position->counted)
		position->corrected = position->from == DRAWN_NOW
			? is_corrected_draft(app, position->round)
			: is_corrected_since(app, position->event, position->round);
	position->counted = true;
	return position->corrected;
}

/* Would the same fixed cards give this draw again? */
static bool is_drawn_again(struct position *position)
{
	const enum status status = position_need_around(position);
	struct position again = *position;

	again.best = position->around;
	again.best_status = position->around_status;
	return status == STATUS_OK && position_is_best(&again);
}

bool app_draw_is_stale(struct app *app)
{
	struct position *position;
	enum round_state state;

	if (position_of(app, &position, NULL) != STATUS_OK)
		return false;
	state = app_round_state(app_event(app), app->section, position->round);
	if (state != ROUND_PROPOSED && state != ROUND_ADJUSTED)
		return false;
	if (!position->aged) {
		position->stale = position_is_corrected(app, position) && !is_drawn_again(position);
		position->aged = true;
	}
	return position->stale;
}

/* Was the next round drawn from another result of this board? */
static bool drawn_with_another(struct app *app, int round, int board)
{
	const struct event *now = app_event(app);
	struct error error;
	struct event then;
	enum drawn_from from;
	bool found = true, another;
	enum status status;

	if (app_round_state(now, app->section, round + 1) >= ROUND_PUBLISHED)
		status = drawn_event(app, round + 1, 0, &then, &from, &error);
	else
		status = drawn_draft_event(app, round + 1, &then, &found, &error);
	if (status != STATUS_OK || !found)
		return false;
	another = has_changed(&then, now, app->section, round, board);
	event_done(&then);
	return another;
}

void app_correction_words(struct app *app, int round, int board, char *text, size_t size)
{
	const enum round_state next = app_round_state(app_event(app), app->section, round + 1);

	text[0] = '\0';
	if (next == ROUND_LAID_OUT || !drawn_with_another(app, round, board))
		return;
	if (next >= ROUND_PUBLISHED)
		words_put(text, size, "%s %d was drawn with the old result; the draw stands.",
			season_round(app_event(app), app->section), round + 1);
	else
		words_put(text, size,
			"%s %d is proposed with the old result: propose again (p, or pair EVENT).",
			season_round(app_event(app), app->section), round + 1);
}
