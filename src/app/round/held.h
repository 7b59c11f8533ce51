/*
 * Notices held back until it is known whether what they are about is done: an error comes alone,
 * not behind what was put right on the way to it.
 */
#ifndef APP_ROUND_HELD_H
#define APP_ROUND_HELD_H

#include "formats/report.h"

struct held {
	struct report report; /* for the reader: its notices are held */
	const struct report *out;
	char **lines;
	int count, room;
};

/* `held` is not moved until held_end. */
void held_begin(struct held *held, const struct report *out);

/* Done: the notices are told. Not done: they are not. Returns the status. */
enum status held_end(struct held *held, enum status status);

#endif
