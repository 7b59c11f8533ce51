/* Boards and games against one from outside as one list. */
#include "core/game.h"

#include "core/board_result.h"
#include "core/text/text.h"

const char *game_notation(const struct game *game)
{
	return game->open ? result_open_notation(game->result) : result_notation(game->result);
}

/* How many games beside the draw stand at this place or before it. */
static int count_through(const struct event *event, int section, int round, int place)
{
	int count, through = 0;
	const struct record *row = event_range(event, RECORD_FILLED, section, round, &count);

	for (; count > 0; count--, row++)
		through += row->as.filled.beside > 0 && row->as.filled.beside <= place;
	return through;
}

/* The n-th game beside the draw, 1..; NULL: there is none. */
static const struct filled *find_beside(const struct event *event, int section, int round, int n)
{
	int count, from = 1, to = PLAYERS_MOST;
	const struct record *row = event_range(event, RECORD_FILLED, section, round, &count);

	while (from < to) {
		const int middle = (from + to) / 2;

		if (count_through(event, section, round, middle) < n)
			from = middle + 1;
		else
			to = middle;
	}
	if (count_through(event, section, round, from) < n)
		return NULL;
	while (row->as.filled.beside != from)
		row++;
	return &row->as.filled;
}

/* The boards that the games beside the draw stand behind: all but a bye at the end. */
static int count_front(const struct event *event, int section, int round)
{
	int count;
	const struct record *row = event_range(event, RECORD_BOARD, section, round, &count);

	return count > 0 && row[count - 1].as.board.black == 0 ? count - 1 : count;
}

int game_count_beside(const struct event *event, int section, int round)
{
	return count_through(event, section, round, PLAYERS_MOST);
}

enum result game_result_of(const struct game *game, int pin)
{
	return game->white == pin ? game->result : result_turned(game->result);
}

int game_count(const struct event *event, int section, int round)
{
	int boards;

	event_range(event, RECORD_BOARD, section, round, &boards);
	return boards + game_count_beside(event, section, round);
}

static struct game of_filled(const struct filled *filled, int number)
{
	const bool white = filled->colour == COLOUR_WHITE;

	return (struct game){
		.number = number,
		.white = white ? filled->pin : 0,
		.black = white ? 0 : filled->pin,
		.outside = filled->name,
		.result = (enum result)filled->result,
		.beside = filled->beside > 0,
		.open = filled->open,
	};
}

static struct game of_board(const struct event *event, const struct board *board, int number)
{
	const struct filled *filled = board->black != 0
		? NULL
		: event_filled(event, board->section, board->round, board->white);

	if (filled != NULL)
		return of_filled(filled, number);
	return (struct game){
		.number = number,
		.white = board->white,
		.black = board->black,
		.result = (enum result)board->result,
		.bye = board->black == 0,
		.open = board_is_open(event, board),
	};
}

const struct board *game_board(const struct event *event, int section, int round, int number)
{
	const int front = count_front(event, section, round);

	if (number <= front)
		return event_board(event, section, round, number);
	number -= game_count_beside(event, section, round);
	return number > front ? event_board(event, section, round, number) : NULL;
}

bool game_find(const struct event *event, int section, int round, int number, struct game *game)
{
	const struct board *board = game_board(event, section, round, number);
	const int front = count_front(event, section, round);
	const struct filled *filled =
		number > front ? find_beside(event, section, round, number - front) : NULL;

	if (board != NULL)
		*game = of_board(event, board, number);
	else if (filled != NULL)
		*game = of_filled(filled, number);
	return board != NULL || filled != NULL;
}

bool game_of(const struct event *event, int section, int round, int pin, struct game *game)
{
	const struct board *board = event_board_of(event, section, round, pin);
	const struct filled *filled = event_filled(event, section, round, pin);
	const int front = count_front(event, section, round);

	if (board != NULL)
		*game = of_board(event, board,
			board->number <= front
				? board->number
				: board->number + game_count_beside(event, section, round));
	else if (filled != NULL && filled->beside > 0)
		*game = of_filled(
			filled, front + count_through(event, section, round, filled->beside));
	else
		return false;
	return true;
}

bool game_others_over(const struct event *event, int section, int round, int pin)
{
	const int count = game_count(event, section, round);
	struct game game;

	for (int number = 1; number <= count; number++)
		if (game_find(event, section, round, number, &game) && game.white != pin &&
			game.black != pin && game.result == RESULT_NONE)
			return false;
	return true;
}

struct game_tally game_tally(const struct event *event, int section, int round)
{
	const int count = game_count(event, section, round);
	struct game_tally tally = {0, 0, 0};
	struct game game;

	for (int number = 1; number <= count; number++) {
		if (!game_find(event, section, round, number, &game) || game.bye)
			continue;
		tally.games++;
		tally.in += game.result != RESULT_NONE;
		tally.open += game.open;
	}
	return tally;
}

const char *game_progress_text(
	const struct event *event, int section, int round, char text[GAME_PROGRESS_SIZE])
{
	const struct round *row = event_round(event, section, round);
	const struct game_tally tally = game_tally(event, section, round);
	struct line line;

	line_init(&line, text, GAME_PROGRESS_SIZE);
	if (row == NULL || row->state != ROUND_PUBLISHED)
		return text;
	line_int(&line, tally.in);
	line_text(&line, " of ");
	line_int(&line, tally.games);
	line_text(&line, " results in");
	return text;
}

bool game_sits_out(const struct event *event, int section, int round, int pin)
{
	const struct record_key out = {RECORD_HAND, {section, round, pin, HAND_OUT}};
	struct game game;

	return event_find(event, out) && event_takes_part(event, section, pin, round) &&
		!game_of(event, section, round, pin, &game);
}
