/* The cards of a round as its rule book sees them: scores, claims, floats, halves. */
#ifndef APP_ROUND_CARDS_H
#define APP_ROUND_CARDS_H

#include "app/app.h"

/*
 * What the rule book sees of the cards of the round on the board, of everybody in the event, in the
 * order of event_rank_order. Of a published round: as the draw was made, whatever was corrected
 * since, but for `floats`; of a draft the scores alone are those of its seats. The caller frees
 * *cards.
 */
struct app_card {
	int pin;
	struct pairing_claim claim; /* due colour, strength */
	int score2;                 /* half points by which the draw is made */
	int added2;                 /* of them: on top of his points; below 0: he counts for less */
	enum pairing_float last_float; /* in the round before */
	/*
	 * [round - 1]: in the rounds before, and in this one when it is published, as the next draw
	 * looks at them
	 */
	enum pairing_float floats[ROUNDS_MOST];
	int nfloats;
};
enum status app_cards(struct app *app, struct app_card **cards, int *count, struct error *error);

/*
 * That the scores of a round are not the players' points alone, as a sentence; empty: they are, or
 * nothing can be read.
 */
void app_added_words(struct app *app, int round, char *text, size_t size);

/*
 * That the mid-line is drawn by a random order, without a full stop; empty: by grade, or none is.
 */
void app_random_line(const struct app *app, char *text, size_t size);

/*
 * Of those of his score whom he may meet nobody ranks above, below: he cannot play in the bottom
 * half, in the top half. By the order of app_cards; the caller frees *ends.
 */
struct half_ends {
	bool highest, lowest;
};
enum status app_half_ends(struct app *app, struct half_ends **ends, struct error *error);

#endif
