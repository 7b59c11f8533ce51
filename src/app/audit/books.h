/*
 * The cards of one round under several rule books side by side: what each draws, where that differs
 * and which rules want it so. Nothing that is fixed by hand counts but who sits out; the settings
 * of the event's own rule book are the event's, those of the others their defaults.
 */
#ifndef APP_AUDIT_BOOKS_H
#define APP_AUDIT_BOOKS_H

#include "app/audit/rounds.h"

enum { BOOKS_MOST = 8, BOOKS_TEXT = 400 };

/* The rule books asked for, each once; count 0: all that can take the cards. */
struct books_choice {
	const struct pairing_book *books[BOOKS_MOST];
	int count;
};

struct books_board {
	int white, black; /* PINs; black 0: the bye */
	enum pairing_float white_floats;
	/*
	 * 1..: the part that differs from the first column's draw, 0: that has the board too; in
	 * the first column 1: another column has not this board
	 */
	int part;
};

/* A part that differs, by both rule books: the first rule that tells the draws apart. */
struct books_part {
	/* what it makes worse by the first column's: "transfers 1 → 2 (15)" */
	char first[BOOKS_TEXT];
	char own[BOOKS_TEXT]; /* and the first column's boards by this one's; "": no difference */
	char parts
		[BOOKS_TEXT]; /* of a lazy draw, a sentence: where they part; "": it is not known */
};

struct books_column {
	const struct pairing_book *book;
	bool drawn;
	char why[SENTENCE_SIZE]; /* not drawn: why not */
	struct books_board *boards;
	int count;
	struct books_part *parts;
	int nparts;
	struct reasons unfair; /* of a lazy draw, if the first column is another's */
};

/*
 * The first column is that of the event's own rule book if it is among them; else the first one
 * asked for by which events are drawn.
 */
struct books {
	int round;
	struct books_column columns[BOOKS_MOST];
	int count;
};

/*
 * Draw the round that the cards are of. Without a choice, rule books that cannot take the cards are
 * left out. STATUS_REFUSED: nobody is there. Release with books_done.
 */
enum status books_draw(const struct round_cards *cards, const struct books_choice *choice,
	struct books *books, struct error *error);
void books_done(struct books *books);

/*
 * The comparison as text, in lines of at most `width` cells (from 60): the boards in columns, with
 * names where there is room for them, then what differs and why. The cast is that of the cards. The
 * caller frees *text.
 */
enum status books_text(const struct books *books, const struct cast *cast, int width, char **text);

/* Is there room for names in it? */
bool books_text_has_names(const struct books *books, const struct cast *cast, int width);

/* The letter of a part: a, b, ... z, then +; blank for 0. */
char books_letter(int part);

/* Is it worth comparing what they draw? A table asks for no scores, as all others do. */
bool books_are_of_a_kind(const struct pairing_book *one, const struct pairing_book *other);

#endif
