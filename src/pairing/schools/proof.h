/*
 * Why a board of a Schools' draw is not otherwise: the best draw in which it is, around the boards
 * that are settled before it. Levels are settled from the top; in each, who leaves it comes first.
 */
#ifndef PAIRING_SCHOOLS_PROOF_H
#define PAIRING_SCHOOLS_PROOF_H

#include "schools/seats.h"

struct schools_trial {
	const struct pairing_book *book;
	const struct schools_seats *seats;
	const struct pairing_score *score; /* of the draw */
	int64_t work;                      /* left for trials, in squares of the cards drawn */
	bool whole;  /* everybody is seated, so there is something to compare with */
	bool failed; /* there was no memory */
};

/*
 * What a pin would cost for a board of the draw: of the bye, around nothing; of an upfloat, around
 * the other boards of all who stand higher.
 */
void schools_prove(struct schools_trial *trial, int board, const struct pairing_pin *pin,
	struct pairing_proof *proof, struct pairing_who *who);

/* The rule that a proof goes by; `rule`: where it has none of its own. */
const char *schools_proof_rule(const struct schools_trial *trial, const struct pairing_proof *proof,
	const struct pairing_who *who, const char *rule);

#endif
