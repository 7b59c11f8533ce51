/*
 * Who has the full-point bye of an odd field (28L).
 */
#ifndef PAIRING_USCF_BYE_H
#define PAIRING_USCF_BYE_H

#include "uscf.h"

/* Write each card's place in the order of 28L on it. */
void uscf_bye_read(struct uscf *uscf);

/* Do the pins let the card have the bye? The order of 28L aside. */
bool uscf_bye_pins_allow(const struct field *field, int c);

/*
 * The cards, which stand in rank order, in the order in which they leave a group: the lowest rated
 * first, unrated ones last (29D1a, 29D1c); with the setting `harkness` from the middle of the group.
 */
void uscf_drop_order(const struct uscf *uscf, const int *card, int count, int *order);

#endif
