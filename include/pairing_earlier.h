/*
 * pairing_earlier.h - the pairings of a score group that come before the one of a draw; part of
 * pairing.h.
 */
#ifndef LIBPAIRING_EARLIER_H
#define LIBPAIRING_EARLIER_H

#include <stdbool.h>

#include "pairing_terms.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
	PAIRING_EARLIER_MOST = 1000, /* pairings that are counted of one group */
	PAIRING_FAULTS = 24
};

/* Of pairings that are not taken: the first criterion by which they are worse than the draw. */
struct pairing_fault {
	/* PAIRING_TERM_NONE: they leave the other players without a legal draw (FIDE C4, C5) */
	enum pairing_term_id term;
	const char *rule; /* "C12"; "" for what the arbiter has fixed */
	int count;        /* pairings, 1.. */
	/*
	 * Of a criterion that is one number, the least and the most that they have, and what the
	 * draw has; else all 0. The draw has less than any of them.
	 */
	int least, most, taken;
};

/*
 * The pairings of one bracket that the rules make before that of the draw (FIDE C.04.3 4.2 to 4.4),
 * each set of pairs counted where it first comes. They have as many pairs as the draw's.
 */
struct pairing_earlier {
	int count;     /* 0: the draw has the first of all */
	int others;    /* who comes from above is not paired, or meets another, as in the draw */
	int exchanged; /* of the rest: not with the halves (S1 and S2) as they stand by rank */
	/* there are more: the first `count` are looked at, and the rest is not counted */
	bool more;
	int first; /* of the very first pairing: index in faults */
	/* in the order of the criteria */
	struct pairing_fault faults[PAIRING_FAULTS];
	int nfaults;
};

#ifdef __cplusplus
}
#endif

#endif
