/*
 * Those who come to a club evening when its draw is out.
 */
#ifndef APP_EVENING_ARRIVE_H
#define APP_EVENING_ARRIVE_H

#include "app/event/state.h"

struct arrivals {
	int *pins;  /* on no board yet */
	int *kinds; /* enum attends: here, or offering to sit out */
	int count;
};

/*
 * The edits that give the players of the published evening a seat: the best draw of them and those
 * who sit out comes behind the boards that are played already. What they come to is said in `text`:
 * "12 Low meets 7 Green on board 4".
 */
enum status arrive(struct app *app, int evening, const struct arrivals *who, struct action *action,
	char *text, size_t size, struct error *error);

#endif
