/* What a list of players says of rounds, which may be those of the event that it comes from. */
#ifndef APP_PLAYERS_OTHER_ROUNDS_H
#define APP_PLAYERS_OTHER_ROUNDS_H

#include "app/event/faults.h"
#include "app/event/state.h"
#include "formats/csv.h"

/*
 * Before round 1 is published: who has no points in a round, comes later or has left, as a list
 * with numbers has it. One that an event wrote while it went on has what was then; in one of
 * entries, which has no numbers, it is what they ask for.
 */
void other_rounds_tell(const struct app *app, const struct csv_list *list, struct faults *faults);

#endif
