/* Why two had better not meet, as sentences say it, found in the records. */
#ifndef SUPPORT_TOLD_TOLD_APART_H
#define SUPPORT_TOLD_TOLD_APART_H

#include "support/told/told.h"

/*
 * "they are of one club, Bury", "both are top players", "who met in round 2 (1)"; the test fails.
 */
void told_apart_words(const struct told *told, int card, int other, const char *text);

/*
 * In a cost that these two would have to meet for there may be its cause, "..., as they are of one
 * school (2a, 7)". Then it is so, and is taken out of the text. Returns text.
 */
char *told_apart_cut(const struct told *told, int card, int other, char *text);

/* "With %pa against %pb, %pc and %pd would be left to each other, {who|and} %tw." */
void told_apart_left(const struct told *told);

#endif
