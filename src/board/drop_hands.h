/* Drops on a laid-out draw: what they fix by hand. */
#ifndef BOARD_DROP_HANDS_H
#define BOARD_DROP_HANDS_H

#include "board/drop.h"

void drop_hands(const struct model *model, int card, const struct spot *spot, struct drop *drop);

#endif
