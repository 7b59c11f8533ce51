/* An event made from a tournament report, in the folder of the test. */
#ifndef SUPPORT_EVENT_MADE_EVENT_H
#define SUPPORT_EVENT_MADE_EVENT_H

#include "app/report/translate.h"
#include "app/trf/event.h"
#include "support/event/app_event.h"

/* Of the test that runs. */
struct made_event {
	struct app *app; /* NULL: none yet */
	char path[128];
	char notices[4096]; /* of what was done last, one a line */
};
struct made_event *made_event(void);

/* Fixtures: those of app_event.h, no event made yet, an empty trf_text. */
void made_event_setup(void);
void made_event_teardown(void);

/* A notice goes to the notices. */
void made_event_notice(void *context, const char *text);

/* The report put together by trf_text_line and trf_text_player, as a file; its path. */
const char *made_event_report(void);

/* Make it anew; the test fails only with the last two, if it cannot be made. */
enum status made_event_create(const struct app_trf *what);
void made_event_from(const char *path);
void made_event_from_text(void);

/* The event closed and opened again; the test fails if its file is not sound. */
void made_event_verify(void);

#endif
