/* Random small prize lists and the players that they are paid to, for tests by enumeration. */
#ifndef SUPPORT_EVENT_RANDOM_PRIZES_H
#define SUPPORT_EVENT_RANDOM_PRIZES_H

#include "core/prizes/award.h"

enum { RANDOM_PLAYERS = 6, RANDOM_PRIZES = 8 };

struct random_prizes {
	unsigned long long state;
	struct prize_entry entries[RANDOM_PRIZES];
	struct prize_list list;
	struct entrant players[RANDOM_PLAYERS];
	struct entrants entrants; /* of the players */
	int row[RANDOM_PLAYERS], points2[RANDOM_PLAYERS];
};

int random_prizes_below(struct random_prizes *made, int n);

/* Of up to six kinds, the larger of a kind for the better places. */
void random_prizes_list(struct random_prizes *made, enum prize_rule rule);

/*
 * Up to six players in order, of as many scores at most; ranks are all different, or some of those
 * who have one score share them.
 */
void random_prizes_players(struct random_prizes *made, int scores, bool shared_ranks);

/* Standard error gets the list, the players and what they have by this award. */
void random_prizes_describe(const struct random_prizes *made, const struct award *award);

#endif
