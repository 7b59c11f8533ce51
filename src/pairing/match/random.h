/*
 * Numbers that look random and are the same everywhere: SplitMix64 (Steele, Lea and Flood, "Fast
 * splittable pseudorandom number generators", 2014). Unsigned integers of 64 bits only, so that
 * neither compiler nor machine matters. Every state is a good one.
 */
#ifndef PAIRING_MATCH_RANDOM_H
#define PAIRING_MATCH_RANDOM_H

#include <stdint.h>

/* The next number of a sequence. */
uint64_t random_next(uint64_t *state);

/* One of 0..n-1, each as likely; n above 0. */
int random_below(uint64_t *state, int n);

/* The state at which the sequence number `index` (0..) of a seed begins. */
uint64_t random_stream(uint64_t seed, int index);

#endif
