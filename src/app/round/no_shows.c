/* Who did not appear in the last round and is drawn again. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/drawn.h"
#include "app/position/position.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/history.h"
#include "core/season.h"

enum { NAMED_MOST = 12 };

/* Is he absent from the round by a booking, as a repair leaves who is out? */
static bool is_out(const struct app *app, int pin, int round)
{
	const struct record_key key = {RECORD_BOOKING, {app->section, pin, round}};
	const struct record *booked = event_find(app_event(app), key);

	return booked && booked->as.booking.kind == BOOKING_ZERO &&
		!event_board_of(app_event(app), app->section, round, pin) &&
		!event_filled(app_event(app), app->section, round, pin);
}

static bool is_anybody_out(const struct app *app, const struct position *position)
{
	for (int i = 0; i < position->cards.input.count; i++)
		if (is_out(app, position->cards.pin_of[i], position->round - 1))
			return true;
	return false;
}

/*
 * Lost by default in the round before, or was out of it by a repair (published: that round as it
 * was, NULL: nobody was), and with a card in this one.
 */
static bool is_drawn_again(const struct app *app, const struct position *position,
	const struct event *published, int index)
{
	const int pin = position->cards.pin_of[index];

	/* who has withdrawn from an all-play-all is known to be away */
	return !position->cards.players[index].absent &&
		all_play_all_left(app_event(app), app->section, pin) == ALL_PLAY_ALL_STAYS &&
		(history_of(app_event(app), app->section, pin, position->round - 1).kind ==
				HISTORY_DEFAULT_LOSS ||
			(published && is_out(app, pin, position->round - 1) &&
				event_board_of(published, app->section, position->round - 1, pin)));
}

/* *pins: who they are; the caller frees it. */
static enum status find_no_shows(const struct app *app, const struct position *position,
	const struct event *published, int **pins, int *count)
{
	*count = 0;
	*pins = calloc((size_t)position->cards.input.count + 1, sizeof(**pins));
	for (int i = 0; *pins && i < position->cards.input.count; i++)
		if (is_drawn_again(app, position, published, i))
			(*pins)[(*count)++] = position->cards.pin_of[i];
	return *pins ? STATUS_OK : STATUS_NO_MEMORY;
}

static void describe_no_shows(
	const struct app *app, int round, const int *pins, int count, char *text, size_t size)
{
	words_put(text, size, "Did not appear in round %d and drawn again:", round);
	for (int i = 0; i < count && i < NAMED_MOST; i++) {
		const size_t used = strlen(text);
		char who[WHO_SIZE];

		words_who(app_event(app), app->section, pins[i], who);
		words_put(text + used, size - used, "%s %s", i ? "," : "", who);
	}
	if (count > NAMED_MOST)
		words_put(text + strlen(text), size - strlen(text), " and %d more",
			count - NAMED_MOST);
	words_put(text + strlen(text), size - strlen(text),
		". Withdraw who has gone (e, then w; or players EVENT withdraw PLAYER)");
}

enum status app_no_shows(struct app *app, char *text, size_t size, struct error *error)
{
	struct position *position;
	struct event published;
	enum drawn_from from;
	enum status status;
	bool known = false;
	int count, *pins;

	text[0] = '\0';
	if (event_is_season(app_event(app), app->section) || app_round(app) < 2)
		return STATUS_OK;
	status = position_of(app, &position, error);
	/* the round as it was is made from the journal: only where somebody may have been in it */
	if (status == STATUS_OK && app->store && is_anybody_out(app, position)) {
		status = drawn_event(
			app, position->round - 1, DRAWN_PUBLISHED, &published, &from, error);
		known = status == STATUS_OK;
	}
	if (status != STATUS_OK)
		return status;
	status = find_no_shows(app, position, known ? &published : NULL, &pins, &count);
	if (status == STATUS_OK && count > 0)
		describe_no_shows(app, position->round - 1, pins, count, text, size);
	if (status != STATUS_OK)
		app_fail_plain(error, status);
	free(pins);
	if (known)
		event_done(&published);
	return status;
}
