/* Kept lines by which games are not rated, written anew when colours or results of those change. */
#include "config.h"

#include "app/event/unrated_lines.h"

#include <string.h>

#include "core/board_result.h"

/* The board of the two after the action, if it is changed; false: it is not. */
static bool find_after(const struct action *action, int count, int section,
	const struct unrated_game *unrated, struct board *board)
{
	const struct board pair = {.white = unrated->white, .black = unrated->black};

	for (int i = 0; i < count; i++) {
		const struct edit *edit = &action->edits[i];

		if (edit_key(edit).kind != RECORD_BOARD || !edit->has ||
			edit->after.as.board.section != section ||
			edit->after.as.board.round != unrated->round ||
			!board_is_pair(&edit->after.as.board, &pair))
			continue;
		*board = edit->after.as.board;
		return true;
	}
	return false;
}

/* The letter of a result of a game that was played: what it was says whether it is rated. */
static char letter_of(char was, enum result result)
{
	const bool rated = !strchr("WDL", was);

	return result == RESULT_WHITE   ? (rated ? '1' : 'W')
		: result == RESULT_DRAW ? (rated ? '=' : 'D')
					: (rated ? '0' : 'L');
}

static void follow(struct unrated_game *unrated, const struct board *after)
{
	const enum result result = (enum result)after->result;

	if (unrated->white != after->white) {
		const char white = unrated->letters[0];

		unrated->white = after->white;
		unrated->black = after->black;
		unrated->letters[0] = unrated->letters[1];
		unrated->letters[1] = white;
	}
	if (result < RESULT_WHITE || result > RESULT_BLACK)
		return;
	unrated->letters[0] = letter_of(unrated->letters[0], result);
	unrated->letters[1] = letter_of(unrated->letters[1], result_turned(result));
}

static enum status follow_section(
	const struct event *event, int section, int count, struct action *action)
{
	int nrows;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &nrows);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < nrows; i++) {
		struct record row = rows[i];
		struct unrated_game unrated;
		struct board after;

		if (row.as.kept.part != 1 || !unrated_game_read(row.as.kept.text, &unrated) ||
			!find_after(action, count, section, &unrated, &after))
			continue;
		follow(&unrated, &after);
		unrated_game_write(&unrated, row.as.kept.text);
		status = action_put(action, event, &row);
	}
	return status;
}

enum status unrated_lines_follow(const struct event *event, struct action *action)
{
	const int count = action->count;
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < event_sections(event); i++)
		status = follow_section(event, event_section_at(event, i)->id, count, action);
	return status;
}
