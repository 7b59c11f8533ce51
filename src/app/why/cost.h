/* What it would cost if one thing more were so on the board, by another draw. */
#ifndef APP_WHY_COST_H
#define APP_WHY_COST_H

#include "app/position/position.h"
#include "app/words/words.h"

/*
 * What the best draw with this pin, all that is fixed kept, costs beside the one on the board: a
 * sentence with its rule and without a full stop, to stand behind "if he went down, "; of a board
 * also why its two had better not meet, if it costs that. Needs position->score. STATUS_NO_MEMORY.
 * Costs a draw.
 */
enum status why_cost(struct app *app, const struct position *position, struct pairing_pin pin,
	char *cost, size_t size);

#endif
