/* The one way an array grows. */
#ifndef CORE_VEC_H
#define CORE_VEC_H

#include <stddef.h>

/*
 * Room for `need` items of `size` bytes: the array, moved or not, with *room at least `need`. NULL
 * if there is no memory or the size does not fit; items and *room are then as before. Growing one
 * by one costs a constant time on average.
 */
void *vec_grow(void *items, int *room, int need, size_t size);

#endif
