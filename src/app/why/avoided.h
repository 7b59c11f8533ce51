/* Two who meet although they had better not, and what a draw would cost in which they do not. */
#ifndef APP_WHY_AVOIDED_H
#define APP_WHY_AVOIDED_H

#include "app/position/position.h"
#include "app/why/list.h"

/*
 * "Note: 4 Ash and 7 Bee meet, although they are of one school (7); otherwise ...". rules: the
 * board is that of the rules, so it is said what it would cost to part them: by another draw if
 * that is asked (`tried`), which costs one. Only where the rule book names players.
 */
enum status why_avoided(const struct position *position, const struct cast *cast,
	const struct pairing_violation *violation, bool rules, bool tried, struct why_list *list);

#endif
