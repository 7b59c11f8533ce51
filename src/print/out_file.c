/* A list into a file, whole or not at all, and never over an event. */
#include "config.h"

#include "print/out_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/text/ending.h"

/* What SQLite keeps beside a database. */
static const char *const suffixes[] = {"-wal", "-shm", "-journal"};

enum { SUFFIXES = sizeof(suffixes) / sizeof(suffixes[0]) };

bool out_file_form(const char *path, enum print_form *form)
{
	static const struct {
		const char *ending;
		enum print_form form;
	} known[] = {{"", PRINT_TEXT}, {"txt", PRINT_TEXT}, {"text", PRINT_TEXT},
		{"csv", PRINT_CSV}, {"html", PRINT_HTML}, {"htm", PRINT_HTML}, {"pdf", PRINT_PDF}};

	*form = PRINT_TEXT;
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (!strcasecmp(ending_of(path), known[i].ending)) {
			*form = known[i].form;
			return true;
		}
	return false;
}

static enum status failed(int reason, struct error *error)
{
	enum status status = print_sink_failed(reason == HIDDEN_OTHER ? EIO : reason, error);

	if (reason == HIDDEN_OTHER) {
		snprintf(error->text, sizeof(error->text),
			"It could not be written: read again it does not say what it should. Try another disk.");
		return status;
	}
	snprintf(error->text, sizeof(error->text), "It could not be written: %s.",
		print_sink_reason(reason));
	return status;
}

static enum status is_event(struct error *error)
{
	error->code = STATUS_REFUSED;
	snprintf(error->text, sizeof(error->text),
		"That is an event file, or belongs to one: no list is written over it. Give another name.");
	return STATUS_REFUSED;
}

/* A new string; NULL without memory. */
static char *join(const char *text, size_t length, const char *end)
{
	size_t size = length + strlen(end) + 1;
	char *made = malloc(size);

	if (made)
		snprintf(made, size, "%.*s%s", (int)length, text, end);
	return made;
}

static bool same_file(const char *path, const struct stat *info)
{
	struct stat other;

	return stat(path, &other) == 0 && other.st_dev == info->st_dev &&
		other.st_ino == info->st_ino;
}

/*
 * Is this the event or one of the files beside it? Told without opening it, which would drop the
 * locks on it.
 */
static bool belongs_to(const struct stat *info, const char *event)
{
	char *real = realpath(event, NULL);
	bool same = same_file(event, info);

	for (int i = 0; real && i < SUFFIXES && !same; i++) {
		char *beside = join(real, strlen(real), suffixes[i]);

		same = beside && same_file(beside, info);
		free(beside);
	}
	free(real);
	return same;
}

static bool is_database(const char *path)
{
	static const char magic[] = "SQLite format 3"; /* its zero byte counts */
	char head[sizeof(magic)];
	FILE *file = fopen(path, "rb");
	bool is = file && fread(head, 1, sizeof(head), file) == sizeof(head) &&
		!memcmp(head, magic, sizeof(head));

	if (file)
		fclose(file);
	return is;
}

/* "congress.db-wal" beside a database, there at the moment or not. */
static bool is_beside_database(const char *path, const char *event)
{
	size_t length = strlen(path);

	for (int i = 0; i < SUFFIXES; i++) {
		size_t end = strlen(suffixes[i]);
		struct stat info;
		char *base;
		bool is;

		if (length <= end || strcmp(path + length - end, suffixes[i]) != 0)
			continue;
		base = join(path, length - end, "");
		is = base && stat(base, &info) == 0 && S_ISREG(info.st_mode) &&
			((event && belongs_to(&info, event)) || is_database(base));
		free(base);
		return is;
	}
	return false;
}

bool out_file_is_event(const char *path, const char *event)
{
	struct stat info;
	const bool there = stat(path, &info) == 0;

	if (there && !S_ISREG(info.st_mode))
		return false;
	return (there && ((event && belongs_to(&info, event)) || is_database(path))) ||
		is_beside_database(path, event);
}

