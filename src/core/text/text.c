/* UTF-8 that is safe to show, numbers to text and back, and a line that is added to. */
#include "core/text/text.h"

#include <string.h>

static bool is_tail(unsigned char byte)
{
	return (byte & 0xc0) == 0x80;
}

size_t text_decode(const char *text, size_t size, uint32_t *character)
{
	static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
	const unsigned char *byte = (const unsigned char *)text;
	uint32_t value;
	size_t length, i;

	if (size == 0 || byte[0] == 0)
		return 0;
	if (byte[0] < 0x80) {
		*character = byte[0];
		return 1;
	}
	if (byte[0] < 0xc2 || byte[0] > 0xf4)
		return 0;
	length = byte[0] < 0xe0 ? 2 : byte[0] < 0xf0 ? 3 : 4;
	if (length > size)
		return 0;
	value = byte[0] & (0xffu >> (length + 1));
	for (i = 1; i < length; i++) {
		if (!is_tail(byte[i]))
			return 0;
		value = value << 6 | (byte[i] & 0x3f);
	}
	if (value < least[length] || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff))
		return 0;
	*character = value;
	return length;
}

size_t text_encode(uint32_t character, char *to)
{
	static const unsigned char heads[5] = {0, 0, 0xc0, 0xe0, 0xf0};
	const size_t length = character < 0x80 ? 1
		: character < 0x800            ? 2
		: character < 0x10000          ? 3
					       : 4;

	for (size_t i = length; i-- > 1; character >>= 6)
		to[i] = (char)(0x80 | (character & 0x3f));
	to[0] = (char)(heads[length] | character);
	return length;
}

/* Eight at a time. */
size_t text_ascii_length(const char *text, size_t size)
{
	size_t at = 0;
	uint64_t eight;

	for (; at + sizeof(eight) <= size; at += sizeof(eight)) {
		memcpy(&eight, text + at, sizeof(eight));
		if (eight & UINT64_C(0x8080808080808080))
			break;
	}
	while (at < size && !(text[at] & 0x80))
		at++;
	return at;
}

bool text_character_is_clean(uint32_t character)
{
	if (character < 0x20 || (character >= 0x7f && character <= 0x9f))
		return false;
	if (character == 0x061c || character == 0x200e || character == 0x200f)
		return false;
	if (character >= 0x2028 && character <= 0x202e)
		return false;
	return character < 0x2066 || character > 0x2069;
}

void text_trim(char *text, size_t size)
{
	const size_t blanks = strspn(text, " ");
	size_t length = strlen(text + blanks);

	while (length > 0 && text[blanks + length - 1] == ' ')
		length--;
	memmove(text, text + blanks, length);
	memset(text + length, 0, size - length);
}

bool text_is_clean(const char *text)
{
	size_t left = strlen(text);

	while (left > 0) {
		uint32_t character;
		size_t length = text_decode(text, left, &character);

		if (length == 0 || !text_character_is_clean(character))
			return false;
		text += length;
		left -= length;
	}
	return true;
}

int text_count(const char *text, size_t length)
{
	uint32_t character;
	int count = 0;

	for (size_t size; (size = text_decode(text, length, &character)) > 0;
		text += size, length -= size)
		count++;
	return count;
}

bool text_is_one_of(char character, const char *set)
{
	return character != '\0' && strchr(set, character) != NULL;
}

static bool counts_in_key(char sign)
{
	return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') ||
		(sign >= '0' && sign <= '9') || (sign & 0x80);
}

char text_key_next(const char **key)
{
	char sign;

	while (**key && !counts_in_key(**key))
		++*key;
	sign = **key;
	if (sign)
		++*key;
	return sign >= 'A' && sign <= 'Z' ? (char)(sign - 'A' + 'a') : sign;
}

bool text_key_is(const char *key, const char *typed)
{
	bool any = false;
	char sign;

	do {
		sign = text_key_next(&key);
		if (sign != text_key_next(&typed))
			return false;
		any = any || sign;
	} while (sign);
	return any;
}

bool text_to_int(const char *text, int least, int most, int *value)
{
	bool negative = *text == '-';
	long long number = 0;

	if (negative)
		text++;
	if (*text == '\0')
		return false;
	for (; *text != '\0'; text++) {
		if (*text < '0' || *text > '9' || number > 999999999999)
			return false;
		number = number * 10 + (*text - '0');
	}
	if (negative)
		number = -number;
	if (number < least || number > most)
		return false;
	*value = (int)number;
	return true;
}

void line_init(struct line *line, char *buffer, size_t size)
{
	line->text = buffer;
	line->size = size;
	line->length = 0;
	line->cut = false;
	buffer[0] = '\0';
}

void line_text(struct line *line, const char *text)
{
	size_t length = strlen(text);
	size_t left = line->size - 1 - line->length;

	if (line->cut)
		return;
	if (length > left) {
		line->cut = true;
		length = left;
		while (length > 0 && is_tail((unsigned char)text[length]))
			length--;
	}
	memcpy(line->text + line->length, text, length);
	line->length += length;
	line->text[line->length] = '\0';
}

void line_int(struct line *line, int value)
{
	char digits[24];
	size_t at = sizeof(digits) - 1;
	long long left = value;

	if (left < 0)
		left = -left;
	digits[at] = '\0';
	do {
		digits[--at] = (char)('0' + left % 10);
		left /= 10;
	} while (left > 0);
	if (value < 0)
		digits[--at] = '-';
	line_text(line, digits + at);
}
