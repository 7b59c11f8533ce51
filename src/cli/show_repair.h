/* Repairs of a published round, as the command prints them. */
#ifndef CLI_SHOW_REPAIR_H
#define CLI_SHOW_REPAIR_H

#include "app/repair/repair.h"

/* Every repair with its number, its boards and what is said of it, and last 0, to let it stand. */
void show_repairs(const struct app *app, const struct repairs *repairs);
/* taken: the number of the one that was made; below 0: none. */
void show_repairs_json(const struct app *app, const struct repairs *repairs, int taken);
/* What was done: the boards of the round that are other ones now, alone. */
void show_repaired(const struct app *app, const struct repairs *repairs, int taken);

#endif
