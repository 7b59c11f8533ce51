/* What the guide would do first, where mistakes are mended ("What to do if a mistake is made"). */
#include "config.h"

#include "app/repair/guide.h"

#include "pairing/book/traits.h"

enum { BY_GUIDE_LAST = 100000 };

static enum pairing_colour due_of(const struct repair_view *view, int player)
{
	return pairing_claim_of(view->input->players[player].games, view->input->round - 1).due;
}

/* Does a resident of this score leave it on the published draw, and which way? */
static void count_leavers(const struct repair_view *view, int score, int *up, int *down)
{
	const struct repair_problem *problem = view->problem;

	*up = *down = 0;
	for (int i = 0; i < problem->nboards; i++) {
		const struct pairing_board *board = &problem->boards[i].seats;
		const int one = view->scores[board->white];
		const int two = board->black < 0 ? -1 : view->scores[board->black];

		if (one == two || (one != score && two != score))
			continue;
		*(score > (one == score ? two : one) ? down : up) += 1;
	}
}

/* His place in his score from the mid-line: 0, 1, ... below it, -1, -2, ... above. */
static int place_from_line(const struct repair_view *view, int player)
{
	const int score = view->scores[player];
	int cards = 0, place = 0, up, down;

	for (int i = 0; i < view->problem->players; i++) {
		if (!view->problem->in[i] || view->scores[i] != score)
			continue;
		place += i < player;
		cards++;
	}
	count_leavers(view, score, &up, &down);
	return place - pairing_mid_line(cards, up, down);
}

static int opponent_in(const struct repair_draw *draw, int player)
{
	for (int i = 0; i < draw->nmade; i++) {
		if (draw->made[i].white == player)
			return draw->made[i].black;
		if (draw->made[i].black == player)
			return draw->made[i].white;
	}
	return PAIRING_NOBODY;
}

/* The one board at fault, and nobody without a board; NULL: something else is wrong. */
static const struct pairing_board *fault_of(
	const struct repair_view *view, const struct repair_draw *draw)
{
	const struct pairing_board *fault = NULL;

	for (int i = 0; i < draw->nopened; i++) {
		const struct repair_board *board = &view->problem->boards[draw->opened[i]];

		if (board->kind != REPAIR_FAULT)
			continue;
		if (fault)
			return NULL;
		fault = &board->seats;
	}
	return fault && fault->black >= 0 && draw->nopened == 2 ? fault : NULL;
}

/* The lower card of the board at fault gives its place to another one. */
static long long of_swap(const struct repair_view *view, const struct repair_draw *draw)
{
	const struct pairing_board *fault = fault_of(view, draw);
	int top, bottom, other, place;

	if (!fault)
		return BY_GUIDE_LAST;
	top = fault->white;
	bottom = fault->black;
	if (view->scores[bottom] > view->scores[top] ||
		(bottom < top && view->scores[bottom] == view->scores[top])) {
		top = fault->black;
		bottom = fault->white;
	}
	other = opponent_in(draw, top);
	if (other < 0 || view->scores[other] != view->scores[bottom] ||
		due_of(view, other) != due_of(view, bottom))
		return BY_GUIDE_LAST;
	place = place_from_line(view, other);
	return place >= 0 ? 0 : -place;
}

/* Which pairs are broken for a card of the wrong score. */
static long long of_score(const struct repair_view *view, const struct repair_draw *draw)
{
	const int low = view->was < view->is ? view->was : view->is;
	const int high = view->was < view->is ? view->is : view->was;
	long long sum = 0;

	for (int i = 0; i < draw->nopened; i++) {
		const struct repair_board *board = &view->problem->boards[draw->opened[i]];
		int one, two;

		if (board->kind == REPAIR_FAULT || board->kind == REPAIR_DOUBT ||
			board->seats.black < 0)
			continue;
		one = view->scores[board->seats.white];
		two = view->scores[board->seats.black];
		sum += one != two ? 1 : one > low && one < high ? 100 : 10000;
	}
	return sum;
}

long long repair_guide(const struct repair_view *view, const struct repair_draw *draw)
{
	/* the mid-line is the British rule book's own (CAA 5) */
	if (view->book->traits->floater != PAIRING_FLOATER_MID_LINE)
		return 0;
	return view->wrong_score ? of_score(view, draw) : of_swap(view, draw);
}
