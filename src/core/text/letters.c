/* Names as readers compare them. */
#include "core/text/letters.h"

#include <stddef.h>

#include "core/text/look.h"
#include "core/record.h"
#include "core/text/text.h"

enum { BYTES_MOST = 4 };

/* The next character if it is one of these; 0: it is not, and stays to be read. */
static uint32_t read_between(const char **text, uint32_t first, uint32_t last)
{
	uint32_t character;
	const size_t length = text_decode(*text, BYTES_MOST, &character);

	if (length == 0 || character < first || character > last)
		return 0;
	*text += length;
	return character;
}

/* One character, of Hangul a syllable however it is encoded; 0 at the end of the text. */
static uint32_t read_character(const char **text)
{
	const uint32_t character = read_between(text, 1, UINT32_MAX);
	uint32_t vowel, end;

	if (character < 0x1100 || character > 0x1112)
		return character;
	vowel = read_between(text, 0x1161, 0x1175);
	if (vowel == 0)
		return character;
	end = read_between(text, 0x11a8, 0x11c2);
	return 0xac00 + ((character - 0x1100) * 21 + vowel - 0x1161) * 28 +
		(end != 0 ? end - 0x11a7 : 0);
}

/* The first character behind marks and what is not seen; behind a blank, behind blanks too. */
static const char *skip(const char *text, bool blanks)
{
	const char *behind = text;
	uint32_t character;

	while ((character = read_character(&behind)) != 0 &&
		(look_is_mark(character) || look_is_nothing(character) ||
			(blanks && look_is_blank(character))))
		text = behind;
	return text;
}

static bool is_ascii(char byte)
{
	return (byte & 0x80) == 0;
}

/* The next character without its marks, any blank as ' '. */
static uint32_t next_base(const char **text)
{
	const char byte = **text;
	uint32_t character;

	/* most are ASCII with no mark behind them, and stand for themselves */
	if (byte > ' ' && byte != '`' && is_ascii(byte) && is_ascii((*text)[1])) {
		++*text;
		return (uint32_t)byte;
	}
	*text = skip(*text, false);
	character = read_character(text);
	if (character == 0)
		return 0;
	*text = skip(*text, look_is_blank(character));
	return look_plain(character);
}

/* The same without the blanks at the end, which are not seen. */
static uint32_t next_seen(const char **text)
{
	const uint32_t base = next_base(text);

	return base == ' ' && **text == '\0' ? 0 : base;
}

uint32_t letters_next(const char **text)
{
	return look_small(next_base(text));
}

int letters_compare(const char *a, const char *b)
{
	uint32_t left, right;

	do {
		left = letters_next(&a);
		right = letters_next(&b);
	} while (left == right && left);
	return (left > right) - (left < right);
}

bool letters_alike(const char *a, const char *b)
{
	uint32_t left, right, left_base, right_base;

	a = skip(a, true);
	b = skip(b, true);
	do {
		left_base = next_seen(&a);
		right_base = next_seen(&b);
		left = look_small(left_base);
		right = look_small(right_base);
		if (left != right && look_alike(left_base) != look_alike(right_base))
			return false;
	} while (left != 0);
	return right == 0;
}

int letters_compare_alike(const char *a, const char *b)
{
	uint32_t left, right;

	a = skip(a, true);
	b = skip(b, true);
	do {
		left = look_alike(next_seen(&a));
		right = look_alike(next_seen(&b));
	} while (left == right && left != 0);
	return (left > right) - (left < right);
}

enum { LOOK_MOST = 4 * NAME_SIZE, SPLITS_MOST = 4 };

/* A character and the marks that it is taken apart into, put in the order of their codes. */
static int take_apart(uint32_t character, uint32_t *to)
{
	uint32_t marks[SPLITS_MOST + 1], base, mark;
	int count = 0, used = 0;

	while (count < SPLITS_MOST && look_split(character, &base, &mark)) {
		character = base;
		if (mark != 0)
			marks[count++] = mark;
	}
	to[used++] = character;
	while (count > 0)
		to[used++] = marks[--count];
	return used;
}

