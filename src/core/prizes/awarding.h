/* An award in the making: prizes by class, who is out, and the records written so far. */
#ifndef CORE_AWARDING_H
#define CORE_AWARDING_H

#include "core/prizes/award.h"

/* Money prizes that are won by one measure under the same conditions. */
struct award_class {
	const struct prize *prize; /* one of them */
	int *slots;                /* by place */
	int count;
	int taken; /* so many players have taken a place in it */
};

struct awarding {
	struct award *award;
	struct award_class *classes; /* of the places first; ratings before others, higher first */
	int nclasses;
	int *queue; /* what the classes' slots point into */
	bool *out;  /* by entrant: barred, or has a prize by another measure */
	/* room for a score group: entrants, wanting ones, amounts */
	int *pool, *want, *ranks;
	int64_t *amounts, *pays, *tries;
	/* of prizes by another measure: class, amount, turn (0: none) */
	int *measured_class, *measured_turn;
	int64_t *measured_pay;
	int turns;
	bool failed; /* out of memory */
};

/* A record; persons, slots and figures follow. NULL: no memory, and awarding->failed. */
struct award_reason *awarding_reason(struct awarding *awarding, enum award_kind kind);
/* To the last record: a club or school with who counts for it. */
void awarding_add_team(struct awarding *awarding, const struct team *team, int64_t amount);
/* To the last record: a person who is paid so much, one of its slots. */
void awarding_add_person(struct awarding *awarding, int entrant, int64_t amount, bool capped);
void awarding_add_slot(struct awarding *awarding, int slot);
/* The last record's persons get their amounts: `each` and `left` follow. */
void awarding_pay(struct awarding *awarding);

/* Rounded down to the unit of the shares. */
int64_t awarding_share(const struct awarding *awarding, int64_t sum, int64_t divisor);

bool awarding_fits(const struct awarding *awarding, const struct award_class *of, int entrant);

/*
 * What the next `count` places of a class have: amounts by place, 0 where there is no prize.
 * Returns their sum.
 */
int64_t awarding_window(
	const struct awarding *awarding, const struct award_class *of, int count, int64_t *amounts);
/* These prizes are taken, and stand in the last record. */
void awarding_take_window(struct awarding *awarding, struct award_class *of, int count);

/*
 * What each of so many who take the next places of a class together gets, by their ranks in
 * awarding->ranks, the highest first: shared, by Hort or by place, as the rules say. Who shares a
 * rank shares in the prizes of its places also where each has his own.
 */
void awarding_part(
	const struct awarding *awarding, int count, const int64_t *amounts, int64_t *pays);

/* A score group (entrants in rank order, nobody out), by the rules but the US ones (shares.c). */
void award_group(struct awarding *awarding, const int *group, int count);
/* The same by 32B (pool.c). */
void award_pool(struct awarding *awarding, const int *group, int count);
/*
 * One more prize by another measure for whom it is more than what he has; he is out then. False:
 * there is none (measured.c).
 */
bool award_next_measured(struct awarding *awarding);
void award_measured_records(struct awarding *awarding);
/* Objects (objects.c). */
void award_objects(struct awarding *awarding);
/* Clubs and schools, and of their prizes those that nobody wins (team_prizes.c). */
void award_teams(struct awarding *awarding);

#endif
