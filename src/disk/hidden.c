/* Files made beside their place under a hidden name. */
#include "config.h"

#include "disk/hidden.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MACHINE_SIZE = 40, NAME_MOST = 100, SECONDS_LEFT = 60 };

static const char *const suffixes[] = {"-wal", "-shm", "-journal"};

enum { SUFFIXES = sizeof(suffixes) / sizeof(suffixes[0]) };

/* ".drawboard-MACHINE-", the machine's name by letters and digits alone. */
static void name_start(char start[NAME_MOST])
{
	char machine[MACHINE_SIZE] = "";

	if (gethostname(machine, sizeof(machine)) != 0)
		machine[0] = '\0';
	machine[sizeof(machine) - 1] = '\0';
	for (char *at = machine; *at; at++)
		if (!strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", *at))
			*at = '_';
	snprintf(start, NAME_MOST, ".drawboard-%s-", machine);
}

/* Lock the first byte. SQLite locks others, and so the lock is no hindrance to it. */
static bool lock(int fd)
{
	struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = 0, .l_len = 1};

	return fcntl(fd, F_SETLK, &lock) == 0;
}

static void remove_with_suffixes(const char *path)
{
	char name[PATH_MAX];

	for (int i = 0; i < SUFFIXES; i++)
		if (snprintf(name, sizeof(name), "%s%s", path, suffixes[i]) < (int)sizeof(name))
			unlink(name);
	unlink(path);
}

/* Has the process that made the file been gone for a while? */
static bool is_left(const char *path)
{
	struct stat info;
	bool left;
	int fd;

	if (lstat(path, &info) != 0 || !S_ISREG(info.st_mode) || info.st_uid != geteuid() ||
		time(NULL) - info.st_mtime <= SECONDS_LEFT)
		return false;
	fd = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC);
	left = fd >= 0 && lock(fd);
	if (fd >= 0)
		close(fd);
	return left;
}

/*
 * Is it the name of a hidden file of another process of this machine? Not of what lies beside one.
 */
static bool is_other(const char *name, const char *start)
{
	const size_t length = strlen(start);
	char *end;
	long process;

	if (strncmp(name, start, length) != 0)
		return false;
	process = strtol(name + length, &end, 10);
	return process > 0 && process != (long)getpid() && *end == '-' &&
		strlen(end) == strlen("-XXXXXX");
}

/* What killed processes have left in a folder ("" or ending with a slash). */
static void remove_left(const char *folder, const char *start)
{
	DIR *dir = opendir(*folder ? folder : ".");
	const struct dirent *entry;
	char path[PATH_MAX];

	while (dir && (entry = readdir(dir)) != NULL) {
		if (!is_other(entry->d_name, start) ||
			snprintf(path, sizeof(path), "%s%s", folder, entry->d_name) >=
				(int)sizeof(path))
			continue;
		if (is_left(path))
			remove_with_suffixes(path);
	}
	if (dir)
		closedir(dir);
}

/* The folder of a path with its slash, "" if it has none. The caller frees it. */
static char *folder_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return strndup(path, slash ? (size_t)(slash - path) + 1 : 0);
}

static void release(struct hidden *hidden)
{
	if (hidden->fd >= 0)
		close(hidden->fd);
	free(hidden->place);
	free(hidden->path);
	*hidden = (struct hidden){.fd = -1};
}

/* A folder that is there and takes no files (/proc) is not one that is missing: EACCES. */
static int make(struct hidden *made, const char *folder, const char *start)
{
	const size_t size = strlen(folder) + NAME_MOST + 40;
	const mode_t mask = umask(0);
	int reason = 0;

	umask(mask);
	made->path = malloc(size);
	if (!made->path)
		return ENOMEM;
	snprintf(made->path, size, "%s%s%ld-XXXXXX", folder, start, (long)getpid());
	made->fd = mkstemp(made->path);
	if (made->fd < 0)
		return errno == ENOENT && access(*folder ? folder : ".", F_OK) == 0 ? EACCES
										    : errno;
	if (fcntl(made->fd, F_SETFD, FD_CLOEXEC) != 0 || fchmod(made->fd, 0666 & ~mask) != 0)
		reason = errno;
	lock(made->fd); /* a file system without locks: its age alone protects it */
	if (reason != 0)
		unlink(made->path);
	return reason;
}

int hidden_make(const char *place, struct hidden *hidden)
{
	struct hidden made = {.place = strdup(place), .fd = -1};
	char *folder = folder_of(place), start[NAME_MOST];
	int reason = made.place && folder ? 0 : ENOMEM;

	name_start(start);
	if (reason == 0) {
		remove_left(folder, start);
		reason = make(&made, folder, start);
	}
	free(folder);
	if (reason != 0)
		release(&made);
	*hidden = made;
	return reason;
}

int hidden_prove(const struct hidden *hidden, const char *bytes, size_t size)
{
	char part[16384];
	size_t at = 0;
	ssize_t got;

	if (fsync(hidden->fd) != 0)
		return errno;
	/*
	 * that it is read from the disk, not from memory; where that cannot be asked for, all the
	 * same
	 */
	posix_fadvise(hidden->fd, 0, 0, POSIX_FADV_DONTNEED);
	while ((got = pread(hidden->fd, part, sizeof(part), (off_t)at)) != 0) {
		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0)
			return errno;
		if ((size_t)got > size - at || memcmp(part, bytes + at, (size_t)got) != 0)
			return HIDDEN_OTHER;
		at += (size_t)got;
	}
	return at == size ? 0 : HIDDEN_OTHER;
}

/* A name that is not there yet for the file, on file systems with links and on others. */
static int put_new(const struct hidden *hidden)
{
	int fd;

	if (link(hidden->path, hidden->place) == 0) {
		unlink(hidden->path);
		return 0;
	}
	if (errno != EPERM && errno != ENOSYS && errno != EOPNOTSUPP && errno != EMLINK)
		return errno;
	fd = open(hidden->place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
	if (fd < 0)
		return errno;
	close(fd);
	return rename(hidden->path, hidden->place) == 0 ? 0 : errno;
}

/* That the name survives a loss of power. Not every file system can do it for a folder. */
static void write_folder(const char *place)
{
	char *folder = folder_of(place);
	const int fd = folder ? open(*folder ? folder : ".", O_RDONLY | O_CLOEXEC) : -1;

	if (fd >= 0) {
		fsync(fd);
		close(fd);
	}
	free(folder);
}

int hidden_put(struct hidden *hidden, bool replace)
{
	int reason = 0;

	if (!replace)
		reason = put_new(hidden);
	else if (rename(hidden->path, hidden->place) != 0)
		reason = errno;
	if (reason != 0)
		return reason;
	remove_with_suffixes(hidden->path); /* what SQLite could not take away itself */
	write_folder(hidden->place);
	release(hidden);
	return 0;
}

void hidden_drop(struct hidden *hidden)
{
	if (hidden->path)
		remove_with_suffixes(hidden->path);
	release(hidden);
}
