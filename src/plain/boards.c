/* Boards in sentences. */
#include "config.h"

#include "plain/boards.h"

#include <stdio.h>
#include <string.h>

#include "app/words/words.h"
#include "core/points.h"
#include "core/vocabulary.h"

enum { SIDE_SIZE = NAME_SIZE + 16 };

/* "12 Smith, Ann", or the name of one from outside. */
static const char *side_words(
	const struct app *app, const struct game *game, int pin, char text[SIDE_SIZE])
{
	if (pin == 0)
		words_put(text, SIDE_SIZE, "%s", game->outside ? game->outside : "nobody");
	else
		words_put(text, SIDE_SIZE, "%d %s", pin,
			event_player(app_event(app), app_section(app), pin)->name);
	return text;
}

/*
 * What stands between the two, of whom the first is the winner if there is one; turned: Black is.
 */
static const char *between(enum result result, bool *turned, const char **after)
{
	*turned = result == RESULT_BLACK || result == RESULT_DEFAULT_WHITE ||
		result == RESULT_HALF_BLACK;
	*after = "";
	switch (result) {
	case RESULT_WHITE:
	case RESULT_BLACK:
		return "beats";
	case RESULT_DRAW:
		return "draws with";
	case RESULT_DEFAULT_BLACK:
	case RESULT_DEFAULT_WHITE:
		return "wins by default against";
	case RESULT_DEFAULT_BOTH:
		*after = " Neither appeared.";
		break;
	case RESULT_LOST_BOTH:
		*after = " Both lose.";
		break;
	case RESULT_HALF_WHITE:
	case RESULT_HALF_BLACK:
		return "has half a point and none goes to";
	case RESULT_NONE:
	case RESULT_BYE:
		break;
	}
	return "against";
}

/* Of a game without a result: what the two have so far. */
static void put_points(
	const struct app *app, int round, const struct game *game, char *text, size_t size)
{
	char white[16], black[16];

	text[0] = '\0';
	if (round < 2 || game->result != RESULT_NONE || game->white == 0 || game->black == 0)
		return;
	points_text(event_points2(app_event(app), app_section(app), game->white, round - 1), white);
	points_text(event_points2(app_event(app), app_section(app), game->black, round - 1), black);
	words_put(text, size, " On %s and %s.", white, black);
}

const char *board_words(
	const struct app *app, int round, const struct game *game, char text[BOARD_WORDS_SIZE])
{
	const struct event *event = app_event(app);
	const struct board *board = game_board(event, app_section(app), round, game->number);
	const char *pinned = board && event_holds_board(event, board) ? " Fixed by hand." : "";
	const int label = app_board_label(app, round, game->number);
	char white[SIDE_SIZE], black[SIDE_SIZE], points[48], open[32] = "";
	const char *verb, *after;
	bool turned;

	side_words(app, game, game->white, white);
	if (game->bye) {
		words_put(text, BOARD_WORDS_SIZE, "Board %d: %s %s.%s", label, white,
			vocabulary_of(event, app_section(app))->has_bye, pinned);
		return text;
	}
	side_words(app, game, game->black, black);
	verb = between(game->open ? RESULT_NONE : game->result, &turned, &after);
	put_points(app, round, game, points, sizeof(points));
	if (game->open)
		words_put(open, sizeof(open), " Open, counts %s.", result_notation(game->result));
	words_put(text, BOARD_WORDS_SIZE, "Board %d: %s, %s, %s %s, %s.%s%s%s%s%s", label,
		turned ? black : white, turned ? "Black" : "White", verb, turned ? white : black,
		turned ? "White" : "Black", after, open, points,
		game->beside ? " Beside the draw." : "", pinned);
	return text;
}
