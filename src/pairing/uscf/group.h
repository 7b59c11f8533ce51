/*
 * One score group once its odd players are gone: the natural pairing and the switches for colour.
 */
#ifndef PAIRING_USCF_GROUP_H
#define PAIRING_USCF_GROUP_H

#include "match/matching.h"
#include "uscf/uscf.h"

/*
 * What is counted on the boards, in the order of importance. A board is *switched* when it is not
 * one of the natural pairing; its points are the smaller of the two rating differences between the
 * players on it and those who would naturally be there (29E5c, 29E5d).
 */
enum uscf_count {
	USCF_ODD_OVER,  /* odd players switched for more than the limit of 29E5b */
	USCF_THIRD_RUN, /* players with a third colour running (29E5f) */
	USCF_OVER,      /* boards switched for more than the limit of 29E5b */
	USCF_UNEQUAL,   /* players who get two more of one colour (29E5b) */
	USCF_WIDE,      /* boards and odd players switched for more than the limit of 29E5a */
	USCF_UNALTERED, /* players who do not alternate, nothing worse (29E5a) */
	USCF_CROSSED,   /* boards interchanged within the limit of 29E5a (29E5e) */
	USCF_POINTS,    /* rating points of all switches in groups */
	USCF_MOVED,     /* switched boards */
	USCF_PLACES,    /* places between the players and those who would naturally be there */
	USCF_HEIGHT,    /* places of the switched boards, counted from the bottom of their group */
	USCF_COUNTS
};

/* Numbers of one card are its places in the group, 0 the highest. */
struct uscf_group {
	const struct uscf *uscf;
	const int *card; /* in rank order */
	int count;       /* even */
	int *natural;    /* by place: the opponent before switches for colour */
};

/*
 * The natural pairing (29C1): upper half against lower half, repeats, team-mates and all else that
 * bars a pair cured by the smallest transposition, else the fewest interchanges (29C2). What cannot
 * be cured stays. Pins play no part. MATCHING_OK or MATCHING_NO_MEMORY; group->natural lives in the
 * arena.
 */
enum matching_status uscf_group_natural(struct uscf_group *group, struct arena *arena);

/*
 * The pairing with the least counts. MATCHING_NONE: forbidden pairs and pins allow none. `mate` has
 * room for the places.
 */
enum matching_status uscf_group_pair(
	const struct uscf_group *group, struct arena *arena, int *mate);

/* Add the counts of the board of places i < j, colours by 29E4 / colours left aside. */
void uscf_group_count(const struct uscf_group *group, int i, int j, int64_t *counts);
void uscf_group_count_switch(const struct uscf_group *group, int i, int j, int64_t *counts);

/*
 * Add what is wrong with the colours of 29E4 for two cards that meet / for one that has this
 * colour.
 */
void uscf_count_clash(const struct uscf *uscf, int a, int b, int64_t *counts);
void uscf_count_colour(
	const struct uscf *uscf, int card, enum pairing_colour given, int64_t *counts);

/* Can these cards be paired with nothing against any pair? -1 when there is no memory. */
int uscf_group_is_pairable(
	const struct uscf *uscf, const int *card, int count, struct arena *arena);

/*
 * The fewest of these cards that are left over when no pair breaks a rule, pins aside. -1: no
 * memory.
 */
int uscf_group_fewest_left(
	const struct uscf *uscf, const int *card, int count, struct arena *arena);

/* The same when nothing at all is against any pair (uscf_free). */
int uscf_group_free_left(const struct uscf *uscf, const int *card, int count, struct arena *arena);

#endif
