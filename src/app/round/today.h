/* What the draw of a published round would be by the data as they are now. */
#ifndef APP_ROUND_TODAY_H
#define APP_ROUND_TODAY_H

#include "app/position/position.h"

/*
 * Draw the round again from the same players with what is now known of them and of the rounds
 * before: results that were corrected, ratings, places. What was seated when the draw was out is
 * held where the rules' draw has it not, and named. A sentence that names the first board of the
 * engine's draw that would be another one, or says that there is none; "" when nothing of that
 * was changed since the draw, or the round is a draft. Costs a draw
 * when something was, and three more of a round that was repaired.
 */
enum status today_words(struct app *app, struct position *position, char *text, size_t size);

#endif
