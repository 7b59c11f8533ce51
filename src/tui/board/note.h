/* The box under the board. */
#ifndef TUI_BOARD_NOTE_H
#define TUI_BOARD_NOTE_H

#include "tui/state/state.h"

/* The box under the board; returns the lines that its text takes. */
int note_draw(struct tui *tui);
/* Take in the reasons that a worker has found, waiting at most so long. */
void note_take(struct tui *tui, int milliseconds);

/* In the upper edge of the box. */
void note_title(struct tui *tui, enum role role, const char *text);
/* Wrapped text from a line of the box on; returns the next free line. */
int note_words(struct tui *tui, int line, enum role role, const char *text);
/* Lines that the text takes, and how many there are. */
int note_lines(const struct tui *tui, const char *text);
int note_room(const struct tui *tui);
/* In the lower edge: which key shows what the box has no room for. */
void note_offer(const struct tui *tui, const char *text);
/* With this card in the air; returns the next free line. */
int note_air(struct tui *tui, int card);
/* The action of the key that shows the verdict on it whole, in a window. */
void note_show_verdict(struct tui *tui);

#endif
