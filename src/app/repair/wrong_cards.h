/* The two cards of a wrong result: what is on one too much, the other lacks. */
#ifndef APP_REPAIR_WRONG_CARDS_H
#define APP_REPAIR_WRONG_CARDS_H

#include "app/repair/mistake.h"

/* The cards of all results that were wrong. STATUS_NO_MEMORY: there are none in the list. */
enum status repair_put_cards(
	const struct app *app, const struct repair_case *made, struct repairs *repairs);

#endif
