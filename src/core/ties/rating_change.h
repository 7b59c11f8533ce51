/*
 * What the games of a section would do to FIDE ratings (B.02 8.3): estimates, as only FIDE knows
 * the ratings of the day, the number of games of each player, and what else of his is rated that
 * month.
 */
#ifndef CORE_TIES_RATING_CHANGE_H
#define CORE_TIES_RATING_CHANGE_H

#include "core/event.h"

struct rating_change {
	int rating;      /* 0: he has none, and gets no change */
	int games;       /* over the board, against rated opponents */
	int score2;      /* in them, at 1, ½ and 0 */
	int average;     /* rating of these opponents; 0: no game */
	int expected100; /* score, in hundredths */
	int k;
	int change100;   /* hundredths of a point */
	int performance; /* 0: no game */
};

/* Has anybody of the section a FIDE rating of its own? Then the grades of the list are none. */
bool rating_change_by_fide(const struct event *event, int section);

/*
 * Of a player in rounds 1..through, `by_fide` as above. The section's time control says whether the
 * games are standard ones, else K is 20 for all. Who is under 18 is known by the last day.
 */
struct rating_change rating_change_of(
	const struct event *event, const struct player *player, int through, bool by_fide);

#endif
