/* Corrections that hold whatever becomes of the draw: a result, who comes, who does not. */
#ifndef APP_REPAIR_MEND_H
#define APP_REPAIR_MEND_H

#include "app/repair/mistake.h"

/* The edits of all mistakes, in made->mend, and what is said of them. */
enum status repair_mend(struct app *app, struct repair_case *made, struct error *error);

/*
 * Two who must not meet though no game says so, of a board at fault: once they are parted they are
 * kept apart in the rounds to come, and no other repair of this one seats them together. Nothing of
 * two who have met, or are kept apart already; nor after the last round.
 */
bool repair_parts(const struct app *app, int round, const struct mistake *mistake);
enum status repair_put_apart(
	const struct app *app, int round, const struct repair_order *order, struct action *action);

/*
 * A row of a booking of the round, or none (kind below 0). Of a club evening, for which nothing is
 * booked: he is here (kind below 0), or he is not.
 */
enum status repair_book(const struct app *app, int round, int pin, int kind, struct action *action);

#endif
