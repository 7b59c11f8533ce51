/* The first line of a list or a card: the event, and the section behind it. */
#ifndef PRINT_EVENT_LINE_H
#define PRINT_EVENT_LINE_H

#include "print/table.h"

/* Either may be "". */
void event_line_put(char line[TABLE_HEADING_SIZE], const char *event, const char *section);

/*
 * The line in so many cells: where it is too long the name of the event is shortened, and the
 * section stays. Returns fitted.
 */
const char *event_line_fit(char fitted[TABLE_HEADING_SIZE], const char *line, int cells);

#endif
