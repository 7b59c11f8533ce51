/* A text that is put together line by line. */
#ifndef APP_EVENT_WRITING_H
#define APP_EVENT_WRITING_H

#include <stdbool.h>
#include <stddef.h>

/* Start with {0}; bytes (terminated) belong to the caller, who frees them. */
struct writing {
	char *bytes;
	size_t size, room;
	bool failed; /* out of memory: nothing more is written */
};

void writing_put(struct writing *writing, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/*
 * A line of words wrapped to so many cells; all but its first line stand `hang` cells further in
 * than `indent`.
 */
void writing_wrap(struct writing *writing, int cells, int indent, int hang, const char *words);

#endif
