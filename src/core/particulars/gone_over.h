/* Who has gone over from one section to another: he stands in both, and takes part in one. */
#ifndef CORE_PARTICULARS_GONE_OVER_H
#define CORE_PARTICULARS_GONE_OVER_H

#include "core/edit.h"

/*
 * Where somebody is now who has left this section for another: the card there that is of the same
 * person. Of an older file, which has no such mark, the same name or FIDE id there, and on his card
 * here the note that the move has left. NULL: he is where he is, or gone from the event.
 */
const struct player *gone_over(const struct event *event, const struct player *player);

/* The same, also where he has withdrawn since: his card that he has not left for another one. */
const struct player *gone_over_card(const struct event *event, const struct player *player);

/* Another card of the same person that takes part as well; NULL: none, as nobody plays in two. */
const struct player *gone_over_twice(const struct event *event, const struct player *player);

/* The two cards are of one person from now on, whatever they are called. */
enum status gone_over_mark(
	struct action *action, const struct event *event, int section, int pin, int to, int there);

#endif
