/* Figures and orders of tie-breaks as short texts for lists. */
#ifndef CORE_TIES_TEXT_H
#define CORE_TIES_TEXT_H

#include "core/ties/standings.h"

enum { TIES_FIGURE_SIZE = 24, TIES_LINE_SIZE = 320 };

/* "13", "10.5", "8.75", "12.667", "" if there is none. Returns text. */
const char *ties_figure_text(const struct ties_figure *figure, char text[TIES_FIGURE_SIZE]);

/* "2", "2=" where another has the same rank, "" of one who counts for nobody. Returns text. */
enum { STANDING_TEXT_SIZE = 16 };
const char *standing_rank_text(
	const struct standings *standings, int i, char text[STANDING_TEXT_SIZE]);
/* "4½"; "(1½)" of one who counts for nobody: what his games would give him. Returns text. */
const char *standing_points_text(const struct standing *row, char text[STANDING_TEXT_SIZE]);

/* "ARO and TPR left out: 1 has no rating (C.07 10)"; "": none is left out. Returns text. */
const char *ties_left_out_words(const struct standings *standings, char text[TIES_LINE_SIZE]);

/*
 * By what standings are ordered, for the head of a list: "By points, BH/C1, SB (C.07 of 2026)";
 * while a round is played "By points; BH/C1, SB (C.07 of 2026) after round 3"; and what is left
 * out, or is not for such an event. Returns text.
 */
const char *ties_order_words(const struct standings *standings, char text[TIES_LINE_SIZE]);

#endif
