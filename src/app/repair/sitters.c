/* Numbers of the boards of a repaired round in which any number may sit out. */
#include "config.h"

#include "app/repair/sitters.h"

#include <stdlib.h>

#include "app/repair/seating.h"

/* The rows of the round on their way to the repaired draw; without White: free. */
struct rows {
	const struct repair_view *view;
	const struct repair_draw *draw;
	struct pairing_board *boards;
	int count;                     /* the last row that is not free */
	struct pairing_board *waiting; /* who has no row yet */
	int nwaiting;
};

static const struct pairing_board nobody = {PAIRING_NOBODY, PAIRING_NOBODY};

static bool is_frozen(const struct rows *rows, int row)
{
	const struct repair_problem *problem = rows->view->problem;

	return row < problem->nboards && problem->boards[row].kind == REPAIR_FROZEN;
}

static void put(struct rows *rows, int row, struct pairing_board board)
{
	rows->boards[row] = board.black < 0 ? board : repair_coloured(rows->view, board, row + 1);
	if (row >= rows->count)
		rows->count = row + 1;
}

static void put_first_free(struct rows *rows, struct pairing_board board)
{
	int row = 0;

	while (row < rows->count && rows->boards[row].white >= 0)
		row++;
	put(rows, row, board);
}

/* The opened board at which he played, if it is still free; -1: there is none. */
static int own_row(const struct rows *rows, int player)
{
	for (int i = 0; i < rows->draw->nopened; i++) {
		const int row = rows->draw->opened[i];
		const struct pairing_board *seats = &rows->view->problem->boards[row].seats;

		if (seats->black >= 0 && (seats->white == player || seats->black == player))
			return rows->boards[row].white < 0 ? row : -1;
	}
	return -1;
}

static bool is_higher(const struct repair_view *view, int a, int b)
{
	return view->scores[a] != view->scores[b] ? view->scores[a] > view->scores[b] : a < b;
}

static int higher_of(const struct repair_view *view, const struct pairing_board *board)
{
	return board->black < 0 || is_higher(view, board->white, board->black) ? board->white
									       : board->black;
}

/*
 * Those who wait and played on a board that is free now: the higher, or the lower one, goes there.
 */
static void keep_own_rows(struct rows *rows, bool higher)
{
	int left = 0;

	for (int i = 0; i < rows->nwaiting; i++) {
		const struct pairing_board board = rows->waiting[i];
		const int high = higher_of(rows->view, &board);
		const int low = high == board.white ? board.black : board.white;
		const int row = own_row(rows, higher ? high : low);

		if (row >= 0)
			put(rows, row, board);
		else
			rows->waiting[left++] = board;
	}
	rows->nwaiting = left;
}

static void put_waiting(struct rows *rows)
{
	for (int i = 0; i < rows->nwaiting; i++)
		put_first_free(rows, rows->waiting[i]);
	rows->nwaiting = 0;
}

/* In the order of the higher cards, whatever the order in which they were found. */
static void wait_for(struct rows *rows, bool games)
{
	const struct repair_view *view = rows->view;

	for (int i = 0; i < rows->draw->nmade; i++) {
		const struct pairing_board *board = &rows->draw->made[i];
		int at = rows->nwaiting;

		if ((board->black >= 0) != games)
			continue;
		for (; at > 0 &&
			is_higher(view, higher_of(view, board),
				higher_of(view, &rows->waiting[at - 1]));
			at--)
			rows->waiting[at] = rows->waiting[at - 1];
		rows->waiting[at] = *board;
		rows->nwaiting++;
	}
}

/* The row of the last who sits out, behind this one; -1: there is none. */
static int last_sitter(const struct rows *rows, int behind)
{
	for (int row = rows->count - 1; row > behind; row--)
		if (rows->boards[row].white >= 0 && rows->boards[row].black < 0 &&
			!is_frozen(rows, row))
			return row;
	return -1;
}

/* No row is left out: who sits out takes it, or the last game. False: that one has begun. */
static bool close_gaps(struct rows *rows)
{
	for (int row = 0; row < rows->count; row++) {
		int from;

		while (rows->count > row && rows->boards[rows->count - 1].white < 0)
			rows->count--;
		if (row >= rows->count || rows->boards[row].white >= 0)
			continue;
		from = last_sitter(rows, row);
		if (from < 0)
			from = rows->count - 1;
		if (is_frozen(rows, from))
			return false;
		rows->boards[row] = rows->boards[from];
		rows->boards[from] = nobody;
	}
	return true;
}

/* kept: room for those who sit out as before. */
static void seat_rows(struct rows *rows, struct pairing_board *kept)
{
	const struct repair_problem *problem = rows->view->problem;
	int nkept = 0;

	for (int row = 0; row < problem->nboards; row++) {
		const struct repair_board *board = &problem->boards[row];
		bool opened = false;

		for (int i = 0; i < rows->draw->nopened; i++)
			opened = opened || rows->draw->opened[i] == row;
		rows->boards[row] = opened ? nobody : board->seats;
		if (opened || board->seats.black >= 0 || board->kind == REPAIR_FROZEN)
			continue;
		kept[nkept++] = board->seats;
		rows->boards[row] = nobody;
	}
	rows->count = problem->nboards;
	wait_for(rows, true);
	keep_own_rows(rows, true);
	keep_own_rows(rows, false);
	put_waiting(rows);
	wait_for(rows, false);
	keep_own_rows(rows, true);
	for (int i = 0; i < nkept; i++)
		rows->waiting[rows->nwaiting++] = kept[i];
	put_waiting(rows);
}

static bool sat_out(const struct repair_problem *problem, int player)
{
	for (int i = 0; i < problem->nboards; i++)
		if (problem->boards[i].seats.white == player && problem->boards[i].seats.black < 0)
			return true;
	return false;
}

static bool is_changed(const struct rows *rows, int row)
{
	const struct repair_problem *problem = rows->view->problem;
	const struct pairing_board *was =
		row < problem->nboards ? &problem->boards[row].seats : &nobody;
	const struct pairing_board *is = row < rows->count ? &rows->boards[row] : &nobody;

	if (was->black >= 0 || is->black >= 0)
		return was->white != is->white || was->black != is->black;
	return (is->white >= 0 && !sat_out(problem, is->white)) ||
		(was->white >= 0 && !problem->in[was->white]);
}

enum status repair_seat_many(const struct repair_view *view, const struct repair_draw *draw,
	struct repair_choice *choice, bool *fits)
{
	const int most = view->problem->nboards + draw->nmade;
	const size_t room = (size_t)most + 1;
	struct rows rows = {.view = view,
		.draw = draw,
		.boards = calloc(room, sizeof(*rows.boards)),
		.waiting = calloc(room, sizeof(*rows.waiting))};
	struct pairing_board *kept = calloc(room, sizeof(*kept));
	int *changed = calloc(room, sizeof(*changed));
	int nchanged = 0;

	if (!rows.boards || !rows.waiting || !kept || !changed) {
		free(rows.boards);
		free(rows.waiting);
		free(kept);
		free(changed);
		return STATUS_NO_MEMORY;
	}
	for (int row = 0; row < most; row++)
		rows.boards[row] = nobody;
	seat_rows(&rows, kept);
	*fits = close_gaps(&rows);
	for (int row = 0; row < most; row++)
		if (is_changed(&rows, row))
			changed[nchanged++] = row + 1;
	free(rows.waiting);
	free(kept);
	choice->draw = (struct pairing_draw){rows.boards, rows.count};
	choice->changed = changed;
	choice->nchanged = nchanged;
	return STATUS_OK;
}
