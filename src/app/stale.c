/* Draws that were made from scores which a correction has changed since. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "app/position.h"
#include "app/words.h"
#include "core/season.h"

/* Has a game of the event another result now? */
static bool has_changed(const struct event *now, const struct record *row)
{
	const struct record *is = event_find(now, record_key_of(row));

	if (!is)
		return false;
	return row->kind == RECORD_FILLED ? is->as.filled.result != row->as.filled.result
					  : is->as.board.result != row->as.board.result;
}

static bool round_has_changed(
	const struct event *then, const struct event *now, int section, int round)
{
	static const enum record_kind kinds[] = {RECORD_BOARD, RECORD_FILLED};

	for (int k = 0; k < 2; k++) {
		int count;
		const struct record *row = event_range(then, kinds[k], section, round, &count);

		for (; count > 0; count--, row++)
			if (has_changed(now, row))
				return true;
	}
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
static bool is_drawn_again(const struct position *position)
{
	struct position again = *position;
	struct pairing_blame blame;
	bool same;

	memset(&again.best, 0, sizeof(again.best));
	again.best_status = translate_best(&position->cards, &again.best, &blame);
	same = position_is_best(&again);
	pairing_draw_done(&again.best);
	return same;
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
	const struct record *row;
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
	row = event_find(&then, (struct record_key){RECORD_BOARD, {app->section, round, board}});
	another = row && has_changed(now, row);
	if (row && !another) {
		const struct record_key key = {
			RECORD_FILLED, {app->section, round, row->as.board.white}};

		row = event_find(&then, key);
		another = row && has_changed(now, row);
	}
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
