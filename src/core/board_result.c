/* Open games, and results that are rated otherwise than they count. */
#include "core/board_result.h"

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
