/* A published round that is to be repaired, and its boards: found, or refused with a sentence. */
#include "config.h"

#include "app/repair/published.h"

#include <stdarg.h>
#include <string.h>

#include "app/words/words.h"
#include "core/season.h"

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

enum status repair_find_round(
	const struct app *app, const struct repair_order *order, int *round, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);

	if (event_is_season(app_event(app), app->section))
		return app_fail(error, STATUS_REFUSED,
			"A club evening is not repaired: who comes late is seated by attend EVENT, and a game is entered as it was played.");
	if (last == 0)
		return app_fail(error, STATUS_REFUSED,
			"No round is published: change the draft, and publish it then.");
	*round = order->round ? order->round : last;
	if (*round > last)
		return app_fail(error, STATUS_REFUSED,
			"Round %d is not published: change the draft, and publish it then.",
			*round);
	return STATUS_OK;
}

enum status repair_find_board(const struct app *app, int round, int number,
	const struct board **board, struct error *error)
{
	*board = event_board(app_event(app), app->section, round, number);
	return *board ? STATUS_OK : app_refuse_board(app, round, number, error);
}
