/*
 * Boards of a published round that were let stand though something was wrong with them, in
 * tournament reports and kept by the event: "### drawboard: stands 3 10 7 they have met" says that
 * 10 against 7 in round 3 stood, and why.
 */
#ifndef APP_TRF_STANDS_H
#define APP_TRF_STANDS_H

#include "core/edit.h"

struct trf_stands {
	int round, white, black; /* Black 0: the bye */
	const char *why;         /* in the line */
};

/* Is the line such a comment? Then *stands is what it says. */
bool trf_stands_parse(const char *line, struct trf_stands *stands);

/* That the board stands for this reason, as part of an action. */
enum status trf_stands_put(const struct event *event, const struct board *board, const char *why,
	struct action *action);

/* The last reason why the board stands; NULL: none is kept. */
const char *trf_stands_why(const struct event *event, const struct board *board);

#endif
