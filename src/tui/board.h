/* What the files of the draw board's view share. */
#ifndef TUI_BOARD_H
#define TUI_BOARD_H

#include "tui/screen.h"

/* "7 cards   White 3  unknown 0  Black 4   one floats ↓": of a level of the model. */
void board_level_words(
	const struct model *model, const struct level *level, char *text, size_t size);
/* The cards, boards, lines and headings inside the frame. */
void board_draw_spots(const struct tui *tui);
void board_draw_margin(const struct tui *tui);

#endif
