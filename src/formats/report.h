/*
 * What a reader has to say: notices on the way, and the one error that ends it.
 *
 * A notice is a whole sentence for the arbiter about something that was accepted but is worth
 * knowing. An error names the line, the column, what was found and what was expected. Texts are
 * UTF-8 without control characters, cut to fit.
 */
#ifndef FORMATS_REPORT_H
#define FORMATS_REPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "core/status.h"

typedef void report_notice_fn(void *context, const char *text);

struct report {
	report_notice_fn *notice; /* NULL: notices are dropped */
	void *context;
	struct error *error; /* NULL: the error text is dropped */
	const char *
		*kind; /* while a notice is told: its format, which all of its kind share; NULL */
	bool terse;    /* what cannot change a draw is dropped as well */
};

__attribute__((format(printf, 2, 3))) void report_notice(
	const struct report *report, const char *format, ...);

/* The same of something that changes no draw: a title, a date, a record that is only kept. */
__attribute__((format(printf, 2, 3))) void report_detail(
	const struct report *report, const char *format, ...);

/* Fills the error and returns its code, so that a reader can `return report_error(...)`. */
__attribute__((format(printf, 3, 4))) enum status report_error(
	const struct report *report, enum status code, const char *format, ...);

/*
 * Errors that do not end the reading, which fails all the same: each is told with the report's
 * context, and counted.
 */
struct report_faults {
	report_notice_fn *tell;
	int count;
	int rows; /* that were looked at, with and without faults */
};

/*
 * An error that has just been reported: STATUS_OK if it was passed on as a fault, to go on; else
 * the status as it is. Bad input alone can be a fault. faults NULL: none can.
 */
enum status report_fault(
	const struct report *report, enum status status, struct report_faults *faults);

enum status report_no_memory(const struct report *report);

enum { EXCERPT_SIZE = 64 };

/*
 * Text from the file in a form fit for a message: in quotes, control characters as "\t" or "\x1a",
 * cut with
 * "…" after some 24 characters; "nothing" for an empty one. Returns buffer.
 */
const char *report_excerpt(char buffer[EXCERPT_SIZE], const char *text, size_t length);

#endif
