/* What stands beside the results of boards, in tournament reports: rated otherwise, or open. */
#include "config.h"

#include "app/trf/rated.h"

#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/kept.h"
#include "app/trf/rows.h"
#include "core/board_label.h"
#include "formats/trf/said.h"

static const char word[] = "rated";

/* Is it one of the two comments? Then *said is what it says. */
static bool parse_line(const char *line, struct trf_said *said)
{
	return trf_said_parse(line, word, said) || trf_said_parse(line, TRF_OPEN, said);
}

bool trf_rated_is(const char *line)
{
	struct trf_said said;

	return parse_line(line, &said);
}

/* The reader has found what they count as. */
static enum status put_open(const struct trf *trf, int section, struct event *event)
{
	enum status status = STATUS_OK;

	for (int round = 1; round <= trf->played; round++)
		for (int i = 0; status == STATUS_OK && i < trf->count; i++) {
			struct record row = {.kind = RECORD_OPEN};
			const struct board *board =
				event_board_of(event, section, round, trf->players[i].number);

			if (!trf_game(trf, i, round)->open || !board)
				continue;
			row.as.open = (struct open_game){section, round, board->number};
			status = trf_rows_put(event, &row);
		}
	return status;
}

/*
 * Boards are numbered anew by an import, which a repair has not done: a line that calls one
 * otherwise is kept, for what it calls it.
 */
static enum status keep_labels(const struct trf *trf, int section, struct event *event)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		const struct board *board;
		struct trf_said said;

		if (!parse_line(trf->kept[i], &said) || strlen(trf->kept[i]) >= KEPT_SIZE)
			continue;
		board = event_board_of(event, section, said.round, said.white);
		if (board && board->white == said.white && board->black == said.black &&
			said.board != 0 &&
			board_label(event, section, said.round, board->number) != said.board)
			status = trf_keep_line(event, section, trf->kept[i]);
	}
	return status;
}

enum status trf_rated_rows(const struct trf *trf, int section, struct event *event)
{
	enum status status = put_open(trf, section, event);

	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		struct record row = {.kind = RECORD_RATED};
		const struct board *board;
		struct trf_said said;

		if (!trf_said_parse(trf->kept[i], word, &said))
			continue;
		board = event_board_of(event, section, said.round, said.white);
		if (!board || board->white != said.white || board->black != said.black ||
			board->black == 0 || board->result == RESULT_NONE ||
			board->result == (int)said.result)
			continue;
		row.as.rated = (struct rated){section, said.round, board->number, (int)said.result};
		status = trf_rows_put(event, &row);
	}
	return status == STATUS_OK ? keep_labels(trf, section, event) : status;
}

static enum status say(const struct event *event, const struct board *board, enum result result,
	const char *what, const char *key, struct trf *trf, int *room)
{
	const int told = trf_told_board(
		event, board->section, what, board->round, board->white, board->black);
	const struct trf_said said = {.round = board->round,
		.board = told ? told
			      : board_label(event, board->section, board->round, board->number),
		.result = result,
		.white = board->white,
		.black = board->black};
	char text[TRF_SAID_SIZE];

	trf_said_write(&said, key, text);
	return trf_comment_add(trf, room, what, 0, text);
}

enum status trf_rated_say(const struct event *event, int section, struct trf *trf, int *room)
{
	int count;
	const struct record *rows = event_range(event, RECORD_OPEN, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct open_game *open = &rows[i].as.open;
		const struct board *board = event_board(event, section, open->round, open->number);

		status = say(event, board, (enum result)board->result, TRF_OPEN, "as", trf, room);
	}
	rows = event_range(event, RECORD_RATED, section, 0, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const struct rated *rated = &rows[i].as.rated;
		const struct board *board =
			event_board(event, section, rated->round, rated->number);

		status = say(event, board, (enum result)rated->result, word, "result", trf, room);
	}
	return status;
}
