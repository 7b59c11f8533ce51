/* A sink for printed bytes: a file or memory. */
#include "config.h"

#include "print/sink.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool write_file(void *context, const char *bytes, size_t size)
{
	FILE *file = context;

	errno = 0;
	if (size > 0 ? fwrite(bytes, 1, size, file) == size : fflush(file) == 0)
		return true;
	if (errno == 0)
		errno = EIO;
	return false;
}

struct print_sink print_sink_file(FILE *file)
{
	return (struct print_sink){write_file, file};
}

static bool write_memory(void *context, const char *bytes, size_t size)
{
	struct print_memory *memory = context;

	if (memory->room - memory->size < size) {
		size_t room = (memory->size + size) * 2;
		char *grown = realloc(memory->bytes, room);

		if (!grown) {
			errno = ENOMEM;
			return false;
		}
		memory->bytes = grown;
		memory->room = room;
	}
	if (size > 0)
		memcpy(memory->bytes + memory->size, bytes, size);
	memory->size += size;
	return true;
}

struct print_sink print_sink_memory(struct print_memory *memory)
{
	return (struct print_sink){write_memory, memory};
}

void print_memory_done(struct print_memory *memory)
{
	free(memory->bytes);
	memset(memory, 0, sizeof(*memory));
}

bool print_sink_write_all(int file, const char *bytes, size_t size)
{
	while (size > 0) {
		ssize_t written = write(file, bytes, size);

		if (written < 0 && errno == EINTR)
			continue;
		if (written == 0)
			errno = EIO;
		if (written <= 0)
			return false;
		bytes += written;
		size -= (size_t)written;
	}
	return true;
}

static enum status status_of(int errno_value)
{
	if (errno_value == ENOMEM)
		return STATUS_NO_MEMORY;
	return errno_value == ENOSPC || errno_value == EDQUOT ? STATUS_FULL : STATUS_IO;
}

const char *print_sink_reason(int errno_value)
{
	return status_of(errno_value) == STATUS_FULL ? status_text(STATUS_FULL)
						     : strerror(errno_value);
}

enum status print_sink_failed(int errno_value, struct error *error)
{
	error->code = status_of(errno_value);
	snprintf(error->text, sizeof(error->text), "The list was not written completely: %s.",
		print_sink_reason(errno_value));
	return error->code;
}
