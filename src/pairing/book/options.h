/*
 * The settings of a rule book as the engine reads them: one value a row of its table of options.
 */
#ifndef PAIRING_BOOK_OPTIONS_H
#define PAIRING_BOOK_OPTIONS_H

#include "pairing.h"

/*
 * The values of an input's options, or the usual ones where it has none; `values` has room for
 * `count`. PAIRING_BAD_INPUT and *blame (may be NULL) when one is out of its range.
 */
enum pairing_status book_options_read(const struct pairing_option *options, int count,
	const struct pairing_input *input, int *values, struct pairing_blame *blame);

#endif
