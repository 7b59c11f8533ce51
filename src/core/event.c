/* The tables of an event: looking rows up, and events as values that are copied and compared. */
#include "core/event.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/change.h"
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
	if (!seating_copy(from, &copy) || !name_order_copy(from, &copy))
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

const struct record *event_find(const struct event *event, struct record_key key)
{
	const struct record *rows = event->table[key.kind].rows;
	bool found;
	int at = event_place(rows, 0, event->table[key.kind].count, &key, &found);

	return found ? &rows[at] : NULL;
}

enum status event_put(struct event *event, struct record_key key, const struct record *row)
{
	struct change change = {key, row};

	return event_change(event, &change, 1);
}

const struct section *event_section(const struct event *event, int section)
{
	const struct record *row =
		event_find(event, (struct record_key){RECORD_SECTION, {section}});

	return row != NULL ? &row->as.section : NULL;
}

const struct player *event_player(const struct event *event, int section, int pin)
{
	const int count = event->table[RECORD_PLAYER].count;
	const struct record *rows = event->table[RECORD_PLAYER].rows;

	/* where PINs have no gap he stands at his own place in the first section */
	if (pin > 0 && pin <= count && rows[pin - 1].as.player.pin == pin &&
		rows[pin - 1].as.player.section == section)
		return &rows[pin - 1].as.player;
	const struct record *row =
		event_find(event, (struct record_key){RECORD_PLAYER, {section, pin}});

	return row != NULL ? &row->as.player : NULL;
}

const struct booking *event_booking(const struct event *event, int section, int pin, int round)
{
	const struct record *row =
		event_find(event, (struct record_key){RECORD_BOOKING, {section, pin, round}});

	return row != NULL ? &row->as.booking : NULL;
}

const struct round *event_round(const struct event *event, int section, int round)
{
	const struct record *row =
		event_find(event, (struct record_key){RECORD_ROUND, {section, round}});

	return row != NULL ? &row->as.round : NULL;
}

const struct board *event_board(const struct event *event, int section, int round, int number)
{
	const struct record *row =
		event_find(event, (struct record_key){RECORD_BOARD, {section, round, number}});

	return row != NULL ? &row->as.board : NULL;
}

const struct board *event_board_of(const struct event *event, int section, int round, int pin)
{
	const struct seat *seat = seating_find(event, section, round, pin);

	return seat != NULL ? event_board(event, section, round, seat->board) : NULL;
}

bool event_holds_board(const struct event *event, const struct board *board)
{
	const struct record_key key = {
		RECORD_HAND, {board->section, board->round, board->white, HAND_BOARD}};
	const struct record *hand = event_find(event, key);

	return board->pinned || (hand && board->black && hand->as.hand.value == board->black);
}

const struct filled *event_filled(const struct event *event, int section, int round, int pin)
{
	const struct record *row =
		event_find(event, (struct record_key){RECORD_FILLED, {section, round, pin}});

	return row != NULL ? &row->as.filled : NULL;
}

const struct mark *event_mark(const struct event *event, int section, int round, int pin)
{
	const struct record *row =
		event_find(event, (struct record_key){RECORD_MARK, {section, round, pin}});

	return row != NULL ? &row->as.mark : NULL;
}

const struct record *event_range(
	const struct event *event, enum record_kind kind, int section, int second, int *count)
{
	const struct record *rows = event->table[kind].rows;
	int all = event->table[kind].count, first, end;
	struct record_key from = {
		kind, {section, second != 0 ? second : INT_MIN, INT_MIN, INT_MIN}};
	struct record_key to = {kind, {section, second != 0 ? second : INT_MAX, INT_MAX, INT_MAX}};
	bool found;

	if (section == 0 || all == 0) {
		*count = all;
		return rows;
	}
	first = event_place(rows, 0, all, &from, &found);
	end = event_place(rows, first, all, &to, &found);
	*count = end - first;
	return &rows[first];
}
