/* Names of the kinds of booked byes. */
#ifndef CORE_BOOKING_H
#define CORE_BOOKING_H

#include "core/record.h"

/* "half": as it is typed and as a report has it. */
const char *booking_word(enum booking_kind kind);
/* "half-point", for before "bye". */
const char *booking_points_word(enum booking_kind kind);
/* "½": in lists. */
const char *booking_sign(enum booking_kind kind);

#endif
