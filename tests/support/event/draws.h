/*
 * Draws as tests compare, read and print them.
 */
#ifndef SUPPORT_EVENT_DRAWS_H
#define SUPPORT_EVENT_DRAWS_H

#include "cards/field.h"
#include "pairing.h"

/* The same boards in the same order. */
bool draws_same(const struct pairing_draw *a, const struct pairing_draw *b);

/* partner[card]: with whom each card of the draw sits, as a card; -1: it has the bye. */
void draw_partners(const struct field *field, const struct pairing_draw *draw, int *partner);

/* One line on standard error, by the players' numbers. */
void draw_print(const struct pairing_input *input, const struct pairing_draw *draw);

#endif
