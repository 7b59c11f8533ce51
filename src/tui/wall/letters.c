/* Letters of blocks: five by seven dots, of which a cell holds two by two. */
#include "config.h"

#include "tui/wall/letters.h"

#include <stdint.h>
#include <string.h>

#include "core/text/look.h"
#include "core/text/text.h"
#include "tui/term/paint.h"

enum { DOTS_HIGH = 7 };

/* A byte a row, from the top; the left dot is the highest of five bits. */
static const struct {
	uint32_t character;
	unsigned char rows[DOTS_HIGH];
} letters[] = {
	{' ', {0, 0, 0, 0, 0, 0, 0}},
	{'A', {14, 17, 17, 31, 17, 17, 17}},
	{'B', {30, 17, 17, 30, 17, 17, 30}},
	{'C', {14, 17, 16, 16, 16, 17, 14}},
	{'D', {30, 17, 17, 17, 17, 17, 30}},
	{'E', {31, 16, 16, 30, 16, 16, 31}},
	{'F', {31, 16, 16, 30, 16, 16, 16}},
	{'G', {14, 17, 16, 23, 17, 17, 15}},
	{'H', {17, 17, 17, 31, 17, 17, 17}},
	{'I', {14, 4, 4, 4, 4, 4, 14}},
	{'J', {7, 2, 2, 2, 2, 18, 12}},
	{'K', {17, 18, 20, 24, 20, 18, 17}},
	{'L', {16, 16, 16, 16, 16, 16, 31}},
	{'M', {17, 27, 21, 21, 17, 17, 17}},
	{'N', {17, 25, 21, 19, 17, 17, 17}},
	{'O', {14, 17, 17, 17, 17, 17, 14}},
	{'P', {30, 17, 17, 30, 16, 16, 16}},
	{'Q', {14, 17, 17, 17, 21, 18, 13}},
	{'R', {30, 17, 17, 30, 20, 18, 17}},
	{'S', {15, 16, 16, 14, 1, 1, 30}},
	{'T', {31, 4, 4, 4, 4, 4, 4}},
	{'U', {17, 17, 17, 17, 17, 17, 14}},
	{'V', {17, 17, 17, 17, 17, 10, 4}},
	{'W', {17, 17, 17, 21, 21, 27, 17}},
	{'X', {17, 17, 10, 4, 10, 17, 17}},
	{'Y', {17, 17, 10, 4, 4, 4, 4}},
	{'Z', {31, 1, 2, 4, 8, 16, 31}},
	{'0', {14, 17, 19, 21, 25, 17, 14}},
	{'1', {4, 12, 4, 4, 4, 4, 14}},
	{'2', {14, 17, 1, 6, 8, 16, 31}},
	{'3', {30, 1, 1, 14, 1, 1, 30}},
	{'4', {2, 6, 10, 18, 31, 2, 2}},
	{'5', {31, 16, 30, 1, 1, 17, 14}},
	{'6', {6, 8, 16, 30, 17, 17, 14}},
	{'7', {31, 1, 2, 4, 8, 8, 8}},
	{'8', {14, 17, 17, 14, 17, 17, 14}},
	{'9', {14, 17, 17, 15, 1, 2, 12}},
	{0xbd, {17, 18, 4, 11, 17, 2, 3}}, /* a half */
	{'-', {0, 0, 0, 31, 0, 0, 0}},
	{'+', {0, 4, 4, 31, 4, 4, 0}},
	{'=', {0, 0, 31, 0, 31, 0, 0}},
	{',', {0, 0, 0, 0, 4, 4, 8}},
	{'.', {0, 0, 0, 0, 0, 12, 12}},
	{':', {0, 4, 4, 0, 4, 4, 0}},
	{'\'', {4, 4, 8, 0, 0, 0, 0}},
	{'/', {1, 1, 2, 4, 8, 16, 16}},
	{'(', {2, 4, 8, 8, 8, 4, 2}},
	{')', {8, 4, 2, 2, 2, 4, 8}},
	{'&', {12, 18, 20, 8, 21, 18, 13}},
	{'*', {0, 21, 14, 31, 14, 21, 0}},
};

static const unsigned char *rows_of(uint32_t character)
{
	if (character != 0xbd)
		character = look_plain(character);
	if (character >= 'a' && character <= 'z')
		character -= 'a' - 'A';
	for (size_t i = 0; i < sizeof(letters) / sizeof(letters[0]); i++)
		if (letters[i].character == character)
			return letters[i].rows;
	/* three dots, where a name was cut */
	return character == 0x2026 ? rows_of('.') : NULL;
}

bool letters_have(const char *text)
{
	uint32_t character;

	for (size_t left = strlen(text); left > 0;) {
		const size_t step = text_decode(text, left, &character);

		if (step == 0 || !rows_of(character))
			return false;
		text += step;
		left -= step;
	}
	return true;
}

/* The dot of a letter; there is none beside and below it. */
static bool has_dot(const unsigned char *rows, int x, int y)
{
	return x < 5 && y < DOTS_HIGH && (rows[y] >> (4 - x) & 1);
}

/* By the dots upper left, upper right, lower left, lower right. */
static const char *block_of(const unsigned char *rows, int col, int row)
{
	static const char *const blocks[] = {
		" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};
	const int x = 2 * col, y = 2 * row;

	return blocks[has_dot(rows, x, y) | has_dot(rows, x + 1, y) << 1 |
		has_dot(rows, x, y + 1) << 2 | has_dot(rows, x + 1, y + 1) << 3];
}

static void paint_letter(int row, int col, enum role role, const unsigned char *rows)
{
	for (int down = 0; down < LETTER_ROWS; down++) {
		char text[LETTER_COLS * 3 + 1] = "";

		for (int across = 0; across < LETTER_COLS; across++)
			strcat(text, block_of(rows, across, down));
		paint_text(row + down, col, role, text, LETTER_COLS);
	}
}

void letters_paint(int row, int col, enum role role, const char *text, int most)
{
	uint32_t character;

	for (size_t left = strlen(text); left > 0 && most > 0; most--) {
		const size_t step = text_decode(text, left, &character);
		const unsigned char *rows = step > 0 ? rows_of(character) : NULL;

		if (!rows)
			return;
		paint_letter(row, col, role, rows);
		col += LETTER_COLS;
		text += step;
		left -= step;
	}
}
