/* To a printer through lp: the outcome told, and the text kept if it was not taken. */
#include "config.h"

#include "print/spool/spool.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "core/text/fit.h"
#include "disk/hidden.h"
#include "print/out_file.h"
#include "print/sink.h"
#include "print/spool/spool_lp.h"

enum {
	NAMES_TRIED = 99,
	PRINTER_SIZE = 48,
	SAID_SIZE = 80,
	REASON_SIZE = 256,
	SENTENCE_SIZE = SPOOL_PATH_SIZE + 512
};

/* "STEM.txt", "STEM-2.txt" and so on; false: it is too long. */
static bool path_of(const char *folder, const char *stem, int number, char path[SPOOL_PATH_SIZE])
{
	char mark[8] = "";

	if (number > 1)
		snprintf(mark, sizeof(mark), "-%d", number);
	return snprintf(path, SPOOL_PATH_SIZE, "%s%s%s%s.txt", folder, *folder ? "/" : "", stem,
		       mark) < SPOOL_PATH_SIZE;
}

/* Whole, and read again, or not at all; 0, or why not. */
static int put_file(const char *path, const struct spool_job *job, bool replace)
{
	struct hidden hidden;
	int reason = hidden_make(path, &hidden);

	if (reason != 0)
		return reason;
	if (!print_sink_write_all(hidden.fd, job->text, job->size))
		reason = errno;
	if (reason == 0)
		reason = hidden_prove(&hidden, job->text, job->size);
	if (reason == 0)
		reason = hidden_put(&hidden, replace);
	if (reason != 0)
		hidden_drop(&hidden);
	return reason;
}

/* May a list of this name take its place? What is no file, or an event, stays. */
static bool may_replace(const char *path)
{
	struct stat info;

	return lstat(path, &info) != 0 || (S_ISREG(info.st_mode) && !out_file_is_event(path, NULL));
}

/* The file of the list's own name, in which it is written again; a number where that is no list. */
static bool keep_own(const struct spool_job *job, char path[SPOOL_PATH_SIZE])
{
	for (int number = 1; number <= NAMES_TRIED && path_of("", job->keep, number, path);
		number++)
		if (may_replace(path))
			return put_file(path, job, true) == 0;
	return false;
}

/* A file that does not exist yet: where others write as well nothing is taken for ours. */
static bool keep_new(const char *folder, const char *stem, const struct spool_job *job,
	char path[SPOOL_PATH_SIZE])
{
	int reason = EEXIST;

	for (int number = 1; reason == EEXIST && number <= NAMES_TRIED; number++)
		reason = path_of(folder, stem, number, path) ? put_file(path, job, false)
							     : ENAMETOOLONG;
	return reason == 0;
}

/* Where the caller wants it, or else in the folder for temporary files. */
static void keep_text(const struct spool_job *job, char path[SPOOL_PATH_SIZE])
{
	const char *base, *temporary = getenv("TMPDIR");

	path[0] = '\0';
	if (!job->keep || keep_own(job, path))
		return;
	base = strrchr(job->keep, '/');
	if (!keep_new(temporary && *temporary ? temporary : "/tmp", base ? base + 1 : job->keep,
		    job, path))
		path[0] = '\0';
}

/* What went wrong, as the beginning of a sentence. */
static enum status reason_of(const struct spool_job *job, const struct lp_end *end,
	const char *answer, char reason[REASON_SIZE])
{
	char printer[PRINTER_SIZE], said[SAID_SIZE];

	text_fit(printer, sizeof(printer),
		job->printer && *job->printer ? job->printer : "the default printer", 30);
	text_fit(said, sizeof(said), *answer ? answer : "lp does not say why", SAID_SIZE);
	switch (end->how) {
	case LP_ANSWERED:
		snprintf(reason, REASON_SIZE, "Printing on %s failed: %s", printer, said);
		return STATUS_IO;
	case LP_MISSING:
		snprintf(reason, REASON_SIZE, "There is no program lp to print with");
		return STATUS_NOT_FOUND;
	case LP_LATE:
		snprintf(reason, REASON_SIZE, "Printing on %s failed: lp did not end in time",
			printer);
		break;
	case LP_STOPPED:
		snprintf(reason, REASON_SIZE, "Printing on %s was ended", printer);
		break;
	case LP_FAILED:
		snprintf(reason, REASON_SIZE, "lp could not be run: %s", strerror(end->code));
		break;
	}
	return STATUS_IO;
}

static void tell(struct error *error, enum status status, const char *reason, const char *kept)
{
	const size_t length = strlen(reason);
	const char *stop = length > 0 && reason[length - 1] == '.' ? "" : ".";
	char sentence[SENTENCE_SIZE];

	if (*kept)
		snprintf(sentence, sizeof(sentence), "%s%s The list is in %s", reason, stop, kept);
	else
		snprintf(sentence, sizeof(sentence), "%s%s The list was not kept.", reason, stop);
	error->code = status;
	text_fit(error->text, sizeof(error->text), sentence, SENTENCE_SIZE);
}

enum status spool_print(
	const struct spool_job *job, struct spool_result *result, struct error *error)
{
	char said[SPOOL_ANSWER_SIZE], reason[REASON_SIZE];
	struct lp_end end;
	enum status status;

	memset(result, 0, sizeof(*result));
	end = lp_run(job, said, sizeof(said));
	said[strcspn(said, "\r\n")] = '\0';
	text_fit(result->answer, sizeof(result->answer), said, SPOOL_ANSWER_SIZE);
	if (end.how == LP_ANSWERED && end.code == 0)
		return STATUS_OK;
	status = reason_of(job, &end, result->answer, reason);
	keep_text(job, result->kept);
	tell(error, status, reason, result->kept);
	return status;
}
