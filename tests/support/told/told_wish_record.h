/* The records of an answer to "why not": do they say what its sentences say? */
#ifndef SUPPORT_TOLD_TOLD_WISH_RECORD_H
#define SUPPORT_TOLD_TOLD_WISH_RECORD_H

#include "app/whynot/whynot.h"
#include "support/told/told.h"

/* `difference`: of the draw on the board from the one with the wish; NULL: there is none. */
void told_check_wish_record(const struct told *told, const struct wish *wish,
	const struct whynot *answer, const struct told_difference *difference);

#endif
