/*
 * Event files as bytes, put in each other's place: what a copy, a crash and a restored copy are
 * made of. The file is that of store_folder.
 */
#ifndef SUPPORT_FAULT_STORE_IMAGE_H
#define SUPPORT_FAULT_STORE_IMAGE_H

#include <stdbool.h>
#include <stddef.h>

/* The name of what lies beside the file; valid until the next call. */
const char *store_beside(const char *suffix);
/* -1 if there is none. */
long long store_file_size(const char *name);

/* A file as it was at a moment; the caller frees the bytes. */
struct image {
	char *bytes;
	size_t size;
};
struct image image_of(const char *name);
bool image_is(const struct image *image, const char *name);

/* Another event, made by the same steps, and closed. */
struct image image_of_another_event(int steps);

/*
 * The steps from..to are made and killed while somebody reads, so that all of them are in the log
 * alone.
 */
void store_crashed(int from, int to);

/* The file opens in the state after this many steps, is sound, and leaves nothing beside it. */
void store_in_state(int state);

/*
 * This file in the place of the crashed one is not opened, neither is anything changed; without the
 * log it is.
 */
void image_kept_from_the_log(const struct image *file, int state);

#endif
