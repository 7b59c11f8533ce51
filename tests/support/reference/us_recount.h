/*
 * What reasons prove: a draw with one pin more, and the numbers of the terms of a US Chess score
 * counted afresh from the boards of a draw.
 */
#ifndef SUPPORT_REFERENCE_US_RECOUNT_H
#define SUPPORT_REFERENCE_US_RECOUNT_H

#include "support/reference/us_facts.h"

/*
 * The value of an entry of a term in a finished draw, counted from records and boards; false: this
 * term is not counted here.
 */
bool us_recount(const struct us_section *section, const struct pairing_draw *draw, const char *term,
	int entry, int64_t *value);

/* What the best draw with one pin more is against a draw. */
struct us_proof {
	enum pairing_status status; /* PAIRING_OK, or PAIRING_NO_DRAW: the pin leaves none */
	struct pairing_draw draw;
	struct pairing_score now, then;
	int order; /* below 0: the first draw is better, above 0: that with the pin */
	int term;  /* the first that differs, -1: none */
};

/* Exits when there is no memory. Release with us_proof_done. */
void us_prove(struct us_proof *proof, const struct us_section *section,
	const struct pairing_draw *draw, struct pairing_pin pin);
void us_proof_done(struct us_proof *proof);
/* Is there a draw with this pin when nothing else is fixed but who sits out? */
bool us_is_possible(const struct us_section *section, struct pairing_pin pin);

#endif
