/* Replaces characters for a terminal that knows ASCII alone. */
#ifndef TUI_TERM_PLAIN_H
#define TUI_TERM_PLAIN_H

#include <stdbool.h>
#include <stdint.h>
#include <wchar.h>

#include "board/strip.h"

/* One character for one; of halves only those of results are left: see plain_halves. */
wchar_t plain_of(uint32_t character);

/* Is there anything in it that plain_halves may write in more cells? */
bool plain_grows(const char *text);

/*
 * Write the half points of a line as ".5", an arrow from one value to another as "->", a tick as
 * "ok". In a result, "½-½" or "½-0", and among the signs
 * "1 ½ 0" the mark stays and becomes "=". A blank of a gap before or
 * behind it, or before a frame, where there is one, gives way, so that columns stay in line.
 * Returns the cells that the line has grown by.
 */
int plain_halves(struct strip *strip);

#endif
