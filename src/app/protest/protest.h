/* The sheet that answers a protest, and the data of a draw that it was made from. */
#ifndef APP_PROTEST_PROTEST_H
#define APP_PROTEST_PROTEST_H

#include "app/app.h"

/*
 * All that the draw of a round (1..) was made from, as text: rule book and settings, players in
 * rank order with their rounds, what is fixed by hand, pairs kept apart. The same data give the
 * same text everywhere; drawboard(1) describes it. The caller frees *text.
 */
enum status app_draw_data(
	struct app *app, int round, char **text, size_t *size, struct error *error);

/*
 * Half a page on a player of the draw, or one set out of it by hand, 33 lines where `width` is 80
 * or more: his card, the score group as it stood, the steps of the rule book that led to his board,
 * whom else he could have met and what that would have cost, and the SHA-256 of app_draw_data on a
 * line of its own. Words are wrapped to `width` cells. The caller frees *text.
 */
enum status app_protest(struct app *app, int round, int pin, int width, char **text, size_t *size,
	struct error *error);

#endif
