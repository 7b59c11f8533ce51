/* The players of a section as a prize list sees them: score, rank, and what conditions ask for. */
#ifndef CORE_ENTRANTS_H
#define CORE_ENTRANTS_H

#include "core/event.h"
#include "core/prizes/prize_list.h"
#include "core/ties/teams.h"

/* Why one wins no prize at all. */
enum entrant_bar {
	ENTRANT_FREE,
	ENTRANT_NONE,      /* takes none: filler, organiser, house player */
	ENTRANT_GONE_OVER, /* to another section, where he is an entrant */
	ENTRANT_WITHDRAWN, /* US 32C1 */
	ENTRANT_EXPELLED,
	ENTRANT_BYES /* more requested byes than may be */
};

struct entrant {
	int pin;
	int points2;
	int rank;   /* of the standings: shared by who is equal in all tie-breaks */
	int rating; /* 0: none */
	enum entrant_bar bar;
	bool place_only;      /* no rating prize, as entered */
	bool estimated;       /* his rating is an estimate */
	bool lifted;          /* as if nothing barred him from rating prizes */
	char born[BORN_SIZE]; /* "": not known */
	enum sex sex;
	const char *club, *school;
	int byes;     /* requested, half-point and zero-point */
	bool counted; /* W-We is known */
	int above;    /* W-We in hundredths */
};

struct entrants {
	struct entrant *of; /* by score, then rank */
	int count;
	int rounds;                  /* 1..rounds are complete and count */
	int *points2;                /* by entrant as they were made, and round */
	int *row;                    /* of of[i] in points2 and figures; follows the order */
	struct ties_figure *figures; /* by row: tie-breaks that a team adds up */
	int nfigures;
	int year; /* of the event; 0: it has no day */
	const struct prize_rules *rules;
};

/*
 * After the last complete round of 1..through. The texts point into the event and `rules` is kept.
 * Release with entrants_done; STATUS_NO_MEMORY: nothing to release.
 */
enum status entrants_make(const struct event *event, int section, int through,
	const struct prize_rules *rules, struct entrants *entrants);
void entrants_done(struct entrants *entrants);

/* Put them in order again, after their points were changed. */
enum status entrants_sort(struct entrants *entrants);

/* Why one wins no rating prize, whatever its limits. */
enum rating_bar { RATING_FREE, RATING_PLACE_ONLY, RATING_ESTIMATED, RATING_UNRATED };

enum rating_bar entrant_rating_bar(const struct entrants *entrants, const struct entrant *entrant);

/* Does he fulfil the conditions of a prize? Bars from all prizes do not count. */
bool entrant_fits(
	const struct entrants *entrants, const struct entrant *entrant, const struct prize *prize);

/*
 * Clubs or schools as a prize of theirs counts them, by the totals of the list of teams: bars do
 * not count. `members`, of as many as there are entrants, says who (`at`: entrant). Release with
 * teams_done.
 */
enum status entrants_teams(const struct entrants *entrants, const struct prize *prize,
	struct team_member *members, struct teams *teams);

/* By what the prize is ordered; false: there is no such figure of him. */
bool entrant_measure(
	const struct entrants *entrants, int i, const struct prize *prize, int *measure);

#endif
