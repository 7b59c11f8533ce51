/* Open games, and results that are rated otherwise than they count. */
#include "core/board_result.h"

#include <string.h>

#include "core/text/text.h"

static const struct record *row_of(
	const struct event *event, enum record_kind kind, const struct board *board)
{
	const struct record_key key = {kind, {board->section, board->round, board->number}};

	return event->table[kind].count > 0 ? event_find(event, key) : NULL;
}

bool board_is_open(const struct event *event, const struct board *board)
{
	return row_of(event, RECORD_OPEN, board) != NULL;
}

bool player_has_open(const struct event *event, int section, int pin, int through)
{
	int count;
	const struct record *row = event_range(event, RECORD_OPEN, section, 0, &count);

	for (; count > 0 && row->as.open.round <= through; count--, row++) {
		const struct board *board =
			event_board(event, section, row->as.open.round, row->as.open.number);

		if (pin == 0 || board->white == pin || board->black == pin)
			return true;
	}
	row = event_range(event, RECORD_FILLED, section, 0, &count);
	for (; count > 0 && row->as.filled.round <= through; count--, row++)
		if (row->as.filled.open && (pin == 0 || row->as.filled.pin == pin))
			return true;
	return false;
}

enum result board_rated_otherwise(const struct event *event, const struct board *board)
{
	const struct record *row = row_of(event, RECORD_RATED, board);

	return row ? (enum result)row->as.rated.result : RESULT_NONE;
}

enum result board_rated_result(const struct event *event, const struct board *board)
{
	const enum result rated = board_rated_otherwise(event, board);

	if (board_is_open(event, board))
		return RESULT_NONE;
	return rated != RESULT_NONE ? rated : (enum result)board->result;
}

/* W, D, L: the letter of White's result where a game is not rated. */
static char unrated_letter(enum result result)
{
	return result == RESULT_WHITE ? 'W' : result == RESULT_DRAW ? 'D' : 'L';
}

bool board_is_unrated(const struct event *event, const struct board *board)
{
	char start[64];
	struct line line;
	size_t length;
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, board->section, 0, &count);

	if (count == 0)
		return false;
	line_init(&line, start, sizeof(start));
	line_text(&line, UNRATED_MARK);
	line_int(&line, board->round);
	line_text(&line, " ");
	line_int(&line, board->white);
	line_text(&line, " ");
	line_int(&line, board->black);
	line_text(&line, " ");
	length = strlen(start);
	for (int i = 0; i < count; i++)
		if (rows[i].as.kept.part == 1 && strncmp(rows[i].as.kept.text, start, length) == 0)
			return rows[i].as.kept.text[length] ==
				unrated_letter((enum result)board->result);
	return false;
}
