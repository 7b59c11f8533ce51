/* Pairs that are kept apart for some rounds, as part of another action. */
#ifndef APP_PLAYERS_APART_H
#define APP_PLAYERS_APART_H

#include "core/edit.h"

/*
 * By an order the two do not meet in rounds first..last, in place of what was to hold for them in
 * rounds from first on; last below first: they may meet from first on. STATUS_NO_MEMORY.
 */
enum status apart_put(const struct event *event, int section, int one, int other, int first,
	int last, struct action *action);

/*
 * As of one family the two do not meet in rounds first..last, beside what is ordered; and they are
 * of one family no more from first on: what is ordered stays. The action may have given players
 * other numbers: `now` is the event with it. STATUS_NO_MEMORY.
 */
enum status apart_fill(const struct event *event, const struct event *now, int section, int one,
	int other, int first, int last, struct action *action);
enum status apart_lift(const struct event *event, const struct event *now, int section, int one,
	int other, int first, struct action *action);

/* Are the two kept apart in all of these rounds, by one row? */
bool apart_holds(const struct event *event, int section, int one, int other, int first, int last);

/* The next pair of the player in rounds from `from` on, `after` the one given, NULL: the first. */
const struct apart *apart_next(
	const struct event *event, int section, int pin, int from, const struct apart *after);

/*
 * "7 Green (rounds 2-5), 9 Innes (round 3)": whom a player does not meet in rounds from `from` on;
 * "": he may meet all.
 */
void apart_words(
	const struct event *event, int section, int pin, int from, char *text, size_t size);

#endif
