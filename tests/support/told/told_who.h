/*
 * What another draw would cost, said of the players who make the difference: read and found true.
 */
#ifndef SUPPORT_TOLD_TOLD_WHO_H
#define SUPPORT_TOLD_TOLD_WHO_H

#include "support/told/told.h"

/*
 * Is it said with names? Then each of them is found in the draws: that on the board of `by`, and
 * `then`. Few who alone make the difference must be named.
 * What stands before the costs, who would be left, is read and taken off the text.
 */
bool told_names_who(const struct told *told, const struct told *by,
	const struct told_difference *difference, const struct reference_draw *then,
	const char **text);

/* "he and 3 Fox would ..." of one who was named before: with his name. */
const char *told_without_he(
	const struct told *told, int card, const char *text, char *buffer, size_t size);

#endif
