/*
 * A file that is made beside its place under a hidden name and put there when it is whole, so that
 * no name ever leads to half a file.
 *
 * The hidden name bears the machine and the number of the process that writes it, and the process
 * holds a lock on it (the first byte). What a killed one leaves is removed by the next that makes a
 * file in that folder: only files of the same user and machine whose lock is free and that nobody
 * has written for a minute.
 */
#ifndef DISK_HIDDEN_H
#define DISK_HIDDEN_H

#include <stdbool.h>
#include <stddef.h>

/* Nothing is made while path is NULL. The strings belong to it. */
struct hidden {
	char *place; /* where the file shall stand */
	char *path;  /* where it is until then */
	int fd;      /* open for writing; closing it gives up the lock */
};

/*
 * Make an empty file for `place`, with the rights of a new file. 0, or errno with nothing made and
 * *hidden empty.
 */
int hidden_make(const char *place, struct hidden *hidden);

/*
 * Is it on the disk, and does it say these bytes when it is read again? 0; errno; or HIDDEN_OTHER:
 * it says others.
 */
enum { HIDDEN_OTHER = -1 };
int hidden_prove(const struct hidden *hidden, const char *bytes, size_t size);

/*
 * Put it in place. replace: over what stands there; else EEXIST if there is anything. The folder is
 * written to the disk as well, the file itself is the caller's to write. 0 and released, or errno
 * and still hidden.
 */
int hidden_put(struct hidden *hidden, bool replace);

/* Remove the file, if it is not in place yet, with what SQLite keeps beside it, and release. */
void hidden_drop(struct hidden *hidden);

#endif
