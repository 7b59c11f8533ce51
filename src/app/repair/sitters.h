/* Numbers of the boards of a repaired round in which any number may sit out. */
#ifndef APP_REPAIR_SITTERS_H
#define APP_REPAIR_SITTERS_H

#include "app/repair/choice.h"

/*
 * As repair_seat, where problem->many. Who sits out has no board on any list, so games that are
 * new go before those who sit out, and one of those takes the place of a game that falls away. Of
 * them only those are changed who sit out now and did not, or are gone.
 */
enum status repair_seat_many(const struct repair_view *view, const struct repair_draw *draw,
	struct repair_choice *choice, bool *fits);

#endif
