/* The pairing box of a round, from the cards as the rule book sees them. */
#include "config.h"

#include "app/position/groups.h"

#include <stdlib.h>

#include "app/event/open_games.h"
#include "app/position/position.h"
#include "core/all_play_all.h"
#include "core/season.h"

static enum colour due_of(const struct position *position, int index)
{
	const struct pairing_claim claim = pairing_claim_of(
		position->cards.players[index].games, position->cards.input.round - 1);

	return claim.due == PAIRING_WHITE    ? COLOUR_WHITE
		: claim.due == PAIRING_BLACK ? COLOUR_BLACK
					     : COLOUR_NONE;
}

/* Who comes in later has no card yet. */
static bool is_here(const struct app *app, const struct position *position, int pin)
{
	const struct player *player = event_player(position->event, app->section, pin);

	return player &&
		(player->enters <= position->round ||
			event_board_of(position->event, app->section, position->round, pin));
}

static enum status gather_seekers(
	const struct app *app, const struct position *position, struct seekers *made)
{
	const struct translation *cards = &position->cards;
	const struct rollcall roll =
		event_rollcall(position->event, app->section, position->round - 1);

	made->round = position->round;
	made->possible2 = roll.possible2;
	made->rows = calloc((size_t)cards->input.count + 1, sizeof(*made->rows));
	if (!made->rows)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < cards->input.count; i++) {
		const int pin = cards->pin_of[i];
		struct seeker *row = &made->rows[made->count];

		if (!is_here(app, position, pin))
			continue;
		*row = (struct seeker){.pin = pin,
			.score2 = cards->scores[i],
			.points2 = event_points2(
				position->event, app->section, pin, position->round - 1),
			.due = due_of(position, i),
			.left = !event_takes_part(
				position->event, app->section, pin, position->round)};
		made->points2 += row->points2;
		made->count++;
	}
	return seekers_sort(made);
}

/* Who stands in a score group is known when the round before is complete. */
static enum status require_results(const struct app *app, int round, struct error *error)
{
	const struct event *event = app_event(app);
	const int last = app_last_published(event, app->section);
	char open[ERROR_TEXT];

	if (round <= last || last == 0 ||
		app_round_state(event, app->section, last) == ROUND_COMPLETE)
		return STATUS_OK;
	open_games_words(event, app->section, last, open, sizeof(open));
	return app_fail(error, STATUS_REFUSED, "%s", open);
}

enum status app_seekers(struct app *app, int round, struct seekers *seekers, struct error *error)
{
	struct position *position;
	struct seekers made = {.count = 0};
	enum status status;

	if (event_is_season(app_event(app), app->section))
		return app_fail(error, STATUS_REFUSED,
			"A club evening has no score groups: everybody stands in one list.");
	if (event_is_all_play_all(app_event(app), app->section))
		return app_fail(error, STATUS_REFUSED,
			"An all-play-all has no score groups: boards and colours stand in its table.");
	status = require_results(app, round, error);
	if (status == STATUS_OK)
		status = position_at(app, round, &position, error);
	if (status != STATUS_OK)
		return status;
	status = gather_seekers(app, position, &made);
	if (status != STATUS_OK) {
		seekers_done(&made);
		return app_fail_plain(error, status);
	}
	*seekers = made;
	return STATUS_OK;
}
