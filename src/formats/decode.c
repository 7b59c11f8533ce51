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

enum { CP1252_GROWS = 3 };

/* There is no zero byte in it. */
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

static char *put_character(char *to, unsigned character)
{
	if (character < 0x80) {
		*to++ = (char)character;
	} else if (character < 0x800) {
		*to++ = (char)(0xc0 | character >> 6);
		*to++ = (char)(0x80 | (character & 0x3f));
	} else {
		*to++ = (char)(0xe0 | character >> 12);
		*to++ = (char)(0x80 | (character >> 6 & 0x3f));
		*to++ = (char)(0x80 | (character & 0x3f));
	}
	return to;
}

static size_t from_cp1252(char *to, const char *bytes, size_t size)
{
	char *start = to;

	for (size_t i = 0; i < size; i++) {
		unsigned character = (unsigned char)bytes[i];

		if (character >= 0x80 && character < 0xa0)
			character = cp1252[character - 0x80] ? cp1252[character - 0x80] : 0xfffd;
		to = put_character(to, character);
	}
	return (size_t)(to - start);
}

enum status decode_text(const char *bytes, size_t size, char **text, size_t *length, bool *guessed,
	const struct report *report)
{
	bool utf8;
	char *copy;
	size_t used;

	if (size >= 2 && (memcmp(bytes, "\xff\xfe", 2) == 0 || memcmp(bytes, "\xfe\xff", 2) == 0))
		return report_error(report, STATUS_BAD_INPUT,
			"The file is UTF-16 (\"Unicode text\"); save it as UTF-8.");
	if (size >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0) {
		bytes += 3;
		size -= 3;
	}
	if (size > 0 && memchr(bytes, 0, size))
		return report_error(
			report, STATUS_BAD_INPUT, "The file is not text: it holds zero bytes.");
	utf8 = all_utf8(bytes, size);
	if (!utf8 && size > (SIZE_MAX - 1) / CP1252_GROWS)
		return report_no_memory(report);
	copy = malloc((utf8 ? size : size * CP1252_GROWS) + 1);
	if (!copy)
		return report_no_memory(report);
	if (utf8) {
		used = size;
		if (size > 0)
			memcpy(copy, bytes, size);
	} else {
		used = from_cp1252(copy, bytes, size);
	}
	copy[used] = '\0';
	*text = copy;
	*length = used;
	*guessed = !utf8;
	return STATUS_OK;
}
