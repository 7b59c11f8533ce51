/* A club season of its own for each test of the use cases. */
#ifndef SUPPORT_EVENT_SEASON_EVENT_H
#define SUPPORT_EVENT_SEASON_EVENT_H

#include "support/event/app_event.h"

/* As app_run_suite, with an empty club season in the folder instead of the event. */
int season_run_suite(const char *name, TCase *tcase);

/* PINs 1..count as kind; the test fails if that fails. */
void season_attend(struct app *app, int count, enum attends kind);
enum status season_attend_one(struct app *app, int pin, int kind);

#endif