/* The place of a new file: its folder with links followed, and its name. */
static char *new_place(const char *path)
{
	const char *slash = strrchr(path, '/'), *name;
	char *folder, *real, *place = NULL;

	folder = slash ? join(path, (size_t)(slash - path) + 1, "") : join("./", 2, "");
	real = folder ? realpath(folder, NULL) : NULL;
	name = slash ? slash + 1 : path;
	if (real && (place = malloc(strlen(real) + strlen(name) + 2)) != NULL)
		sprintf(place, "%s/%s", real, name);
	free(real);
	free(folder);
	return place;
}

/* A file beside the place, with the rights of the one that stands there. */
static bool open_temporary(struct out_file *out, const char *place, const struct stat *old)
{
	const int reason = hidden_make(place, &out->hidden);

	if (reason != 0) {
		errno = reason;
		return false;
	}
	out->to = out->hidden.fd;
	return !old || fchmod(out->to, old->st_mode & 0777) == 0;
}

static void release(struct out_file *out)
{
	if (out->hidden.path)
		hidden_drop(&out->hidden);
	else if (out->to >= 0)
		close(out->to);
	free(out->bytes);
	memset(out, 0, sizeof(*out));
}

enum status out_file_open(
	struct out_file *out, const char *path, const char *event, struct error *error)
{
	struct stat info;
	bool there = stat(path, &info) == 0, regular = !there || S_ISREG(info.st_mode);
	bool open_now = false;

	memset(out, 0, sizeof(*out));
	out->to = out->hidden.fd = -1;
	if (out_file_is_event(path, event))
		return is_event(error);
	errno = 0;
	if (!regular) {
		out->to = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC);
		open_now = out->to >= 0;
	} else if (!there || access(path, W_OK) == 0) {
		char *place = there ? realpath(path, NULL) : new_place(path);

		open_now = place && open_temporary(out, place, there ? &info : NULL);
		free(place);
	}
	if (open_now)
		out->file = open_memstream(&out->bytes, &out->size);
	if (!out->file) {
		int reason = errno ? errno : ENOMEM;

		release(out);
		return failed(reason, error);
	}
	return STATUS_OK;
}

bool out_file_same(const char *a, const char *b)
{
	struct stat info, other;
	const bool a_there = stat(a, &info) == 0, b_there = stat(b, &other) == 0;
	char *one, *two;
	bool same;

	if (a_there || b_there)
		return a_there && b_there && S_ISREG(info.st_mode) && same_file(b, &info);
	one = new_place(a);
	two = new_place(b);
	same = one && two && !strcmp(one, two);
	free(one);
	free(two);
	return same;
}

/*
 * What was gathered to where it goes; a file is on the disk then, and was read again. 0, or why
 * not.
 */
static int write_gathered(struct out_file *out)
{
	const bool gathered = !ferror(out->file);
	const bool closed = fclose(out->file) == 0;

	out->file = NULL;
	if (!closed || !gathered)
		return ENOMEM; /* memory alone can fail so far */
	if (!print_sink_write_all(out->to, out->bytes, out->size))
		return errno ? errno : EIO;
	return out->hidden.path ? hidden_prove(&out->hidden, out->bytes, out->size) : 0;
}

enum status out_file_write(struct out_file *out, struct error *error)
{
	const int reason = write_gathered(out);

	return reason == 0 ? STATUS_OK : failed(reason, error);
}

enum status out_file_close(struct out_file *out, bool keep, struct error *error)
{
	int reason = 0;

	if (out->file && keep)
		reason = write_gathered(out);
	else if (out->file)
		fclose(out->file);
	if (!out->hidden.path) {
		if (close(out->to) != 0 && reason == 0)
			reason = errno;
		out->to = -1;
	} else if (reason == 0 && keep) {
		reason = hidden_put(&out->hidden, true);
	}
	release(out);
	return reason == 0 || !keep ? STATUS_OK : failed(reason, error);
}
