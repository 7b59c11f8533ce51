/*
 * Games that were otherwise when later rounds were drawn, in tournament reports: "### drawboard:
 * drawn round=1 board=3 result=1 white=7 black=12" says that board 3 of round 1 was 7 against 12,
 * won by 7, in the eyes of the later rounds; the entries say what counts now. With from=3 or
 * through=4 it is so for the rounds from that on, or up to that, alone.
 */
#ifndef APP_TRF_DRAWN_WITH_H
#define APP_TRF_DRAWN_WITH_H

#include "core/event.h"
#include "formats/trf/trf.h"
#include "formats/trf/said.h"

/* The word of such a comment. */
#define TRF_DRAWN "drawn"

/* From and through are known in those that are worked out: a comment need not say them. */
struct trf_drawns {
	struct trf_said *items;
	int count, room;
};

/* Is the line such a comment? Then *drawn is what it says. */
bool trf_drawn_parse(const char *line, struct trf_said *drawn);

/* Was the later round drawn so? */
bool trf_drawn_holds(const struct trf_said *drawn, int later);

/* One more round was drawn so; rounds come from the last to the first. */
enum status trf_drawns_add(struct trf_drawns *drawns, const struct trf_said *drawn);

/* By round and board, whatever the order in which they were found. */
void trf_drawns_sort(struct trf_drawns *drawns);

/* The comments of a report with so many rounds; *room as in trf_comment_add. */
enum status trf_drawns_say(const struct trf_drawns *drawns, struct trf *trf, int *room);

/* Those of a report. */
enum status trf_drawns_read(const struct trf *trf, struct trf_drawns *drawns);

/*
 * The games that a round was drawn with into an event that stands for it. STATUS_NO_MEMORY: the
 * event is of no use then.
 */
enum status trf_drawns_apply(
	struct event *event, int section, int round, const struct trf_drawns *drawns);

/*
 * The games of a round's draw into an event that stands for it, as the report told that it came
 * from. STATUS_NO_MEMORY: the event is of no use then.
 */
enum status trf_drawns_restore(struct event *event, int section, int round);

void trf_drawns_done(struct trf_drawns *drawns);

#endif
