/*
 * Scratch memory that is given back all at once: a chain of blocks, each twice as large as the one
 * before.
 */
#include "match/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGNMENT = 16, FIRST_BLOCK = 16384 };

struct arena_block {
	struct arena_block *before;
	size_t size, used; /* of the bytes that follow the header */
};

static const size_t header = (sizeof(struct arena_block) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;

/* The smallest block given back that is large enough, or NULL. */
static struct arena_block *take_spare(struct arena *arena, size_t least)
{
	struct arena_block **at = &arena->spare, *block;

	while (*at && (*at)->size < least)
		at = &(*at)->before;
	block = *at;
	if (block)
		*at = block->before;
	return block;
}

/* Spares stand smallest first. */
static void keep_spare(struct arena *arena, struct arena_block *block)
{
	struct arena_block **at = &arena->spare;

	while (*at && (*at)->size < block->size)
		at = &(*at)->before;
	block->before = *at;
	*at = block;
}

static struct arena_block *add_block(struct arena *arena, size_t least)
{
	size_t size = arena->last ? arena->last->size : FIRST_BLOCK / 2;
	struct arena_block *block = take_spare(arena, least);

	if (block) {
		block->before = arena->last;
		block->used = 0;
		arena->last = block;
		return block;
	}
	if (size <= SIZE_MAX / 4)
		size *= 2;
	if (size < least)
		size = least;
	if (size > SIZE_MAX - header)
		return NULL;
	block = malloc(header + size);
	if (!block)
		return NULL;
	*block = (struct arena_block){arena->last, size, 0};
	arena->last = block;
	return block;
}

void *arena_alloc_unset(struct arena *arena, size_t count, size_t size)
{
	struct arena_block *block = arena->last;
	size_t bytes;
	void *memory;

	if (size != 0 && count > (SIZE_MAX - ALIGNMENT) / size)
		return NULL;
	bytes = (count * size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
	if (!block || block->size - block->used < bytes) {
		block = add_block(arena, bytes);
		if (!block)
			return NULL;
	}
	memory = (char *)block + header + block->used;
	block->used += bytes;
	return memory;
}

void *arena_alloc(struct arena *arena, size_t count, size_t size)
{
	void *memory = arena_alloc_unset(arena, count, size);

	if (memory)
		memset(memory, 0, count * size);
	return memory;
}

struct arena_mark arena_mark(const struct arena *arena)
{
	return (struct arena_mark){arena->last, arena->last ? arena->last->used : 0};
}

void arena_release(struct arena *arena, struct arena_mark mark)
{
	while (arena->last != mark.block) {
		struct arena_block *block = arena->last;

		arena->last = block->before;
		keep_spare(arena, block);
	}
	if (arena->last)
		arena->last->used = mark.used;
}

void arena_done(struct arena *arena)
{
	arena_release(arena, (struct arena_mark){NULL, 0});
	while (arena->spare) {
		struct arena_block *block = arena->spare;

		arena->spare = block->before;
		free(block);
	}
}
