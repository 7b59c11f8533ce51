/* The box under the board: its title and words in its lines. */
#include "config.h"

#include <string.h>

#include "app/words/words.h"
#include "core/text/fit.h"
#include "tui/ask/panel.h"
#include "tui/board/draw_board.h"
#include "tui/board/note.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"
#include "tui/term/wrap.h"

enum { WINDOW_LINES = 1000 };

int note_room(const struct tui *tui)
{
	return tui->board->note_whole ? WINDOW_LINES : tui->layout.note.height;
}

void note_title(struct tui *tui, enum role role, const char *text)
{
	const struct layout *layout = &tui->layout;
	int cells = layout->note.width - 18;

	if (tui->board->note_whole) {
		words_put(tui->panel.title, sizeof(tui->panel.title), "%s", text);
		return;
	}
	paint_text(layout->note.y - 1, 2, ROLE_PLAIN, " ", 1);
	paint_text(layout->note.y - 1, 3, role, text, cells);
	paint_text(layout->note.y - 1, 3 + (paint_width(text) < cells ? paint_width(text) : cells),
		ROLE_PLAIN, " ", 1);
}

void note_offer(const struct tui *tui, const char *text)
{
	const struct area *note = &tui->layout.note;
	const int cells = text_width(text);

	paint_text(
		note->y + note->height, note->x + note->width - cells - 2, ROLE_KEY, text, cells);
}

int note_words(struct tui *tui, int line, enum role role, const char *text)
{
	const struct layout *layout = &tui->layout;
	char part[STRIP_SIZE];

	if (tui->board->note_whole) {
		panel_words(tui, role, text);
		return line + 1;
	}
	if (*text && line >= layout->note.height)
		tui->board->note_cut = true;
	while (*text && line < layout->note.height) {
		text = wrap_words(text, layout->note.width - 2, part, sizeof(part));
		/* What does not fit any more says so. */
		if (*text && line == layout->note.height - 1) {
			strncat(part, " …", sizeof(part) - strlen(part) - 1);
			tui->board->note_cut = true;
		}
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
