/* The words and the sign of each kind of bye that is booked. */
#include "core/booking.h"

static const struct {
	const char *word, *points, *sign;
} rows[] = {
	[BOOKING_HALF] = {"half", "half-point", "½"},
	[BOOKING_FULL] = {"full", "full-point", "1"},
	[BOOKING_ZERO] = {"zero", "zero-point", "0"},
};

const char *booking_word(enum booking_kind kind)
{
	return rows[kind].word;
}

const char *booking_points_word(enum booking_kind kind)
{
	return rows[kind].points;
}

const char *booking_sign(enum booking_kind kind)
{
	return rows[kind].sign;
}
