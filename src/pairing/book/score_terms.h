/*
 * The score of a draw as it is put together: its room, its terms one after another, and the terms
 * that rule books share. Which terms there are, and in which order, is each rule book's own.
 */
#ifndef PAIRING_BOOK_SCORE_TERMS_H
#define PAIRING_BOOK_SCORE_TERMS_H

#include "cards/card_seats.h"

/* Terms of score_legality. */
enum { SCORE_LEGALITY = 7 };

/* Room for so many of each; false when there is no memory. The score is empty before. */
bool score_make_room(struct pairing_score *score, size_t terms, size_t values, size_t violations);

/*
 * What was made becomes the caller's score if the status is PAIRING_OK, or is released. The status.
 */
enum pairing_status score_hand_over(
	enum pairing_status status, struct pairing_score *made, struct pairing_score *score);

/*
 * Begin a term without values / give the last term one more value / a term of one value. There is
 * room for them.
 */
void score_term_begin(struct pairing_score *score, const char *name, const char *rule, int level);
void score_term_value(struct pairing_score *score, int64_t value);
void score_term_add(
	struct pairing_score *score, const char *name, const char *rule, int level, int64_t value);

/*
 * What no published draw has: wrong seats, repeats, ... from the score's violations; `bye_rule` is
 * the number of the rule that bars from the bye.
 */
void score_legality(
	const struct card_seats *seats, const char *bye_rule, struct pairing_score *score);

/*
 * The cards that do not get their due colour, strongest claim first: their number. `cards` has room
 * for all cards, `start` for a zero each class of claims and one.
 */
int score_list_transferred(const struct card_seats *seats, int *start, int *cards);

/* How many they are, and their claims, by these rules. */
void score_transfers(const struct card_seats *seats, const int *cards, int count, const char *rule,
	const char *claims_rule, struct pairing_score *score);

#endif