/* Marks on one letter in the order of their codes. */
static void sort_marks(uint32_t *look, int count)
{
	for (int i = 1; i < count; i++) {
		const uint32_t mark = look[i];
		int at = i;

		if (!look_is_mark(mark))
			continue;
		for (; at > 0 && look_is_mark(look[at - 1]) && look[at - 1] > mark; at--)
			look[at] = look[at - 1];
		look[at] = mark;
	}
}

/* What is seen of a name, ended by 0; returns the length. */
static int look_of(const char *name, uint32_t look[LOOK_MOST + 1])
{
	uint32_t character;
	int count = 0;

	while (count + SPLITS_MOST < LOOK_MOST && (character = read_character(&name)) != 0) {
		if (look_is_nothing(character))
			continue;
		if (!look_is_blank(character))
			count += take_apart(character, look + count);
		else if (count > 0 && look[count - 1] != ' ')
			look[count++] = ' ';
	}
	if (count > 0 && look[count - 1] == ' ')
		count--;
	sort_marks(look, count);
	look[count] = 0;
	return count;
}

int letters_compare_look(const char *a, const char *b)
{
	uint32_t left[LOOK_MOST + 1], right[LOOK_MOST + 1];
	int i = 0;

	look_of(a, left);
	look_of(b, right);
	while (left[i] == right[i] && left[i] != 0)
		i++;
	return (left[i] > right[i]) - (left[i] < right[i]);
}

static bool is_digit(uint32_t character)
{
	return character >= '0' && character <= '9';
}

static bool is_letter(uint32_t character)
{
	if (character < 0x80)
		return is_digit(character) || (character >= 'a' && character <= 'z');
	/* Latin-1 signs; general punctuation */
	return character > 0xbf && !(character >= 0x2000 && character <= 0x206f);
}

bool letters_any(const char *text)
{
	uint32_t character;

	while ((character = letters_next(&text)) != 0)
		if (is_letter(character))
			return true;
	return false;
}

bool letters_named(const char *text)
{
	uint32_t character;

	while ((character = letters_next(&text)) != 0)
		if (is_letter(character) && !is_digit(character))
			return true;
	return false;
}

bool letters_all(const char *text)
{
	uint32_t character = letters_next(&text);
	const bool any = character != 0;

	while (character != 0 && is_letter(character))
		character = letters_next(&text);
	return any && character == 0;
}

enum { TYPED_WORDS = 8, NAME_PARTS = 64 };

/* A letter of a name or of what was typed. */
struct sign {
	uint32_t letter, alike;
	int part;   /* 0..: which part of the name it stands in, or which typed word */
	bool first; /* something that is no letter stands right before it */
};

/* The letters of a text; parts end at whatever is no letter, or `words`: at blanks and commas. */
static int read_signs(const char *text, bool words, struct sign signs[NAME_SIZE])
{
	bool parted = true, first = true;
	int count = 0, part = -1;
	uint32_t base;

	while (count < NAME_SIZE && (base = next_base(&text)) != 0) {
		const uint32_t letter = look_small(base);

		if (!is_letter(letter)) {
			parted = parted || !words || letter == ' ' || letter == ',';
			first = true;
			continue;
		}
		part += parted;
		signs[count++] = (struct sign){letter, look_alike(base), part, first};
		parted = first = false;
	}
	return count;
}

struct matching {
	struct sign name[NAME_SIZE], typed[NAME_SIZE];
	int nname, ntyped;
};

/*
 * Two letters that look alike are one; a digit that looks like a letter is a number's all the same.
 */
static bool same_sign(const struct sign *one, const struct sign *other)
{
	if (one->letter == other->letter)
		return true;
	return one->alike == other->alike && !is_digit(one->letter) && !is_digit(other->letter);
}

/*
 * The letters of the name that the typed word from `from` on covers if it begins at `at`; 0: it
 * does not stand there.
 */
