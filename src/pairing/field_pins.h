/*
 * What the arbiter has fixed by hand, card by card. Part of field.h; only field.c calls this.
 */
#ifndef PAIRING_FIELD_PINS_H
#define PAIRING_FIELD_PINS_H

#include "field.h"

/*
 * Write the input's pins on the cards; the first two that exclude each other are kept as the
 * field's clash.
 */
void field_pins_read(struct field *field);

#endif
