/* A tournament that was played, as the model of random ones. */
#ifndef APP_GENERATE_MODEL_H
#define APP_GENERATE_MODEL_H

#include "app/generate/generate.h"
#include "formats/trf/trf.h"

/*
 * Set the knobs to what the report has: how many players and rounds, the lowest and the highest
 * rating, the shares of draws, forfeits, byes, withdrawals and late entries, what games are worth,
 * and if there are virtual points, those of Baku. The rest of the knobs is left as it is.
 */
void generate_like(struct generate_knobs *knobs, const struct trf *trf);

#endif
