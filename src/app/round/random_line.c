/* A mid-line that is drawn by a random order of the cards (CAA 30). */
#include "config.h"

#include "app/app.h"
#include "app/event/options.h"
#include "app/book/rule_book.h"
#include "app/round/cards.h"
#include "app/words/words.h"
#include "pairing.h"

void app_random_line(const struct app *app, char *text, size_t size)
{
	const struct section *section = event_section(app_event(app), app_section(app));
	const struct pairing_book *book = event_book(app_event(app), app_section(app));
	const int option =
		book && book->traits->random_line ? pairing_book_option(book, "random") : -1;
	const int lot = option < 0 ? 0 : options_value(book, section->options, option);

	text[0] = '\0';
	if (lot != 0)
		words_put(text, size, "The mid-line goes by the random order %d, not by grade (%s)",
			lot, book->traits->random_line);
}
