/* Rows that hold for the result of their board alone, dropped when the board becomes another. */
#include "config.h"

#include "app/event/result_rows.h"

static bool changes_board(const struct edit *edit)
{
	return edit_key(edit).kind == RECORD_BOARD && edit->had;
}

/* Are there other players, or none? */
static bool changes_players(const struct edit *edit)
{
	const struct board *before = &edit->before.as.board, *after = &edit->after.as.board;

	return !edit->has || before->white != after->white || before->black != after->black;
}

/* Does the row not hold any more? An open game may count as something else. */
static bool ends(const struct edit *edit, enum record_kind kind)
{
	const enum result result =
		edit->has ? (enum result)edit->after.as.board.result : RESULT_NONE;

	if (changes_players(edit))
		return true;
	return kind == RECORD_OPEN ? result < RESULT_WHITE || result > RESULT_BLACK
				   : result != (enum result)edit->before.as.board.result;
}

static bool has_edit(const struct action *action, const struct record_key *key)
{
	for (int i = 0; i < action->count; i++) {
		const struct record_key changed = edit_key(&action->edits[i]);

		if (record_key_compare(&changed, key) == 0)
			return true;
	}
	return false;
}

enum status result_rows_follow(const struct event *event, struct action *action)
{
	static const enum record_kind kinds[] = {RECORD_OPEN, RECORD_RATED};
	enum status status = STATUS_OK;

	for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++) {
		const int count = event->table[kinds[k]].count > 0 ? action->count : 0;

		for (int i = 0; status == STATUS_OK && i < count; i++) {
			struct record_key key = edit_key(&action->edits[i]);

			if (!changes_board(&action->edits[i]) || !ends(&action->edits[i], kinds[k]))
				continue;
			key.kind = kinds[k];
			if (event_find(event, key) && !has_edit(action, &key))
				status = action_remove(action, event, key);
		}
	}
	return status;
}

enum status result_rows_close(
	const struct event *event, int section, int round, int number, struct action *action)
{
	const struct record_key key = {RECORD_OPEN, {section, round, number}};

	return event_find(event, key) ? action_remove(action, event, key) : STATUS_OK;
}
