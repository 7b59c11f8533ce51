/* The games that are open before prizes are final, and what each result of them gives. */
#ifndef CORE_CHANCES_H
#define CORE_CHANCES_H

#include "core/prizes/entrants.h"
#include "core/prizes/forecast.h"

/* So many games of one group are tried in all ways; of more each player is bounded for himself. */
enum { CHANCE_RESULTS = 3, CHANCE_TRIED = 6 };

/*
 * A game of the last round without a result, or one of any round that is not over; or of a round
 * that is not drawn a player alone.
 */
struct chance {
	int round;
	int one, other; /* entrants; other -1: nobody else is in it */
	/* half points by result: `one` wins, draws, loses */
	int one2[CHANCE_RESULTS], other2[CHANCE_RESULTS];
	int group;
};

/* Chances that have players in common, directly or through others: chances.of[first..]. */
struct chance_group {
	int first, count;
};

struct chances {
	struct chance *of; /* by group */
	int count;
	struct chance_group *groups;
	int ngroups;
	int *last_of;        /* by entrant: his last one; -1: his points are known */
	int *least2, *most2; /* by entrant: what all of his give together */
	/* by row of the entrants and round 1..rounds: points that are known, no chance counted */
	int *points2;
	int rounds;
};

/*
 * The points of the round that are known are added to the entrants, what open games count for
 * meanwhile is taken from them; they stay in their order. Release with chances_done;
 * STATUS_NO_MEMORY: nothing to release.
 */
enum status chances_make(const struct event *event, int section, int round,
	struct entrants *entrants, struct chances *chances);
void chances_done(struct chances *chances);

/* The result of the chance in which the player has this one of his own. */
int chance_result(const struct chance *chance, int entrant, enum forecast_own own);
/* 0: he is not in it. */
int chance_points2(const struct chance *chance, int entrant, int result);

/* How many stand above a player and how many on his score, over all that can be. */
struct standing_bounds {
	int least2, most2; /* his points */
	int above_least, above_most;
	int behind_least, behind_most; /* above him or equal */
};

/*
 * Of a player with this result of his last chance; barred: who is barred from prizes counts as
 * well.
 */
struct standing_bounds chances_bounds(const struct chances *chances,
	const struct entrants *entrants, int entrant, enum forecast_own own, bool barred);

#endif
