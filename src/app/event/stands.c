/* Describes in a clause what is the case after an undo or redo. */
#include "config.h"

#include <string.h>

#include "app/event/state.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/vocabulary.h"

static bool same_seats(const struct game *a, const struct game *b)
{
	return a->white == b->white && a->black == b->black && a->bye == b->bye &&
		(a->outside == NULL) == (b->outside == NULL);
}

/* What has another result now: how many, and the last and its round. */
struct changed_results {
	int count, round;
	struct game last;
};

/*
 * A round that was a draft before, or is one now: all its games that have a result in the other
 * state, which is `event`.
 */
static void count_drafted(const struct event *event, const struct event *now, int section,
	int round, struct changed_results *changed)
{
	for (int n = game_count(event, section, round); n > 0; n--) {
		struct game game;

		if (!game_find(event, section, round, n, &game) || game.bye ||
			game.result == RESULT_NONE)
			continue;
		changed->count++;
		changed->round = round;
		changed->last = game;
		if (event != now)
			changed->last.result = RESULT_NONE;
	}
}

/* Games that were there before and have another result now. */
static void count_round(const struct event *before, const struct event *now, int section, int round,
	struct changed_results *changed)
{
	for (int n = game_count(now, section, round); n > 0; n--) {
		struct game is, was;

		if (!game_find(now, section, round, n, &is) ||
			!game_of(before, section, round, is.white ? is.white : is.black, &was) ||
			!same_seats(&is, &was) || is.result == was.result)
			continue;
		changed->count++;
		changed->round = round;
		changed->last = is;
	}
}

static struct changed_results count_results(
	const struct event *before, const struct event *now, int section)
{
	const int rounds = event_section(now, section)->rounds;
	struct changed_results changed = {.count = 0};

	for (int round = 1; round <= rounds; round++) {
		const bool was = app_round_state(before, section, round) >= ROUND_PUBLISHED;
		const bool is = app_round_state(now, section, round) >= ROUND_PUBLISHED;

		if (was == is)
			count_round(before, now, section, round, &changed);
		else
			count_drafted(is ? now : before, now, section, round, &changed);
	}
	return changed;
}

/* The first round that has another state now; 0: none. */
static int changed_round(const struct event *before, const struct event *now, int section)
{
	int rounds = event_section(now, section)->rounds;

	for (int round = 1; round <= rounds; round++) {
		if (app_round_state(before, section, round) != app_round_state(now, section, round))
			return round;
	}
	return 0;
}

static int count_players(const struct event *event, int section)
{
	int count;

	event_range(event, RECORD_PLAYER, section, 0, &count);
	return count;
}

void app_stands(const struct app *app, const struct event *before, char *text, size_t size)
{
	static const char *const states[] = {
		"laid out", "proposed", "adjusted by hand", "published", "complete"};
	const struct event *now = app_event(app);
	const struct changed_results results = count_results(before, now, app->section);
	char name[NAME_SIZE];
	int round, players;

	text[0] = '\0';
	round = changed_round(before, now, app->section);
	players = count_players(now, app->section);
	if (results.count == 1)
		words_put(text, size, "board %d has %s",
			app_board_label(app, results.round, results.last.number),
			results.last.result == RESULT_NONE ? "no result"
							   : game_notation(&results.last));
	else if (results.count > 1)
		words_put(text, size, "%d boards have another result", results.count);
	else if (round > 0)
		words_put(text, size, "%s %d is %s", vocabulary_of(now, app->section)->round_small,
			round, states[app_round_state(now, app->section, round)]);
	else if (players != count_players(before, app->section))
		words_put(text, size, "%s has %d player%s",
			section_or_event(now, app->section, "the event", name), players,
			players == 1 ? "" : "s");
}
