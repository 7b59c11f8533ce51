/* Would the draws of rounds be other ones if a setting were another? Each is drawn twice. */
#include "config.h"

#include <stdlib.h>

#include "app/position/free_draw.h"
#include "app/position/translate.h"
#include "app/settings/change.h"
#include "core/change.h"

/* Rows of this kind are settings of the draws, those of players and boards are not. */
static bool is_setting(const struct edit *edit, const struct event *then)
{
	const struct record *row = edit->has ? &edit->after : &edit->before;

	return row->kind == RECORD_SECTION ||
		(row->kind == RECORD_VIRTUAL &&
			event_player(
				then, row->as.virtual_points.section, row->as.virtual_points.pin));
}

static int compare_changes(const void *left, const void *right)
{
	const struct change *a = left, *b = right;

	return record_key_compare(&a->key, &b->key);
}

/* The settings as they are before the action, or after it. */
static enum status put_settings(struct event *then, const struct action *action, bool after)
{
	struct change *changes = calloc((size_t)action->count + 1, sizeof(*changes));
	enum status status;
	int count = 0;

	if (!changes)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];

		if (!is_setting(edit, then))
			continue;
		changes[count++] = (struct change){edit_key(edit),
			after ? (edit->has ? &edit->after : NULL)
			      : (edit->had ? &edit->before : NULL)};
	}
	if (count > 1)
		qsort(changes, (size_t)count, sizeof(*changes), compare_changes);
	status = event_change(then, changes, count);
	free(changes);
	return status;
}

/* A draw by PINs: of no boards where the rules have none. The caller frees *boards. */
static enum status draw_round(const struct event *then, int section, int round,
	struct board **boards, int *count, struct error *error)
{
	struct translation cards;
	struct pairing_draw draw = {NULL, 0};
	enum status status = translate_round(then, section, round, &cards, error);

	if (status != STATUS_OK)
		return status;
	status = translate_status(pairing_best(cards.book, &cards.input, &draw, NULL));
	*count = 0;
	*boards = NULL;
	if (status == STATUS_OK) {
		*boards = calloc((size_t)draw.count + 1, sizeof(**boards));
		if (!*boards)
			status = app_fail_plain(error, STATUS_NO_MEMORY);
		for (; *boards && draw.boards && *count < draw.count; ++*count) {
			const struct pairing_board *board = &draw.boards[*count];

			(*boards)[*count].white = cards.pin_of[board->white];
			(*boards)[*count].black = board->black < 0 ? 0 : cards.pin_of[board->black];
		}
	} else if (status == STATUS_NO_DRAW) {
		status = STATUS_OK;
	} else {
		app_fail_plain(error, status);
	}
	pairing_draw_done(&draw);
	translation_done(&cards);
	return status;
}

static int compare_boards(const void *left, const void *right)
{
	const struct board *a = left, *b = right;

	return a->white - b->white;
}

/* The same pairs with the same colours, in whatever order. */
static bool same_draw(struct board *one, int count, struct board *other, int others)
{
	if (count != others)
		return false;
	if (count == 0)
		return true;
	qsort(one, (size_t)count, sizeof(*one), compare_boards);
	qsort(other, (size_t)count, sizeof(*other), compare_boards);
	for (int i = 0; i < count; i++)
		if (one[i].white != other[i].white || one[i].black != other[i].black)
			return false;
	return true;
}

/* Would the round be drawn otherwise from the event as it was then? */
static enum status compare_draws(const struct app *app, struct event *then,
	const struct action *action, int round, bool *alters, struct error *error)
{
	struct board *before = NULL, *after = NULL;
	int count = 0, others = 0;
	enum status status = put_settings(then, action, false);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = draw_round(then, app->section, round, &before, &count, error);
	if (status == STATUS_OK && put_settings(then, action, true) != STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	if (status == STATUS_OK)
		status = draw_round(then, app->section, round, &after, &others, error);
	if (status == STATUS_OK)
		*alters = !same_draw(before, count, after, others);
	free(before);
	free(after);
	return status;
}

static enum status alters_round(
	struct app *app, const struct action *action, int round, bool *alters, struct error *error)
{
	const bool published =
		app_round_state(app_event(app), app->section, round) >= ROUND_PUBLISHED;
	struct event then;
	struct held_boards held;
	enum status status;

	*alters = false;
	if (published) {
		status = free_draw_event(app, round, &then, &held, error);
		if (status == STATUS_OK)
			held_boards_done(&held);
	} else {
		status = event_copy(app_event(app), &then);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	if (status != STATUS_OK)
		return status;
	status = compare_draws(app, &then, action, round, alters, error);
	event_done(&then);
	return status;
}

enum status change_alters(struct app *app, const struct action *action, bool drafts_only,
	int *published, int *draft, struct error *error)
{
	const struct event *event = app_event(app);
	const int last = event_last_round(event, app->section);
	enum status status = STATUS_OK;

	*published = *draft = 0;
	for (int round = 1; status == STATUS_OK && round <= last && !*published; round++) {
		const enum round_state state = app_round_state(event, app->section, round);
		bool alters;

		if (state == ROUND_LAID_OUT || (drafts_only && state >= ROUND_PUBLISHED))
			continue;
		status = alters_round(app, action, round, &alters, error);
		if (status == STATUS_OK && alters)
			*(state >= ROUND_PUBLISHED ? published : draft) = round;
	}
	return status;
}
