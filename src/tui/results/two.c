/* Both results of a pair on one line (two games a round): "12 1 =". */
#include "config.h"

#include "tui/results/two.h"

#include <string.h>

#include "app/round/two_games.h"
#include "core/all_play_all.h"
#include "tui/ask/ask.h"
#include "tui/results/results.h"

static int first_round(const struct tui *tui)
{
	return all_play_all_first_games(
		tui_event(tui), app_section(tui->app), results_of(tui)->round);
}

/* The games of the pair of the board, as they stand; the second one's number is 0: not yet. */
static bool find_games(const struct tui *tui, int board, struct game games[2])
{
	const struct event *event = tui_event(tui);
	const int section = app_section(tui->app), round = first_round(tui);
	struct game shown;

	memset(games, 0, 2 * sizeof(games[0]));
	if (!results_game(tui, board, &shown) ||
		!game_of(event, section, round, shown.white, &games[0]))
		return false;
	game_of(event, section, round + 1, shown.white, &games[1]);
	return true;
}

void results_two_preview(const struct tui *tui, const struct entry *entry, char *text, size_t size)
{
	struct game games[2];
	char words[TWO_GAMES_SIZE];

	text[0] = '\0';
	if (!find_games(tui, entry->board, games))
		return;
	games[0].result = entry->result;
	games[0].open = entry->open;
	games[1] = (struct game){.number = games[0].number,
		.white = games[0].black,
		.black = games[0].white,
		.result = entry->second,
		.open = entry->second_open};
	words_put(text, size, "%s",
		two_games_words(tui->app, first_round(tui), &games[0], &games[1], words));
}

static void entered(struct tui *tui, const struct result_done done[2])
{
	const int round = first_round(tui);
	char words[TWO_GAMES_SIZE], complete[80] = "";

	results_slip_clear(tui);
	results_to_open(tui, results_of(tui)->list.at + 1);
	results_remember(tui, done[round == results_of(tui)->round ? 0 : 1].game.number);
	if (done[0].tally.in == done[0].tally.games && done[1].tally.in == done[1].tally.games)
		words_put(complete, sizeof(complete), " Rounds %d and %d are complete.%s", round,
			round + 1,
			done[1].next == RESULT_NEXT_DRAW ? " Esc, then p for the next draw." : "");
	tui_say(tui, ROLE_GOOD, "%s.%s F8 takes it back.",
		two_games_words(tui->app, round, &done[0].game, &done[1].game, words), complete);
}

/* Results that are to be overwritten, while that is asked. */
struct overwriting {
	struct two_results what;
	int white, black;
	enum result was[2];
};

/* The answer was no. */
static void say_kept(struct tui *tui, int board)
{
	struct game games[2];
	char words[TWO_GAMES_SIZE];

	if (find_games(tui, board, games))
		tui_say(tui, ROLE_PLAIN, "Nothing was changed. %s.",
			two_games_words(tui->app, first_round(tui), &games[0], &games[1], words));
}

static void on_overwrite(struct tui *tui, char answer, const char *text)
{
	struct overwriting asked = *(const struct overwriting *)ask_kept(tui);
	struct error error = {.code = STATUS_OK};
	struct result_done done[2];
	struct game games[2];

	(void)text;
	if (answer != 'y') {
		results_slip_clear(tui);
		say_kept(tui, asked.what.board);
		return;
	}
	/* another desk may have been there meanwhile */
	if (!find_games(tui, asked.what.board, games) || games[0].white != asked.white ||
		games[0].black != asked.black || games[0].result != asked.was[0] ||
		games[1].result != asked.was[1]) {
		results_slip_clear(tui);
		tui_say(tui, ROLE_BAD,
			"The games of this board were changed meanwhile; nothing was entered. Look again.");
		return;
	}
	asked.what.overwrite = true;
	if (tui_did(tui, app_enter_two(tui->app, &asked.what, done, &error), &error))
		entered(tui, done);
	else
		results_of(tui)->refused = true;
}

static void ask_overwrite(struct tui *tui, const struct two_results *what)
{
	struct overwriting asked = {.what = *what};
	struct game games[2];
	char words[TWO_GAMES_SIZE];

	find_games(tui, what->board, games);
	asked.white = games[0].white;
	asked.black = games[0].black;
	asked.was[0] = games[0].result;
	asked.was[1] = games[1].result;
	ask_yes(tui, on_overwrite, "%s are in. Are the new results right?",
		two_games_words(tui->app, first_round(tui), &games[0], &games[1], words));
	ask_keep(tui, &asked, sizeof(asked));
}

bool results_two_enter(struct tui *tui, const struct entry *entry)
{
	const struct two_results what = {.round = results_of(tui)->round,
		.board = entry->board,
		.game = {{entry->result, entry->open}, {entry->second, entry->second_open}}};
	struct error error = {.code = STATUS_OK};
	struct result_done done[2];
	const enum status status = app_enter_two(tui->app, &what, done, &error);

	if (status == STATUS_CONFLICT &&
		(done[0].was != RESULT_NONE || done[1].was != RESULT_NONE)) {
		ask_overwrite(tui, &what);
		return true;
	}
	if (!tui_did(tui, status, &error))
		return false;
	entered(tui, done);
	return true;
}
