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

/*
 * Games that were there before and have another result now: how many, and the last and its round.
 */
static int count_results(const struct event *before, const struct event *now, int section,
	struct game *last, int *last_round)
{
	const int rounds = event_section(now, section)->rounds;
	int changed = 0;

	for (int round = 1; round <= rounds; round++) {
		for (int n = game_count(now, section, round); n > 0; n--) {
			struct game is, was;

			if (!game_find(now, section, round, n, &is) ||
				!game_of(before, section, round, is.white ? is.white : is.black,
					&was) ||
				!same_seats(&is, &was) || is.result == was.result)
				continue;
			*last = is;
			*last_round = round;
			changed++;
		}
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
	struct game game = {0};
	char name[NAME_SIZE];
	int of = 0, results = count_results(before, now, app->section, &game, &of), round, players;

	text[0] = '\0';
	round = changed_round(before, now, app->section);
	players = count_players(now, app->section);
	if (results == 1)
		words_put(text, size, "board %d has %s", app_board_label(app, of, game.number),
			game.result == RESULT_NONE ? "no result" : game_notation(&game));
	else if (results > 1)
		words_put(text, size, "%d boards have another result", results);
	else if (round > 0)
		words_put(text, size, "%s %d is %s", vocabulary_of(now, app->section)->round_small,
			round, states[app_round_state(now, app->section, round)]);
	else if (players != count_players(before, app->section))
		words_put(text, size, "%s has %d player%s",
			section_or_event(now, app->section, "the event", name), players,
			players == 1 ? "" : "s");
}
