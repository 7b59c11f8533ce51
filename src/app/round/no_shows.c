/* Who did not appear in the last round and is drawn again. */
#include "config.h"

#include <string.h>

#include "app/position/position.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/history.h"
#include "core/season.h"

enum { NAMED_MOST = 12 };

/* Lost by default in the round before, and with a card in this one. */
static bool is_drawn_again(const struct app *app, const struct position *position, int index)
{
	const int pin = position->cards.pin_of[index];

	/* who has withdrawn from an all-play-all is known to be away */
	return !position->cards.players[index].absent &&
		all_play_all_left(app_event(app), app->section, pin) == ALL_PLAY_ALL_STAYS &&
		history_of(app_event(app), app->section, pin, position->round - 1).kind ==
		HISTORY_DEFAULT_LOSS;
}

static void describe_no_shows(
	const struct app *app, const struct position *position, int count, char *text, size_t size)
{
	int told = 0;

	words_put(text, size, "Did not appear in round %d and drawn again:", position->round - 1);
	for (int i = 0; i < position->cards.input.count && told < NAMED_MOST; i++) {
		const size_t used = strlen(text);
		char who[WHO_SIZE];

		if (!is_drawn_again(app, position, i))
			continue;
		words_who(app_event(app), app->section, position->cards.pin_of[i], who);
		words_put(text + used, size - used, "%s %s", told++ ? "," : "", who);
	}
	if (count > told)
		words_put(text + strlen(text), size - strlen(text), " and %d more", count - told);
	words_put(text + strlen(text), size - strlen(text),
		". Withdraw who has gone (e, then w; or players EVENT withdraw PLAYER)");
}

enum status app_no_shows(struct app *app, char *text, size_t size, struct error *error)
{
	struct position *position;
	enum status status;
	int count = 0;

	text[0] = '\0';
	if (event_is_season(app_event(app), app->section) || app_round(app) < 2)
		return STATUS_OK;
	status = position_of(app, &position, error);
	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < position->cards.input.count; i++)
		count += is_drawn_again(app, position, i);
	if (count > 0)
		describe_no_shows(app, position, count, text, size);
	return STATUS_OK;
}
