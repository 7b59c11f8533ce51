/*
 * Who makes the difference between two draws by a term of the Schools' rules.
 */
#ifndef PAIRING_SCHOOLS_WHO_H
#define PAIRING_SCHOOLS_WHO_H

#include "pairing.h"

/* As pairing_book.who. */
enum pairing_status schools_who(const struct pairing_input *input,
	const struct pairing_change *change, struct pairing_who *who);

#endif
