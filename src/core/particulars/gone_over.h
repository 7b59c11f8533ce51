/* Who has gone over from one section to another: he stands in both, and takes part in one. */
#ifndef CORE_PARTICULARS_GONE_OVER_H
#define CORE_PARTICULARS_GONE_OVER_H

#include "core/event.h"

/*
 * Where somebody is now who has left this section for another: the same name or FIDE id there, and
 * on his card here the note that the move has left. NULL: he is where he is, or gone from the event.
 */
const struct player *gone_over(const struct event *event, const struct player *player);

#endif
