/* Games that were otherwise when later rounds were drawn, in tournament reports. */
#include "config.h"

#include "app/trf/drawn_with.h"

#include <stdlib.h>
#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/rows.h"
#include "core/array_len.h"
#include "core/history.h"
#include "core/vec.h"

bool trf_drawn_parse(const char *line, struct trf_said *drawn)
{
	return trf_said_parse(line, TRF_DRAWN, drawn);
}

bool trf_drawn_holds(const struct trf_said *drawn, int later)
{
	return later > drawn->round && later >= drawn->from &&
		(drawn->through == 0 || later <= drawn->through);
}

static enum status append(struct trf_drawns *drawns, const struct trf_said *drawn)
{
	struct trf_said *items =
		vec_grow(drawns->items, &drawns->room, drawns->count + 1, sizeof(*items));

	if (!items)
		return STATUS_NO_MEMORY;
	drawns->items = items;
	items[drawns->count++] = *drawn;
	return STATUS_OK;
}

enum status trf_drawns_add(struct trf_drawns *drawns, const struct trf_said *drawn)
{
	for (int i = 0; i < drawns->count; i++) {
		struct trf_said *item = &drawns->items[i];

		if (item->round == drawn->round && item->white == drawn->white &&
			item->black == drawn->black && item->result == drawn->result &&
			item->from == drawn->from + 1) {
			item->from = drawn->from;
			return STATUS_OK;
		}
	}
	return append(drawns, drawn);
}

/* By round and board; then by all else, so that the order is known. */
static int compare_said(const void *left, const void *right)
{
	const struct trf_said *a = left, *b = right;
	const int keys[][2] = {{a->round, b->round}, {a->board, b->board}, {a->white, b->white},
		{a->black, b->black}, {a->from, b->from}, {a->through, b->through},
		{(int)a->result, (int)b->result}};

	for (size_t i = 0; i < ARRAY_LEN(keys); i++)
		if (keys[i][0] != keys[i][1])
			return keys[i][0] < keys[i][1] ? -1 : 1;
	return 0;
}

void trf_drawns_sort(struct trf_drawns *drawns)
{
	if (drawns->count > 1)
		qsort(drawns->items, (size_t)drawns->count, sizeof(*drawns->items), compare_said);
}

enum status trf_drawns_say(const struct trf_drawns *drawns, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < drawns->count; i++) {
		const struct trf_said *drawn = &drawns->items[i];
		struct trf_said said = *drawn;
		char text[TRF_SAID_SIZE];

		if (said.from == said.round + 1)
			said.from = 0;
		if (said.through >= trf->played)
			said.through = 0;
		trf_said_write(&said, "result", text);
		status = trf_comment_add(trf, room, TRF_DRAWN, 0, text);
	}
	return status;
}

enum status trf_drawns_read(const struct trf *trf, struct trf_drawns *drawns)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->nkept; i++) {
		struct trf_said drawn;

		if (!trf_drawn_parse(trf->kept[i], &drawn) || drawn.round >= trf->played)
			continue;
		if (drawn.through == 0 || drawn.through > trf->played)
			drawn.through = trf->played;
		status = append(drawns, &drawn);
	}
	return status;
}

static enum status put_board(struct event *event, const struct board *board)
{
	struct record row = {.kind = RECORD_BOARD, .as.board = *board};

	return trf_rows_put(event, &row);
}

/* A game against one from outside has the result of its row. */
static enum status restore_outside(struct event *event, int section, const struct trf_said *drawn)
{
	const struct filled *filled = event_filled(
		event, section, drawn->round, drawn->white ? drawn->white : drawn->black);
	struct record row = {.kind = RECORD_FILLED};

	if (!filled)
		return STATUS_OK;
	row.as.filled = *filled;
	row.as.filled.result = (int)drawn->result;
	return trf_rows_put(event, &row);
}

static bool is_taken(const int *taken, int ntaken, const struct board *board)
{
	for (int i = 0; i < ntaken; i++)
		if (taken[i] == board->number)
			return true;
	return false;
}

/*
 * Where White or Black of the comment sits, or else anybody of one of them all: the first that no
 * comment has taken.
 */
static const struct board *find_board(const struct event *event, int section,
	const struct trf_said *drawn, int count, const int *taken, int ntaken)
{
	for (int i = 0; i < count; i++) {
		const int pins[2] = {drawn[i].white, drawn[i].black};

		for (int k = 0; k < 2; k++) {
			const struct board *board =
				event_board_of(event, section, drawn[i].round, pins[k]);

			if (board && !is_taken(taken, ntaken, board))
				return board;
		}
	}
	return NULL;
}

static bool are_known(const struct event *event, int section, const struct trf_said *drawn)
{
	return event_player(event, section, drawn->white) &&
		(drawn->result == RESULT_BYE || event_player(event, section, drawn->black));
}

/* Each comment gets a board: its own first, and what is left then. */
static void find_boards(const struct event *event, int section, const struct trf_said *drawns,
	int count, int *numbers)
{
	for (int pass = 0; pass < 2; pass++) {
		for (int i = 0; i < count; i++) {
			const struct board *board;

			if (numbers[i] || !are_known(event, section, &drawns[i]))
				continue;
			board = find_board(event, section, pass ? drawns : &drawns[i],
				pass ? count : 1, numbers, count);
			numbers[i] = board ? board->number : 0;
		}
	}
}

