/* A player of a rating list as he enters an event, and entries compared with the lists. */
#ifndef APP_LISTS_LISTED_ENTRY_H
#define APP_LISTS_LISTED_ENTRY_H

#include "app/app.h"
#include "app/players/players.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "store/lists/lists.h"

/* What a list says of a player: what its fields of him are, and the particulars. */
enum { LISTED_PARTICULARS = 6 };

struct listed_entry {
	struct player player; /* name, grade, club, title, federation, born, sex, FIDE ID */
	struct app_particular particulars[LISTED_PARTICULARS];
	int count;
};

/* lists: where one of another federation is looked up by his FIDE ID for what his list lacks. */
enum status listed_entry_make(struct lists *lists, const struct listed *listed,
	struct listed_entry *entry, struct error *error);

/* What an entry can differ in. */
enum list_difference {
	DIFFERS_CODE, /* it is in no list */
	DIFFERS_NAME,
	DIFFERS_RATING,
	DIFFERS_EXPIRES, /* over before the last day, or another day in the list */
	LIST_DIFFERENCES
};

/* "code", "name", "rating", "expires" */
const char *list_difference_word(enum list_difference difference);

struct list_finding {
	int pin;
	enum list_difference difference;
	bool can_be_taken; /* the list has what may be taken in its place */
	char text[SENTENCE_SIZE];
};

/*
 * All players of the section, or one (pin not 0), compared with the lists: by ECF code, US id or
 * FIDE ID, whichever they have first of which there is a list. *without: players who have none of
 * these.
 */
enum status lists_compare(struct app *app, struct lists *lists, int pin,
	void (*take)(void *context, const struct list_finding *finding), void *context,
	int *without, struct error *error);

/*
 * Take over from the lists what is marked, of all or one: an action for each player. *taken: how
 * many fields.
 */
enum status lists_take(struct app *app, struct lists *lists, int pin,
	const bool which[LIST_DIFFERENCES], int *taken, struct error *error);

#endif
