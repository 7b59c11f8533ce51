/* What is fixed by hand and says nothing, as the card has left the round since. */
#ifndef APP_FIXED_H
#define APP_FIXED_H

#include "app/state.h"

/*
 * "5 Edwards has White against 9 Innes: no effect, as 9 Innes takes no board." of each such thing;
 * "": there is none.
 */
void fixed_idle_words(const struct app *app, char *text, size_t size);

#endif
