/* The sentences about a player who has gone over: his points, whom he has met, a game still on. */
#include "config.h"

#include "app/section/moved.h"

#include <string.h>

#include "app/event/state.h"
#include "app/section/colours.h"
#include "app/section/met.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/points.h"

const char *moved_points_words(
	const struct app *app, int section, int pin, char text[MOVED_POINTS_SIZE])
{
	const int last = app_last_published(app_event(app), section);
	const int points2 = event_points2(app_event(app), section, pin, last);
	char points[16];

	text[0] = '\0';
	if (last == 0)
		return text;
	words_put(text, MOVED_POINTS_SIZE, "He comes with %s point%s", points_text(points2, points),
		points2 == 1 || points2 == 2 ? "" : "s");
	return text;
}

/* His game of the round that is on in the current section; false: he has none, or it is over. */
static bool find_open_game(const struct app *app, int pin, int *round, int *board)
{
	const struct event *event = app_event(app);
	const int section = app_section(app);
	const struct round *row;
	struct game game;

	*round = event_last_round(event, section);
	row = event_round(event, section, *round);
	if (!row || row->state != ROUND_PUBLISHED || !game_of(event, section, *round, pin, &game) ||
		game.bye || game.result != RESULT_NONE)
		return false;
	*board = app_board_label(app, *round, game.number);
	return true;
}

void moved_lines(const struct app *app, const struct section_move *move, int pin,
	char text[MOVED_LINES_SIZE])
{
	char met[4 * WHO_SIZE], name[NAME_SIZE];
	int round, board, next;
	size_t used;

	text[0] = '\0';
	met_words(app_event(app), move->to, pin, met, sizeof(met));
	if (met[0])
		words_put(text, MOVED_LINES_SIZE,
			"He has met elsewhere, and does not meet again there: %s.\n", met);
	used = strlen(text);
	colours_words(app_event(app), app_section(app), move->pin, move->to, pin, text + used,
		MOVED_LINES_SIZE - used);
	used = strlen(text);
	if (find_open_game(app, move->pin, &round, &board))
		words_put(text + used, MOVED_LINES_SIZE - used,
			"His game on board %d of round %d of %s is still to be played, and counts there.\n",
			board, round, app_section_name(app_event(app), app_section(app), name));
	else
		return;
	next = app_last_published(app_event(app), move->to) + 1;
	used = strlen(text);
	if (next <= event_section(app_event(app), move->to)->rounds)
		words_put(text + used, MOVED_LINES_SIZE - used,
			"If round %d of %s begins before it is over, book him a bye for that round there (b in the list of players, or players EVENT bye %d %d:half).\n",
			next, app_section_name(app_event(app), move->to, name), pin, next);
}
