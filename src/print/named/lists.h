/* The lists that are made of the event alone, by their names, for commands and the screen alike. */
#ifndef PRINT_LISTS_H
#define PRINT_LISTS_H

#include "print/print.h"

/* What is asked for; each list looks at what it takes. */
struct print_wish {
	int round;                /* of which, or after which, it is */
	bool one_round;           /* upsets: of that round alone */
	int pin;                  /* sheets, fixtures: of this player; 0: of everybody */
	int by;                   /* place of a word of print_list_orders; -1: as usual */
	int best;                 /* teams: how many players count */
	struct print_bands bands; /* standings: in groups by rating */
	bool everybody;           /* certificates: not for winners alone */
	bool blank;               /* pairing cards: without players, to write on by hand */
	int blanks;               /* how many; 0: a page */
	bool alignment;           /* what is cut apart: the page to set the printer by instead */
	const struct certificate_text *text; /* of certificates; NULL: the usual one */
};

/* As wished for by who says no more than the round. */
struct print_wish print_usual_wish(int round);

enum { PRINT_ORDERS_MOST = 4 };

/*
 * The words for orders and groups of a list, the last one followed by NULL; of no such list NULL.
 */
const char *const *print_list_orders(const char *name);

/* Print the list of this name, which there is. Statuses are those of the lists in print.h. */
enum status print_list(const char *name, const struct event *event, int section,
	const struct print_wish *wish, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

#endif
