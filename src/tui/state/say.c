/* Words refusals for the screen, which names keys instead of commands. */
#include "config.h"

#include "tui/state/say.h"

#include <stdbool.h>
#include <string.h>

/* " --late", and no " --", which is a result. */
static bool is_option(const char *text)
{
	return strncmp(text, " --", 3) == 0 && text[3] >= 'a' && text[3] <= 'z';
}

/* Does the text name a command or an option of one, before its end? */
static bool is_command(const char *text, const char *end)
{
	while (text < end && !is_option(text) && strncmp(text, " EVENT", 6) != 0)
		text++;
	return text < end;
}

/* The end of a part that names a command, ", or pair EVENT" or ", or --late"; NULL: none begins. */
static const char *command_end(const char *text)
{
	const char *end = text + strcspn(text, "()");

	if ((strncmp(text, ", or ", 5) != 0 && strncmp(text, "; or ", 5) != 0) || *end != ')' ||
		!is_command(text, end))
		return NULL;
	return end;
}

/* The end of a part that is a command, " (result EVENT 1 -)" or " (--by)"; NULL: none begins. */
static const char *bracket_end(const char *text)
{
	const char *word = text + 2, *rest, *end;

	if (strncmp(text, " (", 2) != 0)
		return NULL;
	rest = word + strcspn(word, " ()");
	end = rest + strcspn(rest, "()");
	if (*end != ')' || (strncmp(word, "--", 2) == 0 ? rest == word + 2 : rest == word))
		return NULL;
	return strncmp(word, "--", 2) == 0 || is_option(rest) || strncmp(rest, " EVENT", 6) == 0
		? end + 1
		: NULL;
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
