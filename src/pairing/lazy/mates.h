/*
 * A legal draw of everybody, kept while choices take others away: one that suits the choices so
 * far, repaired by a single augmenting path when the next one does not fit it.
 *
 * A choice costs O(n) where most may meet most, and O(n^2) at worst.
 */
#ifndef PAIRING_LAZY_MATES_H
#define PAIRING_LAZY_MATES_H

#include "cards/field.h"
#include "match/arena.h"

struct lazy_mates {
	const struct field *field;
	int count;   /* cards, and the bye of an odd field behind them */
	int *mate;   /* by vertex: the draw */
	bool *bound; /* by vertex: it stays with its mate */
	int *least;  /* by card: the highest level that it may meet, 0: any */
	/* the search: by vertex, but for the queue */
	int *parent, *base, *queue;
	bool *outer, *blossom;
	bool *on_path; /* always clear between two questions */
};

/* With any legal draw of the field. PAIRING_OK, PAIRING_NO_DRAW, PAIRING_NO_MEMORY. */
enum pairing_status lazy_mates_init(
	struct lazy_mates *mates, const struct field *field, struct arena *arena);

/* Bind two vertices to each other if a legal draw is left, else change nothing. */
bool lazy_mates_bind(struct lazy_mates *mates, int a, int b);

/* Let the card meet lower levels than this one only, if a legal draw is left. */
bool lazy_mates_send_down(struct lazy_mates *mates, int card, int level);

#endif
