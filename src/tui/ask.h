/* Windows over a view: panels of text, questions, and the lines that are typed into them. */
#ifndef TUI_ASK_H
#define TUI_ASK_H

#include "app/words.h"
#include "tui/screen.h"

/* panel.c */
/* In place of the one that is open. */
void panel_begin(struct tui *tui, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The next one is opened over the one that is open, which its closing shows again. */
void panel_over(struct tui *tui);
/* Nothing was opened over the one below: that one again. */
void panel_settle(struct tui *tui);
/* One made elsewhere, in place of the one that is open; its lines are the panel's from now on. */
void panel_put(struct tui *tui, const struct panel *made, struct strip *lines);
/* A key that it has now, for its lower edge and for F1. */
void panel_offer(struct tui *tui, const struct key_help *key);
/* The row of "a": the figures behind the words, or the words alone. */
const struct key_help *figures_key(const struct tui *tui);
/* What has happened, as a title and a line a paragraph; keys that it does not know go on. */
void panel_notice(struct tui *tui, const char *text, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
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

/* ask.c */
void ask_key(struct tui *tui, const char *answers, void (*done)(struct tui *, char, const char *),
	const char *format, ...) __attribute__((format(printf, 4, 5)));
void ask_line(struct tui *tui, const char *initial, void (*done)(struct tui *, char, const char *),
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Done by Enter alone, answer '\r'; any other key puts it aside, answer 0. */
void ask_enter(struct tui *tui, void (*done)(struct tui *, char, const char *), const char *format,
	...) __attribute__((format(printf, 3, 4)));
/* A line that is asked for while a card stays in the air. */
void ask_in_the_air(
	struct tui *tui, void (*done)(struct tui *, char, const char *), const char *text);
/*
 * To be called in `done` where the line was refused: the question stays, with the line and with what
 * was just said, until Esc.
 */
void ask_refuse(struct tui *tui);
void ask_draw(struct tui *tui);
/* The question without its answers; and these as a text of choices. */
void ask_words(const struct tui *tui, char *text, size_t size);
void ask_choices(const struct tui *tui, char *text, size_t size);
/* False: the key means nothing to it. */
bool ask_event(struct tui *tui, const struct term_event *event);
const struct key_help *ask_keys(const struct tui *tui, int *count);
/* typing.c: Esc has emptied the view's line; and Esc on an empty line, which leaves the view */
void typing_emptied(struct tui *tui);
void typing_leave(struct tui *tui, enum view_id to);

#endif
