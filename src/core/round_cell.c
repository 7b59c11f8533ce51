/* The result of a player in a round as one sign or a short word. */
#include "core/round_cell.h"

#include "core/all_play_all.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/text/text.h"

/* Of a game that was played, by the side that he had. */
static enum cell_kind outcome(enum result result, bool white)
{
	switch (result) {
	case RESULT_WHITE:
		return white ? CELL_WON : CELL_LOST;
	case RESULT_BLACK:
		return white ? CELL_LOST : CELL_WON;
	case RESULT_DRAW:
		return CELL_DRAWN;
	case RESULT_HALF_WHITE:
		return white ? CELL_DRAWN : CELL_LOST;
	case RESULT_HALF_BLACK:
		return white ? CELL_LOST : CELL_DRAWN;
	case RESULT_LOST_BOTH:
		return CELL_LOST;
	default:
		return CELL_OPEN;
	}
}

struct round_cell round_cell_of(const struct event *event, int section, int pin, int round)
{
	const struct history history = history_of(event, section, pin, round);
	struct round_cell cell = {.kind = CELL_ABSENT, .opponent = history.opponent};
	struct game game;

	if (history.brought)
		cell.colour = history.colour;
	cell.is_void =
		cell.opponent > 0 && all_play_all_is_void(event, section, pin, cell.opponent);
	switch (history.kind) {
	case HISTORY_PLAYED:
		cell.colour = history.colour;
		cell.kind = CELL_OPEN;
		if (game_of(event, section, round, pin, &game)) {
			cell.kind = outcome(game.result, history.colour == COLOUR_WHITE);
			cell.open = game.open;
		}
		break;
	case HISTORY_DEFAULT_WIN:
		cell.kind = CELL_DEFAULT_WON;
		break;
	case HISTORY_DEFAULT_LOSS:
		cell.kind = CELL_DEFAULT_LOST;
		break;
	case HISTORY_BYE_FORCED:
	case HISTORY_BYE_FULL:
		cell.kind = event_is_all_play_all(event, section) ? CELL_FREE : CELL_BYE;
		break;
	case HISTORY_BYE_HALF:
		cell.kind = CELL_HALF_BYE;
		break;
	case HISTORY_ABSENT:
		break;
	}
	return cell;
}

struct round_cell round_cell_rated(const struct event *event, int section, int pin, int round)
{
	struct round_cell cell = round_cell_of(event, section, pin, round);
	const struct board *board = event_board_of(event, section, round, pin);
	const bool white = board && board->white == pin;
	enum result rated;

	if (cell.kind == CELL_ABSENT || !board || board->black == 0)
		return cell;
	rated = board_rated_result(event, board);
	if (rated == (enum result)board->result)
		return cell;
	cell.kind = outcome(rated, white);
	cell.colour = white ? COLOUR_WHITE : COLOUR_BLACK;
	if (!result_is_default(rated))
		return cell;
	cell.colour = COLOUR_NONE;
	cell.kind = rated == (white ? RESULT_DEFAULT_BLACK : RESULT_DEFAULT_WHITE)
		? CELL_DEFAULT_WON
		: CELL_DEFAULT_LOST;
	return cell;
}

static const struct {
	const char *sign; /* by default with the d of the word, "d7+": a bare + is a game won */
	const char *word; /* alone, or behind the opponent */
} marks[CELL_KINDS] = {
	[CELL_WON] = {"1", "+"},
	[CELL_DRAWN] = {"½", "="},
	[CELL_LOST] = {"0", "-"},
	[CELL_OPEN] = {"?", "?"},
	[CELL_DEFAULT_WON] = {"d+", "+"},
	[CELL_DEFAULT_LOST] = {"d-", "-"},
	[CELL_BYE] = {"b", "bye"},
	[CELL_HALF_BYE] = {"h", "half"},
	[CELL_FREE] = {"·", "free"},
	[CELL_ABSENT] = {"·", "-"},
};

const char *round_cell_sign(const struct round_cell *cell)
{
	return marks[cell->open ? CELL_OPEN : cell->kind].sign;
}

const char *round_cell_words(const struct round_cell *cell, char text[ROUND_CELL_SIZE])
{
	const char *colour = cell->colour == COLOUR_WHITE ? "w"
		: cell->colour == COLOUR_BLACK            ? "b"
							  : "d";
	struct line line;

	line_init(&line, text, ROUND_CELL_SIZE);
	if (cell->is_void)
		line_text(&line, "(");
	if (cell->opponent != 0)
		line_text(&line, colour);
	if (cell->opponent == HISTORY_OUTSIDE)
		line_text(&line, "*");
	else if (cell->opponent != 0)
		line_int(&line, cell->opponent);
	line_text(&line, marks[cell->open ? CELL_OPEN : cell->kind].word);
	if (cell->is_void)
		line_text(&line, ")");
	return text;
}
