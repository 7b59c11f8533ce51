/* Removes pins and fixed cards that the seats of a card moved by hand contradict. */
#ifndef APP_ROUND_LOOSEN_H
#define APP_ROUND_LOOSEN_H

#include "app/position/position.h"

/*
 * A board whose pair is another one loses its pin: nobody pinned the new pair. What is fixed for a
 * card goes when the seats before agreed with it and those after do not. The edits and the end of
 * the label are put into the action.
 */
enum status loosen(const struct event *event, const struct position *before, struct seats *after,
	struct action *action);

#endif
