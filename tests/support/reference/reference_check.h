/*
 * A rule book of the library against its reference, on seeded random fields.
 */
#ifndef SUPPORT_REFERENCE_REFERENCE_CHECK_H
#define SUPPORT_REFERENCE_REFERENCE_CHECK_H

#include "support/event/random_field.h"
#include "support/reference/reference.h"
#include "support/seeds.h"

struct reference_check {
	const struct pairing_book *book;
	const struct reference_rules *rules;
	/* The field of a seed, of at most REFERENCE_CARDS cards: it lasts until the next one. */
	const struct random_field *(*field)(uint64_t seed);
};

/* The engine's draw is the reference's, and it finds none where there is none. */
void reference_check_best(const struct reference_check *check, struct seeds seeds);

/* The score of random draws is the reference's, term by term. */
void reference_check_terms(const struct reference_check *check, struct seeds seeds);

#endif
