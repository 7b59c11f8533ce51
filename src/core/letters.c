/* Names as readers compare them: without regard to case and accents. */
#include "core/letters.h"

#include <string.h>

#include "core/text.h"

/* Base letters of U+00C0..U+017F; '.' where there is none. */
static const char base_letters[] = "aaaaaaaceeeeiiiidnooooo.ouuuuyts"
				   "aaaaaaaceeeeiiiidnooooo.ouuuuyty"
				   "aaaaaaccccccccddddeeeeeeeeeegggg"
				   "gggghhhhiiiiiiiiiiiijjkkklllllll"
				   "lllnnnnnnnnnoooooooorrrrrrssssss"
				   "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

/* Accents that are characters of their own, behind the letter. */
enum { ACCENTS_FIRST = 0x300, ACCENTS_LAST = 0x36f };

/* Of a character; reading one stops at the end of the text. */
enum { BYTES_MOST = 4 };

/* The first character behind the accents that stand here. */
static const char *skip_accents(const char *text)
{
	uint32_t character;
	size_t length;

	while ((length = text_decode(text, BYTES_MOST, &character)) > 0 &&
		character >= ACCENTS_FIRST && character <= ACCENTS_LAST)
		text += length;
	return text;
}

uint32_t letters_next(const char **text)
{
	uint32_t character;
	size_t length;

	*text = skip_accents(*text);
	length = text_decode(*text, BYTES_MOST, &character);
	if (length == 0)
		return 0;
	*text = skip_accents(*text + length);
	if (character >= 'A' && character <= 'Z')
		return character - 'A' + 'a';
	if (character >= 0xc0 && character < 0xc0 + sizeof(base_letters) - 1 &&
		base_letters[character - 0xc0] != '.')
		return (unsigned char)base_letters[character - 0xc0];
	return character;
}

int letters_compare(const char *a, const char *b)
{
	uint32_t left, right;

	do {
		left = letters_next(&a);
		right = letters_next(&b);
	} while (left == right && left);
	return (left > right) - (left < right);
}

const char *letters_after(const char *text, const char *part)
{
	while (*part) {
		uint32_t want = letters_next(&part);

		if (want == ' ' && *text == ',') {
			text += 1 + strspn(text + 1, " ");
			continue;
		}
		if (want == 0 || letters_next(&text) != want)
			return NULL;
	}
	return text;
}

bool letters_begin_word(const char *name, const char *part)
{
	for (const char *at = name; *at; at++)
		if ((at == name || strchr(" ,-'", at[-1])) && letters_after(at, part))
			return true;
	return false;
}

static bool is_letter(uint32_t character)
{
	if (character < 0x80)
		return (character >= '0' && character <= '9') ||
			(character >= 'a' && character <= 'z');
	/* Latin-1 signs; general punctuation; the blank of ideographs */
	return character > 0xbf && !(character >= 0x2000 && character <= 0x206f) &&
		character != 0x3000;
}

bool letters_any(const char *text)
{
	uint32_t character;

	while ((character = letters_next(&text)) != 0)
		if (is_letter(character))
			return true;
	return false;
}
