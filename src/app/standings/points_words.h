/* Points and GSRP in words: what each round gave, and what that comes to. */
#ifndef APP_STANDINGS_POINTS_WORDS_H
#define APP_STANDINGS_POINTS_WORDS_H

#include "app/event/writing.h"
#include "core/event.h"

/*
 * Points of a player in rounds 1..through: a line on how many they are, one a round with what it
 * was to him and what that is worth, and their sum. Of a club season the evenings alone on which he
 * played or sat out. writing->failed: out of memory.
 * Returns the points, in halves.
 */
int points_write_working(
	const struct event *event, int section, int pin, int through, struct writing *writing);

/*
 * GSRP of one in a club season: his games, and 100 x (score + ½) / (games + 1). Returns it in
 * tenths.
 */
int gsrp_write_working(
	const struct event *event, int section, int pin, int through, struct writing *writing);

#endif
