/*
 * Points of a report that do not count: in an all-play-all the games of who withdrew before half of
 * them stand in it, for the rating, and count for nobody (FIDE C.05 9.2). Other programs take the
 * points of a player as the sum of his entries, so that is what his record has; a comment says what
 * counts: "### drawboard: counts 2 1.0 of 2.0".
 */
#ifndef APP_TRF_COUNTS_H
#define APP_TRF_COUNTS_H

#include "core/event.h"
#include "formats/trf/trf.h"

/* Is the line such a comment? What counts follows from the entries: it is for the reader alone. */
bool trf_counts_is(const char *line);

/* The comments of the players whose points are others, once the records have theirs. */
enum status trf_counts_say(const struct event *event, int section, struct trf *trf, int *room);

/* How many players these are, as a notice, with the names of who withdrew. */
void trf_counts_tell(
	const struct event *event, int section, const struct trf *trf, const struct report *report);

#endif
