/* The words of a line that are no commands of the program. */
#include "config.h"

#include "plain/own_words.h"

#include <string.h>

#include "app/section/section.h"
#include "plain/inside.h"
#include "plain/place.h"
#include "plain/say.h"

/* "remove" in "section": what the command does, as its usage has it between blanks. */
static bool is_deed(const struct plain *plain, const char *word)
{
	const char *usage = plain->options.commands->usage("section"), *at = usage;
	const size_t length = strlen(word);

	while (length > 0 && (at = strstr(at, word)) != NULL) {
		if ((at == usage || strchr(" [", at[-1])) && strchr(" ]", at[length]))
			return true;
		at += length;
	}
	return word[0] == '-';
}

static void say_place(struct plain *plain)
{
	char text[800];

	place_words(plain->options.app, text, sizeof(text));
	plain_say("%s", text);
}

static bool where(struct plain *plain, int count, char **words)
{
	(void)count;
	(void)words;
	say_place(plain);
	return true;
}

/* "section Major": all lines mean it from now on. With more it is the command. */
static bool section(struct plain *plain, int count, char **words)
{
	struct error error;
	int meant;

	if (count != 2 || is_deed(plain, words[1]))
		return false;
	if (app_find_section(plain->options.app, words[1], &meant, &error) != STATUS_OK) {
		plain_say("%s", error.text);
		return true;
	}
	if (!desk_goes_to(&plain->options.desk, meant)) {
		plain_say("This desk is bound to its section%s, and goes to no other.",
			plain->options.desk.count > 1 ? "s" : "");
		return true;
	}
	app_set_section(plain->options.app, meant);
	plain->section = meant;
	say_place(plain);
	return true;
}

static bool quit(struct plain *plain, int count, char **words)
{
	(void)words;
	if (count > 1)
		plain_say(
			"quit stands alone: it ends the lines, and everything is in the file already.");
	else
		plain->over = true;
	return true;
}

/* With more it is a slip of one whose name begins so. */
static bool q(struct plain *plain, int count, char **words)
{
	return count == 1 && quit(plain, count, words);
}

static bool help(struct plain *plain, int count, char **words);

static const struct {
	const char *word, *summary;
	bool (*does)(struct plain *plain, int count, char **words); /* NULL: the loop does it */
} own[] = {
	{"help", "These words; help WORD says what one does", help},
	{"where", "Say where the event stands", where},
	{"section", "section NAME: all lines mean that section", section},
	{"again", "Do the line before once more", NULL},
	{"more", "All the reasons that the last why has left out", NULL},
	{"quit", "End; everything is in the file already", quit},
	{"exit", "The same", quit},
	{"q", "The same", q},
};

enum { OWN = sizeof(own) / sizeof(own[0]) };

const char *own_word(int i)
{
	return i < OWN ? own[i].word : NULL;
}

static void help_of_one(struct plain *plain, const char *word)
{
	const struct plain_commands *commands = plain->options.commands;

	bool found = false;

	for (int i = 0; i < OWN; i++) {
		if (strcmp(word, own[i].word) == 0) {
			plain_say("%s: %s.", own[i].word, own[i].summary);
			found = true;
		}
	}
	if (commands->usage(word))
		commands->help(word);
	else if (!found)
		plain_say("There is no \"%s\". Say help for the words there are.", word);
}

static bool help(struct plain *plain, int count, char **words)
{
	const struct plain_commands *commands = plain->options.commands;
	const char *name;

	if (count > 1) {
		help_of_one(plain, words[1]);
		return true;
	}
	plain_say(
		"A result: 12 1, 12 0, 12 =, 12 + or 12 -, as White's; or a name and his own: drew 1.");
	plain_say(
		"With two games a round both of a pair: 12 1 =, each as White's of its game; or drew 1 =.");
	plain_say("Enter alone: what has changed, and where the event stands.");
	for (int i = 0; i < OWN; i++)
		plain_say("%s: %s.", own[i].word, own[i].summary);
	for (int i = 0; (name = commands->name(i)) != NULL; i++)
		plain_say("%s: %s.", name, commands->summary(name));
	return true;
}

bool own_word_do(struct plain *plain, int count, char **words)
{
	for (int i = 0; i < OWN; i++)
		if (own[i].does && strcmp(words[0], own[i].word) == 0)
			return own[i].does(plain, count, words);
	return false;
}
