/* The rank order of the players of a tournament report. */
#ifndef APP_TRF_ORDER_H
#define APP_TRF_ORDER_H

#include "core/status.h"
#include "formats/trf/trf.h"

/*
 * Indices of the players as an event of the report would have them in a round: by the place that a
 * comment of ours gives ("### drawboard: place 21 9b", or another one for rounds before), else by
 * starting number; in a club season by name. entries[] has room for all. STATUS_NO_MEMORY: it is
 * untouched.
 */
enum status trf_order(const struct trf *trf, bool season, int round, int *entries);

/* Had somebody another place in an earlier round than he has now? */
bool trf_order_changes(const struct trf *trf);

#endif
