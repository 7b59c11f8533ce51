/* Texts cut to cells. */
#include "core/text/fit.h"

#include <string.h>

#include "core/text/text.h"

static const char ellipsis[] = "…";

/* One character as it is printed. */
struct piece {
	const char *text;
	size_t bytes; /* 0: left out */
	int cells;
};

/* The next character of a text that does not end here; returns the bytes it took. */
static size_t next_piece(const char *text, struct piece *piece)
{
	uint32_t character;
	size_t length = text_decode(text, strlen(text) < 4 ? strlen(text) : 4, &character);
	int cells = length ? text_cells(character) : -1;

	if (cells < 0)
		*piece = (struct piece){"?", 1, 1};
	else if (!text_character_is_clean(character))
		*piece = (struct piece){text, 0, 0};
	else
		*piece = (struct piece){text, length, cells};
	return length ? length : 1;
}

int text_width(const char *utf8)
{
	struct piece piece;
	int cells = 0;

	while (*utf8) {
		utf8 += next_piece(utf8, &piece);
		cells += piece.cells;
	}
	return cells;
}

int text_fit(char *dst, size_t cap, const char *utf8, int cells)
{
	const size_t ending = sizeof(ellipsis) - 1;
	size_t used = 0, keep = 0; /* keep: what can stay if an ellipsis must follow */
	int width = 0, keep_width = 0;

	while (*utf8) {
		struct piece piece;
		size_t taken = next_piece(utf8, &piece);

		if (width + piece.cells > cells || used + piece.bytes >= cap)
			break;
		memcpy(dst + used, piece.text, piece.bytes);
		used += piece.bytes;
		width += piece.cells;
		utf8 += taken;
		if (width < cells && used + ending < cap) {
			keep = used;
			keep_width = width;
		}
	}
	if (*utf8 && cells > 0 && ending < cap) {
		memcpy(dst + keep, ellipsis, ending);
		used = keep + ending;
		width = keep_width + 1;
	}
	dst[used] = '\0';
	return width;
}
