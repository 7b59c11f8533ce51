/*
 * Why a draw has other odd players than one with a better score: each group settles its own before
 * it is known what that means for lower ones (29D).
 */
#ifndef PAIRING_USCF_SETTLED_H
#define PAIRING_USCF_SETTLED_H

#include "uscf/seats.h"

enum uscf_settling {
	USCF_SETTLED_NOT,     /* the first draw is not that of the rules where they part */
	USCF_SETTLED_TURN,    /* of those who come down to a group the higher is paired first */
	USCF_SETTLED_COLOURS, /* the group where they part, or the next, would have worse colours */
	USCF_SETTLED_OWN,     /* with both as good there, its own colours would be worse */
	USCF_SETTLED_ORDER,   /* of equal ones it has the first in the order of 29D */
	USCF_SETTLED_UNTRIED, /* the other one has not been looked at, as not all are */
};

struct uscf_settled {
	enum uscf_settling why;
	int level;             /* where the two draws part */
	int turn;              /* who is paired first there, though he goes on in the other one */
	enum uscf_count count; /* of colours: the first that differs, */
	int64_t now, then;     /* in the draw and in the other one */
};

/*
 * Why the draw `made` and not `other`; `best` is that of the rules. All are of one input, and seat
 * everybody. False: no memory.
 */
bool uscf_settled(const struct uscf_seats *made, const struct uscf_seats *best,
	const struct uscf_seats *other, struct arena *arena, struct uscf_settled *settled);

#endif
