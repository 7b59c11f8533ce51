/* Rows that hold for the result of two players: they go with the two, or when the result goes. */
#include "config.h"

#include "app/event/result_rows.h"

#include "core/array_len.h"
#include "core/board_result.h"

static bool changes_board(const struct edit *edit)
{
	return edit_key(edit).kind == RECORD_BOARD;
}

/* One of the first `count` edits of the action, those that it has put itself. */
static bool has_edit(const struct action *action, int count, const struct record_key *key)
{
	for (int i = 0; i < count; i++) {
		const struct record_key changed = edit_key(&action->edits[i]);

		if (record_key_compare(&changed, key) == 0)
			return true;
	}
	return false;
}

static bool is_of_round(const struct board *one, const struct board *other)
{
	return one->section == other->section && one->round == other->round;
}

/*
 * Where the two of a board sat in its round before the action: at it, or at another one that it
 * changes.
 */
static const struct board *find_before(
	const struct action *action, int count, const struct board *board)
{
	for (int i = 0; i < count; i++) {
		const struct edit *edit = &action->edits[i];

		if (changes_board(edit) && edit->had &&
			is_of_round(&edit->before.as.board, board) &&
			board_is_pair(&edit->before.as.board, board))
			return &edit->before.as.board;
	}
	return NULL;
}

/* The row still holds for the two. An open game may count as something else. */
static bool holds(enum record_kind kind, const struct board *before, const struct board *after)
{
	const enum result result = (enum result)after->result;

	return kind == RECORD_OPEN
		? result >= RESULT_WHITE && result <= RESULT_BLACK
		: result == board_result_on(before, after, (enum result)before->result);
}

/* The row of the two of a changed board goes with them, or goes if it does not hold any more. */
static enum status follow(const struct event *event, enum record_kind kind, int count,
	const struct edit *edit, struct action *action)
{
	struct record_key key = edit_key(edit);
	const struct board after = edit->after.as.board,
			   *before = edit->has ? find_before(action, count, &after) : NULL;
	const struct record *row = NULL;
	struct record moved;

	key.kind = kind;
	if (before && holds(kind, before, &after)) {
		const struct record_key from = {
			kind, {before->section, before->round, before->number}};

		row = has_edit(action, count, &from) ? NULL : event_find(event, from);
	}
	if (has_edit(action, count, &key))
		return STATUS_OK;
	if (!row)
		return event_find(event, key) ? action_remove(action, event, key) : STATUS_OK;
	moved = *row;
	if (kind == RECORD_OPEN) {
		moved.as.open.number = after.number;
	} else {
		moved.as.rated.number = after.number;
		moved.as.rated.result =
			(int)board_result_on(before, &after, (enum result)row->as.rated.result);
	}
	return action_put(action, event, &moved);
}

static bool has_rows(const struct event *event, enum record_kind kind, const struct edit *edit)
{
	const struct record_key key = edit_key(edit);
	int count = 0;

	if (event->table[kind].count > 0)
		event_range(event, kind, key.part[0], key.part[1], &count);
	return count > 0;
}

enum status result_rows_follow(const struct event *event, struct action *action)
{
	static const enum record_kind kinds[] = {RECORD_OPEN, RECORD_RATED};
	const int count = action->count;
	enum status status = STATUS_OK;

	for (size_t k = 0; k < ARRAY_LEN(kinds); k++)
		for (int i = 0; status == STATUS_OK && i < count; i++) {
			const struct edit edit = action->edits[i];

			if (changes_board(&edit) && has_rows(event, kinds[k], &edit))
				status = follow(event, kinds[k], count, &edit, action);
		}
	return status;
}

enum status result_rows_close(
	const struct event *event, int section, int round, int number, struct action *action)
{
	const struct record_key key = {RECORD_OPEN, {section, round, number}};

	return event_find(event, key) ? action_remove(action, event, key) : STATUS_OK;
}
