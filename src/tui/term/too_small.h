/* What a window shows that has no room for the screen. */
#ifndef TUI_TERM_TOO_SMALL_H
#define TUI_TERM_TOO_SMALL_H

/* How large it must be and how large it is, in as many lines as that takes there. */
void too_small_draw(void);

#endif
