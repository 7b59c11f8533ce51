/* A player without a game taken out of the list as if he had never entered. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/ranking.h"
#include "app/event/state.h"
#include "app/players/players.h"
#include "app/position/seats.h"
#include "app/round/wall_numbers.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/prizes/prize_list.h"
#include "core/vocabulary.h"

/* The rows that speak of him, where the others keep their numbers. */
static enum status remove_rows(
	const struct app *app, enum record_kind kind, int pin, struct action *action)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, kind, app->section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		if (record_names(&rows[i], pin))
			status = action_remove(action, event, record_key_of(&rows[i]));
	}
	return status;
}

/* His board is taken apart, and the others sit under the numbers they have now. */
static enum status reseat(const struct app *app, int pin, const int *renamed, struct action *action)
{
	const struct event *event = app_event(app);
	struct seats seats;
	const int round = event_current_round(event, app->section);
	enum status status;
	int at;

	if (app_round_state(event, app->section, round) >= ROUND_PUBLISHED)
		return STATUS_OK;
	status = seats_load(&seats, event, app->section, round);

	if (status != STATUS_OK)
		return status;
	at = seats_find(&seats, pin);
	if (at >= 0)
		seats_take(&seats, at);
	for (int i = 0; i < seats.count; i++) {
		seats.boards[i].white = renamed[seats.boards[i].white];
		seats.boards[i].black = renamed[seats.boards[i].black];
	}
	if (at >= 0)
		status = wall_number_seats(app, &seats, NULL, NULL);
	if (at >= 0 && status == STATUS_OK)
		status = seats_put(&seats, event, ROUND_ADJUSTED, action);
	seats_done(&seats);
	return status;
}

/* The others numbered anew, 1..n-1; the row n goes. */
static enum status renumber_others(
	const struct app *app, int pin, int *renamed, struct action *action)
{
	const struct event *event = app_event(app);
	int count, left = 0;
	const struct record *rows = event_range(event, RECORD_PLAYER, app->section, 0, &count);
	struct player *players = calloc((size_t)count + 1, sizeof(*players));
	int *order = calloc((size_t)count + 1, sizeof(*order));
	int *pins = calloc((size_t)count + 1, sizeof(*pins));
	enum status status = STATUS_NO_MEMORY;

	if (players && order && pins) {
		for (int i = 0; i < count; i++) {
			if (rows[i].as.player.pin == pin)
				continue;
			pins[left] = rows[i].as.player.pin;
			players[left++] = rows[i].as.player;
		}
		status = ranking_renumber(event, app->section, players, left, order, action);
		for (int i = 0; status == STATUS_OK && i < left; i++)
			renamed[pins[order[i]]] = players[i].pin;
	}
	free(players);
	free(order);
	free(pins);
	if (status != STATUS_OK)
		return status;
	return action_remove(
		action, event, (struct record_key){RECORD_PLAYER, {app->section, count}});
}

static enum status take_out(const struct app *app, int pin, int *renamed, struct action *action)
{
	static const enum record_kind kinds[] = {RECORD_BOOKING, RECORD_HAND, RECORD_VIRTUAL,
		RECORD_APART, RECORD_ATTENDANCE, RECORD_OUTSIDE, RECORD_FILLED, RECORD_PARTICULAR};
	enum status status;

	for (int i = 0; i <= PLAYERS_MOST; i++)
		renamed[i] = i;
	if (app_last_published(app_event(app), app->section) == 0 &&
		ranking_is_automatic(app_event(app), app->section)) {
		status = renumber_others(app, pin, renamed, action);
	} else {
		status = action_remove(action, app_event(app),
			(struct record_key){RECORD_PLAYER, {app->section, pin}});
		for (size_t i = 0; status == STATUS_OK && i < sizeof(kinds) / sizeof(kinds[0]); i++)
			status = remove_rows(app, kinds[i], pin, action);
		renamed[pin] = 0;
		if (status == STATUS_OK)
			status = prize_list_follow(action, app_event(app), app->section, renamed);
	}
	return status == STATUS_OK ? reseat(app, pin, renamed, action) : status;
}

/* Whoever stands on a published board, or plays one from outside, has met somebody or had a bye. */
static enum status check_no_game(
	const struct app *app, const struct player *player, struct error *error)
{
	const struct event *event = app_event(app);
	const int last = app_last_published(event, app->section);
	int count;
	const struct record *rows = event_range(event, RECORD_OUTSIDE, app->section, 0, &count);
	struct game game;

	for (int round = 1; round <= last; round++)
		if (game_of(event, app->section, round, player->pin, &game))
			return app_fail(error, STATUS_REFUSED,
				"%d %s %s in %s %d: withdraw him, his card stays in the event.%s",
				player->pin, player->name,
				!game.bye ? "has a game"
					  : vocabulary_of(event, app->section)->had_bye,
				vocabulary_of(event, app->section)->round_small, round,
				app_player_alike(app, player->pin, 0)
					? " If he is in twice, join the two: players EVENT join."
					: "");
	for (; count > 0; count--, rows++)
		if (last > 0 &&
			(rows->as.outside.white == player->pin ||
				rows->as.outside.black == player->pin))
			return app_fail(error, STATUS_REFUSED,
				"%d %s has a game outside the competition: withdraw him, his card stays in the event.",
				player->pin, player->name);
	return STATUS_OK;
}

static enum status build_remove(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	int pin = *(const int *)what;
	const struct player *player = event_player(app_event(app), app->section, pin);
	enum status status;
	int *renamed;

	if (!player)
		return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", pin);
	status = check_no_game(app, player, error);
	if (status != STATUS_OK)
		return status;
	status = STATUS_NO_MEMORY;
	words_put(action->label, sizeof(action->label), "Player removed: %s", player->name);
	renamed = calloc(PLAYERS_MOST + 1, sizeof(*renamed));
	if (renamed)
		status = take_out(app, pin, renamed, action);
	free(renamed);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_may_remove(struct app *app, int pin, struct error *error)
{
	return app_try(app, build_remove, &pin, error);
}

enum status app_player_remove(struct app *app, int pin, struct error *error)
{
	return app_run(app, build_remove, &pin, error);
}
