/*
 * The terminal: start, stop, suspend, restore after a crash, signals, and the stream of events. All
 * that reads or writes the terminal besides painting is here.
 */
#ifndef TUI_TERM_H
#define TUI_TERM_H

#include <stdbool.h>
#include <stddef.h>

#include "tui/mouse.h"

struct term_options {
	bool mouse;
	bool ascii;
};

enum term_event_kind {
	TERM_KEY,       /* key: a curses key code or a control character */
	TERM_CHARACTER, /* text: one typed character, UTF-8 */
	TERM_MOUSE,
	TERM_RESIZE, /* LINES and COLS are new, or the program was stopped and goes on */
	TERM_SIGNAL, /* the program shall end */
	TERM_HANGUP  /* the terminal is gone */
};

struct term_event {
	enum term_event_kind kind;
	int key;
	char text[8];
	bool pasted; /* a key or character of a pasted text, not typed */
	struct mouse_event mouse;
	int signal;
};

enum { KEY_ESCAPE = 27, KEY_RETURN = '\r', KEY_TABULATOR = '\t' };

static inline int key_control(char letter)
{
	return letter & 0x1f;
}

/* False and a sentence in `why` if this is no terminal to work on. */
bool term_start(const struct term_options *options, char *why, size_t size);
void term_stop(void);
/* The next event that is already here; false if there is none. */
bool term_next(struct term_event *event);
/* Wait for something to happen, at most so long; also for `other` (-1: nothing) to be readable. */
void term_wait(int milliseconds, int other);
/* Redraw from nothing. */
void term_redraw(void);
/* End the process as the signal would have done it, the terminal being restored. */
void term_die(int signal);

#endif
