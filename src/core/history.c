/* Past rounds by player, and the colour and float marks of a round. */
#include "core/history.h"

#include <stdlib.h>
#include <string.h>

#include "core/all_play_all.h"
#include "core/particulars/particular.h"
#include "core/season.h"

enum colour brought_colour(const struct event *event, int section, int pin, int round)
{
	const struct record_key key = {RECORD_PARTICULAR, {section, pin, PLAYER_BROUGHT}};
	const struct record *row = event_find(event, key);
	const char *text = row ? row->as.particular.text : "";

	if (round < 1 || (size_t)round > strlen(text))
		return COLOUR_NONE;
	return text[round - 1] == 'W'    ? COLOUR_WHITE
		: text[round - 1] == 'B' ? COLOUR_BLACK
					 : COLOUR_NONE;
}

bool brought_is(const char *text)
{
	return strlen(text) <= ROUNDS_MOST && text[strspn(text, "WB-")] == '\0' &&
		strpbrk(text, "WB") != NULL;
}

static enum history_kind kind_of_seat(const struct board *board, bool white)
{
	switch ((enum result)board->result) {
	case RESULT_BYE:
		return HISTORY_BYE_FORCED;
	case RESULT_DEFAULT_BLACK:
		return white ? HISTORY_DEFAULT_WIN : HISTORY_DEFAULT_LOSS;
	case RESULT_DEFAULT_WHITE:
		return white ? HISTORY_DEFAULT_LOSS : HISTORY_DEFAULT_WIN;
	case RESULT_DEFAULT_BOTH:
		return HISTORY_DEFAULT_LOSS;
	case RESULT_NONE:
	case RESULT_WHITE:
	case RESULT_DRAW:
	case RESULT_BLACK:
	case RESULT_LOST_BOTH:
	case RESULT_HALF_WHITE:
	case RESULT_HALF_BLACK:
		break;
	}
	return HISTORY_PLAYED;
}

/* A game against one from outside: as any other, but he has no card (CAA 36). */
static void fill(const struct filled *filled, struct history *history)
{
	const struct board board = {.result = filled->result};

	history->kind = kind_of_seat(&board, filled->colour == COLOUR_WHITE);
	history->opponent = HISTORY_OUTSIDE;
	history->colour = (enum colour)filled->colour;
}

struct history history_of(const struct event *event, int section, int pin, int round)
{
	const struct round *row = event_round(event, section, round);
	struct history history = {.kind = HISTORY_ABSENT};
	const struct filled *filled;
	const struct board *board;
	const struct mark *mark;

	if (row == NULL || row->state < ROUND_PUBLISHED)
		return history;
	history.points2 = event_round_points2(event, section, pin, round);
	filled = event_filled(event, section, round, pin);
	if (filled != NULL) {
		fill(filled, &history);
		return history;
	}
	board = event_board_of(event, section, round, pin);
	if (board == NULL) {
		const struct booking *booking = event_booking(event, section, pin, round);

		if (booking != NULL && booking->kind != BOOKING_ZERO &&
			event_takes_part(event, section, pin, round))
			history.kind =
				booking->kind == BOOKING_FULL ? HISTORY_BYE_FULL : HISTORY_BYE_HALF;
		history.colour = brought_colour(event, section, pin, round);
		history.brought = history.colour != COLOUR_NONE;
		return history;
	}
	history.kind = kind_of_seat(board, board->white == pin);
	if (board->black == 0)
		return history;
	history.opponent = board->white == pin ? board->black : board->white;
	history.colour = board->white == pin ? COLOUR_WHITE : COLOUR_BLACK;
	mark = event_mark(event, section, round, pin);
	if (mark != NULL)
		history.floated = (enum floated)mark->floated;
	return history;
}

int history_met(const struct event *event, int section, int pin, int other, int first, int last)
{
	for (int round = first; round <= last; round++) {
		const struct history history = history_of(event, section, pin, round);

		if (history.kind == HISTORY_PLAYED && history.opponent == other)
			return round;
	}
	return 0;
}

bool history_bye_booked(const struct event *event, int section, int pin, int round)
{
	int count;
	const struct record *row = event_range(event, RECORD_BOOKING, section, pin, &count);

	return count > 0 && row[count - 1].as.booking.round >= round;
}

static struct record mark_of(const struct board *board, int pin, int own2, int other2)
{
	struct record row = {.kind = RECORD_MARK};
	struct mark *mark = &row.as.mark;

	mark->section = board->section;
	mark->round = board->round;
	mark->pin = pin;
	mark->colour = board->white == pin ? COLOUR_WHITE : COLOUR_BLACK;
	if (own2 != other2)
		mark->floated = own2 > other2 ? FLOATED_DOWN : FLOATED_UP;
	return row;
}

static int compare_marks(const void *left, const void *right)
{
	const struct record *a = left, *b = right;

	return (a->as.mark.pin > b->as.mark.pin) - (a->as.mark.pin < b->as.mark.pin);
}

enum status history_marks(
	const struct event *event, int section, int round, struct record **rows, int *count)
{
	int boards, n = 0;
	const struct record *row = event_range(event, RECORD_BOARD, section, round, &boards);
	struct record *marks = malloc(((size_t)boards * 2 + 1) * sizeof(*marks));

	if (marks == NULL)
		return STATUS_NO_MEMORY;
	for (; boards > 0; boards--, row++) {
		const struct board *board = &row->as.board;
		int white2 = 0, black2 = 0;

		if (board->black == 0)
			continue;
		/* club seasons and all-play-alls have no score groups to float between */
		if (!event_is_season(event, section) && !event_is_all_play_all(event, section)) {
			white2 = event_points2(event, section, board->white, round - 1);
			black2 = event_points2(event, section, board->black, round - 1);
		}
		marks[n++] = mark_of(board, board->white, white2, black2);
		marks[n++] = mark_of(board, board->black, black2, white2);
	}
	qsort(marks, (size_t)n, sizeof(*marks), compare_marks);
	*rows = marks;
	*count = n;
	return STATUS_OK;
}
