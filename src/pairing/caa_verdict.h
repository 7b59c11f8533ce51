/*
 * What is broken in a draw, and what the arbiter should know about it: the violations of a CAA
 * score.
 */
#ifndef PAIRING_CAA_VERDICT_H
#define PAIRING_CAA_VERDICT_H

#include "card_seats.h"

/* The most violations that the draw can have, and one. */
size_t caa_verdict_room(const struct card_seats *seats);

/* Append them; score->violations has the room. */
void caa_verdict_add(const struct card_seats *seats, struct pairing_score *score);

/*
 * Its parts that all rule books share: who sits where he may not, before the others; pins that are
 * broken, after them.
 */
void caa_verdict_seats(const struct card_seats *seats, struct pairing_score *score);
void caa_verdict_pins(const struct card_seats *seats, struct pairing_score *score);

/* Does the draw break this pin? A card in the tray breaks none. */
bool caa_verdict_breaks_pin(const struct card_seats *seats, const struct pairing_pin *pin);

#endif
