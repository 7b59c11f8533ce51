/*
 * pairing_score.h - what a draw is worth and which rules it breaks; part of pairing.h.
 */
#ifndef LIBPAIRING_SCORE_H
#define LIBPAIRING_SCORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "pairing_terms.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A rule that a draw breaks, for players who are named; other may be PAIRING_NOBODY. */
enum pairing_violation_kind {
	PAIRING_BROKEN_REPEAT,    /* met before (CAA 1) */
	PAIRING_BROKEN_FORBIDDEN, /* pair forbidden by the arbiter */
	/* bye to one who has had one; but for CAA also after a default win, or with one booked */
	PAIRING_BROKEN_BYE,
	PAIRING_BROKEN_ABSENT, /* seated although absent or pinned out */
	PAIRING_BROKEN_SEATED_TWICE,
	PAIRING_BROKEN_PIN,
	PAIRING_BROKEN_COLOURS, /* both have the same absolute colour preference (FIDE C3) */
	/* club, half-point byes of round 1, defaulted pair (CAA 35, 37, 39) */
	PAIRING_WARN_AVOID,
	PAIRING_WARN_RUN,         /* third of the same colour running */
	PAIRING_WARN_DIFFERENCE,  /* difference of 3 between the colours (CAA 40) */
	PAIRING_WARN_FLOAT,       /* floats the same way as last round (CAA 20 a, 21 a) */
	PAIRING_WARN_FLOAT_AGAIN, /* as in an earlier round (Schools 20, 21) */
	PAIRING_WARN_COLOUR,      /* does not get his due colour (CAA 15) */
	PAIRING_WARN_LOT,         /* due none, does not get the colour of the lot (GSRP) */
	/* after this draw the next round has no pairing without a repeat (US 29L); of nobody */
	PAIRING_WARN_DEAD_END,
	PAIRING_WARN_TABLE, /* the table has other boards for them (all play all) */
};

/* Does it break a rule, or what is fixed? Else it is only what the arbiter should know. */
bool pairing_is_broken(enum pairing_violation_kind kind);

struct pairing_violation {
	enum pairing_violation_kind kind;
	const char *rule; /* "1", "6", "35", ... in the rule book's own numbering */
	int player, other;
};

/*
 * One term of a score. Its value is a list of integers, compared entry by entry, smaller is better,
 * a list that ends first is better; most terms have exactly one entry. `level` is the score of the
 * level a term speaks of, or -1 for the whole draw.
 */
struct pairing_term {
	const char *name; /* "transfers" */
	const char *rule; /* "15, 17" */
	int level;
	int first; /* its first entry in score.values */
	int length;
	enum pairing_term_id id;
	int record; /* numbers of one record of its list */
};

/*
 * The whole verdict on one draw. Two scores of the same input compare as the rule book ranks the
 * draws. Terms appear in the rule book's order of importance.
 */
struct pairing_score {
	struct pairing_term *terms;
	int nterms;
	int64_t *values;
	int nvalues;
	struct pairing_violation *violations;
	int nviolations;
	/* scores of the groups from the top, where a term lists those ("odd players"); else NULL */
	int *groups;
	int ngroups;
};

/* Release what it holds and zero it. */
void pairing_score_done(struct pairing_score *score);

/*
 * Below 0 if a is the better draw, 0 if the rules see no difference, above 0 if b is. `term`, if
 * not NULL, gets the index in a of the first term that differs, or -1.
 */
int pairing_score_compare(const struct pairing_score *a, const struct pairing_score *b, int *term);

/* The first term with this id, or NULL. */
const struct pairing_term *pairing_score_term(
	const struct pairing_score *score, enum pairing_term_id id);

/*
 * Where two scores first differ by a term (an index in both): the place in a record, or in a list
 * of numbers; floats without a history leave its place out. -1: one list ends first, and the values
 * are their numbers of records.
 */
struct pairing_difference {
	int entry;
	int before, after;
};

struct pairing_difference pairing_score_difference(
	const struct pairing_score *before, const struct pairing_score *after, int term);

#ifdef __cplusplus
}
#endif

#endif
