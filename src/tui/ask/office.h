/* Files for the offices that rate games, from the screen. */
#ifndef TUI_ASK_OFFICE_H
#define TUI_ASK_OFFICE_H

struct tui;

enum { OFFICE_ECF = 'v', OFFICE_US = 'z' };

/*
 * Check what the office would send back: a window with it, each fault with the command that mends
 * it, or the question where the file is to be.
 */
void office_ask(struct tui *tui, char office);

#endif
