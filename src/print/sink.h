/* A sink for printed bytes: a file or memory. */
#ifndef PRINT_SINK_H
#define PRINT_SINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "core/status.h"

/*
 * write returns false and sets errno if it could not take all bytes. It is called once with size 0
 * after the last byte: whatever was held back must then be on its way, so that a full disk is
 * noticed.
 */
struct print_sink {
	bool (*write)(void *context, const char *bytes, size_t size);
	void *context;
};

/* To a stream of the caller's, who opens and closes it (and looks at what fclose says). */
struct print_sink print_sink_file(FILE *file);

/* To memory. Start with {0}; bytes is not terminated; release with print_memory_done. */
struct print_memory {
	char *bytes;
	size_t size, room;
};
struct print_sink print_sink_memory(struct print_memory *memory);
void print_memory_done(struct print_memory *memory);

/* Everything to an open file; false, and errno, if it does not take all. */
bool print_sink_write_all(int file, const char *bytes, size_t size);

/* Why nothing could be written, from errno, for the end of a sentence: "the disk is full". */
const char *print_sink_reason(int errno_value);

/* The sentence and status for a failed write, from errno. */
enum status print_sink_failed(int errno_value, struct error *error);

#endif
