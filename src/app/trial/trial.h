/*
 * One thing more fixed, or less: what is drawn then, and what is it worth? Asked here alone, so
 * that whoever asks twice gets the remembered answer (position/memo.h).
 */
#ifndef APP_TRIAL_TRIAL_H
#define APP_TRIAL_TRIAL_H

#include "app/position/memo.h"
#include "app/position/translate.h"

/*
 * The engine's draw of an input: that of the cards, but for its pins and its pairs kept apart. With
 * nobody to be seated it has no boards. Returns the status of the trial; with PAIRING_NO_MEMORY
 * *trial is NULL, else the caller holds it (trial_release). Costs a draw, the second time none.
 */
enum pairing_status trial_ask(
	const struct translation *cards, const struct pairing_input *input, struct trial **trial);

/* The same with all that is fixed and this pin, or with these two kept apart as well. */
enum pairing_status trial_with_pin(
	const struct translation *cards, struct pairing_pin pin, struct trial **trial);
enum pairing_status trial_apart(
	const struct translation *cards, int one, int other, struct trial **trial);

/* The input of which the trial was asked; borrows from both. */
struct pairing_input trial_input(const struct translation *cards, const struct trial *trial);

/*
 * The score of the draw, which there is: what was added for the trial excuses nothing in it. It
 * belongs to the trial. PAIRING_NO_MEMORY.
 */
enum pairing_status trial_score(const struct translation *cards, struct trial *trial,
	enum trial_score by, const struct pairing_score **score);

#endif
