/* The first sentence about a board that was made by hand or breaks a rule. */
#ifndef APP_WHY_HAND_H
#define APP_WHY_HAND_H

#include "app/trial/best_draw.h"
#include "app/why/list.h"

/*
 * Who seated the two of a board that is not the rules' (ORIGIN_HAND, ORIGIN_TURNED), and whom they
 * would meet by the rules. Of others nothing.
 */
enum status why_hand(struct app *app, struct position *position, int board,
	enum board_origin origin, struct why_list *list);

/*
 * By which rule the draw is worse than the best one, which has been sought (best_origin): of one
 * board (number) by its part of the draw, where others differ as well, or (0) of all.
 */
enum status why_hand_cost(
	const struct app *app, struct position *position, int board, struct why_list *list);

/*
 * The same of one board (number), by the boards alone that differ together with it; *told: other
 * boards differ as well, so that there is something to be told of these. (why/part.c)
 */
enum status why_part_cost(const struct app *app, struct position *position, int board,
	struct why_list *list, bool *told);

/*
 * May this kind of step be told of a board of this origin? Those that say how the rules led to it
 * may not where it is by hand, nor that the lot gave colours that a hand has turned.
 */
bool why_hand_tells(enum board_origin origin, enum pairing_step_kind kind);

/*
 * A rule that the draw breaks or strains on board (number), whose violation it is; each: the same
 * is true of both players; tried: it may cost a draw to say what parting two would cost.
 */
enum status why_broken(struct position *position, const struct cast *cast, int board,
	const struct pairing_violation *violation, bool each, bool tried, struct why_list *list);

#endif
