/*
 * pairing_causes.h - the values that members of reasons take, each an enumeration; part of
 * pairing.h. The members stand in pairing_steps.h.
 */
#ifndef LIBPAIRING_CAUSES_H
#define LIBPAIRING_CAUSES_H

/* Why one who comes first in the order of 29D1a is not the odd player. */
enum pairing_stays {
	PAIRING_STAYS_BELOW, /* he may meet nobody of the next group */
	PAIRING_STAYS_TWO,   /* but for him the two would be left, who may not meet */
	PAIRING_STAYS_ONE,   /* but for him the first of the two would have nobody to meet */
	PAIRING_STAYS_REST,  /* but for him the others could not all be paired */
};

/* As what one has the full-point bye of US Chess. */
enum pairing_lowest {
	PAIRING_LOWEST_RATED,    /* he may have it, as one with a rating */
	PAIRING_LOWEST_UNRATED,  /* he may have it, as one without */
	PAIRING_LOWEST_NEW,      /* he may have it, as a new player */
	PAIRING_LOWEST_HALF,     /* a half-point bye stands against him (28L4) */
	PAIRING_LOWEST_AGAIN,    /* he has had a full point without a game (28L3) */
	PAIRING_LOWEST_FIXED,    /* the arbiter has fixed it */
	PAIRING_LOWEST_NEEDLESS, /* the number is even */
};

/* What else the order of 28L looks at between those who may have the bye. */
enum pairing_lowest_note {
	PAIRING_NOTE_EQUAL = 1,       /* another one of his group has the same rating */
	PAIRING_NOTE_RATED_FIRST = 2, /* unrated or new players of his group stand lower */
	PAIRING_NOTE_BEFORE_NEW = 4,  /* he comes before new players of the group below (28L5) */
	PAIRING_NOTE_LEADERS = 8,     /* rated players of the group above lead (28L5) */
};

/* How strongly a player is due a colour (FIDE Dutch 1.7). */
enum pairing_preference {
	PAIRING_PREFERS_NONE,
	PAIRING_PREFERS_MILD,
	PAIRING_PREFERS_STRONG,
	PAIRING_PREFERS_ABSOLUTE,
};

/* What gives White on a club evening: the first that tells the two apart. */
enum pairing_white {
	PAIRING_WHITE_FIXED,
	PAIRING_WHITE_FIRST,   /* first evening: the stronger one has Black */
	PAIRING_WHITE_BALANCE, /* more Blacks in the season */
	PAIRING_WHITE_LAST,    /* the opposite of last time */
	PAIRING_WHITE_LOT,
};

/* Why one sits out on a club evening: the first that tells him from who would be asked next. */
enum pairing_sitout {
	PAIRING_SITOUT_FIXED,
	PAIRING_SITOUT_VOLUNTEER,
	PAIRING_SITOUT_MOST,     /* he has had the most games that there are for one */
	PAIRING_SITOUT_GAMES,    /* more games than the others */
	PAIRING_SITOUT_SELDOM,   /* has sat out less often */
	PAIRING_SITOUT_LONG_AGO, /* has not sat out for longer */
	PAIRING_SITOUT_LOWEST,   /* stands lower in the list */
	PAIRING_SITOUT_NEEDED, /* others were to be asked first: with them fewer boards are left */
	/* the number is even: the nearest are matched, and he is left over (closest) */
	PAIRING_SITOUT_NEAREST,
	PAIRING_SITOUT_ALONE, /* who is not on a fixed board sits out, too: he has nobody to meet */
};

/* Why two who stand opposite are not the natural pairing. */
enum pairing_repair {
	PAIRING_REPAIR_OTHERS, /* nothing: others had to be parted */
	PAIRING_REPAIR_MET,
	PAIRING_REPAIR_TEAM,
	PAIRING_REPAIR_APART,
	PAIRING_REPAIR_COLOUR,
};

/* What a player gets who does not get his due colour. */
enum pairing_shortfall {
	PAIRING_SHORT_NOTHING,
	PAIRING_SHORT_ALTERNATION,
	PAIRING_SHORT_EQUALISATION,
	PAIRING_SHORT_THIRD, /* a third game running with one colour */
};

/* Where floaters are sought first. */
enum pairing_sought {
	PAIRING_SOUGHT_TOP,
	PAIRING_SOUGHT_LINE, /* at the mid-line (CAA 6, 20, 28) */
	PAIRING_SOUGHT_LAST, /* at the end of the list (Schools), of the level (CAA 29) */
	PAIRING_SOUGHT_ONLY, /* nowhere: he is the only one of his level (CAA, FIDE Dutch) */
};

/* Why a card was passed over or two by place do not meet. */
enum pairing_passed {
	PAIRING_PASSED_UNKNOWN = -1, /* nothing is said */
	PAIRING_PASSED_WORSE,        /* that would be worse */
	PAIRING_PASSED_BETTER,       /* nothing: that would be better than the draw on the board */
	/* it would be worse by at least the number after; only with transfers */
	PAIRING_PASSED_AT_LEAST,
	/* no draw that gives the bye to this score and lets as many leave each level */
	PAIRING_PASSED_FLOATS,
	PAIRING_PASSED_ILLEGAL, /* no draw at all allows it, whatever the arbiter has fixed */
	PAIRING_PASSED_MET,     /* those who would meet have met */
	PAIRING_PASSED_AVOIDED, /* PAIRING_STEP_AVOIDED says why */
	PAIRING_PASSED_BARRED,  /* he may not have the bye (CAA 6, Schools 4, US 28L3-4) */
	PAIRING_PASSED_MORE,    /* as many more stood earlier; of some it is known why */
	/* those who would meet are kept apart by the arbiter */
	PAIRING_PASSED_FORBIDDEN,
	PAIRING_PASSED_COLOURS, /* both must have the same colour (FIDE C3) */
	PAIRING_PASSED_SCHOOL,  /* they are of one school (Schools 7) */
	/*
	 * US Chess: the draw would be better, but a group settles its odd players before those
	 * below, and it and the next would be worse by the number after
	 */
	PAIRING_PASSED_SETTLED,
	/* the same, but by itself the group would be worse, and the next no better to pay for it */
	PAIRING_PASSED_OWN,
	/* the same, but it and the next would be as good, and the order of 29D decides */
	PAIRING_PASSED_ORDER,
	/*
	 * the same, but of those who come down to that group `turn` is higher than others and
	 * paired first (29D2)
	 */
	PAIRING_PASSED_TURN,
	/* the draw would be better, but not all choices of odd players are looked at; no numbers */
	PAIRING_PASSED_UNTRIED,
	PAIRING_PASSED_GOES,  /* he floats the same way, against `meets`, or has the bye */
	PAIRING_PASSED_LIMIT, /* he is too far from the first for a switch of the bye (US 28L2a) */
	/* no draw that keeps what the arbiter has fixed allows it, but one that does not */
	PAIRING_PASSED_UNKEPT,
	/* he is asked for the bye when nobody else is left (CAA 6, Schools 4) */
	PAIRING_PASSED_SPARED,
	/*
	 * with the boards that are made before, the others could not all be paired (FIDE Dutch,
	 * Schools); who.then: one whom nobody left may meet, or the only two left, who may not
	 * meet; else nobody
	 */
	PAIRING_PASSED_STRANDED,
};

#endif
