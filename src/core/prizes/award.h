/*
 * Who gets which prize. Every prize, and all that is paid, stands in a record of why; prize_words.h
 * makes sentences of them.
 *
 * Money: a player has one prize, the larger of what he can have, and what is given by hand beside
 * it. By the British rules, Hort, shared and place all start in the pool of the place prizes, and
 * claim what is more for them until nobody changes (claims.c). In the United States (32B) a score
 * group pools the most valuable prizes that it can win, at most one a player. Objects follow the
 * tie-breaks, one a player. What clubs or schools win is theirs, and beside what their players
 * have: money among those who are equal in points as the rules share it, objects by the sums of the
 * tie-breaks.
 */
#ifndef CORE_AWARD_H
#define CORE_AWARD_H

#include "core/prizes/entrants.h"
#include "core/prizes/prize_list.h"

enum award_kind {
	AWARD_SHARED,   /* place prizes in equal shares; of one player his whole prize */
	AWARD_HORT,     /* half by place, half shared */
	AWARD_PLACED,   /* each by his place in the tie-breaks */
	AWARD_CLASS,    /* a class prize, more than his part of the places (`other`; 0: unsaid) */
	AWARD_LESS,     /* a class prize that is less than that, and goes on */
	AWARD_POOL,     /* US 32B2, 32B3 */
	AWARD_SUBGROUP, /* US 32B3: prizes for which the others are ineligible */
	AWARD_MEASURE,  /* by points in some rounds, or W-We */
	AWARD_OBJECT,   /* to one; `other`: 1 where others have as much, and the rank decides */
	AWARD_OBJECT_TIED, /* those who are equal in them: a lot or a play-off decides */
	AWARD_HAND,        /* given by hand */
	AWARD_HAND_OPEN,   /* to be given by hand */
	AWARD_TEAM,        /* to clubs or schools; `other`: 1 where others have as many points */
	AWARD_TEAM_TIED,   /* an object: those who are equal in them; a lot or a play-off decides */
	/*
	 * Nobody is left who may win it: `other` may, and have more; of a team prize there are
	 * `other`.
	 */
	AWARD_LEFT,
	AWARD_BARRED,  /* players who win nothing; `other`: enum entrant_bar */
	AWARD_KEPT_OUT /* each would win the prize but for a bar; `other`: enum rating_bar */
};

struct award_person {
	int entrant;
	int64_t amount;
	bool capped; /* 32B3: the largest prize that he could win without the tie */
};

/* A club or school that wins something. */
struct award_team {
	const char *name;
	int points2;
	int64_t amount;
	int member, members; /* in award.members_of: entrants who count for it, the best first */
};

struct award_slot {
	int entry; /* in the list */
	int place;
	int64_t amount; /* in hundredths, of the fund as it is paid; 0: an object */
	bool taken;
};

struct award_reason {
	enum award_kind kind;
	int person, persons; /* in award.persons; from the highest rank on */
	int team, teams;     /* in award.teams; from the highest rank on */
	int slot, slots;     /* in award.slots_of: which prizes, in order of places */
	int64_t sum, each, left;
	int64_t other;
};

struct award {
	const struct prize_list *list;
	const struct entrants *entrants;
	struct award_slot *slots; /* one a prize: a line for places 1-3 has three */
	int nslots;
	struct award_reason *reasons;
	int nreasons, reasons_room;
	struct award_person *persons;
	int npersons, persons_room;
	struct award_team *teams;
	int nteams, teams_room;
	int *members_of;
	int nmembers_of, members_of_room;
	int *slots_of;
	int nslots_of, slots_of_room;
	int64_t *paid_to; /* money by entrant, given by hand and to teams aside */
	int64_t total, paid;
	int entries, percent; /* 32C4: of the fund; 100: all of it */
};

/* Refers to both. Release with award_done; STATUS_NO_MEMORY: nothing to release. */
enum status award_make(
	const struct prize_list *list, const struct entrants *entrants, struct award *award);
void award_done(struct award *award);

/*
 * Records of those who are barred from rating prizes that they would have won, behind the others.
 * STATUS_NO_MEMORY: the award is to be released as before.
 */
enum status award_name_kept_out(struct award *award);

#endif
