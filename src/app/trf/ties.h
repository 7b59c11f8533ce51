/*
 * The order of the standings in tournament reports: 202, 212, and the edition of the regulations.
 */
#ifndef APP_TRF_TIES_H
#define APP_TRF_TIES_H

#include "core/event.h"
#include "formats/trf/trf.h"

/* Is the line an order of tie-breaks that can be counted, or our comment on the edition? */
bool trf_ties_is(const char *line);

/* What such lines say. */
enum status trf_ties_keep(const struct trf *trf, int section, struct event *event);

/* What is usual is not kept, once all is read that says what is usual: the federation, too. */
enum status trf_ties_drop_usual(int section, struct event *event);

/* The lines for the section; *room as in trf_comment_add. */
enum status trf_ties_say(const struct event *event, int section, struct trf *trf, int *room);

#endif
