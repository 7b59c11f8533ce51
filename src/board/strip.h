/*
 * A line of the screen as runs of text, each with a role. What a role looks like (attribute,
 * colour) is decided in one table of the screen; here it only says what the text means.
 */
#ifndef BOARD_STRIP_H
#define BOARD_STRIP_H

#include <stdbool.h>
#include <stddef.h>

enum role {
	ROLE_PLAIN,
	ROLE_FAINT, /* seen when looked for: grades, histories */
	ROLE_TITLE,
	ROLE_FRAME,
	ROLE_WHITE, /* the inks of the cards: games with White, games with Black, byes */
	ROLE_BLACK,
	ROLE_BYE,
	ROLE_NEUTRAL, /* no colour is due */
	ROLE_DANGER,  /* a colour lost, or the strongest claim to one */
	ROLE_FLOAT,
	ROLE_STRONG, /* strongest claims, board numbers */
	ROLE_PINNED, /* fixed by hand */
	ROLE_DONE,   /* over: who has gone, results that are in */
	ROLE_GOOD,
	ROLE_BAD,
	ROLE_KEY,      /* a key to press */
	ROLE_SELECTED, /* under the cursor */
	ROLE_CARRIED,  /* the card in the air */
	ROLE_LEGAL,    /* a seat where it may go */
	ROLE_COUNT
};

enum { STRIP_SIZE = 1024, STRIP_RUNS = 96 };

/* Text of adjoining runs; equal roles side by side are one run. */
struct strip {
	char text[STRIP_SIZE]; /* UTF-8, as wide as it is: already fitted */
	size_t used;
	struct {
		enum role role;
		size_t end; /* in text */
	} runs[STRIP_RUNS];
	int count;
};

void strip_clear(struct strip *strip);
/* Append text as it is. A full line takes no more. */
void strip_put(struct strip *strip, enum role role, const char *text);
/* Append text fitted to exactly `cells` cells: cut or padded, at the right edge if `right`. */
void strip_fit(struct strip *strip, enum role role, const char *text, int cells, bool right);
/* Append blanks. */
void strip_gap(struct strip *strip, int cells);
/* Append formatted text as it is. */
void strip_format(struct strip *strip, enum role role, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
int strip_width(const struct strip *strip);

#endif
