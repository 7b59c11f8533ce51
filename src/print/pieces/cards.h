/*
 * Small pieces of paper, many to a page, that are cut apart: result slips, place cards, pairing
 * cards. A card is some lines of text; writers lay the cards out in a grid with lines to cut along.
 *
 * They lie in stack-cut order: the pages are cut as a stack, and the piles put one on the other are
 * in the order of the cards.
 */
#ifndef PRINT_CARDS_H
#define PRINT_CARDS_H

#include "core/status.h"
#include "print/print.h"

enum { CARD_LINES = 30, CARD_TEXT = 200 };

/* How many go on a page: of slips and place cards, and of pairing cards at most. */
enum { SLIP_COLUMNS = 2, SLIP_ROWS = 4, CARD_COLUMNS = 2, CARD_ROWS = 4 };

/* How a line stands on its card. */
enum card_line_kind {
	CARD_PLAIN,
	CARD_EVENT,  /* event and section: the name of the event gives way */
	CARD_STRONG, /* in bold letters, where there are such */
	CARD_LARGE   /* as large as the card allows, in the middle */
};

struct card_line {
	enum card_line_kind kind;
	/* fields parted by tabs begin at equal distances, the last one ends at the right edge */
	char text[CARD_TEXT];
};

struct card {
	struct card_line lines[CARD_LINES];
	int count;
};

struct pairing_cards;

struct cards {
	const char *title;
	int columns, rows; /* cards a page */
	bool posters; /* one a page, every line in the middle and all of it, and nothing is cut */
	bool marks; /* at the corners of all places, to set the printer by, and a measure as PDF */
	const struct pairing_cards *pairing; /* drawn in place of lines of text; NULL */
	struct card *of;
	int count, room;
	bool failed; /* out of memory at some card */
};

/* The next card, empty; NULL: there is no memory, which is remembered. */
struct card *cards_add(struct cards *cards);
/* Its next line: event and section as list_begin has them. */
void card_event(struct card *card, const char *event);
/* Its next line, if it has room. */
void card_line(struct card *card, enum card_line_kind kind, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/*
 * Write as text or PDF, pairing cards also as HTML, and release. STATUS_REFUSED: of no other form.
 */
enum status cards_finish(struct cards *cards, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

/* How many pages, and which card is in a place of one: from 0; -1: none is. */
int cards_pages(const struct cards *cards);
int cards_at(const struct cards *cards, int page, int place);

#endif
