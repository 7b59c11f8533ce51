/* Two things fixed by hand that exclude each other. */
#ifndef APP_ROUND_CONTRADICT_H
#define APP_ROUND_CONTRADICT_H

#include "app/round/hand.h"

/*
 * Is what is to be fixed in the round against something that stays fixed for another card, or for
 * this one? STATUS_REFUSED, and that is named. What the order takes away by itself is passed over:
 * `gone` says so of a record. Of what leaves no draw only by the cards nothing is said here.
 */
enum status contradict_check(const struct app *app, const struct hand_order *order, int round,
	bool (*gone)(const struct hand_order *order, const struct hand *hand), struct error *error);

#endif
