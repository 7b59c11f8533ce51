/*
 * Results that only the rating office gets, in tournament reports: "### drawboard: rated round=1
 * board=3 result=0 white=7 black=12"; the entries have the result that counts for points. And games
 * that are open:
 * "### drawboard: open round=1 board=3 as== white=7 black=12"; the entries have nothing.
 */
#ifndef APP_TRF_RATED_H
#define APP_TRF_RATED_H

#include "core/event.h"
#include "formats/trf/trf.h"

/* Is the line such a comment? It is read when the rounds are there. */
bool trf_rated_is(const char *line);

/* Those of a report into an event that has its rounds. */
enum status trf_rated_rows(const struct trf *trf, int section, struct event *event);

/* The comments; *room as in trf_comment_add. */
enum status trf_rated_say(const struct event *event, int section, struct trf *trf, int *room);

#endif
