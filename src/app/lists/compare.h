/* Entries compared with the rating lists: what differs, and what of it is taken over. */
#ifndef APP_LISTS_COMPARE_H
#define APP_LISTS_COMPARE_H

#include "app/app.h"
#include "app/words/words.h"

struct lists;

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

/* What was taken over of a player: "rating 1600, now 1620; name ...". */
struct list_taken {
	int pin;              /* as it is now */
	char name[NAME_SIZE]; /* as it was */
	int fields;
	char text[SENTENCE_SIZE];
};

/*
 * Take over from the lists what is marked, of all or one (pin not 0): an action for each player,
 * who is then said, so that it is known whose were done if there is an error.
 */
enum status lists_take(struct app *app, struct lists *lists, int pin,
	const bool which[LIST_DIFFERENCES],
	void (*say)(void *context, const struct list_taken *taken), void *context,
	struct error *error);

#endif
