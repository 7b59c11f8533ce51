/* Who has the same word as family or lift is kept apart (CAA 35, Schools 27). */
#ifndef APP_PLAYERS_FAMILY_H
#define APP_PLAYERS_FAMILY_H

#include "app/event/fail.h"
#include "core/edit.h"

/* Players who are new in the section, or whose word is, by the numbers that the action gives. */
struct newcomers {
	int section;
	const int *pins;
	int count;
	bool among; /* they are kept apart from each other, too; else only from who was there */
};

/*
 * Each of them is kept apart from all who have his word, in the rounds to `last` that are still to
 * be drawn. STATUS_REFUSED: too many pairs.
 */
enum status family_keep_apart(const struct event *event, const struct newcomers *newcomers,
	int last, struct action *action, struct error *error);

/*
 * His word was another one: he may meet those who have that one, unless the two are kept apart for
 * another reason. Those of his new word he does not meet, in all rounds that are still to be drawn.
 */
enum status family_change(const struct event *event, int section, int pin, const char *was,
	struct action *action, struct error *error);

/*
 * "5 Edwards is kept apart from 7 Green (rounds 2-5).", "... from nobody.": what his word has come
 * to.
 */
void family_words(const struct event *event, int section, int pin, char *text, size_t size);

#endif
