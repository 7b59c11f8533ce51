/* Bytes of a text file as it comes from anywhere -> UTF-8. */
#ifndef FORMATS_DECODE_H
#define FORMATS_DECODE_H

#include <stdbool.h>
#include <stddef.h>

#include "formats/report.h"

enum encoding {
	ENCODING_UTF8,
	ENCODING_UTF8_MARKED,
	ENCODING_UTF16_LE,
	ENCODING_UTF16_BE,
	ENCODING_CP1252
};

/*
 * A copy as UTF-8, zero-terminated, a byte order mark taken off. UTF-16 is known by its mark, or by
 * the zero bytes between its first letters; what is not valid UTF-8 as a whole is read as Windows
 * code page 1252. STATUS_BAD_INPUT, with the line and the character, for a zero byte, which no text
 * has. Caller frees *text.
 */
enum status decode_text(const char *bytes, size_t size, char **text, size_t *length,
	enum encoding *encoding, const struct report *report);

/*
 * The same of one field, without marks and without zero bytes: UTF-8 or else code page 1252. `to`
 * has room for three times as much; returns how much it is.
 */
size_t decode_field(const char *bytes, size_t size, char *to);

/* "UTF-16 (little-endian)" */
const char *encoding_words(enum encoding encoding);

#endif
