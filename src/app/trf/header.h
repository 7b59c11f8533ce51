/*
 * The lines of a report about the tournament as a whole (012 to 132) as particulars of the event.
 *
 * Lines that this program would write word for word as they came are particulars alone; others, a
 * date in another form, are kept as they came as well (RECORD_KEPT), until somebody changes the
 * field. A file from before there were particulars has kept lines alone: they are read here.
 */
#ifndef APP_TRF_HEADER_H
#define APP_TRF_HEADER_H

#include "core/particulars/particular.h"
#include "formats/trf/trf.h"

/* Of the kept lines of a section. What the event knows already is not replaced. */
enum status trf_header_import(int section, struct event *event);

/* Add the lines of what the event knows to those of a report, but where one is kept. */
enum status trf_header_export(const struct event *event, int section, struct trf *trf, int *room);

/*
 * The field is changed by somebody, that of a section or (0) of all: lines that were kept do not
 * hold any more. What else such a line says, the days of other rounds, becomes particulars.
 */
enum status trf_header_forget(
	const struct event *event, int section, enum particular_id id, struct action *action);

/* event_field, of a kept line where nothing else is known. */
const char *trf_header_field(const struct event *event, int section,
	const struct particular_field *field, char text[PARTICULAR_SIZE]);

#endif
