/* Reading a sentence by a pattern. */
#include "support/told/sentence.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATTERN_SIZE = 600 };

static bool match(struct sentence *sentence, const char *pattern, const char *text);

static void put(struct sentence *sentence, char key, int number, const char *text, size_t length)
{
	sentence->number[key - 'a'] = number;
	sentence->text[key - 'a'] = text;
	sentence->length[key - 'a'] = length;
}

/* Digits and how many; leading zeros are none of ours. */
static size_t read_digits(const char *text, int *number)
{
	size_t length = 0;

	for (*number = 0; length < 9 && isdigit((unsigned char)text[length]); length++)
		*number = 10 * *number + text[length] - '0';
	return length > 1 && text[0] == '0' ? 0 : length;
}

static size_t read_score(const char *text, int *number)
{
	size_t length = read_digits(text, number);
	const bool half = strncmp(text + length, "½", strlen("½")) == 0;

	*number = 2 * *number + half;
	return length + (half ? strlen("½") : 0);
}

static size_t read_ordinal(const char *text, int *number)
{
	static const char *const small[] = {"first", "second", "third", "fourth", "fifth", "sixth",
		"seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"};
	const size_t length = read_digits(text, number);

	if (length > 0 && isalpha((unsigned char)text[length]))
		return length + 2;
	for (int i = 11; i >= 0; i--)
		if (strncmp(text, small[i], strlen(small[i])) == 0) {
			*number = i + 1;
			return strlen(small[i]);
		}
	return 0;
}

static size_t read_player(const struct sentence *sentence, const char *text, int *number)
{
	const size_t length = read_digits(text, number);
	const char *name = length > 0 ? sentence->name(sentence->context, *number) : NULL;

	if (!name || text[length] != ' ' || strncmp(text + length + 1, name, strlen(name)) != 0 ||
		isalnum((unsigned char)text[length + 1 + strlen(name)]))
		return 0;
	return length + 1 + strlen(name);
}

/* Any text: the shortest with which the rest matches. */
static bool match_text(struct sentence *sentence, char key, const char *rest, const char *text)
{
	for (size_t length = 1; length <= strlen(text); length++) {
		if (!match(sentence, rest, text + length))
			continue;
		put(sentence, key, (int)length, text, length);
		return true;
	}
	return false;
}

static bool match_hole(struct sentence *sentence, const char *pattern, const char *text)
{
	int number = 0;
	size_t length;

	switch (pattern[1]) {
	case 'p':
		length = read_player(sentence, text, &number);
		break;
	case 's':
		length = read_score(text, &number);
		break;
	case 'o':
		length = read_ordinal(text, &number);
		break;
	case 'd':
		length = read_digits(text, &number);
		break;
	default:
		return match_text(sentence, pattern[2], pattern + 3, text);
	}
	if (length == 0 || !match(sentence, pattern + 3, text + length))
		return false;
	put(sentence, pattern[2], number, text, length);
	return true;
}

/* "{a:one|two}": each with what follows behind it. */
static bool match_choice(struct sentence *sentence, const char *pattern, const char *text)
{
	const char *end = strchr(pattern, '}'), *one = pattern + 3;
	const char key = pattern[1];

	for (int i = 0; end; i++) {
		const size_t length = strcspn(one, "|}");
		char whole[PATTERN_SIZE];

		snprintf(whole, sizeof(whole), "%.*s%s", (int)length, one, end + 1);
		if (match(sentence, whole, text)) {
			put(sentence, key, i, text, 0);
			return true;
		}
		if (one[length] == '}')
			return false;
		one += length + 1;
	}
	return false;
}

static bool match(struct sentence *sentence, const char *pattern, const char *text)
{
	for (; *pattern != '%' && *pattern != '{'; pattern++, text++) {
		if (*pattern != *text)
			return false;
		if (*pattern == '\0')
			return true;
	}
	return *pattern == '{' ? match_choice(sentence, pattern, text)
			       : match_hole(sentence, pattern, text);
}

bool sentence_match(struct sentence *sentence, const char *pattern, const char *text)
{
	for (int i = 0; i < SENTENCE_KEYS; i++) {
		sentence->number[i] = -1;
		sentence->text[i] = NULL;
		sentence->length[i] = 0;
	}
	return match(sentence, pattern, text);
}

int sentence_number(const struct sentence *sentence, char key)
{
	return sentence->number[key - 'a'];
}

bool sentence_has(const struct sentence *sentence, char key)
{
	return sentence->text[key - 'a'] != NULL;
}

const char *sentence_text(const struct sentence *sentence, char key, char *buffer, size_t size)
{
	snprintf(buffer, size, "%.*s", (int)sentence->length[key - 'a'],
		sentence_has(sentence, key) ? sentence->text[key - 'a'] : "");
	return buffer;
}

const char *sentence_next(const char *list, const char *mark, char *part, size_t size)
{
	int depth = 0;

	for (const char *at = list; *at; at++) {
		depth += (*at == '(') - (*at == ')');
		if (depth > 0 || strncmp(at, mark, strlen(mark)) != 0)
			continue;
		snprintf(part, size, "%.*s", (int)(at - list), list);
		return at + strlen(mark);
	}
	snprintf(part, size, "%s", list);
	return NULL;
}

bool sentence_cites(const char *text, const char *rule)
{
	char citation[PATTERN_SIZE];
	const int size = snprintf(citation, sizeof(citation), " (%s)", rule);
	size_t length = strlen(text);

	if (length > 0 && text[length - 1] == '.')
		length--;
	return length >= (size_t)size &&
		strncmp(text + length - (size_t)size, citation, (size_t)size) == 0;
}

bool sentence_cites_of(const char *text, const char *rules)
{
	const char *rest = rules;
	char rule[40];

	while (rest) {
		rest = sentence_next(rest, ", ", rule, sizeof(rule));
		if (sentence_cites(text, rule))
			return true;
	}
	return sentence_cites(text, rules);
}
