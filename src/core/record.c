/* The field table of the rows, and what follows from it: keys, equality, access by name. */
#include "core/record.h"

#include <assert.h>
#include <string.h>

#include "core/text/text.h"

#define FIELD(kind, field) .name = #field, .offset = offsetof(struct record, as.kind.field)

static const struct record_field event_fields[] = {
	{FIELD(event, id), .key = true, .least = 1, .most = 1},
	{FIELD(event, name), .size = NAME_SIZE},
};

static const struct record_field section_fields[] = {
	{FIELD(section, id), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(section, name), .size = NAME_SIZE},
	{FIELD(section, system), .size = SYSTEM_SIZE},
	{FIELD(section, options), .size = OPTIONS_SIZE},
	{FIELD(section, rounds), .least = 1, .most = ROUNDS_MOST},
	{FIELD(section, lot), .least = COLOUR_NONE, .most = COLOUR_BLACK},
	{FIELD(section, points), .size = POINTS_SIZE},
	{FIELD(section, conversion), .size = CONVERSION_SIZE},
};

static const struct record_field player_fields[] = {
	{FIELD(player, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(player, pin), .is_pin = true, .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(player, place), .size = PLACE_SIZE},
	{FIELD(player, name), .size = NAME_SIZE},
	{FIELD(player, title), .size = TITLE_SIZE},
	{FIELD(player, grade), .least = 0, .most = GRADE_MOST},
	{FIELD(player, club), .size = CLUB_SIZE},
	{FIELD(player, enters), .least = 1, .most = ROUNDS_MOST},
	{FIELD(player, leaves), .least = 0, .most = ROUNDS_MOST + 1},
	{FIELD(player, fide), .size = FIDE_SIZE},
	{FIELD(player, federation), .size = FEDERATION_SIZE},
	{FIELD(player, born), .size = BORN_SIZE},
	{FIELD(player, sex), .least = SEX_UNKNOWN, .most = SEX_FEMALE},
	{FIELD(player, top), .least = 0, .most = 1},
	{FIELD(player, is_new), .least = 0, .most = 1},
};

static const struct record_field booking_fields[] = {
	{FIELD(booking, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(booking, pin), .is_pin = true, .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(booking, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(booking, kind), .least = BOOKING_HALF, .most = BOOKING_ZERO},
};

static const struct record_field round_fields[] = {
	{FIELD(round, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(round, number), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(round, state), .least = ROUND_LAID_OUT, .most = ROUND_COMPLETE},
	{FIELD(round, reason), .size = NAME_SIZE},
};

static const struct record_field board_fields[] = {
	{FIELD(board, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(board, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(board, number), .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(board, white), .is_pin = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(board, black), .is_pin = true, .least = 0, .most = PLAYERS_MOST},
	{FIELD(board, result), .least = RESULT_NONE, .most = RESULT_BYE},
	{FIELD(board, pinned), .least = 0, .most = 1},
};

static const struct record_field mark_fields[] = {
	{FIELD(mark, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(mark, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(mark, pin), .is_pin = true, .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(mark, colour), .least = COLOUR_NONE, .most = COLOUR_BLACK},
	{FIELD(mark, floated), .least = FLOATED_NOT, .most = FLOATED_UP},
};

static const struct record_field hand_fields[] = {
	{FIELD(hand, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(hand, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(hand, pin), .is_pin = true, .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(hand, kind), .key = true, .least = HAND_COLOUR, .most = HAND_APART},
	{FIELD(hand, value), .is_pin = true, .least = 0, .most = PLAYERS_MOST},
};

static const struct record_field virtual_fields[] = {
	{FIELD(virtual_points, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(virtual_points, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(virtual_points, pin), .is_pin = true, .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(virtual_points, points2), .least = 1, .most = VIRTUAL_MOST},
};

static const struct record_field apart_fields[] = {
	{FIELD(apart, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(apart, pin), .is_pin = true, .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(apart, other), .is_pin = true, .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(apart, first), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(apart, last), .least = 1, .most = ROUNDS_MOST},
	{FIELD(apart, ordered), .least = 0, .most = ROUNDS_MOST},
};

static const struct record_field kept_fields[] = {
	{FIELD(kept, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(kept, number), .key = true, .least = 1, .most = LINES_MOST},
	{FIELD(kept, part), .key = true, .least = 1, .most = LINES_MOST},
	{FIELD(kept, text), .size = KEPT_SIZE},
};

static const struct record_field attendance_fields[] = {
	{FIELD(attendance, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(attendance, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(attendance, pin), .is_pin = true, .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(attendance, kind), .least = ATTENDS_HERE, .most = ATTENDS_LATER},
};

static const struct record_field outside_fields[] = {
	{FIELD(outside, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(outside, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(outside, number), .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(outside, white), .is_pin = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(outside, black), .is_pin = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(outside, result), .least = RESULT_NONE, .most = RESULT_HALF_BLACK},
	{FIELD(outside, rated), .least = 0, .most = 1},
};

static const struct record_field filled_fields[] = {
	{FIELD(filled, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(filled, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(filled, pin), .is_pin = true, .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(filled, name), .size = NAME_SIZE},
	{FIELD(filled, colour), .least = COLOUR_WHITE, .most = COLOUR_BLACK},
	{FIELD(filled, result), .least = RESULT_NONE, .most = RESULT_HALF_BLACK},
	{FIELD(filled, beside), .least = 0, .most = PLAYERS_MOST},
	{FIELD(filled, open), .least = 0, .most = 1},
};

static const struct record_field particular_fields[] = {
	{FIELD(particular, section), .key = true, .least = 0, .most = SECTIONS_MOST},
	{FIELD(particular, pin), .is_pin = true, .key = true, .least = 0, .most = PLAYERS_MOST},
	{FIELD(particular, field), .key = true, .least = 1, .most = PARTICULARS_MOST},
	{FIELD(particular, text), .size = PARTICULAR_SIZE},
};

static const struct record_field started_fields[] = {
	{FIELD(started, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(started, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(started, number), .key = true, .least = 1, .most = PLAYERS_MOST},
};

static const struct record_field open_fields[] = {
	{FIELD(open, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(open, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(open, number), .key = true, .least = 1, .most = PLAYERS_MOST},
};

static const struct record_field rated_fields[] = {
	{FIELD(rated, section), .key = true, .least = 1, .most = SECTIONS_MOST},
	{FIELD(rated, round), .key = true, .least = 1, .most = ROUNDS_MOST},
	{FIELD(rated, number), .key = true, .least = 1, .most = PLAYERS_MOST},
	{FIELD(rated, result), .least = RESULT_WHITE, .most = RESULT_HALF_BLACK},
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
	[RECORD_VIRTUAL] = {"virtual", FIELDS(virtual_fields), 3},
	[RECORD_APART] = {"apart", FIELDS(apart_fields), 4},
	[RECORD_KEPT] = {"kept", FIELDS(kept_fields), 3},
	[RECORD_ATTENDANCE] = {"attendance", FIELDS(attendance_fields), 3},
	[RECORD_OUTSIDE] = {"outside", FIELDS(outside_fields), 3},
	[RECORD_FILLED] = {"filled", FIELDS(filled_fields), 3},
	[RECORD_PARTICULAR] = {"particular", FIELDS(particular_fields), 3},
	[RECORD_STARTED] = {"started", FIELDS(started_fields), 3},
	[RECORD_OPEN] = {"open", FIELDS(open_fields), 3},
	[RECORD_RATED] = {"rated", FIELDS(rated_fields), 3},
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
	memmove(to, text, length + 1);
	memset(to + length, 0, field->size - length);
	return true;
}

bool hand_names_two(enum hand_kind kind)
{
	return kind == HAND_BOARD || kind == HAND_APART;
}

int record_pins(const struct record *record, const struct record_field *pins[RECORD_PINS])
{
	int fields, count = 0;
	const struct record_field *field = record_fields(record->kind, &fields);

	for (; fields > 0; fields--, field++) {
		if (field->is_pin)
			pins[count++] = field;
	}
	return record->kind == RECORD_HAND && !hand_names_two(record->as.hand.kind) ? 1 : count;
}

bool record_names(const struct record *record, int pin)
{
	const struct record_field *pins[RECORD_PINS] = {NULL};
	const int count = record_pins(record, pins);

	for (int i = 0; i < count; i++)
		if (pins[i] && record_int(record, pins[i]) == pin)
			return true;
	return false;
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

int record_key_order(const struct record *record, const struct record_key *key)
{
	const int keys = kinds[key->kind].keys;
	int part[RECORD_KEY_PARTS];

	/* the parts of the key lead the members of every kind, one int behind the other */
	memcpy(part, &record->as, sizeof(part));
	for (int i = 0; i < keys; i++)
		if (part[i] != key->part[i])
			return part[i] < key->part[i] ? -1 : 1;
	for (int i = keys; i < RECORD_KEY_PARTS; i++)
		if (key->part[i] != 0)
			return key->part[i] > 0 ? -1 : 1;
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
