/* The seats of rounds as they were published, where they have changed since, for a report. */
#ifndef APP_REPORT_SAY_PUBLISHED_H
#define APP_REPORT_SAY_PUBLISHED_H

#include "app/event/state.h"
#include "formats/trf/trf.h"

/* The comments of all rounds (trf/published.h), and of which there are any. */
enum status report_say_published(
	struct app *app, struct trf *trf, bool rounds[ROUNDS_MOST + 1], struct error *error);

#endif
