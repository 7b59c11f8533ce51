/* What a window or a question was opened about: bytes that only the one who opened it reads. */
#ifndef TUI_STATE_ABOUT_H
#define TUI_STATE_ABOUT_H

#include <assert.h>
#include <stddef.h>
#include <string.h>

enum { ABOUT_SIZE = 640 };

struct about {
	_Alignas(max_align_t) unsigned char bytes[ABOUT_SIZE];
};

/* what: no pointers to what does not last; NULL with size 0: nothing. */
static inline struct about about_of(const void *what, size_t size)
{
	struct about about = {{0}};

	assert(size <= sizeof(about.bytes));
	if (size > 0)
		memcpy(about.bytes, what, size);
	return about;
}

#endif
