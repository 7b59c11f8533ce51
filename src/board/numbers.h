/*
 * The numbers of the rules that the board speaks of itself, in the rule book of the event. All
 * other rules come with the verdict that the rule book gives.
 */
#ifndef BOARD_NUMBERS_H
#define BOARD_NUMBERS_H

#include <stdbool.h>

struct numbers {
	const char *system; /* the rule book's id */
	/* in brackets with a blank before them, empty where the book has none: " (15)" */
	const char *repeat, *bye, *transfer, *exchange, *down, *up, *same_down, *same_up, *line;
	/* score groups with a float between them and the same excess count together */
	const char *linked;
	/* of those who come from above; who goes down from an odd score, and who has the bye */
	const char *comes, *goes, *sits_out;
	/* a bye booked for this or a later round bars from the bye (CAA 6) */
	bool booking_bars;
};

/* Never NULL: for a rule book that is not known here, one without numbers. */
const struct numbers *numbers_of(const char *system);

#endif
