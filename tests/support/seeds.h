/*
 * How many seeded fields a slow search makes, and from which seed on: a failure that names its seed
 * is made again by `FIELDS=1 SEED=...`.
 */
#ifndef SUPPORT_SEEDS_H
#define SUPPORT_SEEDS_H

#include <stdbool.h>
#include <stdint.h>

/*
 * What a search is divided by under the address sanitizer, which takes four times as long: there it
 * proves that memory is used well, not the draw, and fewer fields show that too.
 */
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define SEEDS_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define SEEDS_SANITIZED
#endif
#ifdef SEEDS_SANITIZED
enum { SEEDS_SHARE = 4 };
#else
enum { SEEDS_SHARE = 1 };
#endif

struct seeds {
	uint64_t first;
	long count;
};

/* `many` if LONG is set, `few` if not, or that share of them. */
long seeds_count(long few, long many);

/*
 * The first argument of the program, else FIELDS in the environment: so many; without either
 * seeds_count. The second argument, else SEED: the first one (1). False if there would be none.
 */
bool seeds_read(struct seeds *seeds, int argc, char **argv, long few, long many);

/* The i-th of so many slices, which together are all of them. */
struct seeds seeds_slice(const struct seeds *seeds, int i, int slices);

#endif
