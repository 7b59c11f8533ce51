/*
 * The tie-breaks of a report as the second implementation has them (tiebreaks.py, which needs
 * python3).
 */
#ifndef SUPPORT_REFERENCE_TIES_REFERENCE_H
#define SUPPORT_REFERENCE_TIES_REFERENCE_H

#include "core/ties/table.h"

/* Is there a python3 to run it? */
bool ties_reference_is_there(void);

/*
 * The test fails unless the table of the report, after its `round`s, has the ranks and figures that
 * the second implementation gives by the order `list` (codes by commas).
 */
void ties_reference_compare(
	const char *report, const struct ties_table *table, int round, const char *list);

#endif
