/*
 * What is broken in a draw, and what the arbiter should know about it: the violations of a CAA
 * score.
 */
#ifndef PAIRING_CAA_VERDICT_H
#define PAIRING_CAA_VERDICT_H

#include "caa/caa.h"
#include "cards/card_seats.h"

/* The most violations that the draw can have, and one. */
size_t caa_verdict_room(const struct card_seats *seats);

/* Append them; score->violations has the room. */
void caa_verdict_add(const struct card_seats *seats, const struct caa_options *options,
	struct pairing_score *score);

#endif
