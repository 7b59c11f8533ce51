/*
 * The pairing cards of the guide, as paper has them: number, name, grade and club, and below them a
 * column a round with the rows Total, Opponent, Round, Result, Colour and Float, always in the same
 * places. A blank card has the numbers of the rounds alone.
 *
 * The whole column of a round is in the ink of the guide: red with White, black with Black or by
 * default, green with a bye. A float has its arrow, and a dot at the total, which is seen where the
 * cards lie over each other. A result that was corrected after later draws has a mark, and below
 * all rounds stands what was done about it.
 */
#ifndef PRINT_PAIRING_CARD_H
#define PRINT_PAIRING_CARD_H

#include "core/history.h"
#include "core/particulars/particular.h"
#include "print/list.h"

enum pairing_row {
	PAIRING_TOTAL,
	PAIRING_OPPONENT,
	PAIRING_ROUND,
	PAIRING_RESULT,
	PAIRING_COLOUR,
	PAIRING_FLOAT,
	PAIRING_ROWS
};

enum pairing_ink { PAIRING_BLACK, PAIRING_RED, PAIRING_GREEN };

enum { PAIRING_CODE_SIZE = PARTICULAR_SIZE + 8, PAIRING_CELL_SIZE = 12, PAIRING_SAID_SIZE = 1400 };

/* What one round has left on a card; empty: nothing yet. */
struct pairing_round {
	char text[PAIRING_ROWS][PAIRING_CELL_SIZE];
	enum pairing_ink ink;
	enum floated floated;
};

struct pairing_card {
	char number[16]; /* empty: blank */
	char name[TITLE_SIZE + NAME_SIZE], grade[16];
	const char *club;
	char note[PLACE_SIZE + LEFT_SIZE + 16]; /* "withdrawn", "place 3b" */
	char said[PAIRING_SAID_SIZE];           /* of his results, below the rounds; may be empty */
};

struct pairing_cards {
	const char *event;             /* at the foot of each */
	char code[PAIRING_CODE_SIZE];  /* of the event to the ECF, at the other end; may be empty */
	const char *round, *club_head; /* "Round", "Club" */
	int rounds, count;
	struct pairing_card *of;
	struct pairing_round *cells; /* `rounds` a card */
};

/* How they lie on a page. The rounds of one may be in several bands below each other. */
struct pairing_layout {
	int columns, rows; /* cards a page */
	int a_band, bands; /* rounds in each band but the last, which may have less */
	int width;         /* cells of a card, as text */
	int said;          /* lines below the rounds that the card with most of them has at most */
};
struct pairing_layout pairing_layout_of(
	const struct pairing_cards *cards, const struct print_style *style);

/* What is said below the rounds, in lines of so many cells; returns how many lines. */
int pairing_fold_said(const struct pairing_card *card, int cells, char folded[PAIRING_SAID_SIZE]);

/* "Total" and so on. */
const char *pairing_label(const struct pairing_cards *cards, enum pairing_row row);
/* round: 1.. */
const struct pairing_round *pairing_round_of(
	const struct pairing_cards *cards, int card, int round);

/* As text: a frame of characters, in a card of `lines` lines. */
enum {
	PAIRING_LINE_SIZE = PRINT_WIDTH_MOST * 4,
	PAIRING_LABEL_CELLS = 8,
	PAIRING_NAME_LINES = 2, /* at most */
	PAIRING_SAID_INSET = 2  /* cells left and right of what is said below */
};

/*
 * As PDF, in points: what a card has beside its rows, the least height of one, a line below them.
 */
enum {
	PAIRING_PDF_INSET = 9,
	PAIRING_PDF_HEAD = 36,
	PAIRING_PDF_FOOT = 13,
	PAIRING_PDF_ROW_LEAST = 13,
	PAIRING_PDF_SAID = 12
};
struct pairing_text {
	const struct pairing_cards *cards;
	struct pairing_layout layout;
	int cell; /* cells of a round */
	int name_lines, lines;
};
void pairing_text_init(struct pairing_text *text, const struct pairing_cards *cards,
	const struct print_style *style);
/* line: from 0. Returns buffer. */
const char *pairing_text_line(
	const struct pairing_text *text, int card, int line, char buffer[PAIRING_LINE_SIZE]);
/* The widest text in the cell of a round, with the dot of a float. */
int pairing_cell_cells(const struct pairing_cards *cards);
/* The lines of a card with so many bands of rounds, and so many of its name. */
int pairing_lines(int bands, int name_lines);

/* As a page for a browser, in the order of the cards. */
enum status pairing_html_write(const struct pairing_cards *cards, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

/* On open paper, with its corner at x, y. */
struct pdf_paper;
void pairing_pdf_draw(struct pdf_paper *paper, const struct pairing_cards *cards, int card,
	const struct pairing_layout *layout, double x, double y, double width, double height);

#endif
