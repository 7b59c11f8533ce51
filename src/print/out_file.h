/*
 * A list into a file, whole or not at all: it is gathered in memory, written beside its place and
 * put there when it is complete and, read again, says what it should, so that a failure leaves the
 * old list as it was. An event is never written over, whatever name it goes by.
 */
#ifndef PRINT_OUT_FILE_H
#define PRINT_OUT_FILE_H

#include <stdbool.h>

#include "disk/hidden.h"
#include "print/print.h"
#include "print/sink.h"

/* Is not moved while it is open. */
struct out_file {
	FILE *file; /* to write to; goes to memory */
	char *bytes;
	size_t size;
	int to; /* what the bytes are written to */
	/* its place, links followed, and where it is until then; empty: straight into a device */
	struct hidden hidden;
};

/*
 * The form of a list that the ending of a name promises: plain text also without one. False: an
 * ending that is not known.
 */
bool out_file_form(const char *path, enum print_form *form);

/* Is it that event (NULL: none), a file beside it, or any other SQLite database? */
bool out_file_is_event(const char *path, const char *event);

/*
 * Open for writing. `event` is the path of the event at hand, NULL: none. STATUS_REFUSED if the
 * path is that event, a file beside it that belongs to it, or any other SQLite database; STATUS_IO
 * or STATUS_FULL if it cannot be written.
 */
enum status out_file_open(
	struct out_file *out, const char *path, const char *event, struct error *error);

/*
 * Of several files that belong together: all that was gathered is written and on the disk, but not
 * in its place yet. Nothing is written to `file` afterwards; out_file_close follows in every case,
 * with `keep` only where this was STATUS_OK.
 */
enum status out_file_write(struct out_file *out, struct error *error);

/*
 * The end: with `keep` what was written takes its place, else it is thrown away. On failure the old
 * file stands. `out` is released in every case.
 */
enum status out_file_close(struct out_file *out, bool keep, struct error *error);

/*
 * Do two names lead to one file, that is there or would be made? Devices and pipes are no file in
 * this sense.
 */
bool out_file_same(const char *a, const char *b);

#endif
