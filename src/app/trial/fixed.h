/*
 * Remarks on what is fixed by hand: cards on which it has no effect, as they have left the round
 * since, and boards that break a rule because of it.
 */
#ifndef APP_TRIAL_FIXED_H
#define APP_TRIAL_FIXED_H

#include "app/position/position.h"

/*
 * "5 Edwards has White against 9 Innes: no effect, as 9 Innes takes no board." of each such thing;
 * "": there is none.
 */
void fixed_idle_words(const struct app *app, char *text, size_t size);

/*
 * Of a position whose fixes can all be kept (best_find_around finds a draw): "2 Brown and 3 Cairns
 * have met (27A1): drawn all the same, as fixed by hand." of each board or bye that breaks a rule
 * which yields; "": there is none.
 */
enum status fixed_breach_words(
	struct app *app, const struct position *position, char *text, size_t size);

#endif
