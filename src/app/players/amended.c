/*
 * An amended grade once round 1 is published (CAA 3): nobody is renumbered; whom the arbiter lets
 * move gets a place as a late entry does, for the draws to come. Published rounds keep the order
 * that they were drawn by: the journal has it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/ranking.h"
#include "app/book/rule_book.h"
#include "app/event/state.h"
#include "app/players/players.h"
#include "app/words/words.h"
#include "core/season.h"
#include "pairing.h"

/* How many of them stand before him if this is his place. */
static int count_before(
	const struct player *others, int count, const struct player *player, const char *place)
{
	struct player placed = *player;
	int before = 0;

	memset(placed.place, 0, sizeof(placed.place));
	words_put(placed.place, sizeof(placed.place), "%s", place);
	for (int i = 0; i < count; i++)
		before += ranking_stands_before(&others[i], &placed);
	return before;
}

/* Everybody else; the caller frees it. NULL: no memory. */
static struct player *list_others(const struct app *app, int pin, int *count)
{
	int all;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &all);
	struct player *others = calloc((size_t)all + 1, sizeof(*others));

	*count = 0;
	for (int i = 0; others && i < all; i++)
		if (rows[i].as.player.pin != pin)
			others[(*count)++] = rows[i].as.player;
	return others;
}

/*
 * Do grade and title of a player decide where he stands, and is the list numbered already? Where
 * nothing of them changes only who wishes it is placed anew.
 */
static bool is_asked(
	const struct app *app, const struct player *old, const struct player *player, bool wished)
{
	const struct ranking ranking = ranking_of(app_event(app), app->section);

	return app_last_published(app_event(app), app->section) > 0 && !ranking.by_name &&
		!event_is_season(app_event(app), app->section) &&
		strcmp(old->place, player->place) == 0 &&
		(wished || old->grade != player->grade || strcmp(old->title, player->title) != 0);
}

int app_ranks_settled_by(const struct app *app)
{
	const struct event *event = app_event(app);
	const int round = event_traits(event, app->section)->ranks_settled_by;
	int boards = 0;

	if (round > 0)
		event_range(event, RECORD_BOARD, app->section, round, &boards);
	return boards > 0 ? round : 0;
}

enum status app_amended_place(const struct app *app, const struct player *player, bool wished,
	char place[PLACE_SIZE], bool *moves, struct error *error)
{
	const struct player *old = event_player(app_event(app), app->section, player->pin);
	const struct ranking ranking = ranking_of(app_event(app), app->section);
	struct player unplaced = *player;
	struct player *others;
	int count, at;

	*moves = false;
	if (!old || !is_asked(app, old, player, wished))
		return STATUS_OK;
	others = list_others(app, player->pin, &count);
	if (!others)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	memset(unplaced.place, 0, sizeof(unplaced.place));
	if (ranking_place(&ranking, others, count, &unplaced, place) != STATUS_OK) {
		free(others);
		return app_fail_plain(error, STATUS_NO_MEMORY);
	}
	at = count_before(others, count, player, place);
	*moves = at != count_before(others, count, player, old->place);
	/* back where his number puts him he needs no label */
	if (at == count_before(others, count, player, ""))
		place[0] = '\0';
	free(others);
	return STATUS_OK;
}
