/* The keys of names in rating lists. */
#include "core/text/listed.h"

#include <string.h>

#include "core/text/letters.h"
#include "core/text/text.h"

static const struct {
	const char *name, *word;
} sources[LIST_SOURCES] = {{"ECF", "ecf"}, {"FIDE", "fide"}, {"US Chess", "us"}};

const char *list_source_name(enum list_source source)
{
	return sources[source].name;
}

const char *list_source_word(enum list_source source)
{
	return sources[source].word;
}

static bool is_letter(uint32_t character)
{
	if (character < 0x80)
		return (character >= 'a' && character <= 'z') ||
			(character >= '0' && character <= '9');
	/* Latin-1 signs; general punctuation */
	return character >= 0xc0 && !(character >= 0x2000 && character <= 0x206f);
}

void listed_split(const char *name, struct listed_words *words)
{
	bool inside = false;
	int used = 0;
	uint32_t letter;

	words->count = 0;
	while (used + 4 < LISTED_KEY_SIZE - LISTED_WORDS && (letter = letters_next(&name)) != 0) {
		if (letter == ' ' || letter == ',' || letter == '-') {
			inside = false;
			continue;
		}
		if (!is_letter(letter))
			continue;
		if (!inside && words->count == LISTED_WORDS)
			return;
		if (!inside) {
			words->from[words->count] = used;
			words->length[words->count++] = 0;
		}
		inside = true;
		words->length[words->count - 1] += (int)text_encode(letter, words->text + used);
		used = words->from[words->count - 1] + words->length[words->count - 1];
	}
}

int listed_key(const struct listed_words *words, int n, char key[LISTED_KEY_SIZE])
{
	int used = 0;

	for (int i = 0; i < words->count; i++) {
		const int word = i == 0 ? n : i <= n ? i - 1 : i;

		if (i > 0)
			key[used++] = ' ';
		memcpy(key + used, words->text + words->from[word], (size_t)words->length[word]);
		used += words->length[word];
	}
	key[used] = '\0';
	return used;
}

/* The next word of the key that begins so and is not taken; -1: none. */
static int find_word(const char *key, const char *typed, int length, unsigned taken)
{
	for (int i = 0; *key && i < (int)(8 * sizeof(taken)); i++) {
		if (!(taken >> i & 1) && strncmp(key, typed, (size_t)length) == 0)
			return i;
		key += strcspn(key, " ");
		key += *key == ' ';
	}
	return -1;
}

/* The longest of those that are not done; -1: all are. */
static int longest_left(const struct listed_words *typed, unsigned done)
{
	int longest = -1;

	for (int i = 0; i < typed->count; i++)
		if (!(done >> i & 1) && (longest < 0 || typed->length[i] > typed->length[longest]))
			longest = i;
	return longest;
}

bool listed_key_has(const char *key, const struct listed_words *typed)
{
	unsigned taken = 0, done = 0;

	/* the longest first: what a short one begins it may leave to it */
	for (int i = longest_left(typed, done); i >= 0; i = longest_left(typed, done)) {
		const int word =
			find_word(key, typed->text + typed->from[i], typed->length[i], taken);

		if (word < 0)
			return false;
		done |= 1u << i;
		taken |= 1u << word;
	}
	return true;
}
