/* Why there is no repair of a mistake. */
#ifndef APP_REPAIR_NONE_H
#define APP_REPAIR_NONE_H

#include "app/repair/best.h"
#include "app/repair/mistake.h"

/* A draw in which nothing is at fault is its own best repair: there is none. */
bool repair_has_fault(const struct repair_case *made);

/* In words, where none was found of what was looked for. */
void repair_tell_none(const struct app *app, const struct repair_case *made,
	const struct repair_best *best, struct repairs *repairs);

#endif
