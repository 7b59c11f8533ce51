/*
 * The structure of score groups (29B, 29D): who leaves them, found as a matching of least weight.
 *
 * A window is a run of score groups with those who have come down to it. Of all ways to pair it the
 * best one has, in this order: the fewest pairs that are barred (a third meeting, a second one, a
 * second bye, team-mates, pairs asked to be kept apart, third colours), the first one in the order
 * of 28L with the bye, the fewest cards left over in the first group, in the first two, and so on;
 * the least sum of squared distances, counted in groups; the fewest team-mates who may meet.
 */
#ifndef PAIRING_USCF_WINDOW_H
#define PAIRING_USCF_WINDOW_H

#include "match/matching_stages.h"
#include "uscf/uscf.h"

enum { USCF_WINDOW_BYE = -1, USCF_WINDOW_LEAVES = -2 };

/* What is settled of a card of the first group or one who has come down to it. */
enum uscf_stay { USCF_OPEN, USCF_STAYS, USCF_GOES }; /* meets only / nobody of the first group */

struct uscf_window {
	const int *card; /* in rank order; numbers of one card here are places in this list */
	int count;
	int first, last; /* levels */
	bool open;       /* there are lower groups, to which cards may go */
	bool bye;        /* one has the bye */
	bool by_rank;    /* of several best pairings the first by rank (uscf/first.h), not any */
	int *partner;    /* by place: settled, or -1 */
	unsigned char *stay; /* by place: enum uscf_stay */
};

struct uscf_pairing {
	int *mate; /* by place: a place, USCF_WINDOW_BYE or USCF_WINDOW_LEAVES */
	int64_t *value;
	int words; /* equal for the same cards, levels, bye and openness */
	/* of uscf_window_best: all pairings that are as good, and the crossings of each of them */
	struct matching_open open;
	int crossings;
};

/* The best pairing, in the arena. MATCHING_NONE: nothing allows one. */
enum matching_status uscf_window_solve(const struct uscf *uscf, const struct uscf_window *window,
	struct arena *arena, struct uscf_pairing *pairing);

/* The same with all that are as good, for a window in which nothing is settled by rank. */
enum matching_status uscf_window_best(const struct uscf *uscf, const struct uscf_window *window,
	struct arena *arena, struct uscf_pairing *pairing);

/*
 * With more settled than when uscf_window_best found *pairing: is there one that is as good? It
 * becomes *pairing. MATCHING_NONE: no, and *pairing is untouched.
 */
enum matching_status uscf_window_keep(const struct uscf *uscf, const struct uscf_window *window,
	struct arena *arena, struct uscf_pairing *pairing);

#endif
