/* Top players, of whom there should be no more than half (Schools 3). */
#include "config.h"

#include <string.h>

#include "app/app.h"
#include "app/event/options.h"
#include "app/book/rule_book.h"
#include "app/words/words.h"
#include "pairing.h"

/* In how many rounds a rule book keeps top players apart. */
static int top_rounds(const struct pairing_book *book, const struct section *section)
{
	for (int i = 0; i < book->noptions; i++)
		if (strcmp(book->options[i].name, "tops") == 0)
			return options_value(book, section->options, i);
	return 0;
}

bool app_many_tops(const struct app *app, char *text, size_t size)
{
	const struct section *section = event_section(app_event(app), app_section(app));
	const struct pairing_book *book = event_book(app_event(app), app_section(app));
	int count, tops = 0;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app_section(app), 0, &count);

	if (!book || !book->tops || app_round(app) > top_rounds(book, section))
		return false;
	for (int i = 0; i < count; i++)
		tops += rows[i].as.player.top;
	if (2 * tops <= count)
		return false;
	words_put(text, size, "%d of %d are top players: they should be no more than half (3)",
		tops, count);
	return true;
}
