/* What is certain of the next draw, as the command prints it. */
#ifndef CLI_SHOW_NEXT_DRAW_H
#define CLI_SHOW_NEXT_DRAW_H

#include "app/forecast/forecast.h"

void show_next_draw(const struct app *app, const struct next_draw *next);
void show_next_draw_json(const struct app *app, const struct next_draw *next);

#endif
