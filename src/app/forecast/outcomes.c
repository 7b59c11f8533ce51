/* The ways in which the open games of a round can end, as inputs of the next draw. */
#include "config.h"

#include "app/forecast/outcomes.h"

#include <string.h>

#include "app/event/state.h"
#include "app/round/result.h"
#include "core/board_result.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "pairing/book/traits.h"

/* Drawn first: it is the outcome that has number 0. */
static const enum result results[FORECAST_RESULTS] = {RESULT_WHITE, RESULT_DRAW, RESULT_BLACK};
static const int order[FORECAST_RESULTS] = {1, 0, 2};

/*
 * The round that is being played, or the one before while games of it or of an earlier one are
 * open; 0 after a message.
 */
static enum status find_round(const struct app *app, int *round, struct error *error)
{
	const struct event *event = app_event(app);
	const int rounds = event_section(event, app->section)->rounds;
	const char *called = vocabulary_of(event, app->section)->round;

	*round = app_round(app);
	if (event_is_season(event, app->section))
		return app_fail(error, STATUS_REFUSED,
			"A club season has no forecast: who plays in the next evening is known when they are there.");
	if (app_round_state(event, app->section, *round) < ROUND_PUBLISHED && *round > 1 &&
		player_has_open(event, app->section, 0, *round - 1))
		--*round;
	if (app_round_state(event, app->section, *round) < ROUND_PUBLISHED)
		return app_fail(error, STATUS_REFUSED,
			"%s %d is not published: a forecast is made while its games are played.",
			called, *round);
	if (*round >= rounds)
		return app_fail(error, STATUS_REFUSED,
			"%s %d is the last one: no draw comes after it.", called, *round);
	return STATUS_OK;
}

/* Those of a round, as far as there is room; returns how many there are. */
static int gather_games(const struct app *app, int round, struct outcomes *outcomes)
{
	int found = 0;
	struct game game;

	for (int number = 1; game_find(app_event(app), app->section, round, number, &game);
		number++) {
		if (game.bye || (game.result != RESULT_NONE && !game.open))
			continue;
		found++;
		if (outcomes->ngames < FORECAST_GAMES_MOST)
			outcomes->games[outcomes->ngames++] =
				(struct game_ends){.round = round, .game = game};
	}
	return found;
}

static enum status find_games(
	const struct app *app, int round, struct outcomes *outcomes, struct error *error)
{
	const char *called = vocabulary_of(app_event(app), app->section)->round;
	int earlier = 0, unfinished;

	for (int before = 1; before < round; before++)
		earlier += gather_games(app, before, outcomes);
	unfinished = earlier + gather_games(app, round, outcomes);

	if (unfinished == 0)
		return app_fail(error, STATUS_REFUSED,
			"%s %d has no open game: p, or pair EVENT, draws the next one.", called,
			round);
	if (unfinished > FORECAST_GAMES_MOST)
		return app_fail(error, STATUS_REFUSED,
			"%s %d has %d open games%s: a forecast is made when they are %d or fewer.",
			called, round, unfinished,
			earlier > 0 ? ", with those of earlier rounds" : "", FORECAST_GAMES_MOST);
	return STATUS_OK;
}

/* The event as it would be if all these games ended so. */
static enum status end_games(struct app *app, const struct outcomes *outcomes, enum result result,
	struct event *event, struct error *error)
{
	struct app on = {.store = app->store, .section = app->section, .trial = event};
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < outcomes->ngames; i++) {
		enum result was;
		const struct result_order order_of = {outcomes->games[i].round,
			outcomes->games[i].game.number, result, outcomes->games[i].game.open, &was,
			false};
		struct action action;

		action_init(&action);
		status = result_build(&on, &order_of, &action, error);
		app_forget(&on);
		if (status == STATUS_OK && action_apply(&action, event) != STATUS_OK)
			status = app_fail_plain(error, STATUS_NO_MEMORY);
		action_done(&action);
	}
	return status;
}

/* The next round as it would be drawn then. */
static enum status translate_ended(struct app *app, const struct outcomes *outcomes,
	enum result result, struct translation *cards, struct error *error)
{
	struct event event;
	enum status status = event_copy(app_event(app), &event);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = end_games(app, outcomes, result, &event, error);
	if (status == STATUS_OK)
		status = translate_round(&event, app->section, outcomes->round, cards, error);
	event_done(&event);
	return status;
}

