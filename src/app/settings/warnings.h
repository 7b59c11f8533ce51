/* Warnings about an event, whatever its rule book: nothing is refused for them. */
#ifndef APP_SETTINGS_WARNINGS_H
#define APP_SETTINGS_WARNINGS_H

#include "app/app.h"
#include "app/words/words.h"

struct warning {
	int pin, other; /* whom it is about; 0: nobody, or no second one */
	char text[SENTENCE_SIZE];
};

/*
 * More rounds than opponents, a second half-point bye, a bye in the last round, two of one name, an
 * id that two have, a tie-break that parts nobody, a rating over the section's limit,
 * players who have a rating but no grade, dates that do not go together, a federation that is not
 * known: a sentence each.
 */
void warnings_each(const struct app *app,
	void (*take)(void *context, const struct warning *warning), void *context);

/* The one of them that the draw is hung out with: two sections have a board of one number. */
bool warnings_of_boards(const struct app *app, struct warning *warning);

/*
 * The list of another section hangs on the wall, and a game of this round that is in both has
 * another number since this one is drawn.
 */
bool warnings_of_between(const struct app *app, int round, struct warning *warning);

#endif
