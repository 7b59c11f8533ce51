/*
 * What is broken in a draw, and what the arbiter should know about it: the violations of a CAA
 * score.
 */
#ifndef PAIRING_CAA_VERDICT_H
#define PAIRING_CAA_VERDICT_H

#include "caa/caa.h"

/* Append them. */
void caa_verdict_add(const struct card_seats *seats, const struct caa_options *options,
	struct score_draft *score);

#endif
