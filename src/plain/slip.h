/* Result slips as they are typed at the results table: "12 1", "12 =", "#7 0", "lo =". */
#ifndef PLAIN_SLIP_H
#define PLAIN_SLIP_H

#include <stdbool.h>

#include "plain/plain.h"

/* Can the line only be meant for a slip? */
bool slip_is(const char *line);

/* Enter it, and say what became of it. */
void slip_enter(struct plain *plain, const char *line);

#endif
