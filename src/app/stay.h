/* The best draw in which a card that a hand has moved across the mid-line stays in its score. */
#ifndef APP_STAY_H
#define APP_STAY_H

#include "app/translate.h"

/*
 * `draw` is the book's best draw of these cards. When one who is fixed to a half floats in it, or
 * has the bye, it becomes the best of the draws in which as many of them as possible meet one of
 * their own score on the right side; where none can, it stays. At most STAY_CALLS draws are asked
 * for: what they have not shown by then is not looked for. On failure the draw is as it was.
 */
enum { STAY_CALLS = 200 };
enum pairing_status stay_in_score(const struct translation *cards, struct pairing_draw *draw);

#endif
