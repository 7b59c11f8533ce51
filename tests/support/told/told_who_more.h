/*
 * What another draw by the Dutch rules or GSRP would cost, said of the players who make the
 * difference: found true.
 */
#ifndef SUPPORT_TOLD_TOLD_WHO_MORE_H
#define SUPPORT_TOLD_TOLD_WHO_MORE_H

#include "support/told/told.h"

/*
 * Is it said with names? Then each of them is found in the draws: that on the board of `by`, and
 * `then`. Where one pairing decides, or few make the difference, they must be named.
 */
bool told_names_more(const struct told *by, const struct told_difference *difference,
	const struct reference_draw *then, const char *text);

#endif
