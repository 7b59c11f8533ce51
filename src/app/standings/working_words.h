/* A figure of the standings in words: whose score counts, how much of it, what is cut and why. */
#ifndef APP_STANDINGS_WORKING_WORDS_H
#define APP_STANDINGS_WORKING_WORDS_H

#include "app/event/writing.h"
#include "core/ties/standings.h"

/*
 * The figure of a player (index in the table) in an entry of the order: a line on what it is, one a
 * round or opponent, and one on what they add up to. writing->failed: out of memory.
 */
void working_write(const struct event *event, int section, const struct standings *standings,
	int player, int entry, struct writing *writing);

/*
 * The entry of the order that a code such as "BH" or "BH/C1" means: the same, else one of its code
 * whatever its modifiers, else one that is added at the end. -1, and *error: there is no such
 * tie-break.
 */
int working_entry(struct ties_setting *setting, const char *code, struct error *error);

#endif
