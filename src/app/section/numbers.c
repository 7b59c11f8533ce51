/* The numbers of an all-play-all: by rating, by lot, or by restricted lot. */
#include "config.h"

#include "app/section/numbers.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/ranking.h"
#include "app/event/state.h"
#include "app/section/lots.h"
#include "app/section/varma.h"
#include "app/words/words.h"
#include "core/all_play_all.h"

struct numbers_order {
	enum numbers_by by;
	unsigned lot;
};

static enum status check_numbers(
	const struct app *app, enum numbers_by by, int count, struct error *error)
{
	const struct event *event = app_event(app);
	int rounds;

	event_range(event, RECORD_ROUND, app->section, 0, &rounds);
	if (!event_is_all_play_all(event, app->section))
		return app_fail(error, STATUS_REFUSED,
			"Only the players of an all-play-all have numbers by lot.");
	if (rounds > 0)
		return app_fail(error, STATUS_REFUSED,
			"Round 1 is drawn, and all rounds follow from the numbers: take the draw out first (l on its board, or unpair EVENT).");
	if (by == NUMBERS_BY_VARMA && (count < VARMA_LEAST || count > VARMA_MOST))
		return app_fail(error, STATUS_REFUSED,
			"Varma's tables are for %d to %d players; there are %d.", VARMA_LEAST,
			VARMA_MOST, count);
	return STATUS_OK;
}

/* places[i]: where the player with the number i + 1 stands now. */
static void draw_places(
	const struct player *players, int count, const struct numbers_order *order, int *places)
{
	struct lots lots = {order->lot};
	int numbers[VARMA_MOST];

	for (int i = 0; i < count; i++)
		places[i] = i;
	if (order->by == NUMBERS_BY_LOT)
		lots_shuffle(&lots, places, count);
	if (order->by != NUMBERS_BY_VARMA)
		return;
	varma_draw(players, count, &lots, numbers);
	for (int i = 0; i < count; i++)
		places[numbers[i] - 1] = i;
}

static enum status put_numbers(struct app *app, const struct record *rows, int count,
	const struct numbers_order *order, struct action *action)
{
	const size_t room = (size_t)count + 1;
	struct player *players = calloc(room, sizeof(*players)),
		      *numbered = calloc(room, sizeof(*numbered));
	int *places = calloc(room, sizeof(*places));
	enum status status = players && numbered && places ? STATUS_OK : STATUS_NO_MEMORY;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		players[i] = rows[i].as.player;
		memset(players[i].place, 0, sizeof(players[i].place));
	}
	if (status == STATUS_OK && order->by == NUMBERS_BY_RATING) {
		status = ranking_renumber(
			app_event(app), app->section, players, count, places, action);
	} else if (status == STATUS_OK) {
		draw_places(players, count, order, places);
		for (int i = 0; i < count; i++)
			numbered[i] = players[places[i]];
		status = ranking_number(app_event(app), app->section, numbered, count, action);
	}
	free(places);
	free(numbered);
	free(players);
	return status;
}

static enum status build_numbers(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	static const char *const by[] = {"by rating", "by lot", "by Varma's tables, lot"};
	const struct numbers_order *order = what;
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	enum status status = check_numbers(app, order->by, count, error);

	if (status != STATUS_OK)
		return status;
	words_put(action->label, sizeof(action->label), "Numbers %s", by[order->by]);
	if (order->by != NUMBERS_BY_RATING)
		words_put(action->label, sizeof(action->label), "Numbers %s %u", by[order->by],
			order->lot);
	status = put_numbers(app, rows, count, order, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_section_numbers(struct app *app, enum numbers_by by, struct error *error)
{
	const struct numbers_order order = {by, 1 + state_draw_number() % LOTS_MOST};

	return app_run(app, build_numbers, &order, error);
}
