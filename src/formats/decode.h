/* Bytes of a text file as it comes from anywhere -> UTF-8. */
#ifndef FORMATS_DECODE_H
#define FORMATS_DECODE_H

#include <stdbool.h>
#include <stddef.h>

#include "formats/report.h"

/*
 * A copy as UTF-8, zero-terminated, a byte order mark taken off. What is not valid UTF-8 as a whole
 * is read as Windows code page 1252 and *guessed becomes true. STATUS_BAD_INPUT for bytes that no
 * text has (zero bytes, UTF-16). Caller frees *text.
 */
enum status decode_text(const char *bytes, size_t size, char **text, size_t *length, bool *guessed,
	const struct report *report);

#endif
