/*
 * The two rows that are one game between sections: each names the player of the other. They are
 * there together or not at all.
 */
#include "config.h"

#include "app/event/between.h"

#include <string.h>

#include "app/event/fail.h"
#include "app/event/state.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/between.h"
#include "core/game.h"

/* Where the row of a game is once the action is done; its player may have another number then. */
static const struct filled *find_after(const struct event *changed, const struct filled *before)
{
	int count;
	const struct record *rows =
		event_range(changed, RECORD_FILLED, before->section, before->round, &count);

	for (; count > 0; count--, rows++)
		if (rows->as.filled.colour == before->colour &&
			strcmp(rows->as.filled.name, before->name) == 0)
			return &rows->as.filled;
	return NULL;
}

static enum status put_round_state(const struct event *event, const struct event *changed,
	const struct filled *of, enum round_state state, struct action *action)
{
	struct record row = {.kind = RECORD_ROUND};

	row.as.round = *event_round(changed, of->section, of->round);
	row.as.round.state = state;
	return action_put(action, event, &row);
}

/* What the next round there is drawn by stays. */
static enum status require_not_drawn_on(
	const struct event *changed, const struct filled *of, struct error *error)
{
	char who[NAME_SIZE], name[NAME_SIZE];
	int count;

	event_range(changed, RECORD_BOARD, of->section, of->round + 1, &count);
	if (count == 0)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"The game with %s would go, and round %d of %s is drawn with it: take that draw out first.",
		between_name(changed, of->section, of->pin, who), of->round + 1,
		app_section_name(changed, of->section, name));
}

/*
 * A list on the wall changes by what is done to that list alone: not by a side that goes in a round
 * that is still to be drawn.
 */
static enum status require_not_on_wall(const struct event *event, const struct filled *gone,
	const struct filled *side, struct error *error)
{
	const struct player *player = event_player(event, side->section, side->pin);
	char name[NAME_SIZE], who[WHO_SIZE];

	if (app_round_state(event, gone->section, gone->round) >= ROUND_PUBLISHED ||
		app_round_state(event, side->section, side->round) < ROUND_PUBLISHED || !player)
		return STATUS_OK;
	app_section_name(event, side->section, name);
	return app_fail(error, STATUS_REFUSED,
		"%s of %s plays %.60s in round %d, which is published there: take the game out there first (fill EVENT --remove --player %d --section \"%s\"), with which %s sits out.",
		words_who(event, side->section, side->pin, who), name, side->name, side->round,
		side->pin, name, player->name);
}

/* The other side has no game any more: nor has this one. */
static enum status drop_side(const struct event *event, const struct event *changed,
	const struct filled *side, struct action *action, struct error *error)
{
	const struct record_key row = {RECORD_FILLED, {side->section, side->round, side->pin}};
	const struct record_key out = {
		RECORD_HAND, {side->section, side->round, side->pin, HAND_OUT}};
	const struct round *round = event_round(changed, side->section, side->round);
	enum status status = action_remove(action, event, row);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (!round || round->state < ROUND_PUBLISHED) {
		status = event_find(changed, out) ? action_remove(action, event, out) : STATUS_OK;
		return status == STATUS_OK ? status : app_fail_plain(error, status);
	}
	status = require_not_drawn_on(changed, side, error);
	if (status != STATUS_OK ||
		!game_others_over(changed, side->section, side->round, side->pin))
		return status;
	status = put_round_state(event, changed, side, ROUND_COMPLETE, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* The result went from the other side with the draw there: it goes from this one. */
static enum status drop_result(const struct event *event, const struct event *changed,
	struct record *side, struct action *action, struct error *error)
{
	enum status status = require_not_drawn_on(changed, &side->as.filled, error);

	if (status != STATUS_OK)
		return status;
	side->as.filled.result = RESULT_NONE;
	side->as.filled.open = 0;
	status = put_round_state(event, changed, &side->as.filled, ROUND_PUBLISHED, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* Under the name of the player of the other side, and without a result if that has none. */
static enum status match_side(const struct event *event, const struct event *changed,
	const struct filled *side, const struct filled *other, struct action *action,
	struct error *error)
{
	struct record row = {.kind = RECORD_FILLED, .as.filled = *side};
	enum status status = STATUS_OK;

	between_name(changed, other->section, other->pin, row.as.filled.name);
	if (side->result != RESULT_NONE && other->result == RESULT_NONE)
		status = drop_result(event, changed, &row, action, error);
	if (status != STATUS_OK)
		return status;
	status = action_put(action, event, &row);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* A game of the event as it was; changed: with the action as it is by now. */
static enum status match_game(const struct event *event, const struct event *changed,
	const struct filled *one, const struct filled *two, struct action *action,
	struct error *error)
{
	const struct filled *const sides[] = {one, two};
	const bool agreed = one->result == two->result;
	enum status status = STATUS_OK;

	one = find_after(changed, one);
	two = find_after(changed, two);
	if (!one && !two)
		return STATUS_OK;
	if (!one || !two) {
		status = require_not_on_wall(
			event, one ? sides[1] : sides[0], one ? one : two, error);
		return status == STATUS_OK
			? drop_side(event, changed, one ? one : two, action, error)
			: status;
	}
	if (!agreed && one->result != two->result) /* as an older file may have them */
		return STATUS_OK;
	status = match_side(event, changed, one, two, action, error);
	return status == STATUS_OK ? match_side(event, changed, two, one, action, error) : status;
}

static enum status follow_game(const struct event *event, const struct filled *one,
	const struct filled *two, struct action *action, struct error *error)
{
	struct event changed;
	enum status status = event_copy(event, &changed);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = action_apply(action, &changed);
	if (status == STATUS_OK)
		status = match_game(event, &changed, one, two, action, error);
	else
		app_fail_plain(error, status);
	event_done(&changed);
	return status;
}

static bool concerns_games(const struct edit *edit)
{
	const struct record *row = edit->has ? &edit->after : &edit->before;

	return edit->had &&
		(row->kind == RECORD_FILLED || row->kind == RECORD_PLAYER ||
			row->kind == RECORD_SECTION);
}

enum status between_follow(const struct event *event, struct action *action, struct error *error)
{
	int count;
	const struct record *rows = event_range(event, RECORD_FILLED, 0, 0, &count);
	enum status status = STATUS_OK;
	bool any = false;

	for (int i = 0; i < action->count && count > 0 && !any; i++)
		any = concerns_games(&action->edits[i]);
	for (; any && status == STATUS_OK && count > 0; count--, rows++) {
		const struct filled *one = &rows->as.filled, *two = between_other(event, one);

		if (two && one->section < two->section)
			status = follow_game(event, one, two, action, error);
	}
	return status;
}
