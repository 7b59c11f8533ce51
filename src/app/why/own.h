/*
 * Boards to which the rules led in a draw that has others by hand: their reasons are those of the
 * draw of the rules around the boards by hand, or of the engine's draw.
 */
#ifndef APP_WHY_OWN_H
#define APP_WHY_OWN_H

#include "app/trial/engine_draw.h"
#include "app/why/list.h"

/* What is told of a board is true of `position`, where it has this number (1..) and these steps. */
struct why_own {
	struct position *position;
	int board;
	const struct pairing_steps *steps;
};

/*
 * Tell the steps of one board (number), or (0) of all, as far as they are the rules' own and
 * another board is by hand; of a board that is only turned what is not about its colours. origin:
 * by board. told[i] becomes true for those that are told of, told[count] if the levels are.
 * own->position is NULL unless there is one board and it has been told of; it belongs to
 * `position`.
 */
enum status why_own_tell(struct app *app, struct position *position, int board,
	const enum board_origin *origin, bool *told, struct why_own *own, struct why_list *list);

/* Is a step about the colours of a board? */
bool why_own_is_colour(enum pairing_step_kind kind);

#endif
