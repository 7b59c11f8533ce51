/*
 * Two entries of one player become one: the games of the second go to the first, and the second
 * leaves the list.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/ranking.h"
#include "app/event/state.h"
#include "app/players/players.h"
#include "app/round/unseat.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/history.h"
#include "core/prizes/prize_list.h"
#include "core/season.h"
#include "core/vocabulary.h"

struct unite_order {
	int stays, goes;
};

/* What a player has in a round. */
enum has { HAS_NOTHING, HAS_NO_POINTS, HAS_POINTS, HAS_GAME };

static enum has has_in(const struct event *event, int section, int pin, int round)
{
	const struct booking *booking = event_booking(event, section, pin, round);
	struct game game;

	if (game_of(event, section, round, pin, &game))
		return HAS_GAME;
	if (!booking)
		return HAS_NOTHING;
	return booking->kind == BOOKING_ZERO ? HAS_NO_POINTS : HAS_POINTS;
}

static bool is_played(const struct event *event, int section, int pin, int round)
{
	return history_of(event, section, pin, round).kind == HISTORY_PLAYED;
}

/* Nobody has two things with points in one round. */
static enum status check_rounds(
	const struct app *app, const struct unite_order *order, struct error *error)
{
	const struct event *event = app_event(app);
	const int last = app_last_published(event, app->section);
	char one[WHO_SIZE], other[WHO_SIZE];

	words_who(event, app->section, order->stays, one);
	words_who(event, app->section, order->goes, other);
	if (last == 0)
		return app_fail(error, STATUS_REFUSED,
			"No %s is published: %s has no game, take that entry out (players EVENT remove %d).",
			vocabulary_of(event, app->section)->round_small, other, order->goes);
	for (int round = 1; round <= last; round++) {
		const enum has first = has_in(event, app->section, order->stays, round);
		const enum has second = has_in(event, app->section, order->goes, round);

		if (first < HAS_POINTS || second < HAS_POINTS)
			continue;
		return app_fail(error, STATUS_REFUSED,
			is_played(event, app->section, order->stays, round) &&
					is_played(event, app->section, order->goes, round)
				? "%s and %s both played in %s %d: they are two."
				: "%s and %s both have points from %s %d: they cannot be one.",
			one, other, vocabulary_of(event, app->section)->round_small, round);
	}
	return STATUS_OK;
}

static int round_of(const struct record *row)
{
	switch (row->kind) {
	case RECORD_BOOKING:
		return row->as.booking.round;
	case RECORD_BOARD:
		return row->as.board.round;
	case RECORD_HAND:
		return row->as.hand.round;
	case RECORD_VIRTUAL:
		return row->as.virtual_points.round;
	case RECORD_ATTENDANCE:
		return row->as.attendance.round;
	default:
		return 0;
	}
}

/* Is what the row says of the second not to be said of the first? */
static bool gives_way(const struct app *app, const struct record *row, const struct record *renamed,
	const struct unite_order *order)
{
	const struct event *event = app_event(app);
	const int round = round_of(row);
	const enum has first =
		round ? has_in(event, app->section, order->stays, round) : HAS_NOTHING;

	if (row->kind == RECORD_APART && renamed->as.apart.pin == renamed->as.apart.other)
		return true;
	if (row->kind == RECORD_HAND && round > app_last_published(event, app->section))
		return true; /* a draft is drawn anew */
	if (row->kind == RECORD_BOOKING)
		return first == HAS_GAME || first == HAS_POINTS ||
			(first == HAS_NO_POINTS && row->as.booking.kind == BOOKING_ZERO);
	if (row->kind == RECORD_VIRTUAL || row->kind == RECORD_ATTENDANCE)
		return event_find(event, record_key_of(renamed)) &&
			has_in(event, app->section, order->goes, round) != HAS_GAME;
	return event_find(event, record_key_of(renamed)) && row->kind != RECORD_BOARD &&
		row->kind != RECORD_OUTSIDE && row->kind != RECORD_BOOKING;
}

static enum status rename_kind(const struct app *app, enum record_kind kind, const int *pins,
	const struct unite_order *order, struct action *action)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, kind, app->section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct record renamed = rows[i];

		if (!record_names(&rows[i], order->goes) ||
			(kind == RECORD_BOARD &&
				round_of(&rows[i]) > app_last_published(event, app->section)))
			continue;
		ranking_rename(&renamed, pins);
		if (kind != RECORD_BOARD && kind != RECORD_OUTSIDE)
			status = action_remove(action, event, record_key_of(&rows[i]));
		if (status == STATUS_OK && !gives_way(app, &rows[i], &renamed, order))
			status = action_put(action, event, &renamed);
	}
	return status;
}

/* He was not there where only one of the two entries had a place: that of the other counts. */
static enum status drop_absences(
	const struct app *app, const struct unite_order *order, struct action *action)
{
	const struct event *event = app_event(app);
	const int last = app_last_published(event, app->section);
	enum status status = STATUS_OK;

	for (int round = 1; status == STATUS_OK && round <= last; round++)
		if (has_in(event, app->section, order->goes, round) == HAS_GAME &&
			event_booking(event, app->section, order->stays, round))
			status = action_remove(action, event,
				(struct record_key){
					RECORD_BOOKING, {app->section, order->stays, round}});
	return status;
}

