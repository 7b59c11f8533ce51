/* Text in fixed columns, which begin where their heads do: the rating lists of FIDE. */
#include <string.h>

#include "core/text/text.h"
#include "formats/sheet_form.h"

static const char id_number[] = "id number";

static char lower(char character)
{
	return character >= 'A' && character <= 'Z' ? (char)(character - 'A' + 'a') : character;
}

static size_t line_length(const char *bytes, size_t size)
{
	size_t length = 0;

	while (length < size && bytes[length] != '\n' && bytes[length] != '\r')
		length++;
	return length;
}

/* A first line "ID Number   Name ..." without a separator. */
bool fixed_is(const char *bytes, size_t size)
{
	const size_t length = line_length(bytes, size), words = sizeof(id_number) - 1;

	if (length < words + 2)
		return false;
	for (size_t i = 0; i < words; i++)
		if (lower(bytes[i]) != id_number[i])
			return false;
	if (bytes[words] != ' ' || bytes[words + 1] != ' ')
		return false;
	return !memchr(bytes, '\t', length) && !memchr(bytes, ',', length) &&
		!memchr(bytes, ';', length);
}

enum status fixed_begin(
	struct sheet *sheet, const char *bytes, size_t size, const struct report *report)
{
	const size_t length = line_length(bytes, size);
	size_t at = 0, end;

	sheet->header = (int)length;
	for (; at < length; at = end) {
		struct sheet_column *column;
		size_t word;

		while (at < length && bytes[at] == ' ')
			at++;
		if (at == length)
			break;
		/* the first two words are one head */
		end = at == 0 ? sizeof(id_number) - 1 : at;
		while (end < length && bytes[end] != ' ')
			end++;
		if (sheet->ncolumns > 0)
			sheet->columns[sheet->ncolumns - 1].width =
				(int)at - sheet->columns[sheet->ncolumns - 1].from;
		column = sheet_add_column(sheet, (int)at, 0);
		if (!column)
			return sheet->columns
				? report_error(report, STATUS_BAD_INPUT,
					  "Line 1: found more than %d columns.", SHEET_COLUMNS_MOST)
				: report_no_memory(report);
		word = end - at < SHEET_HEAD_SIZE ? end - at : SHEET_HEAD_SIZE - 1;
		memcpy(column->head, bytes + at, word);
		column->head[word] = '\0';
	}
	return STATUS_OK;
}

/*
 * Titles of other kinds (OTit) may be longer than their column and push what follows to the right:
 * the line is longer then than the heads, and no blank stands before the next column. Returns by
 * how much, from column *from on.
 */
static int shift_of(const struct sheet *sheet, const char *line, int length, int *from)
{
	*from = sheet->ncolumns;
	for (int i = 0; i + 1 < sheet->ncolumns; i++) {
		const int next = sheet->columns[i + 1].from;

		if (!text_key_is(sheet->columns[i].head, "OTit"))
			continue;
		*from = i + 1;
		if (length <= sheet->header || next < 1 || line[next - 1] == ' ')
			return 0;
		return length - sheet->header;
	}
	return 0;
}

static enum status put_line(struct sheet *sheet, struct csv_row *row, char *line, int length,
	const struct report *report)
{
	enum status status = sheet_put_fields(sheet, row, report);
	char *to;
	int from, shift;

	if (status == STATUS_OK)
		status = sheet_make_scratch(
			sheet, (size_t)length + (size_t)sheet->ncolumns + 1, report);
	if (status != STATUS_OK)
		return status;
	to = sheet->scratch;
	shift = shift_of(sheet, line, length, &from);
	for (int i = 0; i < sheet->ncolumns; i++) {
		const int move = i >= from ? shift : 0;
		const int more = i + 1 == from ? shift : 0;
		int begin = sheet->columns[i].from + move;
		int end = sheet->columns[i].width ? begin + sheet->columns[i].width + more : length;

		if (end > length)
			end = length;
		while (begin < end && line[begin] == ' ')
			begin++;
		while (end > begin && (line[end - 1] == ' ' || line[end - 1] == '\t'))
			end--;
		row->fields[i] = to;
		if (begin < end) {
			memcpy(to, line + begin, (size_t)(end - begin));
			to += end - begin;
		}
		*to++ = '\0';
	}
	return STATUS_OK;
}

enum status fixed_next(
	struct sheet *sheet, struct csv_row *row, bool *more, const struct report *report)
{
	struct csv_text *text = &sheet->text;

	while (text->at < text->end) {
		char *line = text->at;
		const size_t length = line_length(line, (size_t)(text->end - line));
		const bool heads = text->line == 1;

		row->line = text->line;
		text->at += length;
		row->open = text->at == text->end;
		if (text->at < text->end && *text->at == '\r')
			text->at++;
		if (text->at < text->end && *text->at == '\n')
			text->at++;
		text->line++;
		if (heads || strspn(line, " ") >= length)
			continue;
		*more = true;
		return put_line(sheet, row, line, (int)length, report);
	}
	*more = false;
	return STATUS_OK;
}
