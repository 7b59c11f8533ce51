/*
 * What the arbiter has fixed by hand, card by card. Part of cards/field.h; only cards/field.c calls
 * this.
 */
#ifndef PAIRING_CARDS_FIELD_PINS_H
#define PAIRING_CARDS_FIELD_PINS_H

#include "cards/field.h"

/*
 * Write the input's pins on the cards; the first two that exclude each other are kept as the
 * field's clash.
 */
void field_pins_read(struct field *field);

#endif
