/* Runs of text with roles: building a line cell by cell. */
#include "board/strip.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"

void strip_clear(struct strip *strip)
{
	strip->used = 0;
	strip->count = 0;
	strip->text[0] = '\0';
}

/* Append at most `cells` cells of text; returns how many it took. */
static int append(struct strip *strip, enum role role, const char *text, int cells)
{
	int taken;

	if (strip->count == 0 || strip->runs[strip->count - 1].role != role) {
		if (strip->count == STRIP_RUNS)
			return 0;
		strip->runs[strip->count++].role = role;
	}
	taken = text_fit(strip->text + strip->used, sizeof(strip->text) - strip->used, text, cells);
	strip->used += strlen(strip->text + strip->used);
	strip->runs[strip->count - 1].end = strip->used;
	return taken;
}

void strip_put(struct strip *strip, enum role role, const char *text)
{
	if (text[0] != '\0')
		append(strip, role, text, text_width(text));
}

void strip_fit(struct strip *strip, enum role role, const char *text, int cells, bool right)
{
	int spare;

	if (cells <= 0)
		return;
	spare = cells - text_width(text);
	if (right && spare > 0) {
		strip_gap(strip, spare);
		strip_put(strip, role, text);
		return;
	}
	spare = cells - append(strip, role, text, cells);
	strip_gap(strip, spare);
}

void strip_gap(struct strip *strip, int cells)
{
	for (; cells > 0; cells--)
		strip_put(strip, ROLE_PLAIN, " ");
}

void strip_format(struct strip *strip, enum role role, const char *format, ...)
{
	char text[STRIP_SIZE];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof(text), format, args);
	va_end(args);
	strip_put(strip, role, text);
}

int strip_width(const struct strip *strip)
{
	return text_width(strip->used > 0 ? strip->text : "");
}
