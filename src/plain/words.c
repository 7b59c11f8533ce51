/* A line cut into words. */
#include "plain/words.h"

#include <stdbool.h>
#include <stddef.h>

/* One word from *from to `to`, where it is not longer; false: a quotation mark has no partner. */
static bool cut_word(char **from, char *to)
{
	char *at = *from, quote = '\0', before = '\0';

	for (; *at && (quote || *at != ' '); at++) {
		const bool opens = !quote &&
			(*at == '"' || (*at == '\'' && (before == '\0' || before == '=')));

		if (opens)
			quote = *at;
		else if (quote && *at == quote)
			quote = '\0';
		else
			*to++ = *at;
		before = *at;
	}
	*from = at + (*at == ' ');
	*to = '\0';
	return !quote;
}

const char *words_cut(char *line, char *words[WORDS_MOST], int *count)
{
	char *from = line, *to;

	*count = 0;
	for (;;) {
		while (*from == ' ')
			from++;
		if (*from == '\0')
			return NULL;
		if (*count == WORDS_MOST)
			return "There are too many words in that line.";
		to = from;
		words[(*count)++] = to;
		if (!cut_word(&from, to))
			return "A quotation mark is missing at the end.";
	}
}

void word_make_small(char *word)
{
	for (; *word; word++)
		if (*word >= 'A' && *word <= 'Z')
			*word += 'a' - 'A';
}
