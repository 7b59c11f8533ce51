/* Records the games that were really played where they differ from the draw. */
#ifndef APP_REPAIR_PLAYED_H
#define APP_REPAIR_PLAYED_H

#include "app/repair/published.h"

/*
 * Is it no repair of a draw, but a record of what was played: pairs at each other's board, other
 * opponents, or colours turned where the game has begun or later rounds are published?
 */
bool repair_is_record(const struct app *app, const struct repair_order *order);

/*
 * The boards as they were played, for any round. Colours turned: each player keeps his points.
 * Pairs that sat at each other's board keep their results. Who played others has the result that is
 * given, and everybody of their boards must be named, but for one where there was the bye.
 * STATUS_REFUSED.
 */
enum status repair_record(struct app *app, const struct repair_order *order,
	struct repairs *repairs, struct error *error);

#endif
