/*
 * Draws that were worked out for one round, remembered by what was fixed for each: who asks twice
 * gets the first answer again.
 */
#ifndef APP_POSITION_MEMO_H
#define APP_POSITION_MEMO_H

#include "pairing.h"

/* Whose pins a draw is scored with. */
enum trial_score {
	TRIAL_SCORE_FIXED, /* all that is fixed for the round */
	TRIAL_SCORE_RULES, /* translate_plain */
	TRIAL_SCORES
};

/*
 * What was fixed, and the engine's answer. It stays as long as anybody holds it: whoever gets it
 * from memo_find, memo_add or trial/trial.h gives it back with trial_release.
 */
struct trial {
	struct pairing_pin *pins;
	struct pairing_apart *apart;
	int npins, napart;
	enum pairing_status status;
	struct pairing_draw draw;                  /* PAIRING_OK */
	struct pairing_blame blame;                /* PAIRING_NO_DRAW, PAIRING_BAD_INPUT */
	struct pairing_score scores[TRIAL_SCORES]; /* without terms: not asked for yet */
	struct pairing_draw like_seats;            /* trial_like_seats; no boards: not asked yet */
	struct pairing_score like_seats_score;     /* TRIAL_SCORE_FIXED */
	int holders;
	struct trial *next;
};

/* The trials of one round, the last asked first; the oldest go when they are too large together. */
struct memo {
	struct trial *first;
};

/* The trial with the pins and the pairs kept apart of this input, in this order; NULL: none. */
struct trial *memo_find(struct memo *memo, const struct pairing_input *input);

/* A trial of this input, without an answer yet and in no memo; NULL: no memory. */
struct trial *trial_new(const struct pairing_input *input);
/* Remember it. */
void memo_add(struct memo *memo, struct trial *trial);
void memo_done(struct memo *memo);

/* NULL is accepted. */
void trial_release(struct trial *trial);

#endif
