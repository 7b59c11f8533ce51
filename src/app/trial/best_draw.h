/*
 * The draw on the board beside the best one of the rules: what it does worse, what nobody can
 * avoid.
 */
#ifndef APP_TRIAL_BEST_DRAW_H
#define APP_TRIAL_BEST_DRAW_H

#include "app/position/position.h"

/* How a board of the draw came about. */
enum board_origin {
	ORIGIN_RULES,  /* it is in the best draw, or the rules see no difference */
	ORIGIN_AROUND, /* it is in the best draw around what is fixed by hand */
	ORIGIN_TURNED, /* the pair is in one of these, with the other colours */
	ORIGIN_HAND    /* no rule led to it */
};

/*
 * Fill in position->best, the engine's draw of translate_plain, once; ->around, that with all that
 * is fixed. Where there is none the trial's status says why. STATUS_NO_MEMORY.
 */
enum status best_find_draw(struct position *position);
enum status best_find_around(struct position *position);

/* The score of position->best by the rules; there is such a draw, and has been sought. */
enum status best_find_score(const struct position *position, const struct pairing_score **score);

/* Are the seats position->best, which has been sought, board by board, in any order? */
bool best_is_on_board(const struct position *position);

/* The board (index) of a draw that has this pair, -1: none. *same: with these colours. */
int best_find_pair(const struct pairing_draw *draw, const struct pairing_board *board, bool *same);
bool best_has_board(const struct pairing_draw *draw, const struct pairing_board *board);

/*
 * Of board (number) of the seats. Fills in the position's best draw and its judgement.
 * STATUS_NO_MEMORY.
 */
enum status best_origin(struct position *position, int board, enum board_origin *origin);

/* The same: did a hand make or turn it? */
enum status best_is_by_hand(struct position *position, int board, bool *by_hand);

/*
 * The first term in which the seats are worse by the rules alone than the best draw, from what to
 * what, as a sentence without its full stop; "": there is none. *settled: they score better, but
 * the rules settle something else first (pairing_book.settled), and this the sentence says. Needs
 * position->best.
 */
enum status best_first_worse(struct position *position, bool *settled, char *text, size_t size);

/*
 * Has the best draw more than none in the term of this name? By the order of the terms no draw then
 * is without it, unless it breaks an earlier one. Fills in position->best.
 */
enum status best_cannot_avoid(struct position *position, enum pairing_term_id id, bool *cannot);

#endif
