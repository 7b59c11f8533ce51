/*
 * National ratings in tournament reports: a line a player that begins with the code of a federation
 * ("ENG", as 001 in its columns). What a report brings becomes particulars and goes out as it came,
 * until somebody changes them.
 */
#ifndef APP_TRF_NATIONAL_H
#define APP_TRF_NATIONAL_H

#include "core/event.h"
#include "formats/trf.h"

/* Of the kept lines of a section; what the event knows already is not replaced. */
enum status trf_national_import(int section, struct event *event);

/* Is the kept line one of a player of whom something else is known by now? */
bool trf_national_is_old(const struct event *event, int section, const char *line);

/*
 * Add the lines of the players who have none that holds, and record 172, by which of the two ratings
 * they are ranked, if anybody has a national one and no report has brought that record.
 */
enum status trf_national_say(const struct event *event, int section, struct trf *trf, int *room);

#endif
