/* Many rows of an event changed at once. */
#ifndef CORE_CHANGE_H
#define CORE_CHANGE_H

#include "core/event.h"

/* A row as it shall be; NULL: there shall be none with this key. */
struct change {
	struct record_key key;
	const struct record *row;
};

/*
 * `changes` are sorted by key, each key once. STATUS_OK, or STATUS_NO_MEMORY and nothing changed.
 * The time is that of one pass over the tables concerned, however many rows change, and that of
 * putting the players among them in the order of their names.
 */
enum status event_change(struct event *event, const struct change *changes, int count);

/* Where the row with this key is or would be among rows[low..high). */
int event_place(
	const struct record *rows, int low, int high, const struct record_key *key, bool *found);

#endif
