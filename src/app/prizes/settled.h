/* Which winners have the same however the games that are not over end. */
#ifndef APP_PRIZES_SETTLED_H
#define APP_PRIZES_SETTLED_H

#include "app/prizes/prizes.h"

/*
 * settled[i] of winners[i]: all rounds are complete, and he has the same prizes and money with 1-0,
 * a draw and 0-1 of each open game. With more than three of them nobody is settled.
 * STATUS_NO_MEMORY: nothing is written.
 */
enum status prizes_settled(const struct event *event, int section,
	const struct prize_outcome *outcome, const struct prize_winner *winners, int count,
	bool *settled);

#endif
