/*
 * Keys that are named on the screen can be clicked: what is painted here is remembered, cell by
 * cell, until the next frame, and a click there is the key itself, whichever view or window it
 * belongs to.
 */
#ifndef TUI_TERM_CLICK_H
#define TUI_TERM_CLICK_H

#include <stdbool.h>
#include <stddef.h>

#include "tui/term/reader.h"

/* A new frame: nothing can be clicked yet. */
void click_begin(void);
/* Is what is painted from now on where keys go? Else it is shown, but no click reaches it. */
void click_here(bool here);
/* A key and what it does, "y yes", in at most `cells` cells; the cells taken, 0: it has no room. */
int click_choice(int row, int col, const char *key, const char *words, int cells);
/*
 * Choices as a text has them, "y yes   n no   Esc none": parted by two blanks or more, each begun
 * by its key. Returns those for which the `cells` of this row have no room; NULL: none are left.
 */
enum { CLICK_UNSEEN = -1 }; /* a row that is only measured */
const char *click_choices(int row, int col, const char *text, int cells);
/* In the lower edge of a box, with a blank at each end. */
void click_in_edge(int row, int col, const char *text, int cells);
/* The key under a press of the left button; false if there is none. */
bool click_key(const struct mouse_event *mouse, struct term_event *event);

/*
 * The next choice of a text, its key cut off from its words, which stand in the same buffer. What
 * is left of the text; NULL: there was none.
 */
enum { CHOICE_SIZE = 160 };
const char *click_next(const char *text, char key[CHOICE_SIZE], const char **words);
/* A text of such choices as the end of a sentence: "y yes, n no, Esc none". */
void click_words(const char *text, char *words, size_t size);

#endif
