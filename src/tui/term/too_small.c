/* What a window shows that has no room for the screen. */
#include "config.h"

#include "tui/term/too_small.h"

#include <curses.h>
#include <stdio.h>

#include "tui/term/paint.h"
#include "tui/term/wrap.h"

void too_small_draw(void)
{
	char text[120], line[160];
	const char *rest = text;

	paint_point(0, 0);
	snprintf(text, sizeof(text),
		"Window too small: need 80x24, have %dx%d. No key does anything here; Ctrl-C ends.",
		COLS, LINES);
	for (int row = 0; row < LINES && *rest != '\0'; row++) {
		rest = wrap_words(rest, COLS, line, sizeof(line));
		paint_text(row, 0, ROLE_PLAIN, line, COLS);
	}
}