/* The comments of one round: the two of each are at a board again. */
static enum status restore_round(
	struct event *event, int section, const struct trf_said *drawns, int count)
{
	int *numbers = calloc((size_t)count + 1, sizeof(*numbers));
	enum status status = STATUS_OK;

	if (!numbers)
		return STATUS_NO_MEMORY;
	find_boards(event, section, drawns, count, numbers);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct board board;

		if (numbers[i] == 0)
			continue;
		board = *event_board(event, section, drawns[i].round, numbers[i]);
		board.white = drawns[i].white;
		board.black = drawns[i].black;
		board.result = (int)drawns[i].result;
		status = put_board(event, &board);
	}
	free(numbers);
	return status;
}

/* Games against those from outside last. */
static int split_outside(struct trf_drawns *drawns)
{
	int between = 0;

	for (int i = 0; i < drawns->count; i++) {
		const struct trf_said drawn = drawns->items[i];

		if (drawn.result != RESULT_BYE && (drawn.white == 0 || drawn.black == 0))
			continue;
		drawns->items[i] = drawns->items[between];
		drawns->items[between++] = drawn;
	}
	return between;
}

static enum status restore_all(struct event *event, int section, struct trf_drawns *drawns)
{
	const int between = split_outside(drawns);
	enum status status = STATUS_OK;

	if (between > 1)
		qsort(drawns->items, (size_t)between, sizeof(*drawns->items), compare_said);
	for (int i = 0, end; status == STATUS_OK && i < between; i = end) {
		end = i;
		while (end < between && drawns->items[end].round == drawns->items[i].round)
			end++;
		status = restore_round(event, section, &drawns->items[i], end - i);
	}
	for (int i = between; status == STATUS_OK && i < drawns->count; i++)
		status = restore_outside(event, section, &drawns->items[i]);
	return status;
}

/* The games alone. */
static enum status apply_games(
	struct event *event, int section, int round, const struct trf_drawns *drawns)
{
	struct trf_drawns held = {.count = 0};
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < drawns->count; i++)
		if (trf_drawn_holds(&drawns->items[i], round))
			status = append(&held, &drawns->items[i]);
	if (status == STATUS_OK)
		status = restore_all(event, section, &held);
	trf_drawns_done(&held);
	return status;
}

static int opponent_of(const struct event *event, int section, int round, int pin)
{
	const struct board *board = event_board_of(event, section, round, pin);

	return !board ? -1 : board->white == pin ? board->black : board->white;
}

/*
 * The marks of those who had another opponent in the round, by the scores that it was drawn with.
 */
static enum status restore_marks(const struct event *today, int section, int round,
	const struct trf_drawns *drawns, struct event *event)
{
	struct event then;
	struct record *marks = NULL;
	int count, boards;
	const struct record *rows = event_range(event, RECORD_BOARD, section, round, &boards);
	enum status status = event_copy(today, &then);

	if (status != STATUS_OK)
		return status;
	status = apply_games(&then, section, round, drawns);
	for (int i = 0; status == STATUS_OK && i < boards; i++)
		status = trf_rows_put(&then, &rows[i]);
	if (status == STATUS_OK)
		status = history_marks(&then, section, round, &marks, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const int pin = marks[i].as.mark.pin;

		if (opponent_of(today, section, round, pin) !=
			opponent_of(event, section, round, pin))
			status = trf_rows_put(event, &marks[i]);
	}
	/* with the bye he has none */
	for (int i = 0; status == STATUS_OK && i < boards; i++) {
		const struct board *board = &rows[i].as.board;
		const struct record_key key = {RECORD_MARK, {section, round, board->white}};

		if (board->black == 0 && event_find(event, key) &&
			opponent_of(today, section, round, board->white) > 0)
			status = event_put(event, key, NULL);
	}
	free(marks);
	event_done(&then);
	return status;
}

/* Has the round other pairs? */
static bool has_moved(const struct event *today, const struct event *event, int section, int round)
{
	int count;
	const struct record *rows = event_range(event, RECORD_BOARD, section, round, &count);

	for (int i = 0; i < count; i++)
		if (opponent_of(today, section, round, rows[i].as.board.white) !=
			rows[i].as.board.black)
			return true;
	return false;
}

enum status trf_drawns_apply(
	struct event *event, int section, int round, const struct trf_drawns *drawns)
{
	struct event today;
	enum status status;

	if (drawns->count == 0)
		return STATUS_OK;
	status = event_copy(event, &today);
	if (status != STATUS_OK)
		return status;
	status = apply_games(event, section, round, drawns);
	for (int before = 1; status == STATUS_OK && before < round; before++)
		if (has_moved(&today, event, section, before))
			status = restore_marks(&today, section, before, drawns, event);
	event_done(&today);
	return status;
}

enum status trf_drawns_restore(struct event *event, int section, int round)
{
	struct trf_drawns drawns = {.count = 0};
	int count;
	const struct record *rows = event_range(event, RECORD_KEPT, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct trf_said drawn;

		if (rows[i].as.kept.part == 1 && trf_drawn_parse(rows[i].as.kept.text, &drawn))
			status = append(&drawns, &drawn);
	}
	if (status == STATUS_OK)
		status = trf_drawns_apply(event, section, round, &drawns);
	trf_drawns_done(&drawns);
	return status;
}

void trf_drawns_done(struct trf_drawns *drawns)
{
	free(drawns->items);
	memset(drawns, 0, sizeof(*drawns));
}
