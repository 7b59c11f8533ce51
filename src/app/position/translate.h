/*
 * The one place where core's rows become the pairing library's records, and a draw becomes board
 * rows again.
 *
 * A translation is the input for one round of one section: every player of the section has a card
 * in it, in rank order; those who are not in the round (not yet entered, withdrawn, a bye booked)
 * are marked absent. It owns all that its input points to.
 */
#ifndef APP_POSITION_TRANSLATE_H
#define APP_POSITION_TRANSLATE_H

#include "app/position/memo.h"
#include "app/words/words.h"
#include "core/event.h"
#include "pairing.h"

struct translation {
	const struct pairing_book *book;
	struct pairing_input input;
	struct pairing_player *players;
	struct pairing_game *games;
	int *scores; /* by which the rule book draws the round: pairing_scores, in half points */
	/*
	 * those who sit out by hand, then the kept boards, then the cards, last the pinned boards;
	 * of a card in a half two: the half, and that he stays in his score
	 */
	struct pairing_pin *pins;
	int sitting, out, hands; /* how many sit out, with the kept boards, and with the cards */
	struct pairing_apart *apart; /* by the event's list for some rounds, then by hand */
	int banned;                  /* how many by the list */
	int *extra;                  /* virtual points, NULL without acceleration */
	int *options;
	int *pin_of;   /* index -> PIN */
	int *index_of; /* PIN -> index, -1: no card */
	int most_pin;
	struct memo *memo; /* the draws that were asked for (trial/trial.h) */
};

/* The input of a round from the event's rows. *cards is filled on STATUS_OK only. */
enum status translate_round(const struct event *event, int section, int round,
	struct translation *cards, struct error *error);
void translation_done(struct translation *cards);

/*
 * The same round as if nothing had been fixed by hand but who sits out and the kept boards: the
 * event's list of pairs kept apart stays. Borrows from the translation.
 */
struct pairing_input translate_plain(const struct translation *cards);

/* Does the plain round leave out anything that is fixed by hand, a pinned board too? */
bool translate_is_fixed(const struct translation *cards);

/* What a card has on top of its points when the round is drawn; below 0: it counts for less. */
int translate_added(const struct translation *cards, int index);

/*
 * What a call of the pairing library means here; that there is no draw is for the caller to tell.
 */
enum status translate_status(enum pairing_status status);

/* Sentences about the round's cards: the names and the records are those of this event. */
struct cast translate_cast(const struct translation *cards, const struct event *event, int section);

/* Index of a PIN's card, -1 if it has none. */
int translate_index(const struct translation *cards, int pin);

/*
 * Board rows (of any order) to a draw: boards has room for count. STATUS_BAD_INPUT if a PIN has no
 * card.
 */
enum status translate_draw(const struct translation *cards, const struct board *rows, int count,
	struct pairing_board *boards);

/* A draw's boards to rows 1..count of the round, the bye with its result. */
void translate_rows(const struct translation *cards, int section, int round,
	const struct pairing_draw *draw, struct board *rows);

/*
 * What a failed call of the library is to the application; blame (may be NULL) makes the sentence.
 */
enum status translate_fail(const struct translation *cards, const struct event *event, int section,
	enum pairing_status status, const struct pairing_blame *blame, struct error *error);

#endif
