/* Numbers and colours of the boards that a repair makes. */
#include "config.h"

#include "app/repair/seating.h"

#include <stdlib.h>
#include <string.h>

static bool sits_at(const struct pairing_board *board, int player)
{
	return board->white == player || board->black == player;
}

bool repair_is_empty(const struct repair_problem *problem, const struct pairing_board *board)
{
	return board->black >= 0 && !problem->in[board->white] && !problem->in[board->black];
}

enum pairing_colour repair_colour_before(const struct repair_problem *problem, int player)
{
	for (int i = 0; i < problem->nboards; i++) {
		const struct pairing_board *board = &problem->boards[i].seats;

		if (board->black >= 0 && sits_at(board, player))
			return board->white == player ? PAIRING_WHITE : PAIRING_BLACK;
	}
	return PAIRING_NEUTRAL;
}

/* Whom neither the rules give a colour keep the one they had; else it is that of the lot. */
static bool first_has_white(
	const struct repair_view *view, const struct pairing_board *pair, int number)
{
	const enum pairing_colour one = repair_colour_before(view->problem, pair->white);
	const enum pairing_colour two = repair_colour_before(view->problem, pair->black);
	const bool lot = (view->input->lot != PAIRING_BLACK) == (number % 2 != 0);

	if (one == PAIRING_WHITE || two == PAIRING_BLACK)
		return one != two || (lot == (pair->white < pair->black));
	if (one == PAIRING_BLACK || two == PAIRING_WHITE)
		return one == two && (lot == (pair->white < pair->black));
	return lot == (pair->white < pair->black);
}

struct pairing_board repair_coloured(
	const struct repair_view *view, struct pairing_board pair, int number)
{
	const struct repair_problem *problem = view->problem;
	bool white = true;

	if (pair.black < 0)
		return pair;
	switch (problem->meetings[(size_t)pair.white * (size_t)problem->players +
		(size_t)pair.black]) {
	case PAIRING_MEETING_WHITE:
		break;
	case PAIRING_MEETING_BLACK:
		white = false;
		break;
	default:
		white = first_has_white(view, &pair, number);
		break;
	}
	return white ? pair : (struct pairing_board){pair.black, pair.white};
}

struct numbers {
	int *free; /* ascending */
	int count;
	int next; /* behind the last board */
};

static int compare_ints(const void *left, const void *right)
{
	const int a = *(const int *)left, b = *(const int *)right;

	return (a > b) - (a < b);
}

/* This number, if it is free; 0: it is not. */
static int take_number(struct numbers *numbers, int number)
{
	for (int i = 0; i < numbers->count; i++) {
		if (numbers->free[i] != number)
			continue;
		memmove(&numbers->free[i], &numbers->free[i + 1],
			(size_t)(numbers->count - i - 1) * sizeof(numbers->free[0]));
		numbers->count--;
		return number;
	}
	return 0;
}

static int take_any(struct numbers *numbers)
{
	return numbers->count > 0 ? take_number(numbers, numbers->free[0]) : numbers->next++;
}

/* The number of the opened board at which he sat; 0: none. */
static int number_of(const struct repair_view *view, const struct repair_draw *draw, int player)
{
	for (int i = 0; i < draw->nopened; i++)
		if (sits_at(&view->problem->boards[draw->opened[i]].seats, player))
			return draw->opened[i] + 1;
	return 0;
}

static int higher(const struct repair_view *view, int a, int b)
{
	if (b < 0)
		return a;
	if (view->scores[a] != view->scores[b])
		return view->scores[a] > view->scores[b] ? a : b;
	return a < b ? a : b;
}

struct made {
	struct pairing_board board;
	int number, score, high;
};

static int compare_made(const void *left, const void *right)
{
	const struct made *a = left, *b = right;

	if ((a->board.black < 0) != (b->board.black < 0))
		return a->board.black < 0 ? 1 : -1;
	if (a->score != b->score)
		return a->score > b->score ? -1 : 1;
	return (a->high > b->high) - (a->high < b->high);
}

static bool is_missing(const struct repair_view *view, int player)
{
	for (int i = 0; i < view->nmissing; i++)
		if (view->missing[i] == player)
			return true;
	return false;
}

static bool are_missing(const struct repair_view *view, int board)
{
	const struct pairing_board *seats = &view->problem->boards[board].seats;

	return is_missing(view, seats->white) && is_missing(view, seats->black);
}

/* The lowest numbers of opened boards, those whose two do not come last: they keep theirs. */
static void find_free(
	const struct repair_view *view, const struct repair_draw *draw, struct numbers *numbers)
{
	int others = 0;

	for (int i = 0; i < draw->nopened; i++)
		if (!are_missing(view, draw->opened[i]))
			numbers->free[others++] = draw->opened[i] + 1;
	numbers->count = others;
	for (int i = 0; i < draw->nopened; i++)
		if (are_missing(view, draw->opened[i]))
			numbers->free[numbers->count++] = draw->opened[i] + 1;
	qsort(numbers->free, (size_t)others, sizeof(int), compare_ints);
	qsort(numbers->free + others, (size_t)(numbers->count - others), sizeof(int), compare_ints);
	if (numbers->count > draw->nmade)
		numbers->count = draw->nmade;
	qsort(numbers->free, (size_t)numbers->count, sizeof(int), compare_ints);
}

