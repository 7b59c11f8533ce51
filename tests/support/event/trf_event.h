/* Events to reports and back, in memory. */
#ifndef SUPPORT_EVENT_TRF_EVENT_H
#define SUPPORT_EVENT_TRF_EVENT_H

#include "core/event.h"
#include "formats/trf/trf.h"

/*
 * The event as a report. NULL if it has games without a result before its last round; the test
 * fails otherwise.
 */
char *trf_event_export(const struct event *event, enum trf_edition edition);

/* A report as an event by the CAA rules. The test fails if that cannot be. */
void trf_event_import(const char *text, struct event *event);

/*
 * What the report gives as an event comes back the same through both editions, and the same bytes
 * with it. `what` names it if not.
 */
void trf_event_stays(const char *text, const char *what);

#endif
