/* Questions over a view: by a key, or with a line of text. */
#ifndef TUI_ASK_ASK_H
#define TUI_ASK_ASK_H

#include <stdbool.h>
#include <stddef.h>

#include "board/editor.h"
#include "core/status.h"
#include "tui/state/about.h"
#include "tui/state/key_rows.h"

struct tui;

/*
 * How it is answered: by a line of text, by y typed in such a line, by a key, or by Enter where any
 * other key is "no".
 */
enum ask_kind { ASK_LINE, ASK_YES, ASK_KEY, ASK_ENTER };

/* A question over everything. */
struct ask {
	bool open;
	enum ask_kind kind;
	char text[800]; /* but of a line the answers are its last line, as a text of choices */
	char refused
		[ERROR_TEXT]; /* why the line as it stands was not taken; "": it was not tried */
	bool unasked;         /* it came unasked, and is not on the screen yet */
	bool unsaved;         /* it is of a form that is not saved: Ctrl-S saves, as in the form */
	char ahead[80];       /* what was typed before it was there */
	struct editor editor;
	struct about about; /* of who asks */
	/* of the form of which the line is a field; NULL: it is none */
	void (*save)(struct tui *tui);
	/* answer 0: put aside by Esc */
	void (*done)(struct tui *tui, char answer, const char *text);
};

/*
 * The last line of the text has the answers, "y yes   n no": each key is the answer, Enter is
 * '\r'. Esc is always one, answer 0.
 */
void ask_key(struct tui *tui, void (*done)(struct tui *, char, const char *), const char *format,
	...) __attribute__((format(printf, 3, 4)));
/*
 * A form is left in which something is not saved, which the text says: answer 's' saves (Ctrl-S,
 * too), 'x' throws away, and Esc goes back to the form.
 */
void ask_unsaved(struct tui *tui, void (*done)(struct tui *, char, const char *),
	const char *format, ...) __attribute__((format(printf, 3, 4)));
void ask_line(struct tui *tui, const char *initial, void (*done)(struct tui *, char, const char *),
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/*
 * Behind it, of a field of a form: Ctrl-S takes the line, as in any question, and saves the form
 * with it.
 */
void ask_saves(struct tui *tui, void (*save)(struct tui *tui));
/*
 * For what comes unasked while one types: a line, answer 'y' where it is y or yes, else 'n', also
 * by Enter alone; `done` says what then stays as it is. The letters of a name typed ahead are no
 * answer.
 */
void ask_yes(struct tui *tui, void (*done)(struct tui *, char, const char *), const char *format,
	...) __attribute__((format(printf, 3, 4)));
/* Done by Enter alone, answer '\r'; any other key puts it aside, answer 0. */
void ask_enter(struct tui *tui, void (*done)(struct tui *, char, const char *), const char *format,
	...) __attribute__((format(printf, 3, 4)));
/* A line that is asked for while a card stays in the air. */
void ask_in_the_air(
	struct tui *tui, void (*done)(struct tui *, char, const char *), const char *text);
/*
 * Behind one of these, if whoever types does not know that it comes, or would take anything for an
 * answer: what was typed before it is on the screen is none, and it says so.
 */
void ask_unasked(struct tui *tui);
/*
 * To be called in `done` where the line was refused: the question stays, with the line and with
 * what was just said, until Esc.
 */
void ask_refuse(struct tui *tui);
/* Behind one of these: `done` finds these bytes with ask_kept, also after ask_refuse. */
void ask_keep(struct tui *tui, const void *about, size_t size);
const void *ask_kept(const struct tui *tui);
void ask_draw(struct tui *tui);
/* Is a line of text typed for it? */
bool ask_takes_line(const struct tui *tui);
/* The question without its answers; and these as a text of choices. */
void ask_words(const struct tui *tui, char *text, size_t size);
void ask_choices(const struct tui *tui, char *text, size_t size);
/* False: the key means nothing to it. */
bool ask_event(struct tui *tui, const struct term_event *event);
/* The i-th row of the keys of a line; NULL: there are no more, or the answers are keys. */
const struct key_row *ask_row(const struct tui *tui, int i);

#endif
