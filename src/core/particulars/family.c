/* The word "family or lift" of two players. */
#include "core/particulars/family.h"

#include "core/array_len.h"
#include "core/particulars/particular.h"
#include "core/text/letters.h"

/* In capitals or not. */
static bool is_word(const char *word, const char *text)
{
	for (; *word != '\0' && *text != '\0'; word++, text++) {
		const char small = *text >= 'A' && *text <= 'Z' ? (char)(*text - 'A' + 'a') : *text;

		if (small != *word)
			return false;
	}
	return *word == *text;
}

bool family_is_none(const char *word)
{
	static const char *const words[] = {"no", "none", "n/a", "nil", "0", "-"};

	for (size_t i = 0; i < ARRAY_LEN(words); i++)
		if (is_word(words[i], word))
			return true;
	return false;
}

bool family_is_one(const struct event *event, int section, int one, int other)
{
	const char *word = event_particular(event, section, one, PLAYER_FAMILY);

	return word[0] != '\0' &&
		letters_compare(word, event_particular(event, section, other, PLAYER_FAMILY)) == 0;
}
