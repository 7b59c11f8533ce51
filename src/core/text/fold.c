/* Long lines broken at words, in place. */
#include "core/text/fold.h"

#include <stdint.h>

#include "core/text/fit.h"
#include "core/text/text.h"

void text_fold(char *text, size_t size, int cells)
{
	char *blank = NULL; /* the last one of the line so far */
	int used = 0, behind = 0;

	for (size_t at = 0; cells > 0 && at < size;) {
		uint32_t character;
		size_t step = text_decode(text + at, size - at, &character);
		const int width = step > 0 ? text_cells(character) : 1;

		if (text[at] == '\n') {
			blank = NULL;
			used = 0;
		} else if (text[at] == ' ') {
			blank = text + at;
			used++;
			behind = 0;
		} else {
			used += width > 0 ? width : 0;
			behind += width > 0 ? width : 0;
		}
		if (blank && used > cells && text[at] != ' ') {
			*blank = '\n';
			blank = NULL;
			used = behind;
		}
		at += step > 0 ? step : 1;
	}
}
