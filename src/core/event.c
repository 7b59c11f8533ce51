/* Events as values: made, copied, compared, changed. */
#include "core/event.h"

#include <stdlib.h>
#include <string.h>

#include "core/change.h"
#include "core/label_index.h"
#include "core/name_order.h"
#include "core/seating.h"

void event_init(struct event *event)
{
	memset(event, 0, sizeof(*event));
}

void event_done(struct event *event)
{
	for (int kind = 0; kind < RECORD_KINDS; kind++)
		free(event->table[kind].rows);
	seating_done(event);
	name_order_done(event);
	label_index_done(event);
	event_init(event);
}

enum status event_copy(const struct event *from, struct event *to)
{
	struct event copy;

	event_init(&copy);
	for (int kind = 0; kind < RECORD_KINDS; kind++) {
		int count = from->table[kind].count;
		size_t size = (size_t)count * sizeof(struct record);

		if (count == 0)
			continue;
		copy.table[kind].rows = malloc(size);
		if (copy.table[kind].rows == NULL)
			goto no_memory;
		memcpy(copy.table[kind].rows, from->table[kind].rows, size);
		copy.table[kind].count = copy.table[kind].room = count;
	}
	if (!seating_copy(from, &copy) || !name_order_copy(from, &copy) ||
		!label_index_copy(from, &copy))
		goto no_memory;
	*to = copy;
	return STATUS_OK;

no_memory:
	event_done(&copy);
	return STATUS_NO_MEMORY;
}

/* The first key of one table that only one event has, or that has different rows. */
static bool table_equal(
	const struct event *a, const struct event *b, int kind, struct record_key *where)
{
	int na = a->table[kind].count, nb = b->table[kind].count;

	for (int i = 0; i < na || i < nb; i++) {
		const struct record *left = i < na ? &a->table[kind].rows[i] : NULL;
		const struct record *right = i < nb ? &b->table[kind].rows[i] : NULL;
		struct record_key key, other;

		if (left != NULL && right != NULL && record_equal(left, right))
			continue;
		key = record_key_of(left != NULL ? left : right);
		if (left != NULL && right != NULL) {
			other = record_key_of(right);
			if (record_key_compare(&other, &key) < 0)
				key = other;
		}
		if (where != NULL)
			*where = key;
		return false;
	}
	return true;
}

bool event_equal(const struct event *a, const struct event *b, struct record_key *where)
{
	for (int kind = 0; kind < RECORD_KINDS; kind++)
		if (!table_equal(a, b, kind, where))
			return false;
	return true;
}

enum status event_put(struct event *event, struct record_key key, const struct record *row)
{
	struct change change = {key, row};

	return event_change(event, &change, 1);
}

const struct board *event_board_of(const struct event *event, int section, int round, int pin)
{
	const struct seat *seat = seating_find(event, section, round, pin);

	return seat != NULL ? event_board(event, section, round, seat->board) : NULL;
}
