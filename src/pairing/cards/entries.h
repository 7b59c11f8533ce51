/*
 * The entries of a checklist from a digested field.
 */
#ifndef PAIRING_CARDS_ENTRIES_H
#define PAIRING_CARDS_ENTRIES_H

#include "cards/field.h"

/* Everybody of the field in the order of the cards. */
enum pairing_status entries_of_field(
	const struct field *field, struct pairing_entry **entries, int *count);

/* The same of an input that is digested as it stands: a rule book without a list of its own. */
enum pairing_status entries_of_input(
	const struct pairing_input *input, struct pairing_entry **entries, int *count);

#endif
