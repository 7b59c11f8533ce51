/* Standings made once a change: keys that only move in them find them as they are. */
#include "config.h"

#include "app/standings/standings_at.h"

#include <stdlib.h>

#include "app/event/state.h"

static void release(void *what)
{
	standings_done(what);
	free(what);
}

const struct standings *standings_at(struct app *app, int through)
{
	struct standings *made = app->cached[CACHED_STANDINGS].what;

	if (made && made->through == through)
		return made;
	made = malloc(sizeof(*made));
	if (!made)
		return NULL;
	if (standings_make(app_event(app), app->section, through, NULL, made) != STATUS_OK) {
		free(made);
		return NULL;
	}
	app_cache(app, CACHED_STANDINGS, made, release);
	return made;
}
