/* What the application refuses, as the screen says it: by keys, not by commands. */
#include "config.h"

#include <string.h>

#include "tui/screen.h"

/* The end of a part that names a command, ", or pair EVENT"; NULL: none begins here. */
static const char *command_end(const char *text)
{
	const size_t length = strcspn(text, "()");
	const char *event = strstr(text, " EVENT");

	if ((strncmp(text, ", or ", 5) != 0 && strncmp(text, "; or ", 5) != 0) ||
		text[length] != ')' || !event || event > text + length)
		return NULL;
	return text + length;
}

void say_without_commands(const char *text, char *made, size_t size)
{
	size_t used = 0;

	while (*text && used + 1 < size) {
		const char *end = command_end(text);

		if (end)
			text = end;
		else
			made[used++] = *text++;
	}
	made[used] = '\0';
}
