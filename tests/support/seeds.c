/*
 * How many seeded fields a slow search makes, and from which seed on.
 */
#include "config.h"
#include "support/seeds.h"

#include <stdlib.h>

long seeds_count(long few, long many)
{
	return getenv("LONG") ? many : (few + SEEDS_SHARE - 1) / SEEDS_SHARE;
}

bool seeds_read(struct seeds *seeds, int argc, char **argv, long few, long many)
{
	const char *count = argc > 1 ? argv[1] : getenv("FIELDS");
	const char *first = argc > 2 ? argv[2] : getenv("SEED");

	seeds->count = seeds_count(few, many);
	if (count)
		seeds->count = atol(count);
	seeds->first = first ? strtoull(first, NULL, 10) : 1;
	return seeds->count > 0;
}

struct seeds seeds_slice(const struct seeds *seeds, int i, int slices)
{
	const long begin = seeds->count * i / slices, end = seeds->count * (i + 1) / slices;

	return (struct seeds){seeds->first + (uint64_t)begin, end - begin};
}
