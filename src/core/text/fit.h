/*
 * Widths of UTF-8 text in character cells, the same everywhere: no locale, no curses. Serves paper
 * and screen.
 */
#ifndef CORE_FIT_H
#define CORE_FIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Cells of one character: 0 combining, 1, or 2 for East Asian wide ones and emoji; -1 for control
 * characters.
 */
int text_cells(uint32_t character);

/* Cells of a text as text_fit would write it without a limit. */
int text_width(const char *utf8);

/*
 * Copy as much as fits in `cells` cells and `cap` bytes, cut at a whole character with its marks; a
 * cut text ends in "…". Control characters and bytes that are not UTF-8 become '?'; characters that
 * turn the writing direction of what follows are left out. dst is always terminated (cap > 0).
 * Returns the cells written; the caller pads.
 */
int text_fit(char *dst, size_t cap, const char *utf8, int cells);

#endif
