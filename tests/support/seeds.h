/*
 * How many seeded fields a slow search makes, and from which seed on: a failure that names its seed
 * is made again by `FIELDS=1 SEED=...`.
 */
#ifndef SUPPORT_SEEDS_H
#define SUPPORT_SEEDS_H

#include <stdbool.h>
#include <stdint.h>

struct seeds {
	uint64_t first;
	long count;
};

/*
 * The first argument of the program, else FIELDS in the environment: so many; without either `many`
 * if LONG is set, `few` if not. The second argument, else SEED: the first one (1). False if there
 * would be none.
 */
bool seeds_read(struct seeds *seeds, int argc, char **argv, long few, long many);

/* The i-th of so many slices, which together are all of them. */
struct seeds seeds_slice(const struct seeds *seeds, int i, int slices);

#endif
