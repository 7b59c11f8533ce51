/* Arrays that grow, with the overflow checks in one place. */
#include "core/vec.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

enum { ROOM_LEAST = 8 };

void *vec_grow(void *items, int *room, int need, size_t size)
{
	int more = *room < ROOM_LEAST ? ROOM_LEAST : *room;
	void *grown;

	assert(size > 0);
	if (items != NULL && need <= *room)
		return items;
	while (more < need)
		more = more > INT_MAX / 2 ? INT_MAX : more * 2;
	if ((size_t)more > SIZE_MAX / size)
		return NULL;
	grown = realloc(items, (size_t)more * size);
	if (grown != NULL)
		*room = more;
	return grown;
}
