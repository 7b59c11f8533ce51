/* Words in lines that have so many cells once they are painted. */
#include "config.h"

#include "tui/term/wrap.h"

#include <string.h>

#include "board/strip.h"
#include "core/text/fit.h"
#include "tui/term/paint.h"

/* As many words as take so many cells before they are painted. */
static const char *wrap(const char *text, int cells, char *line, size_t size)
{
	size_t end = 0, length;

	line[0] = '\0';
	while (*text == ' ')
		text++;
	length = strlen(text);
	while (end < length) {
		size_t next = end + strspn(text + end, " ");
		char part[STRIP_SIZE];

		next += strcspn(text + next, " ");
		if (next >= size || next >= sizeof(part))
			break;
		memcpy(part, text, next);
		part[next] = '\0';
		if (text_width(part) > cells && end > 0)
			break;
		memcpy(line, part, next + 1);
		end = next;
	}
	if (end == 0)
		return text + length;
	text += end;
	return text + strspn(text, " ");
}

const char *wrap_words(const char *text, int cells, char *line, size_t size)
{
	const char *rest = wrap(text, cells, line, size);

	for (int less = 1; less < cells && paint_width(line) > cells; less++)
		rest = wrap(text, cells - less, line, size);
	return rest;
}
