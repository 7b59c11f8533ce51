/* New exercises: random tournaments, looked through until one is of the kind that is wanted. */
#ifndef APP_PRACTICE_NEW_H
#define APP_PRACTICE_NEW_H

#include "app/practice/measure.h"

enum { PRACTICE_NAME = 64, PRACTICE_SEED_MOST = 999999999 };

/* The same wish makes the same exercise everywhere. */
struct practice_wish {
	const struct pairing_book *book; /* none for comparison only */
	/*
	 * "grade1" .. "grade5": a level; "floats" or another step_kind: its draw asks for that;
	 * "set-B" or another of the guide's: its level, and floats,
	 * transfers and crossings if it has any.
	 */
	char like[PRACTICE_NAME];
	int seed; /* 1..PRACTICE_SEED_MOST */
};

/* "new-caa-grade3-17". */
void practice_wish_name(const struct practice_wish *wish, char name[PRACTICE_NAME]);
/* The wish behind such a name; false: it is none. */
bool practice_wish_read(const char *name, struct practice_wish *wish);
/* Is this something that a new exercise can be like? */
bool practice_is_like(const char *like);

/* A tournament with one best draw for its next round, every other draw being worse. */
struct practice_made {
	char *text; /* TRF, zero-terminated; the caller frees it */
	struct practice_features features;
};

/*
 * STATUS_NOT_FOUND: none came up (of a kind that is rare under the rule book, another seed may have
 * one); STATUS_NO_MEMORY. Costs some hundred rounds of small tournaments.
 */
enum status practice_make(
	const struct practice_wish *wish, struct practice_made *made, struct error *error);

#endif
