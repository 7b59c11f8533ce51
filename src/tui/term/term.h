/*
 * The terminal: start, stop, suspend, restore after a crash, signals, and the stream of events. All
 * that reads or writes the terminal besides painting is here.
 */
#ifndef TUI_TERM_TERM_H
#define TUI_TERM_TERM_H

#include <stdbool.h>
#include <stddef.h>

#include "tui/term/reader.h"

struct term_options {
	bool mouse;
	bool ascii;
	const char *without; /* the sentence where there is no terminal */
};

/* False and a sentence in `why` if this is no terminal to work on. */
bool term_start(const struct term_options *options, char *why, size_t size);
void term_stop(void);
/* The next event that is already here; false if there is none. */
bool term_next(struct term_event *event);
/*
 * Wait for something to happen, at most so long; also for others (-1: nothing; NULL: none) to be
 * readable.
 */
enum { TERM_OTHERS = 6 };
void term_wait(int milliseconds, const int others[TERM_OTHERS]);
/* Let the program have the mouse, or leave it to the terminal, which selects text with it. */
void term_set_mouse(bool on);
bool term_has_mouse(void);
/* Redraw from nothing. */
void term_redraw(void);
/* End the process as the signal would have done it, the terminal being restored. */
void term_die(int signal);

#endif
