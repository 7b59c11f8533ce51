/*
 * In which order the Schools' terms stand, told a second time.
 */
#include "config.h"
#include "support/reference/schools_reference_order.h"

/* The terms after those that no draw may break, which come first in any order. */
static const enum term early[] = {MATES, SECOND, BYE_AGAIN, BYE, BOUNDARIES, DISTANCE, TRANSFERS,
	CLAIMS, AVOIDED, BOTH, AGAIN, LAST, HISTORY, UNOWED, TOPS};
static const enum term late[] = {MATES, BYE_AGAIN, BYE, BOUNDARIES, DISTANCE, TRANSFERS, CLAIMS,
	AVOIDED, BOTH, AGAIN, LAST, HISTORY, UNOWED, TOPS};
static const enum term old_early[] = {MATES, BYE, BYE_AGAIN, BOUNDARIES, DISTANCE, TRANSFERS,
	CLAIMS, BOTH, AGAIN, LAST, HISTORY, UNOWED, TOPS, AVOIDED};
static const enum term old_late[] = {BYE, BYE_AGAIN, MATES, BOUNDARIES, DISTANCE, TRANSFERS, CLAIMS,
	BOTH, AGAIN, LAST, HISTORY, UNOWED, TOPS, AVOIDED};

enum term schools_reference_at(const struct reference *r, int number)
{
	const bool old = r->option[SCHOOLS_REFERENCE_ORDER] == 1;
	const bool is_early = r->input->round <= r->option[SCHOOLS_REFERENCE_ROUNDS];
	const enum term *order =
		old ? (is_early ? old_early : old_late) : (is_early ? early : late);
	const int count = (int)(sizeof(late) / sizeof(late[0])) + (!old && is_early);

	if (number < (int)MATES)
		return (enum term)number;
	number -= (int)MATES;
	return number < count ? order[number] : (enum term)(number - count + (int)COLOURS);
}
