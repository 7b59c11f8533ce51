/* Words refusals for the screen, which names keys instead of commands. */
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

/* The end of a part that is a command, " (result EVENT 1 -)"; NULL: none begins here. */
static const char *bracket_end(const char *text)
{
	const size_t word = strncmp(text, " (", 2) == 0 ? strcspn(text + 2, " ()") : 0;
	const char *event = text + 2 + word;
	const size_t length = word > 0 ? strcspn(event, "()") : 0;

	if (word == 0 || strncmp(event, " EVENT", 6) != 0 || event[length] != ')')
		return NULL;
	return event + length + 1;
}

void say_without_commands(char *text)
{
	char *made = text;

	while (*text) {
		const char *bracket = bracket_end(text),
			   *end = bracket ? bracket : command_end(text);

		if (end)
			text += end - text;
		else
			*made++ = *text++;
	}
	*made = '\0';
}
