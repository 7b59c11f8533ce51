/* What later rounds would be, by a record of what was played in an earlier one. */
#ifndef APP_REPAIR_LATER_H
#define APP_REPAIR_LATER_H

#include "app/repair/repair.h"

/*
 * Behind the words of the record: which boards of published later rounds would be others, and that
 * they stand. Draws each of those rounds twice.
 */
enum status repair_tell_later(
	struct app *app, int round, struct repair *record, struct error *error);

#endif
