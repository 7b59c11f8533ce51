/*
 * The score of a draw as it is put together: its room, its terms one after another, and the terms
 * that rule books share. Which terms there are, and in which order, is each rule book's own.
 */
#ifndef PAIRING_BOOK_SCORE_TERMS_H
#define PAIRING_BOOK_SCORE_TERMS_H

#include "cards/card_seats.h"

/* It grows by itself; may start zeroed. */
struct score_draft {
	struct pairing_score score;
	/* by term: the number of its rule, where it has one; NULL: no term has */
	const char *const *rules;
	int terms_room, values_room, violations_room;
	bool failed; /* no memory: nothing more is added */
};

/*
 * What was made becomes the caller's score if all went well, or is released: `status`, or
 * PAIRING_NO_MEMORY if something was lost.
 */
enum pairing_status score_draft_hand_over(
	enum pairing_status status, struct score_draft *draft, struct pairing_score *score);

/*
 * Begin a term without values / one whose records have so many numbers / give the last term one
 * more value / so many of 0, and the address of the first until more is added (NULL: no memory) / a
 * term of one value.
 */
void score_term_begin(struct score_draft *draft, enum pairing_term_id id, int level);
void score_records_begin(struct score_draft *draft, enum pairing_term_id id, int level, int record);
void score_term_value(struct score_draft *draft, int64_t value);
int64_t *score_term_zeros(struct score_draft *draft, int count);
void score_term_add(struct score_draft *draft, enum pairing_term_id id, int level, int64_t value);

/* One violation more. */
void score_violation_add(struct score_draft *draft, enum pairing_violation_kind kind,
	const char *rule, int player, int other);

/*
 * A term of what no published draw has, counted from the violations and the seats: WRONG_SEATS,
 * REPEATS, FORBIDDEN_PAIRS, BARRED_BYES, ABSOLUTE_COLOURS, BROKEN_PINS, NEEDLESS_BYES, TRAY.
 */
void score_broken(
	const struct card_seats *seats, enum pairing_term_id id, struct score_draft *draft);

/* All of them but the colours. */
void score_legality(const struct card_seats *seats, struct score_draft *draft);

/*
 * The cards that do not get their due colour, strongest claim first: their number. `cards` has room
 * for all cards, `start` for a zero each class of claims and one.
 */
int score_list_transferred(const struct card_seats *seats, int *start, int *cards);

/* How many they are, and their claims. */
void score_transfers(
	const struct card_seats *seats, const int *cards, int count, struct score_draft *draft);

#endif
