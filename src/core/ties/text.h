/* Figures and orders of tie-breaks as short texts for lists. */
#ifndef CORE_TIES_TEXT_H
#define CORE_TIES_TEXT_H

#include "core/ties/standings.h"

enum { TIES_FIGURE_SIZE = 24, TIES_LINE_SIZE = 320 };

/* "13", "10.5", "8.75", "12.667", "" if there is none. Returns text. */
const char *ties_figure_text(const struct ties_figure *figure, char text[TIES_FIGURE_SIZE]);

/*
 * By what standings are ordered, for the head of a list: "By points, BH/C1, SB (C.07 of 2026)"; while
 * a round is played "By points; BH/C1, SB (C.07 of 2026) after round 3"; and what is left out. Returns
 * text.
 */
const char *ties_order_words(const struct standings *standings, char text[TIES_LINE_SIZE]);

#endif
