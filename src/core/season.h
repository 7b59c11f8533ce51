/*
 * Club seasons: sections whose rule book is GSRP. Their rounds are evenings; who is not taken as
 * there is absent; who sits out scores nothing.
 */
#ifndef CORE_SEASON_H
#define CORE_SEASON_H

#include <stdbool.h>

#include "core/event.h"

bool section_is_season(const struct section *section);

/* False also when there is no such section. */
bool event_is_season(const struct event *event, int section);

/* How he takes part in the evening; NULL: he is not there, or it is no club season. */
const struct attendance *season_attendance(
	const struct event *event, int section, int round, int pin);

/* Have the two been paired in the competition, in evenings 1..through that are published? */
bool season_have_met(const struct event *event, int section, int a, int b, int through);

/* A player's season in the published evenings 1..through. A game without its result is none yet. */
struct season_line {
	int pin, rank; /* equal score and GSRP share the rank */
	int games;     /* of the competition, defaults too */
	int points2;   /* their score */
	int tenths;    /* GSRP: 100 x (score + ½) / (games + 1), rounded to tenths; 500: no game */
	int whites, blacks;
	int sitouts;
	int outside; /* games outside the competition */
};

/* The table: by score, then GSRP, then name. Caller frees *lines. */
enum status season_table(const struct event *event, int section, int through,
	struct season_line **lines, int *count);

/* "62.5" into buffer; returns buffer. */
const char *season_gsrp_text(int tenths, char buffer[16]);

#endif