static int cover(const struct matching *matching, int from, int at)
{
	const struct sign *typed = matching->typed;
	int i = 0;

	for (; from + i < matching->ntyped && typed[from + i].part == typed[from].part; i++) {
		const struct sign *one = &typed[from + i], *other = &matching->name[at + i];

		if (at + i >= matching->nname || !same_sign(one, other) ||
			(i > 0 && one->first && !other->first))
			return 0;
	}
	return i;
}

/* Have the typed words from `from` on their places in parts of the name not yet `taken`? */
static bool place_words(const struct matching *matching, int from, uint64_t taken)
{
	if (from == matching->ntyped)
		return true;
	for (int at = 0; at < matching->nname; at++) {
		const int length = matching->name[at].first ? cover(matching, from, at) : 0;
		uint64_t now = taken;
		bool is_free = length > 0;

		for (int i = at; i < at + length; i++) {
			const uint64_t part = (uint64_t)1 << matching->name[i].part;

			is_free = is_free && (taken & part) == 0;
			now |= part;
		}
		if (is_free && place_words(matching, from + length, now))
			return true;
	}
	return false;
}

enum letters_match letters_match(const char *name, const char *typed)
{
	struct matching matching;

	if (!letters_named(typed))
		return LETTERS_OTHER;
	matching.nname = read_signs(name, false, matching.name);
	matching.ntyped = read_signs(typed, true, matching.typed);
	if (matching.ntyped == 0 || matching.nname == 0 ||
		matching.name[matching.nname - 1].part >= NAME_PARTS ||
		matching.typed[matching.ntyped - 1].part >= TYPED_WORDS ||
		!place_words(&matching, 0, 0))
		return LETTERS_OTHER;
	return matching.ntyped == matching.nname ? LETTERS_WHOLE : LETTERS_BEGIN;
}

/* The place of a part among those that are in order, by letters. */
static bool part_comes_before(const struct sign *one, int length, const struct sign *two, int other)
{
	for (int i = 0; i < length && i < other; i++)
		if (one[i].alike != two[i].alike)
			return one[i].alike < two[i].alike;
	return length < other;
}

void letters_parts(const char *name, uint32_t parts[LETTERS_PARTS])
{
	struct sign signs[NAME_SIZE];
	int starts[NAME_SIZE + 1], order[NAME_SIZE], count = 0, used = 0;
	const int nsigns = read_signs(name, false, signs);

	for (int i = 0; i < nsigns; i++)
		if (i == 0 || signs[i].part != signs[i - 1].part)
			starts[count++] = i;
	starts[count] = nsigns;
	for (int i = 0; i < count; i++) {
		int at = i;

		for (; at > 0 &&
			part_comes_before(signs + starts[i], starts[i + 1] - starts[i],
				signs + starts[order[at - 1]],
				starts[order[at - 1] + 1] - starts[order[at - 1]]);
			at--)
			order[at] = order[at - 1];
		order[at] = i;
	}
	for (int i = 0; i < count; i++) {
		for (int k = starts[order[i]]; k < starts[order[i] + 1] && used < LETTERS_PARTS - 2;
			k++)
			parts[used++] = signs[k].alike;
		if (i + 1 < count && used < LETTERS_PARTS - 2)
			parts[used++] = ' ';
	}
	parts[used] = 0;
}

bool letters_has_parts(const char *name, const uint32_t parts[LETTERS_PARTS])
{
	const char *at = name;
	const uint32_t first = look_alike(next_base(&at));
	uint32_t own[LETTERS_PARTS];
	bool begins = !is_letter(first);
	int i = 0;

	for (; parts[i] && !begins; i++)
		begins = parts[i] == first && (i == 0 || parts[i - 1] == ' ');
	if (!begins)
		return false;
	letters_parts(name, own);
	for (i = 0; own[i] == parts[i] && own[i]; i++)
		;
	return own[0] && own[i] == parts[i];
}
