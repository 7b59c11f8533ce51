/* Pairs that are kept apart and come into two sections, where that is lost. */
#include "config.h"

#include "app/section/parted.h"

#include <string.h>

#include "app/event/state.h"
#include "app/words/words.h"
#include "core/particulars/family.h"

static bool goes(const struct app *app, const struct goers *goers, int pin)
{
	const struct player *player = event_player(app_event(app), app->section, pin);

	return player && (goers->pin ? pin == goers->pin : player->grade < goers->below);
}

void parted_words(const struct app *app, const struct goers *goers, char text[PARTED_SIZE])
{
	const struct event *event = app_event(app);
	int count, pairs = 0;
	const struct record *row = event_range(event, RECORD_APART, app->section, 0, &count);
	char one[WHO_SIZE], other[WHO_SIZE], more[48] = "";

	text[0] = '\0';
	for (; count > 0; count--, row++) {
		const struct apart *apart = &row->as.apart;

		if (apart->last <= app_last_published(event, app->section) ||
			goes(app, goers, apart->pin) == goes(app, goers, apart->other) ||
			family_is_one(event, app->section, apart->pin, apart->other) || pairs++ > 0)
			continue;
		words_who(event, app->section, apart->pin, one);
		words_who(event, app->section, apart->other, other);
	}
	if (pairs == 0)
		return;
	if (pairs > 1)
		words_put(more, sizeof(more), ", and %d more pair%s", pairs - 1,
			pairs == 2 ? "" : "s");
	words_put(text, PARTED_SIZE,
		"%s and %s%s were kept apart: that ends in two sections; should they come together again, keep them apart anew (k on a card, or hand EVENT).\n",
		one, other, more);
}
