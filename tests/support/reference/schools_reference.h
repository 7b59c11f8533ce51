/*
 * The terms of the Schools' rules a second time. Of the library only the lots of rules 24 and 26
 * are called.
 */
#ifndef SUPPORT_REFERENCE_SCHOOLS_REFERENCE_H
#define SUPPORT_REFERENCE_SCHOOLS_REFERENCE_H

#include "support/reference/reference.h"

extern const struct reference_rules schools_reference;

/* Its settings, in the order of the rule book. */
enum schools_reference_setting {
	SCHOOLS_REFERENCE_ROUNDS,
	SCHOOLS_REFERENCE_TOPS,
	SCHOOLS_REFERENCE_HALF_BYES,
	SCHOOLS_REFERENCE_DEFAULTS,
	SCHOOLS_REFERENCE_RANDOM,
	SCHOOLS_REFERENCE_ORDER, /* 0 new, 1 old */
	SCHOOLS_REFERENCE_SETTINGS
};

/* The parts of schools_reference. */
enum reference_colour schools_reference_colour(const struct reference *reference, int i, int j);
int schools_reference_term(const struct reference *reference, const struct reference_draw *draw,
	int number, int64_t *values);

#endif
