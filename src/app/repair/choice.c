/* One way to mend a published round, and which of two is the better. */
#include "config.h"

#include "app/repair/choice.h"

#include <stdlib.h>

#include "app/position/draw_order.h"
#include "app/repair/guide.h"
#include "app/repair/seating.h"
#include "app/repair/sitters.h"

/* Terms that come after colour: the order of cards, the history of floats, and the like. */
static const bool after_colour[PAIRING_TERMS] = {
	[PAIRING_TERM_COLOURS_BY_RULE] = true,
	[PAIRING_TERM_OPPONENTS] = true,
	[PAIRING_TERM_EXCHANGES] = true,
	[PAIRING_TERM_TRANSFERRED_SCORES] = true,
	[PAIRING_TERM_COLOURS_BY_RANK] = true,
	[PAIRING_TERM_DOWNFLOATS] = true,
	[PAIRING_TERM_DOWNFLOATS_FROM_BOTTOM] = true,
	[PAIRING_TERM_UPFLOATS] = true,
	[PAIRING_TERM_UPFLOATS_FROM_LINE] = true,
	[PAIRING_TERM_BYE_DOWNFLOAT] = true,
	[PAIRING_TERM_EXTENT] = true,
	[PAIRING_TERM_DISPLACEMENT] = true,
	[PAIRING_TERM_SQUARES] = true,
	[PAIRING_TERM_RATING] = true,
	[PAIRING_TERM_ORDER] = true,
	[PAIRING_TERM_FLOATS_BOTH_WAYS] = true,
	[PAIRING_TERM_FLOATS_AGAIN] = true,
	[PAIRING_TERM_FLOATS_TWICE] = true,
	[PAIRING_TERM_FLOAT_HISTORY] = true,
	[PAIRING_TERM_FLOATS_NOT_OWED] = true,
	[PAIRING_TERM_BYE_PLACE] = true,
	[PAIRING_TERM_FLOATERS] = true,
	[PAIRING_TERM_TRANSFERRED] = true,
	[PAIRING_TERM_COLOURLESS] = true,
	[PAIRING_TERM_EXCHANGE] = true,
	[PAIRING_TERM_LOWER_HALVES] = true,
	[PAIRING_TERM_PLACES] = true,
	[PAIRING_TERM_PLACE_SQUARES] = true,
	[PAIRING_TERM_PLACE_ORDER] = true,
	[PAIRING_TERM_DOWN_LAST] = true,
	[PAIRING_TERM_UP_LAST] = true,
	[PAIRING_TERM_DOWN_BEFORE] = true,
	[PAIRING_TERM_UP_BEFORE] = true,
	[PAIRING_TERM_FAR_DOWN_LAST] = true,
	[PAIRING_TERM_FAR_UP_LAST] = true,
	[PAIRING_TERM_FAR_DOWN_BEFORE] = true,
	[PAIRING_TERM_FAR_UP_BEFORE] = true,
	[PAIRING_TERM_MOVED_DOWN] = true,
	[PAIRING_TERM_MOVED_DOWN_OPPONENTS] = true,
	[PAIRING_TERM_BRACKET_EXCHANGES] = true,
	[PAIRING_TERM_BRACKET_ORDER] = true,
	[PAIRING_TERM_INTERCHANGES] = true,
	[PAIRING_TERM_ODD_ORDER] = true,
	[PAIRING_TERM_SWITCH_POINTS] = true,
	[PAIRING_TERM_SWITCHED_BOARDS] = true,
	[PAIRING_TERM_SWITCH_PLACES] = true,
	[PAIRING_TERM_SWITCH_HEIGHT] = true,
};

void repair_choice_done(struct repair_choice *choice)
{
	pairing_draw_done(&choice->draw);
	pairing_score_done(&choice->score);
	free(choice->changed);
	choice->changed = NULL;
	choice->nchanged = 0;
}

static bool is_made(const struct repair_draw *draw, int player)
{
	for (int i = 0; i < draw->nmade; i++)
		if (player >= 0 && (draw->made[i].white == player || draw->made[i].black == player))
			return true;
	return false;
}

/* What boards that stay break is not the repair's. */
static bool is_legal(const struct repair_draw *draw, const struct pairing_score *score)
{
	for (int i = 0; i < score->nviolations; i++) {
		const struct pairing_violation *violation = &score->violations[i];

		if (pairing_is_broken(violation->kind) &&
			(is_made(draw, violation->player) || is_made(draw, violation->other)))
			return false;
	}
	return true;
}

static int count_turned(const struct repair_view *view, const struct repair_choice *choice)
{
	int turned = 0;

	for (int i = 0; i < choice->draw.count; i++) {
		const struct pairing_board *board = &choice->draw.boards[i];

		if (board->black < 0)
			continue;
		turned += repair_colour_before(view->problem, board->white) == PAIRING_BLACK;
		turned += repair_colour_before(view->problem, board->black) == PAIRING_WHITE;
	}
	return turned;
}

enum pairing_status repair_score(const struct repair_view *view, const struct pairing_draw *draw,
	struct pairing_score *score)
{
	struct pairing_draw seated = {calloc((size_t)draw->count + 1, sizeof(*seated.boards)), 0};
	enum pairing_status status = PAIRING_NO_MEMORY;

