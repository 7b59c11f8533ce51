/* The players of a section as a prize list sees them: score, rank, and what conditions ask for. */
#ifndef CORE_ENTRANTS_H
#define CORE_ENTRANTS_H

#include "core/event.h"
#include "core/prizes/prize_list.h"

/* Why one wins no prize at all. */
enum entrant_bar {
	ENTRANT_FREE,
	ENTRANT_NONE,      /* takes none: filler, organiser, house player, expelled */
	ENTRANT_WITHDRAWN, /* 32C1 */
	ENTRANT_BYES       /* more requested byes than may be */
};

struct entrant {
	int pin;
	int points2;
	int rank;   /* of the standings: shared by who is equal in all tie-breaks */
	int rating; /* 0: none */
	enum entrant_bar bar;
	bool place_only;      /* no rating prize: his rating is an estimate */
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
	int rounds;   /* 1..rounds are complete and count */
	int *points2; /* by entrant as they were made, and round */
	int *row;     /* of of[i] in points2; follows the order */
	int year;     /* of the event; 0: it has no day */
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

/* Does he fulfil the conditions of a prize? Bars do not count. */
bool entrant_fits(
	const struct entrants *entrants, const struct entrant *entrant, const struct prize *prize);

/* By what the prize is ordered; false: there is no such figure of him. */
bool entrant_measure(
	const struct entrants *entrants, int i, const struct prize *prize, int *measure);

#endif
