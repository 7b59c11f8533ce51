/* Numbers of the games of a round that change when one against a player from outside comes or goes. */
#include "config.h"

#include "app/round/fill_numbers.h"

#include <stdlib.h>

#include "app/event/state.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/text/text.h"

int *app_game_numbers(const struct app *app, int round)
{
	int *numbers = calloc(PLAYERS_MOST + 1, sizeof(*numbers));
	const int count = game_count(app_event(app), app->section, round);
	struct game game;

	for (int number = 1; numbers && number <= count; number++) {
		if (!game_find(app_event(app), app->section, round, number, &game))
			continue;
		numbers[game.white] = app_board_label(app, round, number);
		numbers[game.black] = numbers[game.white];
	}
	return numbers;
}

static void add_side(const struct app *app, const struct game *game, int pin, struct line *line)
{
	char who[WHO_SIZE];

	line_text(line, pin ? words_who(app_event(app), app->section, pin, who) : game->outside);
}

static void add_change(
	const struct app *app, const struct game *game, int was, int is, struct line *line)
{
	line_text(line, line->length > 0 ? ", " : "Another number now: ");
	if (game->bye)
		line_text(line, "the bye of ");
	add_side(app, game, game->white, line);
	if (!game->bye) {
		line_text(line, " v ");
		add_side(app, game, game->black, line);
	}
	line_text(line, " at ");
	line_int(line, is);
	line_text(line, " (was ");
	line_int(line, was);
	line_text(line, ")");
}

const char *app_changed_numbers(
	const struct app *app, int round, const int *before, char text[FILL_NUMBERS_SIZE])
{
	const int count = game_count(app_event(app), app->section, round);
	struct game game;
	struct line line;

	line_init(&line, text, FILL_NUMBERS_SIZE);
	for (int number = 1; number <= count; number++) {
		if (!game_find(app_event(app), app->section, round, number, &game))
			continue;
		const int was = before[game.white ? game.white : game.black];
		const int is = app_board_label(app, round, number);

		if (was != 0 && was != is)
			add_change(app, &game, was, is, &line);
	}
	if (line.length > 0)
		line_text(&line, ".");
	return text;
}
