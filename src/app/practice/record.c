/* The lines of what is remembered of the exercises. */
#include "config.h"

#include "app/practice/record.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/event/file.h"
#include "app/event/state.h"
#include "app/practice/sets.h"
#include "disk/hidden.h"
#include "formats/report.h"

static const char file_name[] = "record.txt", lock_name[] = "record.lock";

static const char *const verdicts[] = {
	[PRACTICE_NEW] = "new",
	[PRACTICE_BEGUN] = "begun",
	[PRACTICE_SEEN] = "seen",
	[PRACTICE_SOLVED] = "solved",
};

enum { VERDICTS = sizeof(verdicts) / sizeof(verdicts[0]) };

const char *practice_verdict_name(enum practice_verdict verdict)
{
	return verdicts[verdict];
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* The next word of a line; false: there is none that fits. */
static bool next_word(const char **at, const char *end, char *word, size_t size)
{
	size_t length = 0;

	while (*at < end && is_blank(**at))
		(*at)++;
	for (; *at < end && !is_blank(**at) && **at; (*at)++) {
		if (length + 1 == size)
			return false;
		word[length++] = **at;
	}
	word[length] = '\0';
	return length > 0;
}

static bool is_day(const char *text)
{
	static const char form[] = "9999-99-99";

	for (size_t i = 0; i < sizeof(form); i++)
		if (form[i] == '9' ? text[i] < '0' || text[i] > '9' : text[i] != form[i])
			return false;
	return true;
}

/* "set-B solved 2026-11-28" and nothing else. */
static bool read_line(const char *at, const char *end, struct practice_line *line)
{
	struct practice_wish wish;
	char word[16];
	int verdict = PRACTICE_BEGUN;

	if (!next_word(&at, end, line->name, sizeof(line->name)) ||
		(!practice_set_find(line->name) && !practice_wish_read(line->name, &wish)) ||
		!next_word(&at, end, word, sizeof(word)))
		return false;
	while (verdict < VERDICTS && strcmp(verdicts[verdict], word) != 0)
		verdict++;
	line->verdict = (enum practice_verdict)verdict;
	if (verdict == VERDICTS || !next_word(&at, end, line->day, sizeof(line->day)) ||
		!is_day(line->day))
		return false;
	while (at < end && is_blank(*at))
		at++;
	return at == end;
}

static bool is_empty(const char *at, const char *end)
{
	while (at < end && is_blank(*at))
		at++;
	return at == end;
}

static void tell_bad(const struct report *report, int number)
{
	report_notice(report,
		"%s, line %d is kept, but tells nothing: expected the name of an exercise, begun, seen or "
		"solved, and a day such as 2026-11-28.",
		file_name, number);
}

static enum status read_lines(struct practice_record *record, const struct report *report)
{
	size_t lines = 1, start = 0;

	for (size_t i = 0; i < record->size; i++)
		lines += record->text[i] == '\n';
	record->lines = calloc(lines, sizeof(*record->lines));
	if (!record->lines)
		return app_fail_plain(report->error, STATUS_NO_MEMORY);
	for (int number = 1; start < record->size; number++) {
		const char *from = record->text + start;
		const char *end = memchr(from, '\n', record->size - start);
		const size_t length = end ? (size_t)(end - from) + 1 : record->size - start;
		const char *stop = end ? end : from + length;
		struct practice_line line = {.start = start, .length = length};

		if (stop > from && stop[-1] == '\r')
			stop--;
		if (read_line(from, stop, &line))
			record->lines[record->count++] = line;
		else if (!is_empty(from, stop))
			tell_bad(report, number);
		start += length;
	}
	return STATUS_OK;
}

enum status practice_record_read(
	const char *folder, struct practice_record *record, const struct report *report)
{
	char path[PRACTICE_PATH];
	struct stat info;
	enum status status = STATUS_OK;

	*record = (struct practice_record){.text = NULL};
	snprintf(path, sizeof(path), "%s/%s", folder, file_name);
	if (stat(path, &info) != 0 && (errno == ENOENT || errno == ENOTDIR))
		return STATUS_OK;
	status = file_read(path, &record->text, &record->size, report->error);
	if (status == STATUS_OK)
		status = read_lines(record, report);
	if (status != STATUS_OK)
		practice_record_done(record);
	return status;
}

void practice_record_done(struct practice_record *record)
{
	free(record->text);
	free(record->lines);
	*record = (struct practice_record){.text = NULL};
}

const struct practice_line *practice_record_find(
	const struct practice_record *record, const char *name)
{
	const struct practice_line *found = NULL;

	for (int i = 0; record->lines && i < record->count; i++)
		if (!strcmp(record->lines[i].name, name))
			found = &record->lines[i];
	return found;
}

/* The text with the line in the place of `old`, or behind everything. */
static bool write_lines(FILE *file, const struct practice_record *record,
	const struct practice_line *old, const char *line)
{
	const size_t before = old ? old->start : record->size;
	const size_t after = old ? old->start + old->length : record->size;

	if (before > 0)
		fwrite(record->text, 1, before, file);
	if (before > 0 && record->text[before - 1] != '\n')
		fputc('\n', file);
	fputs(line, file);
	if (after < record->size)
		fwrite(record->text + after, 1, record->size - after, file);
	return !ferror(file) && fflush(file) == 0 && fsync(fileno(file)) == 0;
}

static enum status could_not(const char *path, int reason, struct error *error)
{
	const char *why;
	const enum status status = file_reason(reason, &why);

	return app_fail(error, status, "%.160s could not be written: %s.", path, why);
}

static enum status replace(const char *folder, const struct practice_record *record,
	const struct practice_line *old, const char *line, struct error *error)
{
	char path[PRACTICE_PATH];
	struct hidden hidden;
	FILE *file = NULL;
	int reason;

	snprintf(path, sizeof(path), "%s/%s", folder, file_name);
	reason = hidden_make(path, &hidden);
	if (reason != 0)
		return could_not(path, reason, error);
	errno = 0;
	file = fdopen(hidden.fd, "wb");
	if (file)
		hidden.fd = -1; /* is closed with the stream */
	if (!file || !write_lines(file, record, old, line))
		reason = errno ? errno : EIO;
	if (file && fclose(file) != 0 && reason == 0)
		reason = errno;
	if (reason == 0)
		reason = hidden_put(&hidden, true);
	if (reason == 0)
		return STATUS_OK;
	hidden_drop(&hidden);
	return could_not(path, reason, error);
}

static enum status put_record_line(
	const char *folder, const char *name, const char *line, struct error *error)
{
	const struct report report = {.error = error};
	struct practice_record record;
	enum status status = practice_record_read(folder, &record, &report);

	if (status != STATUS_OK)
		return status;
	status = replace(folder, &record, practice_record_find(&record, name), line, error);
	practice_record_done(&record);
	return status;
}

/* Two terminals take turns: what one has put is read by the other. */
enum status practice_record_put(const char *folder, const char *name, enum practice_verdict verdict,
	const char *day, struct error *error)
{
	char path[PRACTICE_PATH], line[PRACTICE_NAME + 40];
	enum status status;
	int lock;

	snprintf(path, sizeof(path), "%s/%s", folder, lock_name);
	lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	if (lock < 0 || lockf(lock, F_LOCK, 0) != 0) {
		status = could_not(path, errno, error);
		if (lock >= 0)
			close(lock);
		return status;
	}
	snprintf(line, sizeof(line), "%s %s %s\n", name, verdicts[verdict], day);
	status = put_record_line(folder, name, line, error);
	close(lock);
	return status;
}
