/* What is fixed by hand, read in the records and found so, or not so, on the boards. */
#ifndef SUPPORT_TOLD_TOLD_FIXED_H
#define SUPPORT_TOLD_TOLD_FIXED_H

#include "support/told/told.h"

/* "18 Reilly has Black", "5 Smith and 17 Jones kept apart": a pin, a pair of a pin. */
void told_name_pin(const struct told *told, const struct pairing_pin *pin, bool apart, char *text,
	size_t size);

/* "18 Reilly has Black", "5 Smith and 17 Jones kept apart": each is fixed, and so (or not). */
void told_check_fixed(const struct told *told, const char *text, bool so);

/* Is the colour of either fixed, or a board with one of them? */
bool told_is_colour_fixed(const struct told *told, int card, int other);

/*
 * "18 Reilly has Black; 5 Smith and 17 Jones kept apart; and 2 more": all that is fixed and not so.
 */
void told_check_unkept_list(const struct told *told, const char *list);

/*
 * "Fixed by hand, but not so in the draw on the board: ...": at the beginning of the text, if there
 * is anything. Returns what stands behind it.
 */
const char *told_check_unkept(const struct told *told, const char *text);

/* How many things are fixed by hand and so, or not so; a half is one. */
int told_count_fixed(const struct told *told, bool so);

#endif
