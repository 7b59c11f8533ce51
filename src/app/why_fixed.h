/* What is fixed by hand in a round, beside the reasons of its boards. */
#ifndef APP_WHY_FIXED_H
#define APP_WHY_FIXED_H

#include "app/position.h"
#include "app/why_list.h"

/*
 * One sentence on all that is fixed by hand, for what any board costs is told with it kept; none if
 * nothing is. STATUS_NO_MEMORY.
 */
enum status why_fixed(
	const struct position *position, const struct cast *cast, struct why_list *list);

#endif
