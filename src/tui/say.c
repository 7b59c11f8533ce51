/* What is refused, as the screen says it: by keys, not by commands. */
#include "config.h"

#include <string.h>

#include "tui/keys.h"
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

void say_wrong_key(struct tui *tui, const struct term_event *event)
{
	char name[KEY_NAME_SIZE], choices[CHOICES_SIZE], words[CHOICES_SIZE] = "F1 shows the keys";

	key_called(event, name);
	help_choices(tui, choices, sizeof(choices));
	if (choices[0])
		click_words(choices, words, sizeof(words));
	tui_say(tui, ROLE_BAD, "%s means nothing here: %s.", name, words);
	tui->wrong_key = true;
}
