/*
 * Seats that were taken after the draw of a round was out, in tournament reports: "### drawboard:
 * late 3 12" says that 12 was seated in round 3 when latecomers came last to a club evening, or
 * when one from outside entered with his game (players/join.c). The
 * boards without such players were being played then, and the others drawn around them.
 */
#ifndef APP_TRF_LATE_H
#define APP_TRF_LATE_H

#include "core/event.h"
#include "formats/trf/trf.h"

/* A player who was seated after the draw of an evening. */
struct trf_late {
	int round, pin;
};

struct trf_lates {
	struct trf_late *items;
	int count, room;
};

/* Is the line such a comment? Then *late is what it says. */
bool trf_late_parse(const char *line, struct trf_late *late);

enum status trf_lates_add(struct trf_lates *lates, int round, int pin);

/* The comments, added to the report; *room as in trf_comment_add. */
enum status trf_lates_say(const struct trf_lates *lates, struct trf *trf, int *room);

/* Those that an event keeps from the report it came from, of one round, added to *lates. */
enum status trf_lates_kept(
	const struct event *event, int section, int round, struct trf_lates *lates);

void trf_lates_done(struct trf_lates *lates);

#endif
