/*
 * To a printer through the system's spooler: runs `lp` itself, no shell, and never loses the text.
 * If printing does not work the text is kept in a file, and the error says why and where.
 */
#ifndef PRINT_SPOOL_H
#define PRINT_SPOOL_H

#include <stddef.h>

#include "core/status.h"

enum { SPOOL_PATH_SIZE = 1024, SPOOL_ANSWER_SIZE = 200 };

struct spool_job {
	const char *printer; /* NULL or "": the system's default printer */
	const char *title;
	const char *text;
	size_t size;
	/*
	 * path for the text if printing fails, without ".txt": a file of the list's own, which is
	 * written again each time; in the folder for temporary files, if it cannot be there, with a
	 * number
	 */
	const char *keep;
	int seconds; /* how long lp may take; 0: 30 */
	/* a descriptor: once there is something to read, or its end, lp is ended; 0: none */
	int stop;
};

struct spool_result {
	char answer[SPOOL_ANSWER_SIZE]; /* first line of what lp said, "request id is ..." */
	/* the file that holds the text; empty: none was needed, or none could be made */
	char kept[SPOOL_PATH_SIZE];
};

/*
 * STATUS_OK: lp has taken the job. STATUS_NOT_FOUND: no lp program. STATUS_IO: lp failed, did not
 * end, or was ended. The result is filled in whatever happens; the error's text says what lp said and where the
 * text is kept.
 */
enum status spool_print(
	const struct spool_job *job, struct spool_result *result, struct error *error);

#endif
