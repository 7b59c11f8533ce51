/*
 * Errors of use cases as sentences.
 */
#ifndef APP_EVENT_FAIL_H
#define APP_EVENT_FAIL_H

#include "core/status.h"

/* Set *error (may be NULL) to a sentence cut at a whole character, and return code. */
enum status app_fail(struct error *error, enum status code, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* The status of a failed call below, as is, with its standard text. */
enum status app_fail_plain(struct error *error, enum status code);

#endif
