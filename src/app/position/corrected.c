/* Draws that were made from scores which a correction has changed since. */
#include "config.h"

#include <string.h>

#include "app/position/position.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/game.h"
#include "core/history.h"
#include "core/vocabulary.h"

/* What a game of then is now. */
enum { GAME_SAME, GAME_OTHER, GAME_RESCORED };

/* For this player of it: other colours or another opponent, or another result of his. */
static int compare_for(
	const struct game *was, int pin, const struct event *now, int section, int round)
{
	struct game is;

	if (!game_of(now, section, round, pin, &is))
		return GAME_SAME;
	if (game_result_of(was, pin) != game_result_of(&is, pin))
		return GAME_RESCORED;
	return was->white != is.white || was->black != is.black ? GAME_OTHER : GAME_SAME;
}

static int compare_game(
	const struct event *then, const struct event *now, int section, int round, int number)
{
	struct game was;
	int white = GAME_SAME, black = GAME_SAME;

	if (!game_find(then, section, round, number, &was))
		return GAME_SAME;
	if (was.white)
		white = compare_for(&was, was.white, now, section, round);
	if (was.black)
		black = compare_for(&was, was.black, now, section, round);
	return white > black ? white : black;
}

/* The most that a game of the rounds before has changed. */
static int compare_since(const struct app *app, const struct event *then, int round)
{
	int most = GAME_SAME;

	for (int before = 1; before < round && most < GAME_RESCORED; before++)
		for (int number = game_count(then, app->section, before);
			number > 0 && most < GAME_RESCORED; number--) {
			const int change =
				compare_game(then, app_event(app), app->section, before, number);

			most = change > most ? change : most;
		}
	return most;
}

/* Has somebody another past now: colours turned, others met, a bye that he missed? */
static bool has_other_past(
	const struct event *then, const struct event *now, int section, int round)
{
	int count;
	const struct record *row = event_range(now, RECORD_PLAYER, section, 0, &count);

	for (; count > 0; count--, row++) {
		const int pin = row->as.player.pin;

		for (int before = 1; event_player(then, section, pin) && before < round; before++) {
			const struct history was = history_of(then, section, pin, before);
			const struct history is = history_of(now, section, pin, before);

			if (was.kind != is.kind || was.opponent != is.opponent ||
				was.colour != is.colour || was.points2 != is.points2)
				return true;
		}
	}
	return false;
}

/* A draft is seen from today's event: what it was proposed from is in the journal. */
static bool is_corrected_draft(struct app *app, int round)
{
	struct error error;
	struct event then;
	bool found, corrected;

	if (app->trial || drawn_draft_event(app, round, &then, &found, &error) != STATUS_OK ||
		!found)
		return false;
	corrected = has_other_past(&then, app_event(app), app->section, round);
	event_done(&then);
	return corrected;
}

static void look_back(struct app *app, struct position *position)
{
	int most = GAME_SAME;

	if (position->corrected.known)
		return;
	if (position->from != DRAWN_NOW)
		most = compare_since(app, position->event, position->round);
	else if (is_corrected_draft(app, position->round))
		most = GAME_RESCORED;
	position->corrected.known = true;
	position->corrected.yes = most == GAME_RESCORED;
	position->otherwise = most == GAME_OTHER;
}

bool position_is_corrected(struct app *app, struct position *position)
{
	look_back(app, position);
	return position->corrected.yes;
}

bool position_is_otherwise(struct app *app, struct position *position)
{
	look_back(app, position);
	return position->otherwise;
}

static bool was_open(const struct event *then, int section, int round, int board)
{
	struct game was;

	return game_find(then, section, round, board, &was) && was.open;
}

/* Was this later round drawn from another result of this board? */
static bool drawn_with_another(struct app *app, int later, int round, int board, bool *guess)
{
	const struct event *now = app_event(app);
	struct error error;
	struct event then;
	enum drawn_from from;
	bool found = true, another;
	enum status status;

	if (app_round_state(now, app->section, later) >= ROUND_PUBLISHED)
		status = drawn_event(app, later, 0, &then, &from, &error);
	else
		status = drawn_draft_event(app, later, &then, &found, &error);
	if (status != STATUS_OK || !found)
		return false;
	another = compare_game(&then, now, app->section, round, board) == GAME_RESCORED;
	*guess = *guess || (another && was_open(&then, app->section, round, board));
	event_done(&then);
	return another;
}

/* "Rounds 2, 3 and 5 were drawn with the old result; the draws stand." */
static void standing_words(
	const char *name, const int *rounds, int count, const char *with, char *text, size_t size)
{
	char list[4 * ROUNDS_MOST];

	words_numbers(rounds, count, list, sizeof(list));
	if (count > 0)
		words_put(text, size, "%s%s %s %s drawn with %s; the draw%s.", name,
			words_plural(count), list, count == 1 ? "was" : "were", with,
			count == 1 ? " stands" : "s stand");
}

void app_correction_words(struct app *app, int round, int board, char *text, size_t size)
{
	const struct event *event = app_event(app);
	const char *name = vocabulary_of(event, app->section)->round;
	const struct section *section = event_section(event, app->section);
	int standing[ROUNDS_MOST], count = 0, draft = 0;
	bool guess = false;

	text[0] = '\0';
	/* a table asks for no results */
	if (event_is_all_play_all(event, app->section))
		return;
	for (int later = round + 1; section && later <= section->rounds; later++) {
		const enum round_state state = app_round_state(event, app->section, later);

		if (state == ROUND_LAID_OUT ||
			!drawn_with_another(app, later, round, board, &guess))
			continue;
		if (state < ROUND_PUBLISHED)
			draft = later;
		else
			standing[count++] = later;
	}
	standing_words(name, standing, count,
		guess ? "what it counted as while it was open" : "the old result", text, size);
	if (draft > 0)
		words_put(text + strlen(text), size - strlen(text),
			"%s%s %d is proposed with the old result: propose again (p, or pair EVENT).",
			count > 0 ? " " : "", name, draft);
}
