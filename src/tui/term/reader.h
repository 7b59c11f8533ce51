/*
 * The reader: bytes from the terminal, each with the time at which it came, become keys, characters
 * and mouse events. It knows no clock and no terminal, so a test can play any line, however slow.
 *
 * No byte of a sequence that is torn, unknown or was not asked for becomes a key.
 */
#ifndef TUI_TERM_READER_H
#define TUI_TERM_READER_H

#include <stdbool.h>

#include "tui/term/mouse.h"

enum term_event_kind {
	TERM_KEY,       /* key: a curses key code or a control character */
	TERM_CHARACTER, /* text: one typed character, UTF-8; key: its first byte */
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

/* Milliseconds in which the rest of a sequence may come; then the keyboard is free again. */
enum { READER_PATIENCE = 1000 };

enum reader_state {
	READER_FREE,
	READER_CHARACTER,  /* inside a character of several bytes */
	READER_ESCAPE,     /* ESC: the key, or the first byte of a sequence */
	READER_LONE,       /* it was the key; what its sequence may still send is swallowed */
	READER_FOREIGN,    /* ESC and a byte that begins nothing known, with what came along */
	READER_CSI,        /* ESC [ */
	READER_CONSOLE,    /* ESC [ [, the function keys of the Linux console */
	READER_SS3,        /* ESC O */
	READER_RAW,        /* bytes that a report carries behind its final letter */
	READER_STRING,     /* ESC P, X, ], ^ or _ */
	READER_STRING_ENDS /* and an ESC in it */
};

enum { READER_EVENTS = 4 };

struct reader {
	int escape; /* milliseconds after which an ESC is the key */
	enum reader_state state;
	long long at;    /* when its last byte came; READER_LONE: when the key was known */
	long long since; /* from there to the byte that is being read */
	bool silent;     /* the sequence gives no event, whatever it says */
	bool twice;      /* READER_ESCAPE: it is the second */
	bool eight_bits; /* READER_STRING: begun by one byte of C1, which may end it too */
	bool pasting;

	/* What has been read of the character or sequence. */
	char text[4];
	int have, length;
	char marker; /* < = > or ? before its number */
	int number, fields, digits, taken;
	bool odd; /* no sequence that is known has such a form */
	struct mouse_decoder mouse;

	struct term_event events[READER_EVENTS];
	int first, count;
};

/* escape: in milliseconds, above 0. */
void reader_begin(struct reader *reader, int escape);
/*
 * One byte that came at `now`, in milliseconds of a clock that only goes forward. What it gives is
 * to be taken before the next one.
 */
void reader_feed(struct reader *reader, unsigned char byte, long long now);
/* So late it is, and no byte came: an ESC may be known to be the key. */
void reader_pass(struct reader *reader, long long now);
/* Milliseconds until reader_pass will know; -1: nothing is waited for. */
int reader_wait(const struct reader *reader, long long now);
/* The next event; false if there is none. */
bool reader_take(struct reader *reader, struct term_event *event);

#endif
