/* Drops on a laid-out draw: what they fix by hand. */
#ifndef BOARD_DROP_HANDS_H
#define BOARD_DROP_HANDS_H

#include "board/drop.h"

/* If the two have met they may not: not legal, and in which round. */
void drop_check_met(const struct model *model, int a, int b, struct drop *drop);

/* If something bars him from the bye that the model knows of: not legal. */
void drop_check_bye(const struct model *model, const struct card *card, struct drop *drop);

void drop_hands(const struct model *model, int card, const struct spot *spot, struct drop *drop);

#endif
