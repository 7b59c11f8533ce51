/*
 * Changing the sorted tables of an event: memory first, so that nothing can fail later, then one
 * pass for the rows that go and one for the rows that come.
 */
#include "core/change.h"

#include <string.h>

#include "core/label_index.h"
#include "core/name_order.h"
#include "core/seating.h"
#include "core/vec.h"

/* The changes of the kind of the first one: how many, and how many of them are new rows. */
static int group(const struct event *event, const struct change *changes, int count, int *inserts)
{
	enum record_kind kind = changes[0].key.kind;
	int i;

	*inserts = 0;
	for (i = 0; i < count && changes[i].key.kind == kind; i++)
		if (changes[i].row != NULL && event_find(event, changes[i].key) == NULL)
			++*inserts;
	return i;
}

/* One more for each of them, be it new or not: they are few. */
static bool reserve_labels(struct event *event, const struct change *changes, int count)
{
	int more = 0;

	for (int i = 0; i < count; i++)
		more += changes[i].row != NULL && label_index_has(&changes[i].row->as.particular);
	return more == 0 || label_index_reserve(event, more);
}

static enum status reserve(struct event *event, const struct change *changes, int count)
{
	for (int done = 0, n; done < count; done += n) {
		enum record_kind kind = changes[done].key.kind;
		struct record *rows = event->table[kind].rows;
		int inserts;

		n = group(event, &changes[done], count - done, &inserts);
		if (inserts > 0) {
			rows = vec_grow(rows, &event->table[kind].room,
				event->table[kind].count + inserts, sizeof(*rows));
			if (rows == NULL)
				return STATUS_NO_MEMORY;
			event->table[kind].rows = rows;
		}
		if (kind == RECORD_PLAYER && !name_order_reserve(event, inserts))
			return STATUS_NO_MEMORY;
		if (kind == RECORD_PARTICULAR && !reserve_labels(event, &changes[done], n))
			return STATUS_NO_MEMORY;
		for (int i = done; kind == RECORD_BOARD && i < done + n; i++)
			if (changes[i].row != NULL &&
				!seating_reserve(event, &changes[i].row->as.board))
				return STATUS_NO_MEMORY;
	}
	return STATUS_OK;
}

/* Rows that stay are overwritten, rows that go are closed up from the front. */
static void replace_and_delete(struct event *event, const struct change *changes, int count)
{
	enum record_kind kind = changes[0].key.kind;
	struct record *rows = event->table[kind].rows;
	int old = event->table[kind].count;
	int read = 0, write = 0;

	for (int i = 0; i < count; i++) {
		bool found;
		int at = event_place(rows, read, old, &changes[i].key, &found);

		if (!found)
			continue;
		if (changes[i].row != NULL) {
			rows[at] = *changes[i].row;
			continue;
		}
		if (read != write)
			memmove(&rows[write], &rows[read], (size_t)(at - read) * sizeof(*rows));
		write += at - read;
		read = at + 1;
	}
	if (read != write)
		memmove(&rows[write], &rows[read], (size_t)(old - read) * sizeof(*rows));
	event->table[kind].count = write + old - read;
}

/* Rows that come are put in from the back; those they pass move once. */
static void insert(struct event *event, const struct change *changes, int count, int inserts)
{
	enum record_kind kind = changes[0].key.kind;
	struct record *rows = event->table[kind].rows;
	int end = event->table[kind].count;
	int to = end + inserts;

	event->table[kind].count = to;
	for (int i = count - 1; i >= 0 && to > end; i--) {
		bool found;
		int at = event_place(rows, 0, end, &changes[i].key, &found);

		if (changes[i].row == NULL || found)
			continue;
		to -= end - at;
		memmove(&rows[to], &rows[at], (size_t)(end - at) * sizeof(*rows));
		rows[--to] = *changes[i].row;
		end = at;
	}
}

/* Before the rows change: what follows from those that go. */
static void forget(struct event *event, const struct change *changes, int count)
{
	for (int i = 0; i < count; i++) {
		const enum record_kind kind = changes[i].key.kind;
		const struct record *old = NULL;

		if (kind == RECORD_BOARD || kind == RECORD_PLAYER || kind == RECORD_PARTICULAR)
			old = event_find(event, changes[i].key);
		if (old != NULL && kind == RECORD_BOARD)
			seating_remove(event, &old->as.board);
		else if (old != NULL && kind == RECORD_PLAYER)
			name_order_remove(event, &old->as.player);
		else if (old != NULL && label_index_has(&old->as.particular))
			label_index_remove(event, &old->as.particular);
	}
}

/* Behind it: what follows from those that came. */
static void follow(struct event *event, const struct change *changes, int count)
{
	for (int i = 0; i < count; i++) {
		const struct record *row = changes[i].row;

		if (changes[i].key.kind == RECORD_BOARD && row != NULL)
			seating_add(event, &row->as.board);
		else if (changes[i].key.kind == RECORD_PLAYER && row != NULL)
			name_order_add(event, &row->as.player);
		else if (changes[i].key.kind == RECORD_PARTICULAR && row != NULL &&
			label_index_has(&row->as.particular))
			label_index_add(event, &row->as.particular);
		else if (changes[i].key.kind == RECORD_SECTION)
			seating_restart(event, changes[i].key.part[0]);
	}
	seating_settle(event);
}

/* Is it a new row behind all of its kind? So rows come from a file. */
static bool comes_last(const struct event *event, const struct change *change)
{
	const enum record_kind kind = change->key.kind;
	const int count = event->table[kind].count;

	return change->row != NULL &&
		(count == 0 ||
			record_key_order(&event->table[kind].rows[count - 1], &change->key) < 0);
}

/* Room for one row of the kind behind the others. */
static enum status reserve_last(struct event *event, const struct change *change)
{
	const enum record_kind kind = change->key.kind;
	struct record *rows = vec_grow(event->table[kind].rows, &event->table[kind].room,
		event->table[kind].count + 1, sizeof(*rows));

	if (rows == NULL)
		return STATUS_NO_MEMORY;
	event->table[kind].rows = rows;
	if (kind == RECORD_PLAYER && !name_order_reserve(event, 1))
		return STATUS_NO_MEMORY;
	if (kind == RECORD_BOARD && !seating_reserve(event, &change->row->as.board))
		return STATUS_NO_MEMORY;
	if (kind == RECORD_PARTICULAR && !reserve_labels(event, change, 1))
		return STATUS_NO_MEMORY;
	return STATUS_OK;
}

/* The same as for any changes, without looking for places. */
static enum status append(struct event *event, const struct change *change)
{
	const enum record_kind kind = change->key.kind;
	const enum status status = reserve_last(event, change);

	if (status != STATUS_OK)
		return status;
	event->table[kind].rows[event->table[kind].count++] = *change->row;
	follow(event, change, 1);
	return STATUS_OK;
}

enum status event_change(struct event *event, const struct change *changes, int count)
{
	enum status status;

	if (count == 1 && comes_last(event, changes))
		return append(event, changes);
	status = reserve(event, changes, count);
	if (status != STATUS_OK)
		return status;
	forget(event, changes, count);
	for (int done = 0, n; done < count; done += n) {
		int inserts;

		n = group(event, &changes[done], count - done, &inserts);
		replace_and_delete(event, &changes[done], n);
		if (inserts > 0)
			insert(event, &changes[done], n, inserts);
	}
	follow(event, changes, count);
	return STATUS_OK;
}
