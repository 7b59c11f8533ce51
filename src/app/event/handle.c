/* What an open event answers about itself: its records, its round, whether it may be written. */
#include "config.h"

#include <limits.h>

#include "app/event/open_games.h"
#include "app/event/state.h"
#include "app/words/put.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/text/text.h"
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
		return store_go_on(app->store) ? store_go_on(app->store)
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

int app_board_label(const struct app *app, int round, int number)
{
	return board_label(app_event(app), app->section, round, number);
}

/* Is it the label of a board, or of one at which nobody plays? */
static bool is_label(const struct app *app, int round, int label, bool bye)
{
	const int number = board_of_label(app_event(app), app->section, round, label);
	struct game game;

	return number > 0 && game_find(app_event(app), app->section, round, number, &game) &&
		game.bye == bye;
}

/*
 * "41 to 60", or with a board that is fixed elsewhere "41 to 44, 46 to 60, 100"; or of those at
 * which nobody plays. Returns how many they are.
 */
static int list_labels(
	const struct app *app, int round, int count, bool bye, char *text, size_t size)
{
	int least = INT_MAX, most = 0, from = 0, listed = 0;
	struct line line;

	for (int number = 1; number <= count; number++) {
		const int label = app_board_label(app, round, number);

		least = label < least ? label : least;
		most = label > most ? label : most;
	}
	line_init(&line, text, size);
	for (int label = least; label <= most + 1; label++) {
		const bool there = label <= most && is_label(app, round, label, bye);

		listed += there;
		if (there && from == 0)
			from = label;
		if (there || from == 0)
			continue;
		line_text(&line, line.length > 0 ? ", " : "");
		line_int(&line, from);
		line_text(&line, from < label - 1 ? " to " : "");
		if (from < label - 1)
			line_int(&line, label - 1);
		from = 0;
	}
	return listed;
}

/* ", and 5 stands for who has the bye": by its label he is found as a board is; "": nobody has. */
static void put_bye_labels(const struct app *app, int round, int count, char *text, size_t size)
{
	char labels[100];
	const int byes = list_labels(app, round, count, true, labels, sizeof(labels));

	text[0] = '\0';
	if (byes > 0)
		words_put(text, size, ", and %s %s for who %s", labels,
			byes == 1 ? "stands" : "stand",
			vocabulary_of(app_event(app), app->section)->has_bye);
}

static enum status refuse_label(const struct app *app, int round, int label, struct error *error)
{
	const struct event *event = app_event(app);
	const int count = game_count(event, app->section, round);
	const char *called = vocabulary_of(event, app->section)->round;
	char labels[100], byes[160];
	int boards;

	if (count == 0)
		return app_fail(error, STATUS_NOT_FOUND, "%s %d has no board %d, nor another.",
			called, round, label);
	boards = list_labels(app, round, count, false, labels, sizeof(labels));
	put_bye_labels(app, round, count, byes, sizeof(byes));
	if (boards < 2)
		return app_fail(error, STATUS_NOT_FOUND, "%s %d has no board %d, %s%s%s.", called,
			round, label, boards == 0 ? "nor another" : "only board ", labels, byes);
	return app_fail(error, STATUS_NOT_FOUND, "%s %d has no board %d: they are %s%s.", called,
		round, label, labels, byes);
}

enum status app_refuse_board(const struct app *app, int round, int board, struct error *error)
{
	return refuse_label(app, round, app_board_label(app, round, board), error);
}

enum status app_find_board(
	const struct app *app, int round, int label, int *number, struct error *error)
{
	const int found = board_of_label(app_event(app), app->section, round, label);

	if (found == 0)
		return refuse_label(app, round, label, error);
	*number = found;
	return STATUS_OK;
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