/* What a result gives a side, from the cards of a next round before which all games ended so. */
static void read_side(
	struct game_side *side, const struct translation *cards, int pin, int round, int r)
{
	side->player = translate_index(cards, pin);
	if (side->player < 0)
		return;
	side->record[r] = cards->players[side->player].games[round - 1];
}

/* Does it make a difference to the draw? Who is not in it has no part in the scores. */
static bool is_same(const struct translation *cards, const struct game_ends *ends, int a, int b)
{
	for (int s = 0; s < 2; s++) {
		const struct game_side *side = &ends->sides[s];

		if (side->player >= 0 && !cards->players[side->player].absent &&
			side->record[a].points != side->record[b].points)
			return false;
	}
	return true;
}

/* In a table of rounds the scores count for nothing: all ends are one. */
static void count_ends(const struct translation *cards, struct game_ends *ends)
{
	const bool table = cards->book->traits->groups == PAIRING_GROUPS_TABLE;

	ends->count = 0;
	for (int i = 0; i < FORECAST_RESULTS; i++) {
		int end = 0;

		while (end < ends->count && !table &&
			!is_same(cards, ends, order[i], ends->result_of[end]))
			end++;
		ends->end_of[order[i]] = end;
		if (end == ends->count)
			ends->result_of[ends->count++] = order[i];
	}
}

static enum status read_results(struct app *app, struct outcomes *outcomes, struct error *error)
{
	enum status status = STATUS_OK;

	for (int i = FORECAST_RESULTS - 1; status == STATUS_OK && i >= 0; i--) {
		const int r = order[i];

		translation_done(&outcomes->cards);
		status = translate_ended(app, outcomes, results[r], &outcomes->cards, error);
		for (int g = 0; status == STATUS_OK && g < outcomes->ngames; g++) {
			struct game_ends *ends = &outcomes->games[g];

			read_side(&ends->sides[0], &outcomes->cards, ends->game.white, ends->round,
				r);
			read_side(&ends->sides[1], &outcomes->cards, ends->game.black, ends->round,
				r);
		}
	}
	return status;
}

/* Is anybody seated at all? */
static enum status check_somebody(const struct outcomes *outcomes, struct error *error)
{
	const struct pairing_input *input = &outcomes->cards.input;
	int seated = -outcomes->cards.sitting;

	for (int i = 0; i < input->count; i++)
		seated += !input->players[i].absent;
	if (seated > 0)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"Nobody is left to pair in round %d: all are withdrawn or away.", outcomes->round);
}

enum status outcomes_find(struct app *app, struct outcomes *outcomes, struct error *error)
{
	struct outcomes found = {.count = 1};
	int round;
	enum status status = find_round(app, &round, error);

	found.round = round + 1;
	if (status == STATUS_OK)
		status = find_games(app, round, &found, error);
	if (status == STATUS_OK)
		status = read_results(app, &found, error);
	if (status == STATUS_OK)
		status = check_somebody(&found, error);
	if (status != STATUS_OK) {
		outcomes_done(&found);
		return status;
	}
	for (int g = 0; g < found.ngames; g++) {
		count_ends(&found.cards, &found.games[g]);
		found.count *= found.games[g].count;
	}
	*outcomes = found;
	return STATUS_OK;
}

void outcomes_done(struct outcomes *outcomes)
{
	translation_done(&outcomes->cards);
}

/* He may have another open game: only what this one gives changes. */
static void set_side(struct translation *cards, const struct game_side *side, int round, int result)
{
	const size_t rounds = (size_t)cards->input.round - 1;
	struct pairing_game *game;

	if (side->player < 0)
		return;
	game = &cards->games[(size_t)side->player * rounds + (size_t)round - 1];
	cards->players[side->player].score += side->record[result].points - game->points;
	*game = side->record[result];
}

void outcomes_set(struct outcomes *outcomes, int outcome, int ends[FORECAST_GAMES_MOST])
{
	for (int g = 0; g < outcomes->ngames; g++) {
		const struct game_ends *game = &outcomes->games[g];

		ends[g] = outcome % game->count;
		outcome /= game->count;
		for (int s = 0; s < 2; s++)
			set_side(&outcomes->cards, &game->sides[s], game->round,
				game->result_of[ends[g]]);
	}
}
