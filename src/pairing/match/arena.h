/*
 * Scratch memory that is given back all at once: whatever one call of an engine needs comes from
 * one arena, so there is one release on every way out.
 */
#ifndef PAIRING_MATCH_ARENA_H
#define PAIRING_MATCH_ARENA_H

#include <stddef.h>

struct arena_block;

/* May start zeroed. */
struct arena {
	struct arena_block *last;
	struct arena_block *spare; /* those given back, kept for the next need, smallest first */
};

/* A place to which an arena can be taken back. */
struct arena_mark {
	struct arena_block *block;
	size_t used;
};

/*
 * Zeroed memory for count things of size bytes (never NULL for none of them), or NULL. Lives until
 * released.
 */
void *arena_alloc(struct arena *arena, size_t count, size_t size);

/* The same, but what is in it is not set. */
void *arena_alloc_unset(struct arena *arena, size_t count, size_t size);

struct arena_mark arena_mark(const struct arena *arena);

/* Give back everything that was allocated after the mark. */
void arena_release(struct arena *arena, struct arena_mark mark);

void arena_done(struct arena *arena);

#endif
