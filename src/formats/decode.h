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
 * What the first bytes of a file say: not yet whether it is code page 1252. *mark: their mark's
 * length.
 */
enum encoding decode_find(const char *bytes, size_t size, size_t *mark);

/* How many lines there were, how many of them with letters of each encoding. */
struct decoded_lines {
	int count, utf8, cp1252;
	int first_cp1252;    /* from 1 */
	int first_character; /* of that line, from 1: where it is not UTF-8 */
};

/*
 * Whole lines of a file of this encoding (decode_find), without its mark. Each line that is not
 * UTF-8 is read as code page 1252, so that it does not matter in which pieces a file comes; one
 * with a byte that is no character there either is STATUS_BAD_INPUT. The lines are added to *lines.
 * lines NULL: a whole file, all of it in the encoding, which the caller has found; what is no
 * character of code page 1252 becomes U+FFFD. Else as decode_text.
 */
enum status decode_lines(const char *bytes, size_t size, enum encoding encoding,
	struct decoded_lines *lines, char **text, size_t *length, const struct report *report);

/*
 * The same of one field, without marks and without zero bytes: UTF-8 or else code page 1252. `to`
 * has room for three times as much; returns how much it is.
 */
size_t decode_field(const char *bytes, size_t size, char *to);

#endif
