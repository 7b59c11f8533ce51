/* Headings on the draw board: of score groups and boards; what the marks mean. */
#ifndef TUI_BOARD_HEADS_H
#define TUI_BOARD_HEADS_H

#include <stddef.h>

#include "board/layout.h"
#include "board/model.h"
#include "board/strip.h"

struct tui;

/* "7 cards   White 3  unknown 0  Black 4   one floats ↓": of a level of the model. */
void board_level_words(
	const struct model *model, const struct level *level, char *text, size_t size);
/*
 * " 1½ ", above the first board of a score group; of those that count together " 2 with 1½ W4 B6
 * (17) ".
 */
void board_group_title(const struct model *model, int board, struct strip *strip);
/* " 1½ · 3  W1 B2  ↓1 ", of the last of those that count together what they come to. */
void board_head_strip(const struct model *model, const struct level *level, struct strip *strip);
/* The same painted above the board of a spot, if it is the first of its group. */
void board_draw_group(const struct tui *tui, const struct spot *spot, int row);
/* Headings of columns with the bars between them, or of score groups that share one board. */
void board_draw_headings(const struct tui *tui);
/* In the margin of a window that has room for it: what the marks on the cards mean. */
void board_draw_marks(const struct tui *tui);

#endif
