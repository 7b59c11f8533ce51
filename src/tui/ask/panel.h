/* Windows of text over a view: made line by line, scrolled, closed. */
#ifndef TUI_ASK_PANEL_H
#define TUI_ASK_PANEL_H

#include <stdbool.h>
#include <stddef.h>

#include "app/words/words.h"
#include "board/strip.h"
#include "tui/state/about.h"
#include "tui/state/key_rows.h"

struct tui;

enum { PANEL_KEYS_MOST = 7 };

/* Opens a window about this, as the event and the screen are now; or none, after a message. */
typedef void (*panel_make)(struct tui *tui, const void *about);

/* A box of text over the view. */
struct panel {
	bool open;
	char title[120];
	struct strip *lines;
	int count, room, scroll;
	/* Keys of its own, before those that every window has. */
	const struct key_row *keys[PANEL_KEYS_MOST];
	int nkeys;
	/* Who made it, and about what: it is made anew when the event or the screen changes. */
	panel_make make;
	struct about about;
	bool slow;          /* by a process of its own (ask/answer.h) */
	bool is_help;       /* of the keys: F1 closes it */
	bool over_question; /* a question is open behind it, which has the keys after it */
	bool is_why;        /* the reasons: the box under the board does not repeat them */
	bool sign;          /* of an answer that is being made: only its own keys */
	/* It speaks of keys: one that it does not know closes it and is meant for the view. */
	bool passes;
	bool stops;     /* what is typed may be meant for what was there: Esc alone closes it */
	bool unasked;   /* its keys answer something, and it is not on the screen yet */
	char ahead[80]; /* what was typed before it was there */
	struct panel *below; /* the one that it was opened over, shown again once it is closed */
	bool old;            /* of one below: event or screen have changed meanwhile */
};

/* What a panel says that nothing on the screen can tell again: a title, and a line a paragraph. */
struct notice {
	char title[120], text[8192];
	bool stops;  /* as a panel does */
	bool passes; /* it speaks of keys, as a panel does */
};

/* Make one, in place of the one that is open; it keeps the bytes of `about`, NULL: none. */
void panel_open(struct tui *tui, panel_make make, const void *about, size_t size);
/* What the one that is open was made about. */
const void *panel_about(const struct tui *tui);
/* For who makes one: an empty one in place of the one that is open. */
void panel_begin(struct tui *tui, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The next one is opened over the one that is open, which its closing shows again. */
void panel_over(struct tui *tui);
/* Nothing was opened over the one below: that one again. */
void panel_settle(struct tui *tui);
/* One made elsewhere, in place of the one that is open; its lines are the panel's from now on. */
void panel_put(struct tui *tui, const struct panel *made, struct strip *lines);
/*
 * Behind panel_open of one whose keys answer what was not asked for: what was typed before it is on
 * the screen is no answer, and that is said.
 */
void panel_unasked(struct tui *tui);
/* A key that it has now, for its lower edge and for F1. */
void panel_offer(struct tui *tui, const struct key_row *key);
/* The row of "a": the figures behind the words, or the words alone; the window is made again. */
const struct key_row *figures_key(const struct tui *tui);
/* What has happened, as a title and a line a paragraph; keys that it does not know go on. */
void panel_notice(struct tui *tui, const char *text, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* What was found or done, in the same form: its keys stay in the window. */
void panel_report(struct tui *tui, const char *text, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/*
 * Whatever is asked, typed or told is put aside, as it was about what is not there any more; the
 * reason stands in a window until that is closed, so that what is pressed next is no command.
 */
void panel_put_aside(struct tui *tui, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* A new line; NULL if there is no memory. */
struct strip *panel_line(struct tui *tui);
/*
 * Two boards side by side, a sign between them; what is too long for its half goes on below. number
 * 0: that side has none.
 */
struct panel_board {
	int number;
	char text[2 * WHO_SIZE + 16];
};
void panel_boards(struct tui *tui, const struct panel_board *left, const char *sign,
	const struct panel_board *right);
/* Text wrapped to the panel's width. */
void panel_words(struct tui *tui, enum role role, const char *text);
void panel_draw(struct tui *tui);
/* Its keys as a text of choices. */
void panel_choices(const struct tui *tui, char *text, size_t size);
/* Its i-th row, its own first; NULL: there are no more. */
const struct key_row *panel_row(const struct panel *panel, int i);
/* False: the key means nothing to it. */
bool panel_key(struct tui *tui, const struct term_event *event);
/* The one below is shown again. */
void panel_close(struct tui *tui);
void panel_close_all(struct tui *tui);
/*
 * The event was read again, or the screen has another size: what the panel says is told anew where
 * it stands, or it is closed; those below once they are shown again.
 */
void panel_tell_again(struct tui *tui);
/* Cells for words in a panel on this screen; and how many there are for a table. */
int panel_cells(void);
int panel_cells_most(void);
/* Rows of text that the largest panel has. */
int panel_rows_most(void);

#endif
