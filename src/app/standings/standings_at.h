/* The standings of the section after a round, kept between two changes of the event. */
#ifndef APP_STANDINGS_STANDINGS_AT_H
#define APP_STANDINGS_STANDINGS_AT_H

#include "app/app.h"
#include "core/ties/standings.h"

/*
 * By the section's own tie-breaks. They belong to the app, and are good until the next change or
 * the next call for another round; NULL: there is no memory.
 */
const struct standings *standings_at(struct app *app, int through);

#endif
