/*
 * Places in the order of cards that players had in rounds before they got another one (an amended
 * grade, CAA 3), in tournament reports: "### drawboard: stood 3 21 9b" says that 21 stood at place
 * 9b in the rounds up to 3, "-" at his number. So each round is judged by the places of then.
 */
#ifndef APP_TRF_STOOD_H
#define APP_TRF_STOOD_H

#include "core/event.h"
#include "formats/trf/trf.h"

struct trf_stood {
	int through, pin;
	char place[PLACE_SIZE]; /* empty: that of his number */
};

struct trf_stoods {
	struct trf_stood *items;
	int count, room;
};

/* Is the line such a comment? Then *stood is what it says. */
bool trf_stood_parse(const char *line, struct trf_stood *stood);

enum status trf_stoods_add(struct trf_stoods *stoods, const struct trf_stood *stood);

/* The comments, added to the report; *room as in trf_comment_add. */
enum status trf_stoods_say(const struct trf_stoods *stoods, struct trf *trf, int *room);

/*
 * The places of a round into an event that stands for it, as the report told that it came from.
 * STATUS_NO_MEMORY: the event is of no use then.
 */
enum status trf_stoods_restore(struct event *event, int section, int round);

void trf_stoods_done(struct trf_stoods *stoods);

#endif
