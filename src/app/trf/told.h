/*
 * What a tournament report says that this program would work out by itself and otherwise: letters
 * of games that are not rated (W D L), ranks, the counts of 062 and 072, points. An event keeps it
 * in lines of ours, which do not go out: it goes out where it came from, as long as nothing has
 * changed.
 */
#ifndef APP_TRF_TOLD_H
#define APP_TRF_TOLD_H

#include "app/app.h"
#include "core/event.h"
#include "formats/trf/trf.h"

/* Is the line one of these? In a report it means nothing. */
bool trf_told_is(const char *line);

/* Of an event into which the report has gone, its rounds as well. */
enum status trf_told_keep(const struct trf *trf, int section, struct event *event);

/* Points that the report had and its results do not give, as long as those have not changed. */
void trf_told_points(const struct event *event, int section, app_notice *notice, void *context);

/* Into a report of the event which has its players, rounds, points and ranks. */
enum status trf_told_put(const struct event *event, int section, struct trf *trf);

#endif
