/*
 * Arrays that grow.
 */
#include "book/grow.h"

#include <limits.h>
#include <stdlib.h>

enum { ROOM_LEAST = 64 };

void *grow_array(void *array, int count, int more, size_t size, int *room)
{
	int wanted = *room > 0 ? *room : ROOM_LEAST;
	void *moved;

	if (array && more <= *room - count)
		return array;
	if (more > INT_MAX - count)
		return NULL;
	while (wanted < count + more)
		wanted = wanted <= INT_MAX / 2 ? 2 * wanted : count + more;
	moved = realloc(array, (size_t)wanted * size);
	if (moved)
		*room = wanted;
	return moved;
}
