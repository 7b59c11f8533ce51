/* Repairs of a published round, as the command prints them. */
#ifndef CLI_SHOW_REPAIR_H
#define CLI_SHOW_REPAIR_H

#include "app/repair/repair.h"

enum { BOARD_WAS_SIZE = REPAIR_BOARD_SIZE + 24 };
/*
 * How a line on a board that changes begins: "board 4: 10 Jones v 7 Green", and where the bye stays
 * a bye "the bye of 9 Low"; where lines are read out "Board 4: was 10 Jones v 7 Green". Returns
 * text.
 */
const char *show_board_was(const struct app *app, int label, const struct plain_board *was,
	const struct plain_board *is, char text[BOARD_WAS_SIZE]);

/* Every repair with its number, its boards and what is said of it, and last 0, to let it stand. */
void show_repairs(const struct app *app, const struct repairs *repairs);
/* taken: the number of the one that was made; below 0: none. */
void show_repairs_json(const struct app *app, const struct repairs *repairs, int taken);
/* What was done: the boards of the round that are other ones now, alone. */
void show_repaired(const struct app *app, const struct repairs *repairs, int taken);

#endif
