/* The rows of an event found by their keys. */
#include <limits.h>
#include <string.h>

#include "core/change.h"
#include "core/all_play_all.h"
#include "core/known_books.h"
#include "core/season.h"

static int order_at(const void *rows, int i, const struct record_key *key)
{
	return record_key_order((const struct record *)rows + i, key);
}

int event_place(
	const struct record *rows, int low, int high, const struct record_key *key, bool *found)
{
	return record_key_place(rows, order_at, low, high, key, found);
}

const struct record *event_find(const struct event *event, struct record_key key)
{
	const struct record *rows = event->table[key.kind].rows;
	bool found;
	int at = event_place(rows, 0, event->table[key.kind].count, &key, &found);

	return found ? &rows[at] : NULL;
}

int event_sections(const struct event *event)
{
	return event->table[RECORD_SECTION].count;
}

const struct section *event_section_at(const struct event *event, int i)
{
	return &event->table[RECORD_SECTION].rows[i].as.section;
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

bool section_is_season(const struct section *section)
{
	return known_book(section->system)->season;
}

bool event_is_season(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);

	return row && section_is_season(row);
}

bool section_is_all_play_all(const struct section *section)
{
	return known_book(section->system)->all_play_all;
}

bool event_is_all_play_all(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);

	return row != NULL && section_is_all_play_all(row);
}
