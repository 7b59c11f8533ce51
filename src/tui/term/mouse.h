/*
 * Decoding mouse reports byte by byte: SGR (CSI < b ; x ; y M or m) and the old form of terminals
 * that know no other (CSI M and three bytes). Own decoder because the one in ncurses 6.4 loses and
 * reverses events that arrive together.
 */
#ifndef TUI_TERM_MOUSE_H
#define TUI_TERM_MOUSE_H

#include <stdbool.h>

struct mouse_event {
	int row, col; /* from 0 */
	int button;   /* 0 left, 1 middle, 2 right; -1 none known */
	bool press, release, motion;
	int wheel; /* -1 up, 1 down, 0 none */
};

enum mouse_protocol { MOUSE_SGR, MOUSE_X10 };

struct mouse_decoder {
	enum mouse_protocol protocol;
	int field, digits, taken;
	int value[3];
	bool bad;
};

enum mouse_fed {
	MOUSE_MORE, /* the sequence goes on */
	MOUSE_DONE, /* *event is filled */
	MOUSE_BAD   /* the sequence is over and said nothing sensible */
};

/* After the introducer has been seen. */
void mouse_begin(struct mouse_decoder *decoder, enum mouse_protocol protocol);
/*
 * A broken sequence is swallowed to its final letter, so that its digits are never taken for keys.
 */
enum mouse_fed mouse_feed(struct mouse_decoder *decoder, int byte, struct mouse_event *event);

#endif
