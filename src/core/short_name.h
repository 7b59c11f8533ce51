/*
 * How a player is called where there is little room: "Hood", and beside another Hood of the section
 * "Hood H", with as many letters of the forenames as tell the two apart.
 *
 * Where the whole names are equal the PIN alone tells who is meant, and nothing is added. Names too
 * long for their cells lose letters in front of those that tell them apart: "Featherst… J"; in
 * fewer than 8 cells they lose their end.
 */
#ifndef CORE_SHORT_NAME_H
#define CORE_SHORT_NAME_H

#include "core/event.h"

/*
 * The short name, and the name as it is in the list, in at most so many cells and `size` (above 0)
 * bytes. `player` is a row of the event. Both return the cells written, as text_fit does.
 */
int short_name(
	const struct event *event, const struct player *player, int cells, char *text, size_t size);
int listed_name(
	const struct event *event, const struct player *player, int cells, char *text, size_t size);

#endif
