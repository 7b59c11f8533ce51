/*
 * Arrays that grow.
 */
#ifndef PAIRING_BOOK_GROW_H
#define PAIRING_BOOK_GROW_H

#include <stddef.h>

/*
 * The array with room for `more` things of `size` bytes behind its first `count`: moved, and *room
 * raised, if it has too little. NULL, and nothing changed: there is no memory.
 */
void *grow_array(void *array, int count, int more, size_t size, int *room);

#endif
