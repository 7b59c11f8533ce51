/* Clean output. */
#include "config.h"

#include "cli/out.h"

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cli/desk.h"
#include "cli/wrap.h"
#include "core/text/fit.h"
#include "core/text/text.h"
#include "plain/terminal.h"

enum { OUT_CUT_MOST = 800, STOPS_MOST = 3 };

void out_text(FILE *file, const char *text)
{
	size_t left = strlen(text);

	while (left > 0) {
		uint32_t character;
		size_t step = text_decode(text, left, &character);

		if (step > 0 && (text_character_is_clean(character) || character == '\n'))
			fwrite(text, 1, step, file);
		else
			fputc('?', file);
		if (step == 0)
			step = 1;
		text += step;
		left -= step;
	}
}

/* In place: what is not clean becomes '?'. */
static void clean(char *text)
{
	size_t left = strlen(text);
	char *to = text;

	while (left > 0) {
		uint32_t character;
		size_t step = text_decode(text, left, &character);

		if (step > 0 && (text_character_is_clean(character) || character == '\n')) {
			memmove(to, text, step);
			to += step;
		} else {
			*to++ = '?';
		}
		if (step == 0)
			step = 1;
		text += step;
		left -= step;
	}
	*to = '\0';
}

/* Plain lines have been broken before, where the terminal has a width. */
static void put_prose(FILE *file, char *text)
{
	clean(text);
	if (desk_is_plain())
		fputs(text, file);
	else
		wrap_put(file, text);
}

/* The bytes of a text that are left of it where `most` are too few, whole characters. */
static size_t whole_characters(const char *text, size_t most)
{
	while (most > 0 && ((unsigned char)text[most] & 0xc0) == 0x80)
		most--;
	return most;
}

void out_cut(FILE *file, const char *text, size_t most)
{
	char cut[OUT_CUT_MOST + 4];
	const size_t length = strlen(text), limit = most < OUT_CUT_MOST ? most : OUT_CUT_MOST;
	const size_t left = length <= limit ? length : whole_characters(text, limit);

	memcpy(cut, text, left);
	strcpy(cut + left, left < length ? "..." : "");
	put_prose(file, cut);
}

/* Bytes of quotation marks and stops at the end of a word, which stay where it is cut. */
static size_t stops_at(const char *word, size_t length)
{
	size_t stops = 0;

	while (stops < length && text_is_one_of(word[length - stops - 1], "\",;:.?!)"))
		stops++;
	return stops < STOPS_MOST ? stops : STOPS_MOST;
}

static void cut_words(char *text, size_t most)
{
	const size_t dots = strlen("...");
	char *to = text;

	while (*text) {
		const size_t length = strcspn(text, " ");
		const size_t blanks = strspn(text + length, " ");
		size_t left = length, stops = 0;

		if (length > most + dots + STOPS_MOST) {
			left = whole_characters(text, most);
			stops = stops_at(text, length);
		}
		memmove(to, text, left);
		to += left;
		if (left < length) {
			memcpy(to, "...", dots);
			to += dots;
			memmove(to, text + length - stops, stops);
			to += stops;
		}
		memmove(to, text + length, blanks);
		to += blanks;
		text += length + blanks;
	}
	*to = '\0';
}

/* A name that ends with a full stop, "Schach e.V.", ends the sentence too. */
static void drop_second_stop(const char *format, char *text)
{
	static const char end[] = ".\n";
	size_t stop = strlen(format), length = strlen(text);
	const bool line = stop > 1 && strcmp(format + stop - 2, end) == 0;

	if (line) {
		stop--;
		length--;
	}
	if (stop < 2 || format[stop - 1] != '.' || format[stop - 2] == '.' || length < 3)
		return;
	if (text[length - 1] == '.' && text[length - 2] == '.' && text[length - 3] != '.')
		strcpy(text + length - 1, line ? "\n" : "");
}

char *out_sentence(size_t most, const char *format, va_list list)
{
	va_list again;
	char *text;
	int length;

	va_copy(again, list);
	length = vsnprintf(NULL, 0, format, again);
	va_end(again);
	text = length < 0 ? NULL : malloc((size_t)length + 1);
	if (!text)
		return NULL;
	vsnprintf(text, (size_t)length + 1, format, list);
	drop_second_stop(format, text);
	cut_words(text, most);
	return text;
}

void out(FILE *file, const char *format, ...)
{
	char text[2048];
	va_list list;

	va_start(list, format);
	if (vsnprintf(text, sizeof(text), format, list) < 0)
		text[0] = '\0';
	va_end(list);
	drop_second_stop(format, text);
	if (desk_is_plain()) {
		desk_reword(text);
		/* a part of a line is left to what comes behind it */
		if (text[0] && text[strlen(text) - 1] == '\n')
			terminal_fold(text);
	}
	put_prose(file, text);
}

/* What the first failure was nobody remembers; it is the same again for one more character. */
int out_flush(void)
{
	if (fflush(stdout) != 0)
		return errno;
	if (!ferror(stdout))
		return 0;
	clearerr(stdout);
	return fputc('\n', stdout) == EOF || fflush(stdout) != 0 ? errno : EIO;
}

/* One line of it to `to`, which has room for it; what is behind it. */
static char *put_spoken(char *to, const char *line, const char *end)
{
	while (line < end) {
		const size_t word = strcspn(line, " \n"), blanks = strspn(line + word, " ");

		memcpy(to, line, word);
		to += word;
		line += word + blanks;
		if (line < end && blanks > 1)
			*to++ = ':';
		if (line < end)
			*to++ = ' ';
	}
	*to++ = '\n';
	return to;
}

void out_spoken(const char *text)
{
	char *spoken = malloc(strlen(text) + 2), *to = spoken;

	if (!spoken)
		return;
	while (*(text += strspn(text, " \n"))) {
		const char *end = text + strcspn(text, "\n");

		to = put_spoken(to, text, end);
		text = end;
	}
	*to = '\0';
	terminal_fold(spoken);
	out_text(stdout, spoken);
	free(spoken);
}

void out_cell(FILE *file, const char *text, int cells)
{
	char fitted[512];
	int used;

	if (desk_is_plain()) {
		out_text(file, text);
		fputs(*text ? ", " : "", file);
		return;
	}
	used = text_fit(fitted, sizeof(fitted), text, cells);
	fprintf(file, "%s%*s", fitted, cells - used, "");
}
