/*
 * What a board of a Schools' draw could be around the boards that are settled before it: levels from
 * the top, in each who leaves it first.
 */
#ifndef SUPPORT_TOLD_SCHOOLS_HELD_H
#define SUPPORT_TOLD_SCHOOLS_HELD_H

#include "support/told/told_held.h"

extern const struct told_order schools_order;

#endif
