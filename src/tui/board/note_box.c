/* The box under the board: its title and words in its lines. */
#include "config.h"

#include <string.h>

#include "core/fit.h"
#include "tui/board/note.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"
#include "tui/term/wrap.h"

void note_title(const struct tui *tui, enum role role, const char *text)
{
	const struct layout *layout = &tui->layout;
	int cells = layout->note.width - 18;

	paint_text(layout->note.y - 1, 2, ROLE_PLAIN, " ", 1);
	paint_text(layout->note.y - 1, 3, role, text, cells);
	paint_text(layout->note.y - 1, 3 + (text_width(text) < cells ? text_width(text) : cells),
		ROLE_PLAIN, " ", 1);
}

int note_words(const struct tui *tui, int line, enum role role, const char *text)
{
	const struct layout *layout = &tui->layout;
	char part[STRIP_SIZE];

	while (*text && line < layout->note.height) {
		text = wrap_words(text, layout->note.width - 2, part, sizeof(part));
		/* What does not fit any more says so. */
		if (*text && line == layout->note.height - 1)
			strncat(part, " …", sizeof(part) - strlen(part) - 1);
		paint_text(layout->note.y + line, layout->note.x + 1, role, part,
			layout->note.width - 2);
		line++;
	}
	return line;
}

int note_lines(const struct tui *tui, const char *text)
{
	char part[STRIP_SIZE];
	int lines = 0;

	for (; *text; lines++)
		text = wrap_words(text, tui->layout.note.width - 2, part, sizeof(part));
	return lines;
}
