/*
 * SplitMix64.
 */
#include "match/random.h"

uint64_t random_next(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
	return z ^ (z >> 31);
}

/* What lies past the last whole multiple of n is drawn again: it would favour small numbers. */
int random_below(uint64_t *state, int n)
{
	const uint64_t size = (uint64_t)n, past = UINT64_MAX - (UINT64_MAX % size + 1) % size;
	uint64_t drawn;

	do {
		drawn = random_next(state);
	} while (drawn > past);
	return (int)(drawn % size);
}

uint64_t random_stream(uint64_t seed, int index)
{
	uint64_t state = seed, start = random_next(&state);

	while (index-- > 0)
		start = random_next(&state);
	return start;
}
