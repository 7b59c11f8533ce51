/*
 * Score levels of the view model: who stands on which, pairing-box counts, mid-lines, what must
 * float.
 */
#ifndef BOARD_LEVELS_H
#define BOARD_LEVELS_H

#include "board/model.h"

/*
 * Number of cards above the line in a level of n cards of which `up` leave upwards and `down`
 * downwards (CAA 5).
 */
int level_line(int n, int up, int down);

/* The score of a level as text, on a club evening "here"; buffer or constant. */
const char *level_name(const struct model *model, const struct level *level, char buffer[16]);

/* What a level and those that count together with it come to: count and seekers; the rest is 0. */
struct level level_together(const struct model *model, const struct level *level);
/* Does it count together with others? */
bool level_is_linked(const struct level *level);

/*
 * Fill in the levels, rows, bye slot, tray and booked list of a model whose cards and boards stand.
 */
void levels_build(struct model *model);

#endif
