/*
 * A club evening by an account of the guide that shares nothing with the engine: tonight's list,
 * who is asked to sit out, who may meet, and of small fields the best of all draws.
 */
#ifndef SUPPORT_REFERENCE_EVENING_REFERENCE_H
#define SUPPORT_REFERENCE_EVENING_REFERENCE_H

#include "pairing.h"

enum { EVENING_MOST = 32, EVENING_OUT = -1 };

/* Tonight as the guide tells it; all by place in the list. */
struct evening {
	const struct pairing_input *input;
	int most; /* games, after which one is asked to sit out */
	int n;
	int player[EVENING_MOST];
	int games[EVENING_MOST], score[EVENING_MOST], sits[EVENING_MOST], last[EVENING_MOST];
	int asked[EVENING_MOST]; /* place in the order of asking */
	bool met[EVENING_MOST][EVENING_MOST];
	bool must_sit[EVENING_MOST];
	int partner[EVENING_MOST];                /* fixed, or -1 */
	enum pairing_colour colour[EVENING_MOST]; /* fixed, or neutral */
};

/*
 * The input must outlive it. Fixed boards, colours, sit-outs and who is out are read, no other
 * pins.
 */
void evening_read(const struct pairing_input *input, struct evening *evening);

/* The place of a player of the input, -1: he is not here. */
int evening_place(const struct evening *evening, int player);

bool evening_may_meet(const struct evening *evening, int a, int b);

/* A draw: the place of everybody's opponent, or EVENING_OUT. */
struct evening_draw {
	int mate[EVENING_MOST];
	int sitters, squares;
	bool walked; /* the walk down the list pairs all who do not sit out */
};

/*
 * The best of all draws, each of which is looked at: for some ten players. False: what is fixed
 * leaves none.
 */
bool evening_best(const struct evening *evening, struct evening_draw *best);

/* Is the number of those who are not fixed to sit out an even one? */
bool evening_is_even(const struct evening *evening);

/*
 * Down the list each who does not sit out in this draw (of an even number: who is not fixed to)
 * meets the next he may meet. Returns how many
 * are left over; mate[a] is then whom a would meet, or -1.
 */
int evening_walk(const struct evening *evening, const int *mate, int *walked);

/*
 * Has a White against b on this board of the evening, 1.., by the guide? What is fixed goes first.
 */
bool evening_is_white(const struct evening *evening, int a, int b, int board);

#endif
