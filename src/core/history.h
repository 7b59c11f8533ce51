/*
 * What a rule book needs to know of each player's past rounds, and the marks that a round leaves on
 * the cards.
 *
 * Only published and complete rounds are past; in any other a player was absent. A published game
 * without a result counts as played, with no points yet: the two have met and have had their
 * colours.
 */
#ifndef CORE_HISTORY_H
#define CORE_HISTORY_H

#include "core/event.h"

enum history_kind {
	HISTORY_ABSENT, /* not there: zero-point bye, sat out, late, withdrawn */
	HISTORY_PLAYED, /* also a game that both lost */
	HISTORY_DEFAULT_WIN,
	HISTORY_DEFAULT_LOSS, /* also where neither appeared */
	HISTORY_BYE_FORCED,   /* the bye of the draw */
	HISTORY_BYE_FULL,     /* on request */
	HISTORY_BYE_HALF
};

enum { HISTORY_OUTSIDE = -1 };

struct history {
	enum history_kind kind;
	int opponent; /* PIN, also of a defaulted game; 0: none; or HISTORY_OUTSIDE */
	/*
	 * as given, also for a defaulted game; COLOUR_NONE without an opponent, but where he was
	 * in another section and has brought the colour that he had there
	 */
	enum colour colour;
	enum floated floated; /* the mark on the card */
	int points2;
	bool brought; /* the colour */
};

/*
 * Colours that a player brings from the section which he has left for this one count in its draws
 * as those of any game, the games themselves do not. They are kept as they were when he came, so
 * that no draw that is made depends on what is corrected elsewhere: "WB-W", a letter for each round
 * from 1 on. brought_is: is it such a text, with a colour in it? brought_colour: of a round which
 * he has missed here; COLOUR_NONE: none.
 */
bool brought_is(const char *text);
enum colour brought_colour(const struct event *event, int section, int pin, int round);

struct history history_of(const struct event *event, int section, int pin, int round);

/*
 * The first of the rounds first..last in which the two have played each other; 0: in none. A
 * default is no game (CAA 1, 39).
 */
int history_met(const struct event *event, int section, int pin, int other, int first, int last);

/* Is a bye booked for this round or a later one, with points or without? */
bool history_bye_booked(const struct event *event, int section, int pin, int round);

/*
 * The mark rows of a round as its boards stand: the colour of the seat; floated down if his score
 * before the round was above his opponent's, up if below. The bye leaves no mark. In key order; the
 * caller frees *rows. STATUS_NO_MEMORY: untouched.
 */
enum status history_marks(
	const struct event *event, int section, int round, struct record **rows, int *count);

#endif