	for (int i = 0; seated.boards && i < draw->count; i++)
		if (!repair_is_empty(view->problem, &draw->boards[i]))
			seated.boards[seated.count++] = draw->boards[i];
	if (seated.boards && draw_sort(view->book, view->scores, &seated) == STATUS_OK)
		status = pairing_score(view->book, view->input, &seated, score);
	free(seated.boards);
	return status;
}

/* Nobody has had a colour, neither before nor on the board where he sat: the lot gives it. */
static bool is_fresh(const struct repair_view *view, const struct pairing_board *board)
{
	const struct repair_problem *problem = view->problem;

	return board->black >= 0 &&
		repair_colour_before(problem, board->white) == PAIRING_NEUTRAL &&
		repair_colour_before(problem, board->black) == PAIRING_NEUTRAL &&
		problem->meetings[(size_t)board->white * (size_t)problem->players +
			(size_t)board->black] == PAIRING_MEETING_EITHER;
}

/*
 * Colours by lot alternate down the boards in their order (CAA 8), which is not that of the numbers
 * where a board has come behind the last: the rule book, which knows the order, says which of the
 * two are its own.
 */
static enum pairing_status colour_fresh(
	const struct repair_view *view, struct repair_choice *choice)
{
	enum pairing_status status = PAIRING_OK;

	for (int i = 0; status == PAIRING_OK && i < choice->draw.count; i++) {
		struct pairing_board *board = &choice->draw.boards[i];
		const struct pairing_board was = *board;
		struct pairing_score score = {0};

		if (!is_fresh(view, board))
			continue;
		*board = (struct pairing_board){was.black, was.white};
		status = repair_score(view, &choice->draw, &score);
		if (status == PAIRING_OK &&
			pairing_score_compare(&score, &choice->score, NULL) < 0) {
			pairing_score_done(&choice->score);
			choice->score = score;
		} else {
			*board = was;
			pairing_score_done(&score);
		}
	}
	return status;
}

static int compare_values(const struct pairing_score *a, const struct pairing_score *b, int term)
{
	const struct pairing_term *x = &a->terms[term], *y = &b->terms[term];
	const int length = x->length < y->length ? x->length : y->length;

	for (int k = 0; k < length; k++) {
		const int64_t v = a->values[x->first + k], w = b->values[y->first + k];

		if (v != w)
			return v < w ? -1 : 1;
	}
	return (x->length > y->length) - (x->length < y->length);
}

/* By the terms up to and with colour. */
static int compare_to_colour(const struct pairing_score *a, const struct pairing_score *b)
{
	for (int i = 0; i < a->nterms && i < b->nterms; i++) {
		const int order = after_colour[a->terms[i].id] ? 0 : compare_values(a, b, i);

		if (order != 0)
			return order;
	}
	return 0;
}

enum status repair_choice_make(const struct repair_view *view, const struct repair_draw *draw,
	struct repair_choice *choice, bool *legal)
{
	struct repair_choice made = {.nchanged = 0};
	enum pairing_status scored;
	bool fits = false;
	enum status status = view->problem->many ? repair_seat_many(view, draw, &made, &fits)
						 : repair_seat(view, draw, &made, &fits);

	*legal = false;
	if (status != STATUS_OK)
		return status;
	if (!fits) {
		repair_choice_done(&made);
		return STATUS_OK;
	}
	scored = repair_score(view, &made.draw, &made.score);
	if (scored == PAIRING_OK)
		scored = colour_fresh(view, &made);
	*legal = scored == PAIRING_OK && is_legal(draw, &made.score) &&
		(!view->published || compare_to_colour(&made.score, view->published) < 0);
	if (!*legal) {
		repair_choice_done(&made);
		return scored == PAIRING_OK ? STATUS_OK : STATUS_NO_MEMORY;
	}
	made.guide = repair_guide(view, draw);
	made.turned = count_turned(view, &made);
	*choice = made;
	return STATUS_OK;
}

static int compare_boards(const struct pairing_draw *a, const struct pairing_draw *b)
{
	for (int i = 0; i < a->count && i < b->count; i++) {
		if (a->boards[i].white != b->boards[i].white)
			return a->boards[i].white < b->boards[i].white ? -1 : 1;
		if (a->boards[i].black != b->boards[i].black)
			return a->boards[i].black < b->boards[i].black ? -1 : 1;
	}
	return a->count - b->count;
}

int repair_choice_compare(const struct repair_view *view, const struct repair_choice *a,
	const struct repair_choice *b)
{
	int order = compare_to_colour(&a->score, &b->score);

	(void)view;
	if (order == 0 && a->guide != b->guide)
		order = a->guide < b->guide ? -1 : 1;
	if (order == 0)
		order = pairing_score_compare(&a->score, &b->score, NULL);
	if (order == 0)
		order = a->turned - b->turned;
	return order != 0 ? order : compare_boards(&a->draw, &b->draw);
}

bool repair_choice_same_boards(const struct repair_choice *a, const struct repair_choice *b)
{
	if (a->nchanged != b->nchanged)
		return false;
	for (int i = 0; i < a->nchanged; i++)
		if (a->changed[i] != b->changed[i])
			return false;
	return true;
}
