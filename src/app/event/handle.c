/* What an open event answers about itself: its records, its round, whether it may be written. */
#include "config.h"

#include "app/event/open_games.h"
#include "app/event/state.h"
#include "core/game.h"
#include "core/vocabulary.h"

const struct event *app_event(const struct app *app)
{
	return app->trial ? app->trial : store_event(app->store);
}

int app_section(const struct app *app)
{
	return app->section;
}

int app_round(const struct app *app)
{
	int rounds = event_section(app_event(app), app->section)->rounds;
	int current = event_current_round(app_event(app), app->section);

	return current > rounds ? rounds : current;
}

bool app_read_only(const struct app *app)
{
	return store_read_only(app->store);
}

const char *app_damage(const struct app *app)
{
	return app->store ? store_damage(app->store) : NULL;
}

bool app_found_full(const struct app *app)
{
	return store_found_full(app->store);
}

const char *app_read_only_why(const struct app *app)
{
	if (app_damage(app))
		return store_saved(app->store) ? "it is damaged, go on with its copy"
					       : "it is damaged, go on with the last copy";
	return store_found_full(app->store) ? "the disk is full, make room and open it again"
					    : "the file cannot be written";
}

unsigned app_reads(const struct app *app)
{
	return app->reads;
}

enum round_state app_round_state(const struct event *event, int section, int round)
{
	const struct round *row = event_round(event, section, round);

	return row ? (enum round_state)row->state : ROUND_LAID_OUT;
}

int app_last_published(const struct event *event, int section)
{
	int round = event_last_round(event, section);

	while (round > 0 && app_round_state(event, section, round) < ROUND_PUBLISHED)
		round--;
	return round;
}

enum status app_refuse_complete(const struct app *app, int rounds, struct error *error)
{
	const char *what = vocabulary_of(app_event(app), app->section)->round_small;

	if (rounds == 1)
		return app_fail(error, STATUS_REFUSED, "The only %s is complete.", what);
	return app_fail(error, STATUS_REFUSED, "All %d %ss are complete.", rounds, what);
}

enum status app_refuse_board(const struct app *app, int round, int board, struct error *error)
{
	const struct event *event = app_event(app);
	const int count = game_count(event, app->section, round);
	const char *called = vocabulary_of(event, app->section)->round;

	if (count == 0)
		return app_fail(error, STATUS_NOT_FOUND, "%s %d has no board %d, nor another.",
			called, round, board);
	if (count == 1)
		return app_fail(error, STATUS_NOT_FOUND, "%s %d has no board %d, only board 1.",
			called, round, board);
	return app_fail(error, STATUS_NOT_FOUND, "%s %d has no board %d: they are 1 to %d.", called,
		round, board, count);
}

enum status app_require_unpublished(const struct app *app, struct error *error)
{
	const struct event *event = app_event(app);
	const int round = event_current_round(event, app->section);

	if (round > event_section(event, app->section)->rounds)
		return app_refuse_complete(app, round - 1, error);
	if (app_round_state(event, app->section, round) < ROUND_PUBLISHED)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"%s %d is published: nothing of its draw can change unless it is taken back.",
		vocabulary_of(event, app->section)->round, round);
}

enum status app_require_draft(const struct app *app, struct error *error)
{
	const struct event *event = app_event(app);
	int round = event_current_round(event, app->section);
	char open[ERROR_TEXT];

	if (round > event_section(event, app->section)->rounds)
		return app_refuse_complete(app, round - 1, error);
	if (app_round_state(event, app->section, round) < ROUND_PUBLISHED)
		return STATUS_OK;
	open_games_words(event, app->section, round, open, sizeof(open));
	return app_fail(error, STATUS_REFUSED, "%s", open);
}
