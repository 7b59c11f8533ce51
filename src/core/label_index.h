/*
 * The labels of boards that somebody has given: of a section its first board (pin 0), of a player
 * the board that he always sits at.
 *
 * The index follows from the particular rows and is kept up by event_change alone; what a board is
 * called is worked out from it in board_label.h.
 */
#ifndef CORE_LABEL_INDEX_H
#define CORE_LABEL_INDEX_H

#include "core/event.h"

struct given_label { /* by section, then PIN */
	int section, pin;
	int label;
};

/* Is it a row that gives one? */
bool label_index_has(const struct particular *particular);

/* Before a change: room for so many more, false if there is no memory. */
bool label_index_reserve(struct event *event, int more);
/* Then take out what goes or changes, and put in what came. */
void label_index_remove(struct event *event, const struct particular *particular);
void label_index_add(struct event *event, const struct particular *particular);

/* Those of a section, its first board before all players; NULL and 0: none. */
const struct given_label *label_index_of(const struct event *event, int section, int *count);

bool label_index_copy(const struct event *from, struct event *to);
void label_index_done(struct event *event);

#endif
