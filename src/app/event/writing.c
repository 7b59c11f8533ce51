/* Text that grows, and words wrapped to a width. */
#include "config.h"

#include "app/event/writing.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/fit.h"

static bool make_room(struct writing *writing, size_t more)
{
	size_t room = writing->room ? writing->room : 1024;
	char *bytes;

	while (room < writing->size + more + 1)
		room *= 2;
	if (room == writing->room)
		return true;
	bytes = realloc(writing->bytes, room);
	if (!bytes) {
		writing->failed = true;
		return false;
	}
	writing->bytes = bytes;
	writing->room = room;
	return true;
}

void writing_put(struct writing *writing, const char *format, ...)
{
	va_list list;
	int length;

	va_start(list, format);
	length = vsnprintf(NULL, 0, format, list);
	va_end(list);
	if (writing->failed || length < 0 || !make_room(writing, (size_t)length))
		return;
	va_start(list, format);
	vsnprintf(writing->bytes + writing->size, (size_t)length + 1, format, list);
	va_end(list);
	writing->size += (size_t)length;
}

/* Cells of the first `length` bytes. */
static int width(const char *text, size_t length)
{
	char part[512];

	if (length >= sizeof(part))
		length = sizeof(part) - 1;
	memcpy(part, text, length);
	part[length] = '\0';
	return text_width(part);
}

void writing_wrap(struct writing *writing, int cells, int indent, int hang, const char *words)
{
	while (*words) {
		size_t end = strcspn(words, " ");

		for (;;) {
			const size_t blanks = strspn(words + end, " ");
			const size_t next = end + blanks + strcspn(words + end + blanks, " ");

			if (next == end || indent + width(words, next) > cells)
				break;
			end = next;
		}
		writing_put(writing, "%*s%.*s\n", indent, "", (int)end, words);
		words += end + strspn(words + end, " ");
		indent += hang;
		hang = 0;
	}
}
