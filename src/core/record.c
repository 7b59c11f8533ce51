/* The field table of the rows, and what follows from it: keys, equality, access by name. */
#include "core/record.h"

#include <assert.h>
#include <string.h>

#include "core/text.h"

#define KEY(kind, field, low, high) \
	{ \
#field, offsetof(struct record, as.kind.field), 0, true, low, high \
	}
#define NUMBER(kind, field, low, high) \
	{ \
#field, offsetof(struct record, as.kind.field), 0, false, low, high \
	}
#define TEXT(kind, field) \
	{ \
#field, offsetof(struct record, as.kind.field), sizeof(((struct record *)0)->as.kind.field), false, 0, \
			0 \
	}

static const struct record_field event_fields[] = {
	KEY(event, id, 1, 1),
	TEXT(event, name),
};

static const struct record_field section_fields[] = {
	KEY(section, id, 1, SECTIONS_MOST),
	TEXT(section, name),
	TEXT(section, system),
	TEXT(section, options),
	NUMBER(section, rounds, 1, ROUNDS_MOST),
	NUMBER(section, lot, COLOUR_NONE, COLOUR_BLACK),
};

static const struct record_field player_fields[] = {
	KEY(player, section, 1, SECTIONS_MOST),
	KEY(player, pin, 1, PLAYERS_MOST),
	TEXT(player, place),
	TEXT(player, name),
	TEXT(player, title),
	NUMBER(player, grade, 0, GRADE_MOST),
	TEXT(player, club),
	NUMBER(player, enters, 1, ROUNDS_MOST),
	NUMBER(player, leaves, 0, ROUNDS_MOST + 1),
};

static const struct record_field booking_fields[] = {
	KEY(booking, section, 1, SECTIONS_MOST),
	KEY(booking, pin, 1, PLAYERS_MOST),
	KEY(booking, round, 1, ROUNDS_MOST),
	NUMBER(booking, kind, BOOKING_HALF, BOOKING_ZERO),
};

static const struct record_field round_fields[] = {
	KEY(round, section, 1, SECTIONS_MOST),
	KEY(round, number, 1, ROUNDS_MOST),
	NUMBER(round, state, ROUND_LAID_OUT, ROUND_COMPLETE),
	TEXT(round, reason),
};

static const struct record_field board_fields[] = {
	KEY(board, section, 1, SECTIONS_MOST),
	KEY(board, round, 1, ROUNDS_MOST),
	KEY(board, number, 1, PLAYERS_MOST),
	NUMBER(board, white, 1, PLAYERS_MOST),
	NUMBER(board, black, 0, PLAYERS_MOST),
	NUMBER(board, result, RESULT_NONE, RESULT_BYE),
	NUMBER(board, pinned, 0, 1),
};

static const struct record_field mark_fields[] = {
	KEY(mark, section, 1, SECTIONS_MOST),
	KEY(mark, round, 1, ROUNDS_MOST),
	KEY(mark, pin, 1, PLAYERS_MOST),
	NUMBER(mark, colour, COLOUR_NONE, COLOUR_BLACK),
	NUMBER(mark, floated, FLOATED_NOT, FLOATED_UP),
};

static const struct record_field hand_fields[] = {
	KEY(hand, section, 1, SECTIONS_MOST),
	KEY(hand, round, 1, ROUNDS_MOST),
	KEY(hand, pin, 1, PLAYERS_MOST),
	KEY(hand, kind, HAND_COLOUR, HAND_APART),
	NUMBER(hand, value, 0, PLAYERS_MOST),
};

#define FIELDS(fields) fields, (int)(sizeof(fields) / sizeof((fields)[0]))

static const struct {
	const char *name;
	const struct record_field *fields;
	int count;
	int keys;
} kinds[RECORD_KINDS] = {
	[RECORD_EVENT] = {"event", FIELDS(event_fields), 1},
	[RECORD_SECTION] = {"section", FIELDS(section_fields), 1},
	[RECORD_PLAYER] = {"player", FIELDS(player_fields), 2},
	[RECORD_BOOKING] = {"booking", FIELDS(booking_fields), 3},
	[RECORD_ROUND] = {"round", FIELDS(round_fields), 2},
	[RECORD_BOARD] = {"board", FIELDS(board_fields), 3},
	[RECORD_MARK] = {"mark", FIELDS(mark_fields), 3},
	[RECORD_HAND] = {"hand", FIELDS(hand_fields), 4},
};

const char *record_kind_name(enum record_kind kind)
{
	assert((unsigned)kind < RECORD_KINDS);
	return kinds[kind].name;
}

const struct record_field *record_fields(enum record_kind kind, int *count)
{
	assert((unsigned)kind < RECORD_KINDS);
	*count = kinds[kind].count;
	return kinds[kind].fields;
}

int record_int(const struct record *record, const struct record_field *field)
{
	int value;

	assert(field->size == 0);
	memcpy(&value, (const char *)record + field->offset, sizeof(value));
	return value;
}

void record_set_int(struct record *record, const struct record_field *field, int value)
{
	assert(field->size == 0);
	memcpy((char *)record + field->offset, &value, sizeof(value));
}

const char *record_text(const struct record *record, const struct record_field *field)
{
	assert(field->size > 0);
	return (const char *)record + field->offset;
}

bool record_set_text(struct record *record, const struct record_field *field, const char *text)
{
	char *to = (char *)record + field->offset;
	size_t length = strlen(text);

	assert(field->size > 0);
	if (length >= field->size || !text_is_clean(text))
		return false;
	memmove(to, text, length);
	memset(to + length, 0, field->size - length);
	return true;
}

struct record_key record_key_of(const struct record *record)
{
	struct record_key key = {.kind = record->kind};
	const struct record_field *fields = kinds[record->kind].fields;

	for (int i = 0; i < kinds[record->kind].keys; i++)
		key.part[i] = record_int(record, &fields[i]);
	return key;
}

int record_key_compare(const struct record_key *a, const struct record_key *b)
{
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	for (int i = 0; i < RECORD_KEY_PARTS; i++)
		if (a->part[i] != b->part[i])
			return a->part[i] < b->part[i] ? -1 : 1;
	return 0;
}

bool record_equal(const struct record *a, const struct record *b)
{
	int count;
	const struct record_field *field = record_fields(a->kind, &count);

	if (a->kind != b->kind)
		return false;
	for (; count > 0; count--, field++) {
		if (field->size == 0 && record_int(a, field) != record_int(b, field))
			return false;
		if (field->size > 0 && strcmp(record_text(a, field), record_text(b, field)) != 0)
			return false;
	}
	return true;
}
