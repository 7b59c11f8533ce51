/* To a printer through lp: the outcome told, and the text kept if it was not taken. */
#include "config.h"

#include "print/spool/spool.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/text/fit.h"
#include "print/sink.h"
#include "print/spool/spool_lp.h"

enum {
	NAMES_TRIED = 99,
	PRINTER_SIZE = 48,
	SAID_SIZE = 80,
	REASON_SIZE = 256,
	SENTENCE_SIZE = SPOOL_PATH_SIZE + 512
};

/* Make a file that does not exist yet: "STEM.txt", "STEM-2.txt", ... */
static int make_file(const char *folder, const char *stem, char path[SPOOL_PATH_SIZE])
{
	const char *slash = *folder ? "/" : "";

	for (int number = 1; number <= NAMES_TRIED; number++) {
		char mark[8] = "";
		int file, length;

		if (number > 1)
			snprintf(mark, sizeof(mark), "-%d", number);
		length = snprintf(path, SPOOL_PATH_SIZE, "%s%s%s%s.txt", folder, slash, stem, mark);
		if (length >= SPOOL_PATH_SIZE)
			return -1;
		file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
		if (file >= 0 || errno != EEXIST)
			return file;
	}
	return -1;
}

static bool keep_in(const char *folder, const char *stem, const struct spool_job *job,
	char path[SPOOL_PATH_SIZE])
{
	int file = make_file(folder, stem, path);
	bool kept;

	if (file >= 0) {
		kept = print_sink_write_all(file, job->text, job->size);
		if (close(file) == 0 && kept)
			return true;
		unlink(path);
	}
	path[0] = '\0';
	return false;
}

/* Where the caller wants it, or else in the folder for temporary files. */
static void keep_text(const struct spool_job *job, char path[SPOOL_PATH_SIZE])
{
	const char *base, *temporary = getenv("TMPDIR");

	if (!job->keep || keep_in("", job->keep, job, path))
		return;
	base = strrchr(job->keep, '/');
	keep_in(temporary && *temporary ? temporary : "/tmp", base ? base + 1 : job->keep, job,
		path);
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
