/* Text put into a buffer, of whole characters alone. */
#include "config.h"

#include "app/words/put.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "core/text/text.h"

/*
 * A character of which a cut has left a part goes: at the end, or where "%.40s" has cut a name.
 * What follows stays.
 */
static void drop_parts(char *text)
{
	const size_t length = strlen(text);
	size_t used = 0;

	for (size_t at = 0; at < length;) {
		uint32_t character;
		const size_t step = text_decode(text + at, length - at, &character);

		memmove(text + used, text + at, step);
		used += step;
		at += step > 0 ? step : 1;
	}
	text[used] = '\0';
}

/* A name that ends with a full stop, "Schach e.V.", ends the sentence too. */
static void drop_second_stop(const char *format, char *text)
{
	const size_t end = strlen(format), length = strlen(text);

	if (end < 2 || format[end - 1] != '.' || format[end - 2] == '.' || length < 3)
		return;
	if (text[length - 1] == '.' && text[length - 2] == '.' && text[length - 3] != '.')
		text[length - 1] = '\0';
}

void words_format(char *text, size_t size, const char *format, va_list list)
{
	if (vsnprintf(text, size, format, list) < 0)
		text[0] = '\0';
	drop_parts(text);
	drop_second_stop(format, text);
}

void words_put(char *text, size_t size, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	words_format(text, size, format, list);
	va_end(list);
}
