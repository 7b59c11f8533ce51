/* A published round that is to be repaired, and its boards: found, or refused with a sentence. */
#include "config.h"

#include "app/repair/published.h"

#include <stdarg.h>
#include <string.h>

#include "app/words/words.h"
#include "core/between.h"
#include "core/game.h"

void repair_add_words(char *text, size_t size, const char *format, ...)
{
	const size_t used = strlen(text);
	va_list list;

	if (used > 0)
		words_put(text + used, size - used, " ");
	va_start(list, format);
	words_format(text + strlen(text), size - strlen(text), format, list);
	va_end(list);
}

const struct vocabulary *repair_words_of(const struct app *app)
{
	return vocabulary_of(app_event(app), app->section);
}

enum status repair_find_round(
	const struct app *app, const struct repair_order *order, int *round, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);

	if (last == 0)
		return app_fail(error, STATUS_REFUSED,
			"No %s is published: change the draft, and publish it then.",
			repair_words_of(app)->round_small);
	*round = order->round ? order->round : last;
	if (*round > last)
		return app_fail(error, STATUS_REFUSED,
			"%s %d is not published: change the draft, and publish it then.",
			repair_words_of(app)->round, *round);
	return STATUS_OK;
}

enum status repair_find_board(const struct app *app, int round, int number,
	const struct board **board, struct error *error)
{
	const struct event *event = app_event(app);
	struct game game;

	*board = game_board(event, app->section, round, number);
	if (*board)
		return STATUS_OK;
	if (game_find(event, app->section, round, number, &game) && game.outside)
		return repair_refuse_beside(
			app, round, game.white ? game.white : game.black, error);
	return app_refuse_board(app, round, number, error);
}

enum status repair_refuse_bye(const struct app *app, const struct board *board, struct error *error)
{
	char who[WHO_SIZE];

	return app_fail(error, STATUS_REFUSED, "%s %s %s %d: that is no game.",
		words_who(app_event(app), app->section, board->white, who),
		repair_words_of(app)->has_bye, repair_words_of(app)->in_round, board->round);
}

enum status repair_refuse_beside(const struct app *app, int round, int pin, struct error *error)
{
	const struct event *event = app_event(app);
	const struct filled *filled = event_filled(event, app->section, round, pin);
	struct game game = {.number = 0};
	char who[WHO_SIZE];

	game_of(event, app->section, round, pin, &game);
	return app_fail(error, STATUS_REFUSED,
		"%s plays %.60s on board %d of round %d, %s and not of the draw: no repair changes it. Enter its result, a default too, or take it out (fill EVENT --remove --player %d).",
		words_who(event, app->section, pin, who), filled->name,
		app_board_label(app, round, game.number), round,
		between_other(event, filled) ? "a game of two sections"
					     : "a game against one from outside",
		pin);
}
