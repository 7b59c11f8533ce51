/* Games outside the competition of a club season. */
#include "config.h"

#include <string.h>

#include "app/event/state.h"
#include "app/words/words.h"
#include "core/known_books.h"
#include "core/season.h"

struct outside_order {
	const struct app_outside *game;
	int *number;
};

static enum status check(const struct app *app, const struct app_outside *game, struct error *error)
{
	const struct event *event = app_event(app);
	const int pins[] = {game->white, game->black};

	if (!event_is_season(event, app->section))
		return app_fail(error, STATUS_REFUSED,
			"Games outside the competition are recorded in club seasons (--system %s).",
			SEASON_SYSTEM);
	if (game->evening < 1 || game->evening > event_section(event, app->section)->rounds)
		return app_fail(error, STATUS_BAD_INPUT, "The season has evenings 1 to %d, not %d.",
			event_section(event, app->section)->rounds, game->evening);
	for (int i = 0; i < 2; i++)
		if (!event_player(event, app->section, pins[i]))
			return app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", pins[i]);
	if (game->white == game->black)
		return app_fail(error, STATUS_BAD_INPUT, "Nobody plays himself.");
	if (game->result < RESULT_NONE || game->result >= RESULT_BYE)
		return app_fail(
			error, STATUS_BAD_INPUT, "That is no result of a game between two.");
	return STATUS_OK;
}

/* The number of this game: theirs without a result, or the next free one; 0: none is left. */
static int number_of(const struct event *event, int section, const struct app_outside *game)
{
	int count, last;
	const struct record *rows =
		event_range(event, RECORD_OUTSIDE, section, game->evening, &count);

	for (int i = 0; i < count; i++) {
		const struct outside *row = &rows[i].as.outside;

		if (row->white == game->white && row->black == game->black &&
			row->result == RESULT_NONE)
			return row->number;
	}
	last = count > 0 ? rows[count - 1].as.outside.number : 0;
	return last < PLAYERS_MOST ? last + 1 : 0;
}

static enum status build_put(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct outside_order *order = what;
	const struct app_outside *game = order->game;
	char white[WHO_SIZE], black[WHO_SIZE];
	const struct record *old;
	struct record row;
	enum status status = check(app, game, error);

	if (status != STATUS_OK)
		return status;
	*order->number = number_of(app_event(app), app->section, game);
	if (*order->number == 0)
		return app_fail(error, STATUS_REFUSED,
			"Evening %d has no room for another game outside.", game->evening);
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_OUTSIDE;
	row.as.outside = (struct outside){app->section, game->evening, *order->number, game->white,
		game->black, game->result, game->rated};
	old = event_find(app_event(app), record_key_of(&row));
	if (old) /* told before the game, not with its result */
		row.as.outside.rated = old->as.outside.rated;
	words_who(app_event(app), app->section, game->white, white);
	words_who(app_event(app), app->section, game->black, black);
	words_put(action->label, sizeof(action->label), "Outside, evening %d: %s %s %s",
		game->evening, white,
		game->result == RESULT_NONE ? "v" : result_notation(game->result), black);
	status = action_put(action, app_event(app), &row);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_outside_put(
	struct app *app, const struct app_outside *game, int *number, struct error *error)
{
	int made = 0;
	struct outside_order order = {game, &made};
	enum status status = app_run(app, build_put, &order, error);

	if (status == STATUS_OK)
		*number = made;
	return status;
}

static enum status build_remove(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct record_key *key = what;
	enum status status;

	if (!event_find(app_event(app), *key))
		return app_fail(error, STATUS_NOT_FOUND, "Evening %d has no game %d outside.",
			key->part[1], key->part[2]);
	words_put(action->label, sizeof(action->label), "Outside, evening %d: game %d taken out",
		key->part[1], key->part[2]);
	status = action_remove(action, app_event(app), *key);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_outside_remove(struct app *app, int evening, int number, struct error *error)
{
	const struct record_key key = {RECORD_OUTSIDE, {app->section, evening, number}};

	return app_run(app, build_remove, &key, error);
}
