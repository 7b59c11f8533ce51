/*
 * The rounds of an event or of a tournament report, one at a time, each as it stood when it was to
 * be drawn, and the draw that it got.
 */
#ifndef APP_AUDIT_ROUNDS_H
#define APP_AUDIT_ROUNDS_H

#include "app/app.h"
#include "app/trf/event.h"
#include "app/words/words.h"

/*
 * One round. The input is as if nothing were fixed by hand but who sits out, with the settings of
 * the event's own rule book; those of another one are its defaults. All of it is good until the
 * next call.
 */
struct round_cards {
	const struct pairing_book *book;
	struct pairing_input input;
	/*
	 * by which the event's own rule book draws the round (pairing_scores), and how everybody
	 * floated in the rounds before by it: [player * (input.round - 1) + r - 1] in round r
	 */
	const int *scores;
	const enum pairing_float *floats;
	struct cast cast; /* index -> PIN, and the names of an event */
	struct pairing_draw
		draw;           /* as it was published, or as it lies on the board; may be empty */
	const bool *defaulted;  /* by index: his game in the round was not played */
	const bool *uncoloured; /* board: the report does not say its colours; NULL: all said */
};

struct rounds_source;

struct rounds {
	int drawn; /* rounds 1..drawn have a draw that is published */
	/* the round that is looked at if none is named: the one on the board, or to be paired */
	int present;
	int last;      /* that can be gone to */
	bool season;   /* its rounds are evenings of a club */
	bool imported; /* a round gone to came into the event with its draw (position/drawn.h) */
	struct round_cards cards;
	struct rounds_source *source;
};

/* Borrows the app. Release with rounds_done. */
enum status rounds_of_event(struct app *app, struct rounds *rounds, struct error *error);
/* what->system NULL: as the report says, else dutch. */
enum status rounds_of_report(const struct app_trf *what, struct rounds *rounds, struct error *error,
	app_notice *notice, void *context);
void rounds_done(struct rounds *rounds);

/* Make `cards` those of a round. STATUS_NOT_FOUND: there is no such round. */
enum status rounds_go(struct rounds *rounds, int round, struct error *error);

/* The same round as another rule book is to see it; the own one sees it as it is. */
struct round_cards rounds_cards_for(
	const struct round_cards *cards, const struct pairing_book *book);

/* The best draw by the rule book of the cards; with nobody to be seated it has no boards. */
enum pairing_status rounds_best(
	const struct round_cards *cards, struct pairing_draw *draw, struct pairing_blame *blame);

/*
 * The draw of the cards as it would have been published: rule books look at numbers of boards.
 * Release with pairing_draw_done, on failure as well.
 */
enum status rounds_sorted(const struct round_cards *cards, struct pairing_draw *draw);

#endif
