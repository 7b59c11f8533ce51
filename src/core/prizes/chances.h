/* The games of the last round that are open, and what each result of them gives. */
#ifndef CORE_CHANCES_H
#define CORE_CHANCES_H

#include "core/prizes/entrants.h"
#include "core/prizes/forecast.h"

enum { CHANCE_RESULTS = 3 };

/* A game, or of a round that is not drawn a player alone. */
struct chance {
	int one, other; /* entrants; other -1: nobody else is in it */
	/* half points by result: `one` wins, draws, loses */
	int one2[CHANCE_RESULTS], other2[CHANCE_RESULTS];
};

struct chances {
	struct chance *of;
	int count;
	int *chance_of; /* by entrant; -1: his points of the round are known */
};

/*
 * The points of the round that are known are added to the entrants, who stay in their order.
 * Release with chances_done; STATUS_NO_MEMORY: nothing to release.
 */
enum status chances_make(const struct event *event, int section, int round,
	struct entrants *entrants, struct chances *chances);
void chances_done(struct chances *chances);

/* The result of the chance in which the player has this one of his own. */
int chance_result(const struct chance *chance, int entrant, enum forecast_own own);
int chance_points2(const struct chance *chance, int entrant, int result);

/* How many stand above a score and how many on it, over all that can be. */
struct standing_bounds {
	int above_least, above_most;
	int behind_least, behind_most; /* above it or on it */
};

/* Of a player with his own result; barred: who is barred from prizes counts as well. */
struct standing_bounds chances_bounds(const struct chances *chances,
	const struct entrants *entrants, int entrant, enum forecast_own own, int points2,
	bool barred);

#endif
