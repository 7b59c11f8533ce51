/* Rows of an event in one line each, for tests. */
#include "support/event/rows.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/history.h"

struct record row_event(const char *name)
{
	struct record row = {.kind = RECORD_EVENT, .as.event.id = 1};

	snprintf(row.as.event.name, sizeof(row.as.event.name), "%s", name);
	return row;
}

struct record row_section(int id, int rounds)
{
	return (struct record){
		.kind = RECORD_SECTION,
		.as.section = {.id = id,
			.name = "Major",
			.system = "caa",
			.rounds = rounds,
			.lot = COLOUR_WHITE},
	};
}

struct record row_player(int section, int pin, const char *name)
{
	struct record row = {
		.kind = RECORD_PLAYER, .as.player = {.section = section, .pin = pin, .enters = 1}};

	snprintf(row.as.player.name, sizeof(row.as.player.name), "%s", name);
	return row;
}

struct record row_booking(int section, int pin, int round, enum booking_kind kind)
{
	return (struct record){
		.kind = RECORD_BOOKING, .as.booking = {section, pin, round, (int)kind}};
}

struct record row_round(int section, int number, enum round_state state)
{
	return (struct record){.kind = RECORD_ROUND, .as.round = {section, number, (int)state, ""}};
}

struct record row_board(
	int section, int round, int number, int white, int black, enum result result)
{
	return (struct record){
		.kind = RECORD_BOARD,
		.as.board = {section, round, number, white, black, (int)result, 0},
	};
}

struct record row_mark(int section, int round, int pin, enum colour colour, enum floated floated)
{
	return (struct record){
		.kind = RECORD_MARK, .as.mark = {section, round, pin, (int)colour, (int)floated}};
}

struct record row_hand(int section, int round, int pin, enum hand_kind kind, int value)
{
	return (struct record){
		.kind = RECORD_HAND, .as.hand = {section, round, pin, (int)kind, value}};
}

struct record row_virtual(int section, int round, int pin, int points2)
{
	return (struct record){
		.kind = RECORD_VIRTUAL, .as.virtual_points = {section, round, pin, points2}};
}

struct record row_apart(int section, int pin, int other, int first, int last)
{
	return (struct record){
		.kind = RECORD_APART, .as.apart = {section, pin, other, first, last, 0}};
}

struct record row_kept(int section, int number, const char *text)
{
	struct record row = {
		.kind = RECORD_KEPT, .as.kept = {.section = section, .number = number, .part = 1}};

	snprintf(row.as.kept.text, sizeof(row.as.kept.text), "%s", text);
	return row;
}

struct record row_particular(int section, int pin, int field, const char *text)
{
	struct record row = {.kind = RECORD_PARTICULAR,
		.as.particular = {.section = section, .pin = pin, .field = field}};

	snprintf(row.as.particular.text, sizeof(row.as.particular.text), "%s", text);
	return row;
}

struct record row_attendance(int section, int round, int pin, enum attends kind)
{
	return (struct record){
		.kind = RECORD_ATTENDANCE, .as.attendance = {section, round, pin, (int)kind}};
}

struct record row_outside(int section, int round, int number, int white, int black)
{
	return (struct record){.kind = RECORD_OUTSIDE,
		.as.outside = {section, round, number, white, black, RESULT_DRAW, 0}};
}

void rows_put(struct event *event, struct record row)
{
	ck_assert_int_eq(event_put(event, record_key_of(&row), &row), STATUS_OK);
}

void rows_remove(struct event *event, struct record_key key)
{
	ck_assert_int_eq(event_put(event, key, NULL), STATUS_OK);
}

void rows_small_event(struct event *event, int rounds, int players)
{
	event_init(event);
	rows_put(event, row_event("Anytown Congress"));
	rows_put(event, row_section(1, rounds));
	for (int pin = 1; pin <= players; pin++) {
		char name[32];

		snprintf(name, sizeof(name), "Player, No %d", pin);
		rows_put(event, row_player(1, pin, name));
	}
}

void rows_publish(struct event *event, int section, int round)
{
	struct record *marks;
	int count;

	ck_assert_int_eq(history_marks(event, section, round, &marks, &count), STATUS_OK);
	rows_put(event, row_round(section, round, ROUND_PUBLISHED));
	for (int i = 0; i < count; i++)
		rows_put(event, marks[i]);
	free(marks);
}

unsigned rows_random(unsigned long long *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return (unsigned)(*state >> 32);
}
