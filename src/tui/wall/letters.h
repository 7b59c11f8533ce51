/* Letters of blocks, three cells wide and four rows high, for who reads from the end of a hall. */
#ifndef TUI_WALL_LETTERS_H
#define TUI_WALL_LETTERS_H

#include <stdbool.h>

#include "board/strip.h"

enum { LETTER_COLS = 3, LETTER_ROWS = 4 };

/* Are all characters of the text in the set, as capitals and without their marks? */
bool letters_have(const char *text);

/* So many characters of it, with the upper left corner here. */
void letters_paint(int row, int col, enum role role, const char *text, int most);

#endif
