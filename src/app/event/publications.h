/* Fingerprints of what is published of an event, by which others notice that it has changed. */
#ifndef APP_EVENT_PUBLICATIONS_H
#define APP_EVENT_PUBLICATIONS_H

#include <stdbool.h>

#include "core/event.h"

/* A section, and a number made of its published rounds: their states, and who sits where. */
struct publication {
	int section;
	unsigned long long sum; /* 0: nothing is published */
};

/* Start with {0}; what belongs to it goes with publications_done. */
struct publications {
	struct publication *of; /* a row a section */
	int count;
	char folder[PARTICULAR_SIZE]; /* of the paper fall-back (EVENT_FALL_BACK); "": none */
};

/*
 * As the event stands now; without a folder nothing is looked at. What was there before is
 * released.
 * STATUS_NO_MEMORY: it is empty.
 */
enum status publications_take(const struct event *event, struct publications *publications);
void publications_done(struct publications *publications);

/*
 * Is another draw published in the section now than was before, or is this another folder? False
 * without a folder, and in the same one where neither then nor now anything was published.
 */
bool publications_differ(const struct publications *before, const struct publications *now,
	const struct publication *section);

#endif
