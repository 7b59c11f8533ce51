/*
 * The terms of a rule book as the library's own score has them, for a reader that counts only some
 * of them again.
 */
#ifndef SUPPORT_REFERENCE_LIBRARY_TERMS_H
#define SUPPORT_REFERENCE_LIBRARY_TERMS_H

#include "support/reference/reference.h"

/* Is what a term says of a draw so? The test fails if not. */
typedef void library_terms_check(const struct reference *reference,
	const struct reference_draw *draw, const struct pairing_draw *boards,
	const struct pairing_term *term, const int64_t *values);

/*
 * As reference_rules.term. A score is made and checked when its first term is asked for; the others
 * are then those of that score: whoever asks for terms asks for all of them in their order.
 */
int library_terms_one(const char *book, const struct reference *reference,
	const struct reference_draw *draw, int term, int64_t *values, library_terms_check *check);

#endif
