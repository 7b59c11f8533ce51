/* Byes that are booked for rounds to come, of one who goes over to another section. */
#ifndef APP_SECTION_BOOKED_H
#define APP_SECTION_BOOKED_H

#include "app/event/state.h"

/*
 * He (pin of the section `from`) has them in the section `to`, where he is `there`, for every round
 * that neither has published and that `to` has; in the one that he leaves he has them no more.
 */
enum status booked_carry(
	const struct event *event, int from, int pin, int to, int there, struct action *action);

#endif
