/* The lines above and below every view. */
#ifndef TUI_VIEW_HEAD_H
#define TUI_VIEW_HEAD_H

#include <stddef.h>

struct tui;

void head_draw(struct tui *tui);
/* Lines, from the status row up, of what is said there now. */
int head_status_lines(const struct tui *tui);
/*
 * Lines of the screen for a full-width view with the two below it: LINES, less those that a long
 * message takes.
 */
int head_lines(const struct tui *tui);
void head_card_facts(const struct tui *tui, char *text, size_t size);
/* Frame of a full-width view, with a title; the view draws inside rows 2 .. LINES - 4. */
void head_frame(const char *title);

#endif
