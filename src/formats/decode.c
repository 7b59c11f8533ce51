/* Bytes of a text file -> UTF-8. */
#include "formats/decode.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"

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
	const char *start = text; /* of the line */
	int line = 1;

	if (!zero)
		return STATUS_OK;
	for (const char *at = text; at < zero; at++) {
		if (*at != '\n' && (*at != '\r' || at[1] == '\n'))
			continue;
		line++;
		start = at + 1;
	}
	return report_error(report, STATUS_BAD_INPUT,
		"Line %d, character %d: found a zero byte, expected text: the file is damaged, or no list.",
		line, text_count(start, (size_t)(zero - start)) + 1);
}

enum encoding decode_find(const char *bytes, size_t size, size_t *mark)
{
	const enum encoding found = find_utf16(bytes, size);

	*mark = 0;
	if (found == ENCODING_UTF8 && size >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0) {
		*mark = 3;
		return ENCODING_UTF8_MARKED;
	}
	if (found != ENCODING_UTF8 && unit_at(bytes, found == ENCODING_UTF16_LE) == 0xfeff)
		*mark = 2;
	return found;
}

static size_t line_size(const char *bytes, size_t size)
{
	const char *end = size > 0 ? memchr(bytes, '\n', size) : NULL;

	return end ? (size_t)(end - bytes) + 1 : size;
}

/* A byte that is no character of code page 1252. */
static bool is_unused(char byte)
{
	const unsigned value = (unsigned char)byte;

	return value >= 0x80 && value < 0xa0 && cp1252[value - 0x80] == 0;
}

static bool has_unused(const char *bytes, size_t size)
{
	for (size_t i = 0; i < size; i++)
		if (is_unused(bytes[i]))
			return true;
	return false;
}

/*
 * The first byte of a line that is not UTF-8, with `unused` the first that is no character of code
 * page 1252 either; *column: which character it is, from 1. NULL: there is none.
 */
static const char *find_no_utf8(const char *bytes, size_t size, bool unused, int *column)
{
	for (int character = 1; size > 0; character++) {
		uint32_t unseen;
		size_t length = text_decode(bytes, size, &unseen);

		if (length == 0 && (!unused || is_unused(*bytes))) {
			*column = character;
			return bytes;
		}
		if (length == 0)
			length = 1;
		bytes += length;
		size -= length;
	}
	return NULL;
}

/* What such a byte says of the file: ü of DOS, or a letter of an old Mac, else it is damaged. */
static const char *blame_byte(char byte, bool utf8)
{
	if (!is_unused(byte))
		return "not UTF-8, as other letters of the line are: the line is damaged";
	return utf8
		? "neither UTF-8 nor Windows code page 1252: other lines are UTF-8, so this one is damaged"
		: "neither UTF-8 nor Windows code page 1252: the file may come from DOS (code page 850) or an old Mac";
}

/* A line that is not UTF-8 must not have a byte that is no character of code page 1252. */
static enum status check_line(const char *bytes, size_t size, const struct decoded_lines *lines,
	const struct report *report)
{
	int column;
	const char *found;

	if (!has_unused(bytes, size))
		return STATUS_OK;
	found = find_no_utf8(bytes, size, true, &column);
	/* all of those are in letters of UTF-8 */
	if (!found)
		found = find_no_utf8(bytes, size, false, &column);
	return report_error(report, STATUS_BAD_INPUT,
		"Line %d, character %d: found the byte 0x%02x, which is %s. Save the list as UTF-8.",
		lines->count, column, (unsigned)(unsigned char)*found,
		blame_byte(*found, lines->utf8 > 0));
}

/* Line by line, as a file may be put together from several. */
static enum status from_lines(char *to, const char *bytes, size_t size, struct decoded_lines *lines,
	size_t *written, const struct report *report)
{
	char *start = to;
	enum status status = STATUS_OK;

	for (size_t length; size > 0; bytes += length, size -= length) {
		length = line_size(bytes, size);
		lines->count++;
		if (text_ascii_length(bytes, length) < length) {
			if (all_utf8(bytes, length)) {
				lines->utf8++;
			} else {
				status = check_line(bytes, length, lines, report);
				if (status != STATUS_OK)
					return status;
				if (lines->cp1252++ == 0) {
					lines->first_cp1252 = lines->count;
					find_no_utf8(bytes, length, false, &lines->first_character);
				}
				to += from_cp1252(to, bytes, length);
				continue;
			}
		}
		memcpy(to, bytes, length);
		to += length;
	}
	*written = (size_t)(to - start);
	return status;
}

enum status decode_lines(const char *bytes, size_t size, enum encoding encoding,
	struct decoded_lines *lines, char **text, size_t *length, const struct report *report)
{
	const bool wide = encoding == ENCODING_UTF16_LE || encoding == ENCODING_UTF16_BE;
	enum status status = STATUS_OK;
	char *copy;

	if (size > (SIZE_MAX - 1) / GROWS_MOST)
		return report_no_memory(report);
	copy = calloc(size * GROWS_MOST + GROWS_MOST, 1);
	if (!copy)
		return report_no_memory(report);
	*length = size;
	if (wide)
		*length = from_utf16(copy, bytes, size, encoding == ENCODING_UTF16_LE);
	else if (lines)
		status = from_lines(copy, bytes, size, lines, length, report);
	else if (encoding == ENCODING_CP1252)
		*length = from_cp1252(copy, bytes, size);
	else if (size > 0)
		memcpy(copy, bytes, size);
	copy[*length] = '\0';
	if (status == STATUS_OK)
		status = check_zero(copy, *length, report);
	if (status == STATUS_OK)
		*text = copy;
	else
		free(copy);
	return status;
}

enum status decode_text(const char *bytes, size_t size, char **text, size_t *length,
	enum encoding *encoding, const struct report *report)
{
	size_t mark;
	enum encoding found = decode_find(bytes, size, &mark);
	enum status status;

	bytes += mark;
	size -= mark;
	if ((found == ENCODING_UTF8 || found == ENCODING_UTF8_MARKED) && !all_utf8(bytes, size))
		found = ENCODING_CP1252;
	status = decode_lines(bytes, size, found, NULL, text, length, report);
	if (status == STATUS_OK)
		*encoding = found;
	return status;
}

size_t decode_field(const char *bytes, size_t size, char *to)
{
	if (!all_utf8(bytes, size))
		return from_cp1252(to, bytes, size);
	memcpy(to, bytes, size);
	return size;
}
