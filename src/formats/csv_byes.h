/* The byes of a player in a list: rounds and their kinds, as lists and entry forms have them. */
#ifndef FORMATS_CSV_BYES_H
#define FORMATS_CSV_BYES_H

#include "formats/csv_field.h"

/* "1:half, 3:zero", "R2 and R4": bookings of the entry in hand, by round. */
enum status csv_byes_read(
	struct csv_entries *entries, const char *value, const struct csv_place *place);

#endif
