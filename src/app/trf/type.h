/* What a report says of the type of an event of which nothing is said (092). */
#ifndef APP_TRF_TYPE_H
#define APP_TRF_TYPE_H

#include "core/event.h"

/*
 * The line, where readers that have nothing else would take the event for another type; "": it
 * needs none. It follows from the event: what comes in is not kept.
 */
const char *trf_usual_type(const struct event *event, int section);

#endif
