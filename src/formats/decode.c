/* Bytes of a text file -> UTF-8. */
#include "formats/decode.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/text.h"

/* Code page 1252 where it differs from Latin-1; 0: not used, read as U+FFFD. */
static const unsigned short cp1252[32] = {
	0x20ac,
	0x0000,
	0x201a,
	0x0192,
	0x201e,
	0x2026,
	0x2020,
	0x2021,
	0x02c6,
	0x2030,
	0x0160,
	0x2039,
	0x0152,
	0x0000,
	0x017d,
	0x0000,
	0x0000,
	0x2018,
	0x2019,
	0x201c,
	0x201d,
	0x2022,
	0x2013,
	0x2014,
	0x02dc,
	0x2122,
	0x0161,
	0x203a,
	0x0153,
	0x0000,
	0x017e,
	0x0178,
};

/* A byte of code page 1252, and the two of a unit of UTF-16, become at most so many. */
enum { GROWS_MOST = 3 };

static bool all_utf8(const char *bytes, size_t size)
{
	uint32_t character;

	for (;;) {
		const size_t ascii = text_ascii_length(bytes, size);

		bytes += ascii;
		size -= ascii;
		if (size == 0)
			return true;
		const size_t length = text_decode(bytes, size, &character);

		if (length == 0)
			return false;
		bytes += length;
		size -= length;
	}
}

static size_t from_cp1252(char *to, const char *bytes, size_t size)
{
	char *start = to;

	for (size_t i = 0; i < size; i++) {
		unsigned character = (unsigned char)bytes[i];

		if (character >= 0x80 && character < 0xa0)
			character = cp1252[character - 0x80] ? cp1252[character - 0x80] : 0xfffd;
		to += text_encode(character, to);
	}
	return (size_t)(to - start);
}

/* UTF-16 by its mark; without one by the zero bytes that it has between Latin letters. */
static enum encoding find_utf16(const char *bytes, size_t size)
{
	if (size >= 2 && memcmp(bytes, "\xff\xfe", 2) == 0)
		return ENCODING_UTF16_LE;
	if (size >= 2 && memcmp(bytes, "\xfe\xff", 2) == 0)
		return ENCODING_UTF16_BE;
	if (size < 4)
		return ENCODING_UTF8;
	if (bytes[0] && !bytes[1] && bytes[2] && !bytes[3])
		return ENCODING_UTF16_LE;
	if (!bytes[0] && bytes[1] && !bytes[2] && bytes[3])
		return ENCODING_UTF16_BE;
	return ENCODING_UTF8;
}

static unsigned unit_at(const char *bytes, bool little)
{
	const unsigned first = (unsigned char)bytes[0], second = (unsigned char)bytes[1];

	return little ? first | second << 8 : first << 8 | second;
}

/* Half a pair of surrogates, and an odd byte at the end, become U+FFFD. */
static size_t from_utf16(char *to, const char *bytes, size_t size, bool little)
{
	char *start = to;

	for (size_t i = 0; i < size; i += 2) {
		uint32_t character = i + 1 < size ? unit_at(bytes + i, little) : 0xfffd;

		if (character >= 0xd800 && character < 0xdc00 && i + 3 < size) {
			const unsigned second = unit_at(bytes + i + 2, little);

			if (second >= 0xdc00 && second < 0xe000) {
				character =
					0x10000 + ((character - 0xd800) << 10) + (second - 0xdc00);
				i += 2;
			}
		}
		if (character >= 0xd800 && character < 0xe000)
			character = 0xfffd;
		to += text_encode(character, to);
	}
	return (size_t)(to - start);
}

/* Where a zero byte stands: no text has one. */
static enum status check_zero(const char *text, size_t size, const struct report *report)
{
	const char *zero = size > 0 ? memchr(text, 0, size) : NULL;
	int line = 1, column = 1;

	if (!zero)
		return STATUS_OK;
	for (const char *at = text; at < zero; at++, column++) {
		if (*at != '\n' && (*at != '\r' || at[1] == '\n'))
			continue;
		line++;
		column = 0;
	}
	return report_error(report, STATUS_BAD_INPUT,
		"Line %d, character %d: found a zero byte, expected text: the file is damaged, or no list.",
		line, column);
}

enum status decode_text(const char *bytes, size_t size, char **text, size_t *length,
	enum encoding *encoding, const struct report *report)
{
	enum encoding found = find_utf16(bytes, size);
	const bool wide = found != ENCODING_UTF8;
	enum status status;
	size_t used;
	char *copy;

	if (!wide && size >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0) {
		bytes += 3;
		size -= 3;
		found = ENCODING_UTF8_MARKED;
	} else if (wide && unit_at(bytes, found == ENCODING_UTF16_LE) == 0xfeff) {
		bytes += 2;
		size -= 2;
	}
	if (size > (SIZE_MAX - 1) / GROWS_MOST)
		return report_no_memory(report);
	if (!wide && !all_utf8(bytes, size))
		found = ENCODING_CP1252;
	copy = calloc(
		(found == ENCODING_CP1252 || wide ? size * GROWS_MOST : size) + GROWS_MOST, 1);
	if (!copy)
		return report_no_memory(report);
	used = size;
	if (wide)
		used = from_utf16(copy, bytes, size, found == ENCODING_UTF16_LE);
	else if (found == ENCODING_CP1252)
		used = from_cp1252(copy, bytes, size);
	else if (size > 0)
		memcpy(copy, bytes, size);
	copy[used] = '\0';
	status = check_zero(copy, used, report);
	if (status != STATUS_OK) {
		free(copy);
		return status;
	}
	*text = copy;
	*length = used;
	*encoding = found;
	return STATUS_OK;
}

size_t decode_field(const char *bytes, size_t size, char *to)
{
	if (!all_utf8(bytes, size))
		return from_cp1252(to, bytes, size);
	memcpy(to, bytes, size);
	return size;
}

const char *encoding_words(enum encoding encoding)
{
	static const char *const words[] = {"UTF-8", "UTF-8 with a byte order mark",
		"UTF-16 (little-endian)", "UTF-16 (big-endian)",
		"Windows code page 1252 (Latin-1)"};

	return words[encoding];
}
