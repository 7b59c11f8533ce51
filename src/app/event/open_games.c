/* The games of a published round that have no result yet, in words. */
#include "config.h"

#include "app/event/open_games.h"

#include <string.h>

#include "app/words/words.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/vocabulary.h"

enum { NAMED_MOST = 3, SIDE_SIZE = NAME_SIZE + WHO_SIZE };

static void side_words(
	const struct event *event, int section, const struct game *game, int pin, char *text)
{
	char who[WHO_SIZE];

	words_put(text, SIDE_SIZE, "%s",
		pin == 0 && game->outside ? game->outside : words_who(event, section, pin, who));
}

/* "board 22, 5 Shaw - 9 Irwin" for each of the first, with what stands between them. */
static void list_open(
	const struct event *event, int section, int round, int named, char *text, size_t size)
{
	struct game game;
	int told = 0;

	text[0] = '\0';
	for (int number = 1; told < named && game_find(event, section, round, number, &game);
		number++) {
		const size_t used = strlen(text);
		char white[SIDE_SIZE], black[SIDE_SIZE];

		if (game.bye || game.result != RESULT_NONE)
			continue;
		side_words(event, section, &game, game.white, white);
		side_words(event, section, &game, game.black, black);
		words_put(text + used, size - used, "%sboard %d, %s - %s", told ? "; " : "",
			board_label(event, section, round, number), white, black);
		told++;
	}
}

void open_games_words(const struct event *event, int section, int round, char *text, size_t size)
{
	const struct game_tally tally = game_tally(event, section, round);
	const int open = tally.games - tally.in;
	const int named = open < NAMED_MOST ? open : NAMED_MOST;
	const char *called = vocabulary_of(event, section)->round;
	char boards[NAMED_MOST * (2 * SIDE_SIZE + 24)], more[32] = "";

	if (tally.in == 0) {
		words_put(text, size,
			"%s %d is published: enter its results, or undo the publication first.",
			called, round);
		return;
	}
	list_open(event, section, round, named, boards, sizeof(boards));
	if (open == 1) {
		words_put(text, size, "%s %d: %s, has no result yet.", called, round, boards);
		return;
	}
	if (open > named)
		words_put(more, sizeof(more), "; and %d more", open - named);
	words_put(text, size, "%s %d: no result yet on %s%s.", called, round, boards, more);
}
