/* What one round or opponent adds to a figure of the standings, in a line. */
#ifndef APP_STANDINGS_PART_WORDS_H
#define APP_STANDINGS_PART_WORDS_H

#include "app/event/writing.h"
#include "core/ties/table.h"

/* The i-th part of the working of a player's figure in an entry of the order. */
void part_write(const struct event *event, int section, const struct ties_table *table, int player,
	int entry, const struct ties_working *working, int i, struct writing *writing);

#endif
