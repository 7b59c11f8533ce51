/*
 * Floats of a round that are not those by the scores with which it was drawn, in tournament
 * reports: a repair has put a score right, and with it the floats of some. "### drawboard: floated
 * 2 7 down" says that 7 floated down in round 2; or "up", or "not".
 */
#ifndef APP_TRF_FLOATED_H
#define APP_TRF_FLOATED_H

#include "app/trf/drawn_with.h"
#include "core/event.h"
#include "formats/trf/trf.h"

struct trf_floated {
	int round, pin;
	enum floated floated;
};

/* Is the line such a comment? Then *floated is what it says. */
bool trf_floated_parse(const char *line, struct trf_floated *floated);

/*
 * The comments of an event, whose rounds were drawn with these games; *room as in trf_comment_add.
 */
enum status trf_floated_say(const struct event *event, int section, const struct trf_drawns *drawns,
	struct trf *trf, int *room);

/* The marks of a round in the event as the report has them. */
enum status trf_floated_rows(const struct trf *trf, int section, int round, struct event *event);

#endif
