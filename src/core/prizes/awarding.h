/* An award in the making: prizes by class, who is out, and the records written so far. */
#ifndef CORE_AWARDING_H
#define CORE_AWARDING_H

#include "core/prizes/award.h"

/* Money prizes that are won by one measure under the same conditions. */
struct award_class {
	const struct prize *prize; /* one of them */
	int *slots;                /* by place */
	int count;
	int taken;  /* so many players have taken a place in it */
	int *order; /* who may win it and is not barred, the best by its measure first */
	int *level; /* of each of them: the same for those who are equal by it */
	int norder;
};

enum { HOLDS_NOTHING = -1 };

struct awarding {
	struct award *award;
	struct award_class *classes; /* of the places first; ratings before others, higher first */
	int nclasses;
	int *queue;           /* what the classes' slots point into */
	int *orders, *levels; /* what the classes' orders and levels point into */
	enum prize_rule rule; /* by which shares are worked out */
	/*
	 * by entrant: the class that he holds, 0: the places, HOLDS_NOTHING; and what he has
	 * there
	 */
	int *holds;
	int64_t *has;
	/* room for a score group: entrants, wanting ones, amounts */
	int *group, *pool, *want, *block, *ranks;
	int64_t *amounts, *pays, *tries;
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
 * What `count` places of a class behind the first ones have: amounts by place, 0 where there is no
 * prize. Returns their sum.
 */
int64_t awarding_window(const struct awarding *awarding, const struct award_class *of, int before,
	int count, int64_t *amounts);
/* These prizes are taken, and stand in the last record. */
void awarding_take_window(struct awarding *awarding, struct award_class *of, int count);

/*
 * What each of so many who take the next places of a class together gets, by their ranks in
 * awarding->ranks, the highest first: shared, by Hort or by place, as the rules say. Who shares a
 * rank shares in the prizes of its places also where each has his own.
 */
void awarding_part(
	const struct awarding *awarding, int count, const int64_t *amounts, int64_t *pays);

/* Let all claim what is most for them, by the rules but the US ones (claims.c). */
void award_claims(struct awarding *awarding);
/*
 * The next claim, for most money, is granted; of prizes by other measures than the score alone, or
 * of all. False: nobody would gain by any.
 */
bool awarding_claim(struct awarding *awarding, bool by_score);
/* Who hold a class are paid by it; of those pushed out, each holds nothing. */
void awarding_pay_holders(struct awarding *awarding, int c);
/* So many claims at most are granted. */
int awarding_claims_most(const struct awarding *awarding);
/* So many take places of a class before one who may win in it. */
int awarding_before(const struct awarding *awarding, int c, int entrant);
/*
 * What the first of a block, equals in rank order who may win in a class, would get if they claimed
 * it; so many share then.
 */
int64_t awarding_try(
	const struct awarding *awarding, int c, const int *block, int claiming, int *sharing);

/* The records of a score group (entrants in rank order, nobody barred) (shares.c). */
void award_group(struct awarding *awarding, const int *group, int count);
/* A score group by 32B (pool.c). */
void award_pool(struct awarding *awarding, const int *group, int count);
/* All score groups from the top, by what is claimed by other measures (award.c). */
void award_scores(struct awarding *awarding);
/* US: prizes by other measures, for whom they are more than his part of the pools (measured.c). */
void award_measured_beside_pools(struct awarding *awarding);
void award_measured_records(struct awarding *awarding);
/* Objects (objects.c). */
void award_objects(struct awarding *awarding);
/* Clubs and schools, and of their prizes those that nobody wins (team_prizes.c). */
void award_teams(struct awarding *awarding);

#endif
