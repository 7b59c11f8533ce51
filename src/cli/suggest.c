/*
 * Finds the name that was probably meant: the nearest by letters changed, left out, put in or
 * swapped.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cli/cli.h"

enum { NAME_MOST = 48, WORDS_SIZE = 160 };

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* Edits between two words; a long word is far from everything. */
static int distance(const char *a, const char *b)
{
	int row[NAME_MOST + 1][NAME_MOST + 1];
	int na = (int)strlen(a), nb = (int)strlen(b);

	if (na > NAME_MOST || nb > NAME_MOST)
		return NAME_MOST;
	for (int i = 0; i <= na; i++) {
		for (int j = 0; j <= nb; j++) {
			if (i == 0 || j == 0) {
				row[i][j] = i + j;
				continue;
			}
			row[i][j] = least(least(row[i - 1][j], row[i][j - 1]) + 1,
				row[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
				row[i][j] = least(row[i][j], row[i - 2][j - 2] + 1);
		}
	}
	return row[na][nb];
}

const char *suggest(const char *typed, const char *const *names, int count)
{
	const char *best = NULL;
	int letters = (int)strlen(typed), limit = letters < 4 ? 1 : (letters + 1) / 3,
	    nearest = limit + 1;

	for (int i = 0; i < count; i++) {
		int far = letters >= 2 && !strncmp(names[i], typed, (size_t)letters)
			? 1
			: distance(typed, names[i]);

		/* One letter for another of two is a different word. */
		if (letters < 3 && far >= 1 && strncmp(names[i], typed, (size_t)letters) != 0)
			continue;
		if (far < nearest) {
			nearest = far;
			best = names[i];
		}
	}
	return best;
}

/* Is the word one of "list|add|set" with which this part of a usage begins? */
static bool begins_part(const char *part, const char *word)
{
	const size_t length = strlen(word);

	while (*part >= 'a' && *part <= 'z') {
		const size_t here = strcspn(part, "| ]");

		if (here == length && strncmp(part, word, length) == 0)
			return true;
		part += here;
		part += *part == '|';
	}
	return false;
}

/* Does a part of the usage begin with the word, "[add NAME | withdraw PLAYER]"? */
static bool has_word(const char *usage, const char *word)
{
	static const char event[] = "EVENT ";
	const char *part = usage;

	for (bool first = true; part; first = false) {
		part += strncmp(part, event, strlen(event)) == 0 ? strlen(event) : 0;
		part += *part == '[';
		/* the words of one that begins with a player or a board stand behind that */
		if (first && *part >= 'A' && *part <= 'Z')
			return false;
		if (begins_part(part, word))
			return true;
		part = strstr(part, " | ");
		part += part ? strlen(" | ") : 0;
	}
	return false;
}

const char *suggest_word(
	const char *typed, const struct command *const *commands, int count, const char *link)
{
	static char text[WORDS_SIZE];
	size_t length = 0;

	text[0] = '\0';
	for (int i = 0; i < count; i++) {
		if (!has_word(commands[i]->usage, typed) || length + 80 > sizeof(text))
			continue;
		length += (size_t)snprintf(text + length, sizeof(text) - length, "%s%s%s%.30s",
			length > 0 ? " or " : "", commands[i]->name, link, typed);
	}
	return length > 0 ? text : NULL;
}
