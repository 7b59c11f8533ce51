/* Open games, and results that are rated otherwise than they count. */
#include "core/board_result.h"

#include <string.h>

#include "core/array_len.h"
#include "core/text/text.h"

bool board_is_pair(const struct board *one, const struct board *other)
{
	return (one->white == other->white && one->black == other->black) ||
		(one->white == other->black && one->black == other->white);
}

enum result board_result_on(const struct board *one, const struct board *other, enum result result)
{
	return one->white == other->white ? result : result_turned(result);
}

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

/* A whole number with a blank behind it; *text goes behind that. */
static bool take_number(const char **text, int *number)
{
	const size_t length = strcspn(*text, " ");
	char digits[8];

	if (length >= sizeof(digits) || (*text)[length] == '\0')
		return false;
	memcpy(digits, *text, length);
	digits[length] = '\0';
	*text += length + 1;
	return text_to_int(digits, 1, PLAYERS_MOST, number);
}

bool unrated_game_read(const char *line, struct unrated_game *unrated)
{
	const size_t mark = strlen(UNRATED_MARK);
	const char *text = line + mark;
	struct unrated_game read;

	if (strncmp(line, UNRATED_MARK, mark) != 0 || !take_number(&text, &read.round) ||
		!take_number(&text, &read.white) || !take_number(&text, &read.black) ||
		strlen(text) != 2)
		return false;
	memcpy(read.letters, text, sizeof(read.letters));
	*unrated = read;
	return true;
}

void unrated_game_write(const struct unrated_game *unrated, char line[UNRATED_GAME_SIZE])
{
	const int numbers[] = {unrated->round, unrated->white, unrated->black};
	struct line written;

	line_init(&written, line, UNRATED_GAME_SIZE);
	line_text(&written, UNRATED_MARK);
	for (size_t i = 0; i < ARRAY_LEN(numbers); i++) {
		line_int(&written, numbers[i]);
		line_text(&written, " ");
	}
	line_text(&written, unrated->letters);
}

bool board_is_unrated(const struct event *event, const struct board *board)
{
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, board->section, 0, &count);

	for (int i = 0; i < count; i++) {
		struct unrated_game unrated;

		if (rows[i].as.kept.part == 1 &&
			unrated_game_read(rows[i].as.kept.text, &unrated) &&
			unrated.round == board->round && unrated.white == board->white &&
			unrated.black == board->black)
			return unrated.letters[0] == unrated_letter((enum result)board->result);
	}
	return false;
}
