/* The name of one from outside: that it is one, and nobody's of the event. */
#include "config.h"

#include "app/round/outsider.h"

#include <string.h>

#include "app/event/fail.h"
#include "app/event/state.h"
#include "app/words/words.h"
#include "core/names_meant.h"
#include "core/text/letters.h"
#include "core/text/text.h"

enum status outsider_name(const char *typed, char kept[NAME_SIZE], struct error *error)
{
	typed += strspn(typed, " ");
	if (strlen(typed) >= NAME_SIZE || !text_is_clean(typed) || !letters_any(typed))
		return app_fail(error, STATUS_BAD_INPUT,
			"A filler needs a name of at most %d bytes, UTF-8 text without control characters.",
			NAME_SIZE - 1);
	strcpy(kept, typed);
	text_trim(kept, NAME_SIZE);
	return STATUS_OK;
}

/* How the two are paired. */
static void put_way(
	const struct app *app, const struct outsider *outsider, int pin, char text[SENTENCE_SIZE])
{
	const struct board *board =
		event_board_of(app_event(app), app->section, outsider->round, pin);

	text[0] = '\0';
	if (pin == outsider->pin)
		return;
	if (outsider->draft)
		words_put(text, SENTENCE_SIZE,
			": pair the two in the draw by hand (Space, or hand EVENT %d meet %d)",
			outsider->pin, pin);
	else if (board && board->black != 0)
		words_put(text, SENTENCE_SIZE, ": he plays on board %d of round %d",
			app_board_label(app, outsider->round, board->number), outsider->round);
	else
		words_put(text, SENTENCE_SIZE,
			": a repair seats him in round %d (R, or repair EVENT --late %d)",
			outsider->round, pin);
}

/* A player who can be meant by the words, or whose number it is; 0: nobody. */
static int find_meant(const struct app *app, const char *name)
{
	const struct names_query query = {app_event(app), app->section, 0, name};
	int count, pin = 0;
	const struct record *row = event_range(query.event, RECORD_PLAYER, app->section, 0, &count);

	if (!letters_named(name)) {
		text_to_int(name + (name[0] == '#'), 1, PLAYERS_MOST, &pin);
		return event_player(query.event, app->section, pin) ? pin : 0;
	}
	for (; count > 0; count--, row++)
		if (letters_alike(row->as.player.name, name))
			return row->as.player.pin;
	return names_meant(&query, &pin, 1) > 0 ? pin : 0;
}

/* One game a round. */
static enum status check_free(
	const struct app *app, const struct outsider *outsider, struct error *error)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *row =
		event_range(event, RECORD_FILLED, app->section, outsider->round, &count);
	char who[WHO_SIZE];

	for (; count > 0; count--, row++) {
		if (row->as.filled.pin != outsider->pin &&
			letters_alike(row->as.filled.name, outsider->name))
			return app_fail(error, STATUS_REFUSED, "%s plays %s in round %d.",
				outsider->name,
				words_who(event, app->section, row->as.filled.pin, who),
				outsider->round);
	}
	return STATUS_OK;
}

enum status outsider_check(
	const struct app *app, const struct outsider *outsider, struct error *error)
{
	const int pin = find_meant(app, outsider->name);
	const bool named = letters_named(outsider->name);
	char way[SENTENCE_SIZE], who[WHO_SIZE];

	if (pin == 0 && !named)
		return app_fail(error, STATUS_BAD_INPUT,
			"\"%s\" is no name, and no player of this event has that number.",
			outsider->name);
	if (pin == 0)
		return check_free(app, outsider, error);
	put_way(app, outsider, pin, way);
	words_who(app_event(app), app->section, pin, who);
	if (!named)
		return app_fail(error, STATUS_REFUSED, "%s is a player of this event%s.", who, way);
	return app_fail(error, STATUS_REFUSED,
		"%s is a player of this event%s. One from outside who is called so needs more of a name: \"%s (his club)\".",
		who, way, outsider->name);
}
