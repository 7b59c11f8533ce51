/*
 * Draws as tests compare and print them.
 */
#ifndef SUPPORT_DRAWS_H
#define SUPPORT_DRAWS_H

#include "pairing.h"

/* The same boards in the same order. */
bool draws_same(const struct pairing_draw *a, const struct pairing_draw *b);

/* One line on standard error, by the players' numbers. */
void draw_print(const struct pairing_input *input, const struct pairing_draw *draw);

#endif
