/*
 * Why a board of a Dutch draw is not otherwise: the best draw in which it is, around the boards
 * that are made before it. Brackets are paired from the top; in each, those who have come down
 * first.
 */
#ifndef PAIRING_DUTCH_PROOF_H
#define PAIRING_DUTCH_PROOF_H

#include "dutch/seats.h"

struct dutch_trial {
	const struct pairing_book *book;
	const struct dutch_seats *seats;
	const struct pairing_score *score; /* of the draw */
	bool off;                          /* the field is too large: nothing is proved */
	struct pairing_who who;            /* of the last proof */
	bool failed;                       /* there was no memory */
};

/*
 * Is the board (index in the draw) of two and made before the other one? Wherever it is listed: of
 * two boards alike that of the higher card.
 */
bool dutch_made_before(const struct dutch_seats *seats, int board, int other);

/* The comparison with the best draw that has this pin as well, for a board of the draw. */
void dutch_prove_pin(struct dutch_trial *trial, int board, const struct pairing_pin *pin,
	struct pairing_proof *proof);
/* A bar by itself, or the comparison with the best draw in which the two cards meet. */
void dutch_prove_meeting(
	struct dutch_trial *trial, int board, int a, int b, struct pairing_proof *proof);

/* The rule that a proof goes by; `rule`: where it has none of its own. */
const char *dutch_proof_rule(
	const struct dutch_trial *trial, const struct pairing_proof *proof, const char *rule);

#endif
