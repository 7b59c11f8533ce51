/* The round whose results are shown: its games, which is chosen, which came lately. */
#include "config.h"

#include <string.h>

#include "tui/state/state.h"
#include "tui/results/results.h"

struct results *results_of(const struct tui *tui)
{
	return tui->own[VIEW_RESULTS];
}

int results_count(const struct tui *tui)
{
	return game_count(tui_event(tui), app_section(tui->app), results_of(tui)->round);
}

bool results_game(const struct tui *tui, int number, struct game *game)
{
	return game_find(
		tui_event(tui), app_section(tui->app), results_of(tui)->round, number, game);
}

int results_label(const struct tui *tui, int number)
{
	return app_board_label(tui->app, results_of(tui)->round, number);
}

bool results_chosen(const struct tui *tui, struct game *game)
{
	return results_game(tui, results_of(tui)->list.at + 1, game);
}

bool results_published(const struct tui *tui)
{
	const struct round *round =
		event_round(tui_event(tui), app_section(tui->app), results_of(tui)->round);

	return round && round->state >= ROUND_PUBLISHED;
}

void results_to_open(struct tui *tui, int from)
{
	const int count = results_count(tui);
	struct game game;

	for (int i = 0; i < count; i++) {
		int at = (from + i) % count;

		if (results_game(tui, at + 1, &game) && game.result == RESULT_NONE) {
			results_of(tui)->list.at = at;
			return;
		}
	}
}

void results_remember(struct tui *tui, int number)
{
	const struct lately latest = {results_of(tui)->round, number};
	struct lately *lately = results_of(tui)->lately;
	int at = 0;

	while (at < LATELY_MOST - 1 &&
		(lately[at].round != latest.round || lately[at].number != latest.number))
		at++;
	memmove(&lately[1], &lately[0], (size_t)at * sizeof(lately[0]));
	lately[0] = latest;
}
