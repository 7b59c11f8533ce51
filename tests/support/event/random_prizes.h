/* Random small prize lists and the players that they are paid to, for tests by enumeration. */
#ifndef SUPPORT_EVENT_RANDOM_PRIZES_H
#define SUPPORT_EVENT_RANDOM_PRIZES_H

#include "core/prizes/award.h"

enum { RANDOM_PLAYERS = 6, RANDOM_PRIZES = 8, RANDOM_ROUNDS = 3 };

struct random_prizes {
	unsigned long long state;
	struct prize_entry entries[RANDOM_PRIZES];
	struct prize_list list;
	struct entrant players[RANDOM_PLAYERS];
	struct entrants entrants; /* of the players */
	int row[RANDOM_PLAYERS], points2[RANDOM_PLAYERS * RANDOM_ROUNDS];
};

int random_prizes_below(struct random_prizes *made, int n);

/* Of up to six kinds, the larger of a kind for the better places. */
void random_prizes_list(struct random_prizes *made, enum prize_rule rule);

/*
 * Up to six players in order, of as many scores at most; ranks are all different, or some of those
 * who have one score share them.
 */
void random_prizes_players(struct random_prizes *made, int scores, bool shared_ranks);

/*
 * The same list with amounts that are all different and, among them, prizes by points in some
 * rounds and by W-We; and the players with points in three rounds and W-We.
 */
void random_prizes_measured(struct random_prizes *made);

/* The same prizes in another order of the list. */
void random_prizes_shuffle(struct random_prizes *made);

/* Standard error gets the list, the players and what they have by this award. */
void random_prizes_describe(const struct random_prizes *made, const struct award *award);

#endif
