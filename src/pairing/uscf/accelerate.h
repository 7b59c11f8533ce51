/*
 * Accelerated pairings of the first two rounds (28R).
 */
#ifndef PAIRING_USCF_ACCELERATE_H
#define PAIRING_USCF_ACCELERATE_H

#include "uscf/uscf.h"

enum { USCF_ACCELERATED_ROUNDS = 2 };

/* Put the scores by which rounds 1 and 2 are paired into uscf->players, if there are any. */
void uscf_accelerate(struct uscf *uscf);

#endif
