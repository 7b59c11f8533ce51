/* The XML list of FIDE: <player> elements with one element a field, read without a tree. */
#include <stdint.h>
#include <string.h>

#include "core/text/text.h"
#include "formats/sheet_form.h"

/* Elements, and the heads of the text lists that they become. */
static const struct {
	const char *element, *head;
} elements[] = {
	{"fideid", "ID Number"},
	{"name", "Name"},
	{"country", "Fed"},
	{"sex", "Sex"},
	{"title", "Tit"},
	{"w_title", "WTit"},
	{"rating", "rating"},
	{"rapid_rating", "RRtng"},
	{"blitz_rating", "BRtng"},
	{"birthday", "B-day"},
	{"flag", "Flag"},
};

enum { ELEMENTS = sizeof(elements) / sizeof(elements[0]), NAME_MOST = 32 };

static const char root_begins[] = "<playerslist", root_ends[] = "</playerslist";
static const char player_begins[] = "<player>", player_ends[] = "</player>";

static const char *find(const char *from, const char *end, const char *what)
{
	const size_t length = strlen(what);

	for (; (size_t)(end - from) >= length; from++) {
		from = memchr(from, what[0], (size_t)(end - from) - length + 1);
		if (!from)
			return NULL;
		if (memcmp(from, what, length) == 0)
			return from;
	}
	return NULL;
}

/* Where its first elements are looked for. */
static size_t first_bytes(size_t size)
{
	return size < 1024 ? size : 1024;
}

bool xml_is(const char *bytes, size_t size)
{
	const char *end = bytes + first_bytes(size);

	while (bytes < end && text_is_one_of(*bytes, " \t\r\n"))
		bytes++;
	return bytes < end && *bytes == '<' &&
		(find(bytes, end, root_begins) || find(bytes, end, player_begins));
}

enum status xml_begin(
	struct sheet *sheet, const char *bytes, size_t size, const struct report *report)
{
	sheet->rooted = find(bytes, bytes + first_bytes(size), root_begins);
	for (int i = 0; i < ELEMENTS; i++) {
		struct sheet_column *column = sheet_add_column(sheet, 0, 0);

		if (!column)
			return report_no_memory(report);
		strcpy(column->head, elements[i].head);
	}
	return STATUS_OK;
}

size_t xml_whole(const char *bytes, size_t size)
{
	const size_t length = sizeof(player_ends) - 1;

	for (size_t end = size; end >= length; end--)
		if (bytes[end - 1] == '>' && memcmp(bytes + end - length, player_ends, length) == 0)
			return end;
	return 0;
}

/* The character of a reference, "233" or "xE9"; 0: it is none. *text goes behind its digits. */
static uint32_t read_character(const char **text)
{
	static const char digits[] = "0123456789abcdefABCDEF";
	const unsigned base = **text == 'x' ? 16 : 10;
	uint32_t character = 0;
	const char *digit;

	*text += base == 16;
	for (; **text && (digit = strchr(digits, **text)) != NULL; ++*text) {
		const unsigned place = (unsigned)(digit - digits);
		const unsigned value = place < 16 ? place : place - 6; /* capitals */

		if (value >= base || character > 0x10ffff)
			return 0;
		character = character * base + value;
	}
	return character > 0x10ffff || (character >= 0xd800 && character < 0xe000) ? 0 : character;
}

/* "&#233;" or "&#xE9;" as UTF-8, which is never longer; returns its length here, 0: it is none. */
static size_t read_reference(const char *text, char **to)
{
	const char *end = text + 2;
	const uint32_t character = strncmp(text, "&#", 2) == 0 ? read_character(&end) : 0;

	if (character == 0 || *end != ';')
		return 0;
	*to += text_encode(character, *to);
	return (size_t)(end + 1 - text);
}

/* "&amp;": a sign by its name; 0 as above. */
static size_t read_sign(const char *text, char **to)
{
	static const struct {
		const char *name;
		char sign;
	} signs[] = {
		{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}};

	for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++)
		if (strncmp(text, signs[i].name, strlen(signs[i].name)) == 0) {
			*(*to)++ = signs[i].sign;
			return strlen(signs[i].name);
		}
	return 0;
}

/* The signs that XML writes by name or number, in place. */
static void unescape(char *text)
{
	char *to = text;

	while (*text) {
		size_t length = *text == '&' ? read_sign(text, &to) : 0;

		if (length == 0 && *text == '&')
			length = read_reference(text, &to);
		if (length == 0) {
			*to++ = *text;
			length = 1;
		}
		text += length;
	}
	*to = '\0';
}

static void put_element(struct csv_row *row, const char *name, size_t length, char *value)
{
	for (int i = 0; i < ELEMENTS; i++) {
		if (strlen(elements[i].element) != length ||
			memcmp(elements[i].element, name, length) != 0)
			continue;
		unescape(value);
		row->fields[i] = value;
	}
}

/* The elements of one player; false: they are not well-formed. */
static bool read_player(struct csv_row *row, char *at, char *end)
{
	while ((at = memchr(at, '<', (size_t)(end - at))) != NULL) {
		char *name = ++at, *close = memchr(at, '>', (size_t)(end - at)), *value, *next;
		size_t length;

		if (!close)
			return false;
		length = (size_t)(close - name);
		at = close + 1;
		if (length > 0 && (close[-1] == '/' || *name == '?' || *name == '!'))
			continue; /* an empty element, or a remark */
		value = at;
		next = memchr(at, '<', (size_t)(end - at));
		if (!next || (size_t)(end - next) < length + 3 || next[1] != '/' ||
			memcmp(next + 2, name, length) != 0 || next[2 + length] != '>')
			return false;
		at = next + length + 3;
		*next = '\0';
		put_element(row, name, length, value);
	}
	return true;
}

static int count_lines(const char *from, const char *to)
{
	int lines = 0;

	while ((from = memchr(from, '\n', (size_t)(to - from))) != NULL) {
		lines++;
		from++;
	}
	return lines;
}

/* No player is left in the piece; behind the last one of all the list must end. */
static enum status end_piece(struct sheet *sheet, bool *more, const struct report *report)
{
	struct csv_text *text = &sheet->text;
	const bool ended = find(text->at, text->end, root_ends);

	text->line += count_lines(text->at, text->end);
	text->at = text->end;
	*more = false;
	if (!sheet->last || !sheet->rooted || ended)
		return STATUS_OK;
	return report_error(report, STATUS_BAD_INPUT,
		"Line %d: found the end of the file, expected </playerslist>: it is cut off.",
		text->line);
}

enum status xml_next(
	struct sheet *sheet, struct csv_row *row, bool *more, const struct report *report)
{
	struct csv_text *text = &sheet->text;
	char *begin = (char *)find(text->at, text->end, player_begins), *end;
	enum status status;

	if (!begin)
		return end_piece(sheet, more, report);
	text->line += count_lines(text->at, begin);
	row->line = text->line;
	begin += sizeof(player_begins) - 1;
	end = (char *)find(begin, text->end, player_ends);
	if (!end)
		return report_error(report, STATUS_BAD_INPUT,
			"Line %d: found a player that does not end: the file is cut off.",
			row->line);
	text->line += count_lines(begin, end);
	text->at = end + sizeof(player_ends) - 1;
	status = sheet_put_fields(sheet, row, report);
	*more = true;
	if (status == STATUS_OK && !read_player(row, begin, end))
		return report_error(report, STATUS_BAD_INPUT,
			"Line %d: found a player whose elements do not end as they begin.",
			row->line);
	return status;
}
