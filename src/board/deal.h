/*
 * The cards dealt as they lie: laid out in columns and halves, the cards of each score group are
 * pushed together as on paper.
 *
 * Who is fixed by hand meets his opponent or has the bye. Of the others of a group, top half and
 * bottom half are put together in order: White seekers above the mid-line with Black seekers below
 * it, White seekers below it with Black seekers above, neutral cards above with neutral ones below.
 * A rule book without a mid-line has another way: the Schools put White seekers and Black seekers
 * together, a club evening goes down its list (each meets the next lower one whom he has not met),
 * an all-play-all folds it (first with last).
 * Before that, who floats down by hand meets in the next group the first who comes up by hand, else
 * the first card of the other colour; where there is none, in the group below that. Who is left
 * over has no board.
 */
#ifndef BOARD_DEAL_H
#define BOARD_DEAL_H

#include "board/model.h"

/* PINs; black 0: the bye. */
struct deal_board {
	int white, black;
};

/*
 * Of a model that is laid out; room for as many boards as there are cards. Returns their number.
 * list: PINs of a club evening in the order by which it is drawn; else there need be none.
 */
int deal_cards(const struct model *model, const int *list, int listed, struct deal_board *boards);

#endif
