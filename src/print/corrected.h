/* Results that the rating office has otherwise: marked in lists, and said below them. */
#ifndef PRINT_CORRECTED_H
#define PRINT_CORRECTED_H

#include "print/print.h"
#include "print/table.h"

/* "†" behind a text of the game of this player, if it is one and the form has marks. */
void corrected_mark(const struct event *event, int section, int round, int pin,
	enum print_form form, char *text, size_t size);

/* Below the rows, a line for each such board of these rounds; none in CSV. */
void corrected_add(struct table *table, const struct event *event, int section, int from,
	int through, enum print_form form);

#endif
