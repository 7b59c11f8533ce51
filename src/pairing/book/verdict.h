/*
 * What is broken in a draw whatever the rule book: who sits where he may not, what the arbiter has
 * fixed and is not kept. The violations of a score are put together with it.
 */
#ifndef PAIRING_BOOK_VERDICT_H
#define PAIRING_BOOK_VERDICT_H

#include "book/score_terms.h"

/* All who sit without a card in this round, or for the second time. */
void verdict_seats(const struct card_seats *seats, struct score_draft *draft);

/* All pins that are broken. */
void verdict_pins(const struct card_seats *seats, struct score_draft *draft);

/* Does the draw break this pin? A card in the tray breaks none: its seat is still open. */
bool verdict_breaks_pin(const struct card_seats *seats, const struct pairing_pin *pin);

/* How many violations of the kind have been found. */
int verdict_count(const struct score_draft *draft, enum pairing_violation_kind kind);

#endif
