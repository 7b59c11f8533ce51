/* Cards that cannot cross the mid-line: the top and bottom of each score. */
#ifndef APP_POSITION_HALF_ENDS_H
#define APP_POSITION_HALF_ENDS_H

#include "app/position/position.h"
#include "app/round/cards.h"

/*
 * By index of the position's cards. Who floats by hand, sits out or has the bye is nobody's
 * opponent. The caller frees *ends. STATUS_NO_MEMORY; STATUS_BAD_INPUT where records are not
 * possible.
 */
enum status half_ends_find(const struct position *position, struct half_ends **ends);

#endif
