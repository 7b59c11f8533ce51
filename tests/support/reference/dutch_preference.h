/*
 * What the reason for a colour by the Dutch rules has to say.
 */
#ifndef SUPPORT_REFERENCE_DUTCH_PREFERENCE_H
#define SUPPORT_REFERENCE_DUTCH_PREFERENCE_H

#include "pairing.h"

enum { DUTCH_ROUNDS_MOST = 32 };

/* 1.7, from the games alone: colours from the last game back, their rounds, the preference. */
struct dutch_colours {
	int count, difference; /* games with a colour; Whites - Blacks */
	enum pairing_colour back[DUTCH_ROUNDS_MOST], due;
	int round[DUTCH_ROUNDS_MOST], preference; /* PAIRING_PREFERS_... */
};

struct dutch_colours dutch_colours_of(const struct pairing_input *input, int player);

/* The points of a player in this round, virtual points included. */
int dutch_points(const struct pairing_input *input, int player);

/* 5.2: a has a preference; does he get it against b? */
bool dutch_has_his(const struct pairing_input *input, int a, int b);

/* Have both an absolute preference, and for the same colour (C3)? */
bool dutch_same_absolute(const struct pairing_input *input, int a, int b);

/*
 * The test fails unless a PAIRING_STEP_PREFERENCE names what decides by 5.2, with its numbers.
 * Returns n of its rule 5.2.n.
 */
int dutch_preference_check(const struct pairing_input *input, const struct pairing_draw *draw,
	const struct pairing_step *step);

#endif
