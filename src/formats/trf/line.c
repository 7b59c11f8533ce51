/* A line of a TRF by its columns, which count characters. */
#include <string.h>

#include "core/text/text.h"
#include "formats/trf/read.h"

struct trf_line trf_line_of(const char *text, size_t bytes, int number)
{
	const size_t ascii = text_ascii_length(text, bytes);
	struct trf_line line = {.text = text, .bytes = bytes, .length = ascii, .number = number};

	for (size_t i = ascii; i < bytes; i++)
		line.length += ((unsigned char)text[i] & 0xc0) != 0x80;
	return line;
}

/* Byte offset of a column; the end of the text for one past the line. */
static size_t offset_of(const struct trf_line *line, int column)
{
	size_t at = 0;

	if (line->length == line->bytes)
		return (size_t)column - 1 < line->bytes ? (size_t)column - 1 : line->bytes;
	while (at < line->bytes && column > 1) {
		at++;
		while (at < line->bytes && ((unsigned char)line->text[at] & 0xc0) == 0x80)
			at++;
		column--;
	}
	return at;
}

const char *trf_columns(const struct trf_line *line, int from, int to, size_t *bytes)
{
	size_t first = offset_of(line, from), end = to < from ? first : offset_of(line, to + 1);

	*bytes = end - first;
	return line->text + first;
}

char trf_at(const struct trf_line *line, int column)
{
	size_t bytes;
	const char *text = trf_columns(line, column, column, &bytes);

	if (bytes == 0)
		return ' ';
	return bytes == 1 && (*text & 0x80) == 0 ? *text : '?';
}

/* The columns without the blanks at both ends. */
static const char *word_at(const struct trf_line *line, int from, int to, size_t *bytes)
{
	const char *text = trf_columns(line, from, to, bytes);

	while (*bytes > 0 && *text == ' ') {
		text++;
		--*bytes;
	}
	while (*bytes > 0 && text[*bytes - 1] == ' ')
		--*bytes;
	return text;
}

int trf_filled_gap(const struct trf_line *line, const int *gaps, int count)
{
	for (int i = 0; i < count; i++)
		if (trf_at(line, gaps[i]) != ' ')
			return gaps[i];
	return 0;
}

enum status trf_check_gaps(
	const struct trf_line *line, const int *gaps, int count, const struct report *report)
{
	const int filled = trf_filled_gap(line, gaps, count);

	if (!filled)
		return STATUS_OK;
	return trf_unexpected(line, filled, (size_t)filled,
		"a blank, since no field reaches there: what stands before it is shifted", report);
}

bool trf_blank(const struct trf_line *line, int from, int to)
{
	size_t bytes;

	word_at(line, from, to, &bytes);
	return bytes == 0;
}

bool trf_number(const struct trf_line *line, int from, int to, int least, int most, int *number)
{
	char digits[16];
	size_t bytes;
	const char *text = word_at(line, from, to, &bytes);

	if (bytes == 0 || bytes >= sizeof(digits) || *text == '-')
		return false;
	memcpy(digits, text, bytes);
	digits[bytes] = '\0';
	return text_to_int(digits, least, most, number);
}

bool trf_word(const struct trf_line *line, int from, int to, const char *word)
{
	size_t bytes;
	const char *text = word_at(line, from, to, &bytes);

	return bytes == strlen(word) && memcmp(text, word, bytes) == 0;
}

bool trf_points(const struct trf_line *line, int from, int to, int *tenths)
{
	char word[16], decimal = '0';
	size_t bytes, digits;
	const char *text = word_at(line, from, to, &bytes);
	int whole = 0;

	if (bytes == 0 || bytes >= sizeof(word))
		return false;
	memcpy(word, text, bytes);
	word[bytes] = '\0';
	digits = strspn(word, "0123456789");
	if (word[digits] == '.' && (digits > 0 || word[1])) {
		decimal = word[digits + 1];
		if (decimal < '0' || decimal > '9' || word[digits + 2])
			return false;
		word[digits] = '\0';
	} else if (word[digits]) {
		return false;
	}
	if (digits > 0 && !text_to_int(word, 0, 9999, &whole))
		return false;
	*tenths = whole * 10 + (decimal - '0');
	return true;
}

bool trf_signed_points(const struct trf_line *line, int from, int to, int *tenths)
{
	const int start = from;

	while (from < to && trf_at(line, from) == ' ')
		from++;
	if (trf_at(line, from) != '-')
		return trf_points(line, start, to, tenths);
	if (!trf_points(line, from + 1, to, tenths))
		return false;
	*tenths = -*tenths;
	return true;
}

bool trf_word_text(const struct trf_line *line, int from, int to, char *buffer, size_t size)
{
	size_t bytes;
	const char *text = word_at(line, from, to, &bytes);

	if (bytes >= size)
		return false;
	memset(buffer, 0, size);
	memcpy(buffer, text, bytes);
	if (text_is_clean(buffer))
		return true;
	memset(buffer, 0, size);
	return false;
}

static bool is_gap(char c)
{
	return c == ' ' || c == '\t';
}

bool trf_next_word(const struct trf_line *line, int *column, int *end)
{
	while (*column <= (int)line->length && is_gap(trf_at(line, *column)))
		++*column;
	for (*end = *column; *end <= (int)line->length && !is_gap(trf_at(line, *end));)
		++*end;
	--*end;
	return *column <= (int)line->length;
}

enum status trf_unexpected(const struct trf_line *line, int from, size_t to, const char *expected,
	const struct report *report)
{
	char found[EXCERPT_SIZE];
	size_t bytes;
	const char *text = trf_columns(line, from, (int)to, &bytes);

	return report_error(report, STATUS_BAD_INPUT, "Line %d, column %d: found %s, expected %s.",
		line->number, from, report_excerpt(found, text, bytes), expected);
}
