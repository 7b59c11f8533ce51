/* Dates of an event that do not go together. */
#ifndef APP_SETTINGS_WARNINGS_DATES_H
#define APP_SETTINGS_WARNINGS_DATES_H

#include "app/settings/warnings.h"

/*
 * The last day before the first, days and rounds that are far ahead by the clock, rounds that are
 * not in their order or not within the days, who is born after the first day.
 */
void warnings_of_dates(const struct app *app,
	void (*take)(void *context, const struct warning *warning), void *context);

#endif
