/* Clean output. */
#include "config.h"

#include "cli/out.h"

#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include "core/text.h"
#include "core/fit.h"

enum { OUT_CUT_MOST = 800 };

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

void out_cut(FILE *file, const char *text, size_t most)
{
	char cut[OUT_CUT_MOST + 4];
	size_t length = most < OUT_CUT_MOST ? most : OUT_CUT_MOST;

	if (strlen(text) <= length) {
		out_text(file, text);
		return;
	}
	while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80)
		length--;
	memcpy(cut, text, length);
	strcpy(cut + length, "...");
	out_text(file, cut);
}

void out(FILE *file, const char *format, ...)
{
	char text[2048];
	va_list list;

	va_start(list, format);
	if (vsnprintf(text, sizeof(text), format, list) < 0)
		text[0] = '\0';
	va_end(list);
	out_text(file, text);
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

void out_cell(FILE *file, const char *text, int cells)
{
	char fitted[512];
	int used = text_fit(fitted, sizeof(fitted), text, cells);

	fprintf(file, "%s%*s", fitted, cells - used, "");
}
