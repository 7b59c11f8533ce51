/* What is told of a board that was seated after the draw was published. */
#ifndef APP_WHY_RESEATED_H
#define APP_WHY_RESEATED_H

#include "app/position/position.h"
#include "app/why/list.h"

/* Those on the board who came when the draw was out. */
enum status why_late(struct app *app, int round, const struct board *board, struct why_list *list,
	struct error *error);

/* What was done that seated it, as the journal has it, with its reason: a repair, a new entry. */
enum status why_reseated(
	struct app *app, int round, int board, struct why_list *list, struct error *error);

/* Why the board was let stand, where something was wrong with it. */
enum status why_stands(
	struct app *app, int round, const struct board *board, struct why_list *list);

#endif
