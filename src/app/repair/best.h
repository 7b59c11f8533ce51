/* The best ways to mend a published round. */
#ifndef APP_REPAIR_BEST_H
#define APP_REPAIR_BEST_H

#include "app/repair/choice.h"

enum { REPAIRS_MOST = 3 };

struct repair_best {
	/* best first, no two with the same boards; the last is room for one that comes */
	struct repair_choice choices[REPAIRS_MOST + 1];
	int changes[REPAIRS_MOST + 1]; /* boards that each changes */
	int count;
	int looked; /* every way to change so many boards, and fewer, was looked at */
	int most;   /* and more than so many were not looked for */
};

/*
 * STATUS_OK also when there is none. In a round of up to five boards all ways are looked at, else
 * those of up to four changed boards or one more than the fewest. Very many ways with the same
 * number of boards are told apart by their differences of score first. STATUS_NO_MEMORY.
 */
enum status repair_find_best(const struct repair_view *view, struct repair_best *best);
void repair_best_done(struct repair_best *best);

#endif
