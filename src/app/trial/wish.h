/* The wish as a pin, and the best draw in which it is so. */
#ifndef APP_TRIAL_WISH_H
#define APP_TRIAL_WISH_H

#include "app/position/position.h"
#include "app/trial/rings.h"
#include "app/trial/trial.h"
#include "app/whynot/whynot.h"

/* The pin of the wish, which speaks of cards of this position. */
struct pairing_pin wish_pin(const struct position *position, const struct wish *wish);

/*
 * The best draw with the wish: wished->like_seats, and its score. Where the rules see no difference
 * it keeps the seats of `like`. The caller holds it (trial_release). PAIRING_NO_DRAW and
 * PAIRING_BAD_INPUT: there is none (whynot_impossible). Needs like->draw.
 */
enum pairing_status wish_draw(const struct position *position, const struct position *like,
	const struct wish *wish, struct trial **wished);

/*
 * A wish and what it is compared with: the position, or where boards were made by hand the round
 * beside them (trial/engine_draw.h), in which those that are not of the wish stay. `without`: no
 * draw with the wish can keep them, and it is the engine's draw without them.
 */
struct compared {
	struct position *with, *own; /* own: that round, or NULL */
	bool without;
	struct trial *wished;
};

/* As wish_draw: on PAIRING_OK the caller holds compared->wished. */
enum pairing_status whynot_compared(struct app *app, struct position *position,
	const struct wish *wish, struct compared *compared);

/*
 * Which boards made by hand would have to go for a better draw, that a proposal is out of date, or
 * that they stay: added to the answer's verdict, or its grounds.
 */
enum status whynot_tell_hands(struct app *app, struct position *position,
	const struct compared *compared, struct whynot *answer);

/*
 * Fill in trial->like_seats and its score once: its draw, but as like the seats of `like` as the
 * rules see no difference, ring by ring and board by board (trial/keep.c). A position has always
 * the same `like`.
 */
enum pairing_status trial_keep_seats(
	const struct position *position, const struct position *like, struct trial *trial);

/*
 * The position of a round with its score and its draw, ready for a wish that can be asked; else
 * *error says why it cannot.
 */
enum status whynot_prepare(struct app *app, int round, const struct wish *wish,
	struct position **position, struct error *error);

/* A draw of this position as seats in the order of publication; release with seats_done. */
enum status whynot_order(struct app *app, const struct position *position,
	const struct pairing_draw *draw, struct seats *seats);

/*
 * There is no draw in which the wish is so: which rule is in the way, or what is fixed by hand,
 * named and proved. *answer's verdict and rule.
 */
enum status whynot_impossible(struct app *app, const struct position *position,
	const struct wish *wish, struct whynot *answer);

/* Is the wish forbidden as such: have they met, may he not have the bye? Then the same. */
enum status whynot_forbidden(struct app *app, const struct position *position,
	const struct wish *wish, bool *forbidden, struct whynot *answer);

/*
 * What stands behind the term by which the wish makes the draw worse: ": 4 Drew and 18 Reilly, who
 * would be left there, have met"; "": nothing to be told.
 */
void whynot_cause(struct app *app, const struct position *position, const struct wish *wish,
	const struct trial *wished, int term, char *text, size_t size);

/* "12 Low and 20 Tudor met", "12 Low had White": behind "if". */
void wish_words(struct app *app, const struct wish *wish, char *text, size_t size);

#endif
