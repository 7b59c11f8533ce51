/* What a list of players says of rounds, which may be those of the event that it comes from. */
#ifndef APP_PLAYERS_OTHER_ROUNDS_H
#define APP_PLAYERS_OTHER_ROUNDS_H

#include "app/event/faults.h"
#include "app/event/state.h"
#include "formats/csv.h"

/*
 * Before round 1 is published: who has no points in a round, comes later or has left, as the list
 * has it. A list that was written by an event that goes on has what was then.
 */
void other_rounds_tell(const struct app *app, const struct csv_list *list, struct faults *faults);

#endif
