/* Exercises chosen by what an arbiter has to decide in them. */
#ifndef APP_PRACTICE_STEP_KINDS_H
#define APP_PRACTICE_STEP_KINDS_H

#include "core/status.h"
#include "pairing.h"

struct step_kind;

/* "floats" and the others, in the order in which they are named; NULL past the last. */
const struct step_kind *step_kind_at(int i);
/* NULL: there is no kind of this name. */
const struct step_kind *step_kind_find(const char *name);
const char *step_kind_name(const struct step_kind *kind);
/* Can the rule book's deals ever have it? */
bool step_kind_is_of(const struct step_kind *kind, const struct pairing_book *book);

/* Does the next draw of a report (zero-terminated) by this rule book ask for it? */
enum status step_kind_is_asked(const struct step_kind *kind, const struct pairing_book *book,
	const char *text, bool *asked, struct error *error);

#endif
