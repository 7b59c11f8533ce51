/*
 * Texts: which ones an event may hold, and how the pure layers put sentences together without a
 * formatter.
 */
#ifndef CORE_TEXT_H
#define CORE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The character at `text` (at most `size` bytes) into *character; returns its length in bytes, 0 at
 * the end or if the bytes are not well-formed UTF-8 (overlong forms, surrogates and values past
 * U+10FFFF are not).
 */
size_t text_decode(const char *text, size_t size, uint32_t *character);

/* The bytes of a character, at most four, to `to`, which gets no end mark; returns how many. */
size_t text_encode(uint32_t character, char *to);

/* How many bytes come before the first that is not ASCII, or in all. */
size_t text_ascii_length(const char *text, size_t size);

/*
 * May a terminal and a printer be given this character as part of a name? Not: C0 and C1 controls
 * (tab and newline too), DEL, line and paragraph separators, and the controls that change the
 * direction of what follows.
 */
bool text_character_is_clean(uint32_t character);

/* Take the blanks at both ends away; what is left is filled up with zeros, `size` bytes in all. */
void text_trim(char *text, size_t size);

/* Well-formed UTF-8 of clean characters alone. */
bool text_is_clean(const char *text);

/* How many characters of well-formed UTF-8 these bytes are. */
int text_count(const char *text, size_t length);

/* Is it one of the characters of the set? The end of a text never is, as it is for strchr. */
bool text_is_one_of(char character, const char *set);

/*
 * The next sign of a key, a head or a word of a command that counts: letters, digits, and bytes
 * that are not ASCII, capitals as small letters. 0 at the end.
 */
char text_key_next(const char **key);

/* The same key but for case, blanks and punctuation: "USCF_ID", "uscf id", "USCF-ID". */
bool text_key_is(const char *key, const char *typed);

/*
 * A decimal number in [least, most], digits with at most one `-` in front, and nothing else;
 * otherwise nothing written.
 */
bool text_to_int(const char *text, int least, int most, int *value);

/*
 * A text being put together in a fixed buffer, always terminated. What does not fit is cut off
 * between characters and sets `cut`; nothing is added after that.
 */
struct line {
	char *text;
	size_t size, length;
	bool cut;
};

void line_init(struct line *line, char *buffer, size_t size); /* size above 0 */
void line_text(struct line *line, const char *text);
void line_int(struct line *line, int value);

#endif
