/* Rows of an event in one line each, for tests. */
#ifndef SUPPORT_EVENT_ROWS_H
#define SUPPORT_EVENT_ROWS_H

#include "core/edit.h"

struct record row_event(const char *name);
struct record row_section(int id, int rounds);
struct record row_player(int section, int pin, const char *name); /* in from round 1 to the end */
struct record row_booking(int section, int pin, int round, enum booking_kind kind);
struct record row_round(int section, int number, enum round_state state);
struct record row_board(
	int section, int round, int number, int white, int black, enum result result);
struct record row_mark(int section, int round, int pin, enum colour colour, enum floated floated);
struct record row_hand(int section, int round, int pin, enum hand_kind kind, int value);
struct record row_virtual(int section, int round, int pin, int points2);
struct record row_apart(int section, int pin, int other, int first, int last);
struct record row_kept(int section, int number, const char *text);
struct record row_particular(int section, int pin, int field, const char *text);
struct record row_attendance(int section, int round, int pin, enum attends kind);
struct record row_outside(int section, int round, int number, int white, int black);

/* Put a row into an event, take one out; the test fails if that fails. */
void rows_put(struct event *event, struct record row);
void rows_remove(struct event *event, struct record_key key);

/* An event with one section (1) of `rounds` rounds and players 1..players. */
void rows_small_event(struct event *event, int rounds, int players);

/* Publish a round that is there: the state, the marks. */
void rows_publish(struct event *event, int section, int round);

/* A sequence of numbers that looks random and is the same everywhere; state is not 0. */
unsigned rows_random(unsigned long long *state);

#endif
