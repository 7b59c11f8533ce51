/* Offers to a latecomer besides the seat that the search of a repair finds. */
#ifndef APP_REPAIR_LATE_OFFERS_H
#define APP_REPAIR_LATE_OFFERS_H

#include "app/repair/mistake.h"

/*
 * The game of one whose opponent did not appear, before repairs that change more than one board;
 * and last half a point, without a game. Only where nothing else went wrong. STATUS_NO_MEMORY.
 */
enum status repair_add_late_offers(
	const struct app *app, const struct repair_case *made, struct repairs *repairs);

#endif
