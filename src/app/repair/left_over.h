/* Repairs of an odd number of latecomers, where nobody is free: one of them has half a point. */
#ifndef APP_REPAIR_LEFT_OVER_H
#define APP_REPAIR_LEFT_OVER_H

#include "app/repair/best.h"
#include "app/repair/mistake.h"

/*
 * The best repairs, STATUS_OK also when there is none. Of latecomers of whom one is left over it is
 * the one without whom the fewest boards change, of several the last that was named; made->left.
 */
enum status repair_find_around(struct repair_case *made, struct repair_best *best);

/* In words, and who is to have the half point. */
void repair_put_left(const struct app *app, const struct repair_case *made, struct repair *repair);

#endif