static void number_made(const struct repair_view *view, const struct repair_draw *draw,
	struct numbers *numbers, struct made *made)
{
	for (int i = 0; i < draw->nmade; i++) {
		made[i].board = draw->made[i];
		made[i].high = higher(view, draw->made[i].white, draw->made[i].black);
		made[i].score = view->scores[made[i].high];
	}
	qsort(made, (size_t)draw->nmade, sizeof(*made), compare_made);
	for (int i = 0; i < draw->nmade; i++)
		made[i].number = take_number(numbers, number_of(view, draw, made[i].high));
	for (int i = 0; i < draw->nmade; i++) {
		const struct pairing_board *board = &made[i].board;
		const int low = board->white == made[i].high ? board->black : board->white;

		if (made[i].number == 0 && low >= 0)
			made[i].number = take_number(numbers, number_of(view, draw, low));
	}
	for (int i = 0; i < draw->nmade; i++)
		if (made[i].number == 0)
			made[i].number = take_any(numbers);
}

/* The next who does not come, from *at on, and has no seat; PAIRING_NOBODY: there is none. */
static int next_missing(
	const struct repair_view *view, const struct pairing_board *boards, int count, int *at)
{
	while (*at < view->nmissing) {
		const int player = view->missing[(*at)++];
		bool seated = false;

		for (int i = 0; i < count && !seated; i++)
			seated = sits_at(&boards[i], player);
		if (!seated)
			return player;
	}
	return PAIRING_NOBODY;
}

/*
 * Two who do not come have an empty board where one would fall away between others: two of one
 * board their own.
 */
static void fill_gaps(const struct repair_view *view, struct pairing_board *boards, int count)
{
	int at = 0;

	while (count > 0 && boards[count - 1].white < 0)
		count--;
	for (int i = 0; i < count && i < view->problem->nboards; i++)
		if (boards[i].white < 0 && are_missing(view, i))
			boards[i] = view->problem->boards[i].seats;
	for (int i = 0; i < count; i++) {
		struct pairing_board empty;

		if (boards[i].white >= 0)
			continue;
		empty.white = next_missing(view, boards, count, &at);
		empty.black = next_missing(view, boards, count, &at);
		if (empty.black >= 0)
			boards[i] = empty;
	}
}

static bool is_frozen(const struct repair_problem *problem, int board)
{
	return board < problem->nboards && problem->boards[board].kind == REPAIR_FROZEN;
}

/* The last board moves to each number that is left over below it; false: it has begun. */
static bool close_gaps(const struct repair_problem *problem, struct pairing_board *boards,
	int *count, int *changed, int *nchanged)
{
	for (int i = 0; i < *count; i++) {
		while (*count > i && boards[*count - 1].white < 0)
			--*count;
		if (i >= *count || boards[i].white >= 0)
			continue;
		if (is_frozen(problem, *count - 1))
			return false;
		boards[i] = boards[*count - 1];
		changed[(*nchanged)++] = *count;
		--*count;
	}
	return true;
}

enum status repair_seat(const struct repair_view *view, const struct repair_draw *draw,
	struct repair_choice *choice, bool *fits)
{
	const struct repair_problem *problem = view->problem;
	const size_t room = (size_t)problem->nboards + (size_t)draw->nmade + 1;
	struct numbers numbers = {calloc(room, sizeof(int)), 0, problem->nboards + 1};
	struct made *made = calloc(room, sizeof(*made));
	struct pairing_board *boards = calloc(room, sizeof(*boards));
	int *changed = calloc(2 * room, sizeof(*changed));
	int count = problem->nboards, nchanged = 0;

	if (!numbers.free || !made || !boards || !changed) {
		free(numbers.free);
		free(made);
		free(boards);
		free(changed);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < count; i++)
		boards[i] = problem->boards[i].seats;
	for (int i = 0; i < draw->nopened; i++) {
		changed[nchanged++] = draw->opened[i] + 1;
		boards[draw->opened[i]] = (struct pairing_board){PAIRING_NOBODY, PAIRING_NOBODY};
	}
	find_free(view, draw, &numbers);
	number_made(view, draw, &numbers, made);
	for (int i = 0; i < draw->nmade; i++) {
		if (made[i].number > count)
			changed[nchanged++] = count = made[i].number;
		boards[made[i].number - 1] = repair_coloured(view, made[i].board, made[i].number);
	}
	fill_gaps(view, boards, count);
	*fits = close_gaps(problem, boards, &count, changed, &nchanged);
	qsort(changed, (size_t)nchanged, sizeof(int), compare_ints);
	free(numbers.free);
	free(made);
	choice->draw = (struct pairing_draw){boards, count};
	choice->changed = changed;
	choice->nchanged = nchanged;
	return STATUS_OK;
}
