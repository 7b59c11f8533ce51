/* A write that fails, or that says it has written what it has not. */
#include "support/fault/failing_write.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

/* Weak, as in failing_malloc.c. */
ssize_t __real_write(int fd, const void *bytes, size_t size) __attribute__((weak));
ssize_t __wrap_write(int fd, const void *bytes, size_t size);

static int calls, failing;
static enum failing_write kind;
static bool fired, full;

void failing_write_start(int n, enum failing_write how)
{
	calls = 0;
	failing = n;
	kind = how;
	fired = full = false;
}

bool failing_write_stop(void)
{
	failing = 0;
	return fired;
}

static ssize_t no_room(void)
{
	errno = ENOSPC;
	return -1;
}

static ssize_t write_rotten(int fd, const void *bytes, size_t size)
{
	char *other = malloc(size);
	ssize_t written;

	memcpy(other, bytes, size);
	other[size / 2] ^= 1;
	written = __real_write(fd, other, size);
	free(other);
	return written;
}

ssize_t __wrap_write(int fd, const void *bytes, size_t size)
{
	if (!failing || size == 0)
		return __real_write(fd, bytes, size);
	if (full)
		return no_room();
	if (++calls != failing)
		return __real_write(fd, bytes, size);
	fired = true;
	full = kind != WRITE_ROTTEN;
	switch (kind) {
	case WRITE_ROTTEN:
		return write_rotten(fd, bytes, size);
	case WRITE_SHORT:
		return size > 1 ? __real_write(fd, bytes, size / 2) : no_room();
	case WRITE_FULL:
		break;
	}
	return no_room();
}
