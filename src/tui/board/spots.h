/* The cards and boards inside the frame of the draw board, and its margin. */
#ifndef TUI_BOARD_SPOTS_H
#define TUI_BOARD_SPOTS_H

struct tui;

/* The cards, boards, lines and headings inside the frame. */
void board_draw_spots(const struct tui *tui);
void board_draw_margin(const struct tui *tui);

#endif
