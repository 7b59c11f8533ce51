/*
 * Seeded random fields for the Schools' rules: those of random_field.h with schools, top players
 * and settings.
 */
#ifndef SUPPORT_EVENT_SCHOOLS_FIELD_H
#define SUPPORT_EVENT_SCHOOLS_FIELD_H

#include "support/event/random_field.h"

enum { SCHOOLS_SETTINGS = 6 };

struct schools_field {
	struct random_field field; /* points into this struct; move it not */
	int option[SCHOOLS_SETTINGS];
};

/* As random_field_make. The order of cards is the caller's: no lot. */
void schools_field_make(struct schools_field *field, uint64_t seed, int least, int most);

/*
 * A field in which no colour has been played, in its first or second round: halves and exchanges.
 */
void schools_field_start(struct schools_field *field, uint64_t seed, int least, int most);

#endif
