/* Describes in a sentence or two how far the event is. */
#ifndef PLAIN_PLACE_H
#define PLAIN_PLACE_H

#include <stddef.h>

#include "app/app.h"

/* "Open, round 3 of 5, published. 12 of 20 results in; to come: 3 5 8." */
void place_words(struct app *app, char *text, size_t size);

/* "8 to come: 3 5 8 9 10 12 15 18" of a published round, no more than fit in `size`; "": none. */
void place_to_come(const struct app *app, int round, char *text, size_t size);

#endif
