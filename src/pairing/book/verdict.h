/*
 * What is broken in a draw whatever the rule book: who sits where he may not, what the arbiter has
 * fixed and is not kept. The violations of a score are put together with it.
 */
#ifndef PAIRING_BOOK_VERDICT_H
#define PAIRING_BOOK_VERDICT_H

#include "cards/card_seats.h"

/*
 * The most violations that a draw can have whose rule book finds at most `of_card` in a card and
 * its board, and one.
 */
size_t verdict_room(const struct card_seats *seats, int of_card);

/* One violation more; score->violations has the room. */
void verdict_add(struct pairing_score *score, enum pairing_violation_kind kind, const char *rule,
	int player, int other);

/* All who sit without a card in this round, or for the second time. */
void verdict_seats(const struct card_seats *seats, struct pairing_score *score);

/* All pins that are broken. */
void verdict_pins(const struct card_seats *seats, struct pairing_score *score);

/* Does the draw break this pin? A card in the tray breaks none: its seat is still open. */
bool verdict_breaks_pin(const struct card_seats *seats, const struct pairing_pin *pin);

/* How many violations of the kind have been found. */
int verdict_count(const struct pairing_score *score, enum pairing_violation_kind kind);

#endif
