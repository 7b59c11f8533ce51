/*
 * Who has the full-point bye of an odd field (28L).
 */
#ifndef PAIRING_USCF_BYE_H
#define PAIRING_USCF_BYE_H

#include "uscf/uscf.h"

/* A new player may have been assigned a rating (28E); it does not make him less new. */
enum uscf_bye_standing { USCF_BYE_RATED, USCF_BYE_UNRATED, USCF_BYE_NEW };

enum uscf_bye_standing uscf_bye_standing(const struct uscf *uscf, int c);

/* Full points without a game (28L3), in all rounds before. */
int uscf_bye_full_points(const struct uscf *uscf, int c);

/* Has the event the four rounds of which 28L5 speaks? */
bool uscf_bye_of_four(const struct uscf *uscf);

/* Does a come before b by 28L2 and 28L5, whatever bars a from the bye? */
bool uscf_bye_comes_before(const struct uscf *uscf, int a, int b);

/* Write each card's place in the order of 28L on it. */
void uscf_bye_read(struct uscf *uscf);

/* Do the pins let the card have the bye? The order of 28L aside. */
bool uscf_bye_pins_allow(const struct field *field, int c);

/*
 * The cards, which stand in rank order, in the order in which they leave a group: the lowest rated
 * first, unrated ones last (29D1a, 29D1c); with the setting `harkness` from the middle of the
 * group.
 */
void uscf_drop_order(const struct uscf *uscf, const int *card, int count, int *order);

#endif
