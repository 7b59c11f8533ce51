/* No two boards of an event are called the same: looked at where an action gives a label. */
#ifndef APP_EVENT_BOARD_LABELS_H
#define APP_EVENT_BOARD_LABELS_H

#include "core/edit.h"

/*
 * May the action give the first boards and fixed boards that it gives? Refused where two sections
 * would have a board of one label, counting as many boards as the players of a section need, or two
 * players who are in it would always sit at one. A section without a first board begins at 1, once
 * another of the event has one; where none has, all of them count their own boards.
 */
enum status board_labels_check(
	const struct event *event, const struct action *action, struct error *error);

/*
 * STATUS_REASON: a published round of the section has games to come, and the action would have its
 * boards called otherwise than on the wall; without a reason (NULL or blanks) that is refused.
 */
enum status board_labels_check_reason(const struct event *event, int section,
	const struct action *action, const char *reason, struct error *error);

/*
 * The first label that the boards of two sections share, as players who came later have made it:
 * the other section; 0: none.
 */
int board_labels_shared(const struct event *event, int section, int *label);

/*
 * Where no first board is set and nobody has been called by such numbers for long (rounds 0 and 1):
 * another section that has published a round, boards 1 to *last of which this one has as well, and
 * a first board that is free beyond all the others; 0: none.
 */
int board_labels_unset(const struct event *event, int section, int *last, int *beyond);

/*
 * Of these players of a section: tell what is wrong with the board that the action fixes for the
 * i-th. STATUS_NO_MEMORY.
 */
enum status board_labels_each(const struct event *event, const struct action *action, int section,
	const int *pins, int count, void (*tell)(const void *context, int i, const char *text),
	const void *context, struct error *error);

#endif
