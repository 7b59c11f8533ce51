/* The order of the standings in tournament reports: 202, 212, and the edition of the regulations. */
#ifndef APP_TRF_TIES_H
#define APP_TRF_TIES_H

#include "core/event.h"
#include "formats/trf.h"

/* Is the line an order of tie-breaks that can be counted, or our comment on the edition? */
bool trf_ties_is(const char *line);

/* What such lines say, if it is not the usual; the section has its rule book by now. */
enum status trf_ties_keep(const struct trf *trf, int section, struct event *event);

/* The lines for the section; *room as in trf_comment_add. */
enum status trf_ties_say(const struct event *event, int section, struct trf *trf, int *room);

#endif
