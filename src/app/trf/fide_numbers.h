/*
 * The numbers that players have in a report to FIDE (C.04.2): 1, 2, 3, ... in rank order, so that
 * who came late has the number of his rating and moves the others, whose numbers in the event stay.
 * Both are in the report: "### drawboard: pins 1-2 7@2b 3-6" says that its number 3 is 7 in the
 * event, at place 2b, and its numbers 4 to 7 are 3 to 6.
 */
#ifndef APP_TRF_FIDE_NUMBERS_H
#define APP_TRF_FIDE_NUMBERS_H

#include "core/event.h"
#include "formats/report.h"
#include "formats/trf/trf.h"

/* The number of a player; 0: there is no such player. STATUS_NO_MEMORY. */
enum status fide_number(const struct event *event, int section, int pin, int *number);

/* What became of the numbers of a report. */
enum fide_numbers {
	FIDE_NUMBERS_SAME,  /* they are those of the event */
	FIDE_NUMBERS_GIVEN, /* they are others, and the report says which */
	/*
	 * Somebody has another number, but no rule of FIDE asks for it
	 * (pairing_traits.ranks_settled_by), or a line has numbers that cannot be changed.
	 */
	FIDE_NUMBERS_LEFT
};

/* A report of the event gets these numbers, its lines too. */
enum status trf_give_fide_numbers(
	const struct event *event, int section, struct trf *trf, enum fide_numbers *given);

/* Is it the line that says who has which number in the event? */
bool trf_is_pins(const char *line);

/* A report with such a line gets the numbers of the event back. */
enum status trf_give_pins(struct trf *trf, const struct report *report);

#endif
