/*
 * The players of each section in the order of their names, so that those who share the most letters
 * with a player stand next to him.
 *
 * The order follows from the player rows and is kept up by event_change alone. Names are compared
 * by letters (letters.h), the surname, which goes up to the first comma, before the forenames.
 */
#ifndef CORE_NAME_ORDER_H
#define CORE_NAME_ORDER_H

#include "core/event.h"

/* The name of this player; by section, then name, then PIN. */
struct name_place {
	int section, pin;
};

/* Before a change: room for so many more players, false if there is no memory. */
bool name_order_reserve(struct event *event, int more);
/*
 * Then take out the players whose rows go or change, while all rows are as before; put in the new
 * ones when all rows are as they shall be.
 */
void name_order_remove(struct event *event, const struct player *player);
void name_order_add(struct event *event, const struct player *player);

/*
 * How many bytes of his name, from the front, tell him from everybody else of his section: they end
 * behind a letter. 0: no other stands there, or all are called as he is. `player` is a row of the
 * event. Costs a search, not a pass.
 */
size_t name_order_told(const struct event *event, const struct player *player);

bool name_order_copy(const struct event *from, struct event *to);
void name_order_done(struct event *event);

#endif
