/*
 * A copy of a Dutch bracket into which other pairs are put, to be judged beside those of the draw.
 */
#ifndef PAIRING_DUTCH_COPY_H
#define PAIRING_DUTCH_COPY_H

#include "dutch/seats.h"
#include "match/arena.h"

/* The bracket of a finished draw, and a copy of it in which other pairs can be put. */
struct dutch_copy {
	struct dutch_seats seats;     /* the copy: its boards and opponents change */
	struct dutch_members members; /* of the bracket; the cards are a copy */
	struct pairing_draw draw;     /* the boards of the copy */
	int *mate;                    /* by member, in the draw: his opponent in the bracket, -1 */
	int *opponent;                /* by card, in the draw */
	int *board;                   /* of the pairs of the bracket */
	struct score_draft draft;     /* the terms of the copy, made anew for each pairing */
	struct pairing_score taken;   /* those of the draw */
	int bye_score;                /* -1: the number is even */
	int trials;                   /* matchings that may still be asked for */
	struct arena *arena;
};

/* How a pairing compares with that of the draw. */
enum dutch_verdict {
	DUTCH_IS_WORSE,   /* by the term, which is none where the others cannot be paired */
	DUTCH_IS_AS_GOOD, /* or better: the draw is not the one of the rules */
	DUTCH_IS_UNKNOWN, /* too much would have to be tried */
	DUTCH_IS_LOST,    /* no memory */
};

/* PAIRING_NOT_OFFERED: the draw is not finished, or cards of the bracket are fixed. */
enum pairing_status dutch_copy_init(
	struct dutch_copy *copy, const struct frame_draw *drawn, int level, struct arena *arena);
void dutch_copy_done(struct dutch_copy *copy);

/*
 * Of the pairing mate[] (by member), which has as many pairs. Of a worse one *fault: term, numbers.
 */
enum dutch_verdict dutch_copy_judge(
	struct dutch_copy *copy, const int *mate, struct pairing_fault *fault);

#endif
