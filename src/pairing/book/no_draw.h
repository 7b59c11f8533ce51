/*
 * Why there is no legal draw: which rule, or what is fixed by hand, blocks whom. For the rule books
 * that bar repeats and byes as the CAA does.
 */
#ifndef PAIRING_BOOK_NO_DRAW_H
#define PAIRING_BOOK_NO_DRAW_H

#include "cards/field.h"

/*
 * PAIRING_NO_DRAW and *blame (if not NULL) for a field that has no draw; `bye_rule` is the number
 * of the rule that bars from the bye. PAIRING_NO_MEMORY.
 */
enum pairing_status no_draw_blame(
	const struct field *field, const char *bye_rule, struct pairing_blame *blame);

#endif
