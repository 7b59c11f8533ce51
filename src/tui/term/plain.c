/* ASCII for marks, frames and half points. */
#include "config.h"

#include "tui/term/plain.h"

#include <stddef.h>
#include <string.h>

#include "core/text/look.h"

wchar_t plain_of(uint32_t character)
{
	static const struct {
		uint32_t from;
		char to;
	} marks[] = {
		{0x2502, '|'},
		{0x2503, '|'},
		{0x254e, '|'},
		{0x2500, '-'},
		{0x2501, '='},
		{0x254c, '-'},
		{0x2193, 'v'},
		{0x2191, '^'},
		{0x00bd, '='},
		{0x25c6, '*'},
		{0x25a0, '@'},
		{0x2020, '#'},
		{0x00b7, '.'},
		{0x25b8, '>'},
		{0x2039, '<'},
		{0x203a, '+'}, /* a legal seat: '>' is the cursor */
		{0x00d7, 'x'},
		{0x2026, '~'},
		{0x25b3, 't'}, /* fixed to the top half, and to the bottom half: no floats */
		{0x25bd, 'b'},
		{0x2022, ':'},
		{0x2192, '>'}, /* a key; between two values see plain_halves */
		{0x2190, '<'},
		{0x25b2, '^'},
		{0x25bc, 'v'},
		{0x2717, '!'}, /* as paint_tick has it */
		{0x25cf, '*'},
		{0x25cb, 'o'},
		{0x2014, '-'},
		{0x2013, '-'},
		{0x2019, '\''},
	};

	uint32_t letter;

	if (character < 0x80)
		return (wchar_t)character;
	for (size_t i = 0; i < sizeof(marks) / sizeof(marks[0]); i++) {
		if (marks[i].from == character)
			return (wchar_t)marks[i].to;
	}
	letter = look_plain(character);
	if (letter < 0x80)
		return (wchar_t)letter;
	return character >= 0x2500 && character < 0x2580 ? L'+' : L'?';
}

static const char half[] = "½";

enum { HALF_SIZE = sizeof(half) - 1 };

static bool is_half(const struct strip *strip, size_t at)
{
	return at + HALF_SIZE <= strip->used && memcmp(strip->text + at, half, HALF_SIZE) == 0;
}

/* Of the signs of a game won, drawn and lost, "1 ½ 0". */
static bool in_signs(const struct strip *strip, size_t at)
{
	static const char signs[] = "1 ½ 0";

	return at > 1 && at - 2 + sizeof(signs) - 1 <= strip->used &&
		memcmp(strip->text + at - 2, signs, sizeof(signs) - 1) == 0;
}

/* One side of a result: "-½" or "-0" behind it, or "½-" or "0-" before it, and no other digit. */
static bool in_result(const struct strip *strip, size_t at)
{
	const char *text = strip->text;
	size_t behind = at + HALF_SIZE;

	if (at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9')
		return false;
	if (behind + 1 < strip->used && text[behind] == '-' &&
		(text[behind + 1] == '0' || is_half(strip, behind + 1)))
		return true;
	return at > 1 && text[at - 1] == '-' &&
		(text[at - 2] == '0' || (at > HALF_SIZE && is_half(strip, at - 1 - HALF_SIZE)));
}

/* Both are two bytes in UTF-8, so no run ends elsewhere. */
static void spell(struct strip *strip, size_t at)
{
	_Static_assert(HALF_SIZE == 2, "a half is as long as .5");
	memcpy(strip->text + at, ".5", HALF_SIZE);
}

static void cut(struct strip *strip, size_t at)
{
	memmove(strip->text + at, strip->text + at + 1, strip->used - at);
	strip->used--;
	for (int i = 0; i < strip->count; i++)
		strip->runs[i].end -= strip->runs[i].end > at;
}

/*
 * Does a float mark end here? It parts a score from what stands before it as well as a blank does.
 */
static bool ends_mark(const struct strip *strip, size_t at)
{
	static const char down[] = "↓", up[] = "↑";
	const size_t size = sizeof(down) - 1;
	const char *mark;

	if (at < size || at > strip->used)
		return false;
	mark = &strip->text[at - size];
	return memcmp(mark, down, size) == 0 || memcmp(mark, up, size) == 0;
}

/* A blank of the gap before the number that ends here; false if there is none to spare. */
static bool cut_before(struct strip *strip, size_t at)
{
	while (at > 0 && strip->text[at - 1] >= '0' && strip->text[at - 1] <= '9')
		at--;
	if (at == 0 || strip->text[at - 1] != ' ')
		return false;
	if (at > 1 && strip->text[at - 2] != ' ' && !ends_mark(strip, at - 1))
		return false;
	cut(strip, at - 1);
	return true;
}

/* What is spelled in two characters; each is three bytes in UTF-8. */
static const struct {
	const char *from, *to;
} spelled[] = {{"→", "->"}, {"✓", "ok"}};

enum { SPELLED_SIZE = 3, SPELLED = sizeof(spelled) / sizeof(spelled[0]) };

/* The text for what stands here; NULL: one character will do. "←→" is two keys. */
static const char *spelling(const struct strip *strip, size_t at)
{
	static const char left[] = "←";

	if (at + SPELLED_SIZE > strip->used ||
		(at >= SPELLED_SIZE &&
			!memcmp(strip->text + at - SPELLED_SIZE, left, SPELLED_SIZE)))
		return NULL;
	for (int i = 0; i < SPELLED; i++)
		if (memcmp(strip->text + at, spelled[i].from, SPELLED_SIZE) == 0)
			return spelled[i].to;
	return NULL;
}

static void spell_two(struct strip *strip, size_t at, const char *to)
{
	memcpy(strip->text + at, to, 2);
	cut(strip, at + 2);
}

bool plain_grows(const char *text)
{
	for (int i = 0; i < SPELLED; i++)
		if (strstr(text, spelled[i].from))
			return true;
	return strstr(text, half) != NULL;
}

/* The side of a frame, which a number in front of it does not move. */
static bool is_bar(const struct strip *strip, size_t at)
{
	static const char bar[] = "│";
	const size_t size = sizeof(bar) - 1;

	return at + size <= strip->used && memcmp(strip->text + at, bar, size) == 0;
}

int plain_halves(struct strip *strip)
{
	int grown = 0;

	for (size_t at = 0; at < strip->used; at++) {
		const char *to = spelling(strip, at);

		if (to) {
			spell_two(strip, at, to);
			grown++;
		} else if (is_half(strip, at) && !in_result(strip, at) && !in_signs(strip, at)) {
			spell(strip, at);
			if (cut_before(strip, at))
				at--;
			else
				grown++;
		} else if (grown > 0 && strip->text[at] == ' ' && at > 0 &&
			(strip->text[at - 1] == ' ' || is_bar(strip, at + 1))) {
			cut(strip, at);
			at--;
			grown--;
		}
	}
	return grown;
}
