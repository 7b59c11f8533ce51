/* Chess titles, however lists and people write them. */
#include "core/typed/title.h"

#include <string.h>

#include "core/text/text.h"

static const struct {
	const char *title;
	const char *shorter[3]; /* in small letters: of older lists and programs */
	bool of_fide;
} titles[] = {
	{"GM", {"g"}, true}, {"WGM", {"wg", "gf"}, true}, {"IM", {"m", "i"}, true},
	{"WIM", {"wm", "wi", "mf"}, true}, {"FM", {"f"}, true}, {"WFM", {"wf", "ff"}, true},
	{"CM", {"c"}, true}, {"WCM", {"wc", "cf"}, true},
	{"NM", {NULL}, false}, /* national master: US Chess and others */
};

enum { TITLES = sizeof(titles) / sizeof(titles[0]), SHORTER = 3 };

static char lower(char letter)
{
	return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

static bool is_word(const char *text, size_t length, const char *word)
{
	size_t i = 0;

	for (; i < length && word[i]; i++)
		if (lower(text[i]) != lower(word[i]))
			return false;
	return i == length && !word[i];
}

static bool means(const char *text, size_t length, int n)
{
	if (is_word(text, length, titles[n].title))
		return true;
	for (int i = 0; i < SHORTER && titles[n].shorter[i]; i++)
		if (is_word(text, length, titles[n].shorter[i]))
			return true;
	return false;
}

bool title_parse(const char *text, size_t length, char title[TITLE_SIZE])
{
	size_t word = 0;

	while (word < length && text[word] != '/' && text[word] != ' ')
		word++;
	for (int n = 0; n < TITLES; n++) {
		if (!means(text, word, n))
			continue;
		memset(title, 0, TITLE_SIZE);
		strcpy(title, titles[n].title);
		return true;
	}
	return false;
}

bool title_is_of_fide(const char *title)
{
	for (int n = 0; n < TITLES; n++)
		if (titles[n].of_fide && strcmp(titles[n].title, title) == 0)
			return true;
	return false;
}

bool title_may_be(const char *text)
{
	static const char *const addresses[] = {
		"MR", "MRS", "MS", "MISS", "DR", "PROF", "SIR", "REV", "LORD", "LADY"};
	const size_t length = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");

	if (length < 2 || length >= TITLE_SIZE || text[length])
		return false;
	for (size_t i = 0; i < sizeof(addresses) / sizeof(addresses[0]); i++)
		if (strcmp(text, addresses[i]) == 0)
			return false;
	return true;
}

void title_settle(char title[TITLE_SIZE])
{
	char typed[TITLE_SIZE];

	memcpy(typed, title, TITLE_SIZE);
	title_parse(typed, strlen(typed), title);
}

bool title_doubt(const char *title, char *text, size_t size)
{
	char known[TITLE_SIZE];
	struct line line;

	if (title[0] == '\0' || title_parse(title, strlen(title), known))
		return false;
	line_init(&line, text, size);
	line_text(&line, title);
	line_text(&line, " is no title that is known here:");
	for (int n = 0; n < TITLES; n++) {
		line_text(&line, n == 0 ? " " : n + 1 < TITLES ? ", " : " or ");
		line_text(&line, titles[n].title);
	}
	line_text(&line, " is expected.");
	return true;
}
