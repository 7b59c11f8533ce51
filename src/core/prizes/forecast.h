/*
 * In the last round, until no game is open: what each player can still win, for each result of his
 * own. A game that only counts for something meanwhile is open, of whichever round it is. Places
 * are by points, and those of who is equal in them are one. Money is that of the one prize; what is
 * given by hand comes on top. What clubs or schools can win is counted for them alone.
 *
 * Every result of every open game is tried where there are at most six of them and points decide
 * alone. Else money is bounded: nobody can get less than the least or more than the most.
 */
#ifndef CORE_FORECAST_H
#define CORE_FORECAST_H

#include "core/prizes/award.h"

enum { FORECAST_TRIED = 6 };

enum forecast_own { FORECAST_WIN, FORECAST_DRAW, FORECAST_LOSS, FORECAST_FIXED };

struct forecast_row {
	int pin;
	enum forecast_own own; /* of his last open game; FIXED: his points are known */
	int least2, most2;     /* points with it; they differ where he has two open games */
	int best, worst;       /* place */
	int64_t least, most;   /* money, hundredths */
};

/* A club or school in one contest of the list. */
struct forecast_team {
	struct prize prize; /* a line of that contest */
	const char *name;
	int least2, most2; /* points of who counts for it */
	int best, worst;   /* place */
	int64_t least, most;
};

struct forecast {
	struct forecast_row *rows; /* three or one a player, in the order of the entrants */
	int count;
	struct forecast_team *teams; /* contest by contest, as they stand now */
	int nteams;
	int round;
	bool drawn; /* the round is published: its boards are known */
	/*
	 * games without a result, or not over (of a round that is not drawn, players in it), and
	 * how many of them belong to earlier rounds
	 */
	int open, earlier;
	bool exact; /* all was tried */
};

/*
 * Release with forecast_done. STATUS_REFUSED, and a sentence: another round comes before the last
 * one, or all are complete. Nothing to release then.
 */
enum status forecast_make(const struct event *event, int section, const struct prize_list *list,
	struct forecast *forecast, struct error *error);
void forecast_done(struct forecast *forecast);

#endif
