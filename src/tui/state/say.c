/* What is refused, as the screen says it: by keys, not by commands. */
#include "config.h"

#include "tui/state/say.h"

#include <string.h>

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

void say_without_commands(char *text)
{
	char *made = text;

	while (*text) {
		const char *end = command_end(text);

		if (end)
			text += end - text;
		else
			*made++ = *text++;
	}
	*made = '\0';
}
