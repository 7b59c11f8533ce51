/*
 * The terms of the Schools' rules a second time, slow and plain, to check the library against:
 * every draw of a small field is made and its terms are counted straight from their definitions.
 * Of the library only the lot of rule 24 is called. The order of cards is by score, then the
 * caller's; a lot for the order is not read.
 */
#ifndef SUPPORT_SCHOOLS_REFERENCE_H
#define SUPPORT_SCHOOLS_REFERENCE_H

#include "support/caa_reference.h"

struct schools_reference {
	struct reference cards; /* by score, then rank, with their colours */
	int rounds, tops, half_byes, defaults;
};

void schools_reference_init(struct schools_reference *reference, const struct pairing_input *input);

/* As reference_best, reference_seat and reference_term of caa_reference.h. */
bool schools_reference_best(const struct schools_reference *reference, struct reference_draw *draw);
void schools_reference_seat(const struct schools_reference *reference,
	const struct pairing_draw *boards, struct reference_draw *draw);
int schools_reference_term(const struct schools_reference *reference,
	const struct reference_draw *draw, int term, int64_t *values);

/* The colour of card i against card j: OPEN on a board of two neutral cards. */
enum reference_colour schools_reference_colour(
	const struct schools_reference *reference, int i, int j);

#endif