/* What one entry leaves open the other one may know. */
static void fill_in(struct player *player, const struct player *from)
{
	if (!player->grade)
		player->grade = from->grade;
	if (!player->club[0])
		memcpy(player->club, from->club, sizeof(player->club));
	if (!player->title[0])
		memcpy(player->title, from->title, sizeof(player->title));
	if (!player->fide[0])
		memcpy(player->fide, from->fide, sizeof(player->fide));
	if (!player->federation[0])
		memcpy(player->federation, from->federation, sizeof(player->federation));
	if (!player->born[0])
		memcpy(player->born, from->born, sizeof(player->born));
	if (player->sex == SEX_UNKNOWN)
		player->sex = from->sex;
}

/* The one player, in from the first round of either to the last of either. */
static enum status put_player(const struct app *app, const struct unite_order *order,
	struct player *player, struct action *action)
{
	const struct player *goes = event_player(app_event(app), app->section, order->goes);
	struct record row;
	enum status status;

	*player = *event_player(app_event(app), app->section, order->stays);
	fill_in(player, goes);
	if (goes->enters < player->enters)
		player->enters = goes->enters;
	if (goes->leaves == 0 || (player->leaves != 0 && goes->leaves > player->leaves))
		player->leaves = goes->leaves;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_PLAYER;
	row.as.player = *player;
	status = action_put(action, app_event(app), &row);
	if (status == STATUS_OK)
		status = action_remove(action, app_event(app),
			(struct record_key){RECORD_PLAYER, {app->section, order->goes}});
	return status;
}

/* A published round in which neither entry had anything. */
static enum status put_absences(const struct app *app, const struct unite_order *order,
	const struct player *player, struct action *action)
{
	const struct event *event = app_event(app);
	const int last = app_last_published(event, app->section);
	enum status status = STATUS_OK;

	for (int round = player->enters; status == STATUS_OK && round <= last; round++) {
		struct record row;

		if ((player->leaves && round >= player->leaves) ||
			event_is_season(event, app->section) ||
			has_in(event, app->section, order->stays, round) != HAS_NOTHING ||
			has_in(event, app->section, order->goes, round) != HAS_NOTHING)
			continue;
		memset(&row, 0, sizeof(row));
		row.kind = RECORD_BOOKING;
		row.as.booking = (struct booking){app->section, player->pin, round, BOOKING_ZERO};
		status = action_put(action, event, &row);
	}
	return status;
}

static enum status unite(const struct app *app, const struct unite_order *order, const int *pins,
	struct action *action)
{
	static const enum record_kind kinds[] = {RECORD_BOOKING, RECORD_BOARD, RECORD_MARK,
		RECORD_HAND, RECORD_VIRTUAL, RECORD_APART, RECORD_ATTENDANCE, RECORD_OUTSIDE,
		RECORD_FILLED, RECORD_PARTICULAR};
	const int current = event_current_round(app_event(app), app->section);
	struct player player;
	enum status status = STATUS_OK;

	if (app_round_state(app_event(app), app->section, current) < ROUND_PUBLISHED)
		status = unseat(app, order->goes, current, action);
	if (status == STATUS_OK)
		status = drop_absences(app, order, action);
	for (size_t i = 0; status == STATUS_OK && i < sizeof(kinds) / sizeof(kinds[0]); i++)
		status = rename_kind(app, kinds[i], pins, order, action);
	if (status == STATUS_OK)
		status = prize_list_follow(action, app_event(app), app->section, pins);
	if (status == STATUS_OK)
		status = put_player(app, order, &player, action);
	return status == STATUS_OK ? put_absences(app, order, &player, action) : status;
}

static enum status build_unite(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct unite_order *order = what;
	const struct player *stays = event_player(app_event(app), app->section, order->stays);
	const struct player *goes = event_player(app_event(app), app->section, order->goes);
	int *pins;
	enum status status;

	if (!stays || !goes)
		return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.",
			stays ? order->goes : order->stays);
	if (stays == goes)
		return app_fail(error, STATUS_REFUSED,
			"%d %s is one entry: name the one that stays, then the other.", stays->pin,
			stays->name);
	status = check_rounds(app, order, error);
	if (status != STATUS_OK)
		return status;
	words_put(action->label, sizeof(action->label), "Double entry: %d %.40s is %d %.40s",
		goes->pin, goes->name, stays->pin, stays->name);
	pins = calloc(PLAYERS_MOST + 1, sizeof(*pins));
	if (!pins)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; i <= PLAYERS_MOST; i++)
		pins[i] = i;
	pins[order->goes] = order->stays;
	status = unite(app, order, pins, action);
	free(pins);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_player_unite(struct app *app, int stays, int goes, struct error *error)
{
	const struct unite_order order = {stays, goes};

	return app_run(app, build_unite, &order, error);
}
