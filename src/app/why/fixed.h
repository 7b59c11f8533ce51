/* What is fixed by hand in a round, beside the reasons of its boards. */
#ifndef APP_WHY_FIXED_H
#define APP_WHY_FIXED_H

#include "app/position/position.h"
#include "app/why/list.h"

/*
 * One sentence on all that is fixed by hand, for what any board costs is told with it kept; none if
 * nothing is. STATUS_NO_MEMORY.
 */
enum status why_fixed(
	const struct position *position, const struct cast *cast, struct why_list *list);

/*
 * Who would have the bye by the rules, where it is fixed: of this board (number; 0: any) of the
 * seats. Fills in the position's best draw. STATUS_NO_MEMORY.
 */
enum status why_fixed_bye(
	struct position *position, const struct cast *cast, int board, struct why_list *list);

#endif
