/* What the guide would do first, where mistakes are mended ("What to do if a mistake is made"). */
#ifndef APP_REPAIR_GUIDE_H
#define APP_REPAIR_GUIDE_H

#include "app/repair/choice.h"

/*
 * The lower, the sooner: two of the bottom half of a score, due the same colour, change opponents;
 * else one of the top half, the nearest to the mid-line, takes the place; else anything. Of a wrong
 * score: pairs of floats are broken, then pairs of a score between.
 */
long long repair_guide(const struct repair_view *view, const struct repair_draw *draw);

#endif
