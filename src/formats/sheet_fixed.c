/* Text in fixed columns, which begin where their heads do: the rating lists of FIDE. */
#include <string.h>

#include "core/text/text.h"
#include "formats/sheet_form.h"

static const char id_number[] = "id number";

static char lower(char character)
{
	return character >= 'A' && character <= 'Z' ? (char)(character - 'A' + 'a') : character;
}

/* What is always so below a head. */
static enum sheet_holds holds_of(const char *head)
{
	static const char *const ratings[] = {"srtng", "rrtng", "brtng", "idnumber"};

	if (text_key_is(head, "fed"))
		return SHEET_HOLDS_FEDERATION;
	if (text_key_is(head, "sex"))
		return SHEET_HOLDS_SEX;
	for (size_t i = 0; i < sizeof(ratings) / sizeof(ratings[0]); i++)
		if (text_key_is(head, ratings[i]))
			return SHEET_HOLDS_NUMBER;
	/* a month, with the ratings of single lists */
	return head_find(head).column == CSV_RATING ? SHEET_HOLDS_NUMBER : SHEET_HOLDS_TEXT;
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
		column = sheet_add_column(sheet, (int)at, 0);
		if (!column)
			return sheet->columns
				? report_error(report, STATUS_BAD_INPUT,
					  "Line 1: found more than %d columns.", SHEET_COLUMNS_MOST)
				: report_no_memory(report);
		word = end - at < SHEET_HEAD_SIZE ? end - at : SHEET_HEAD_SIZE - 1;
		memcpy(column->head, bytes + at, word);
		column->head[word] = '\0';
		column->holds = holds_of(column->head);
	}
	return STATUS_OK;
}

/* A line in cells: bytes or characters, whichever its columns count. */
struct cells {
	const char *line;
	int bytes, count;
	bool characters;
	int from, shift; /* columns from this one on stand so many cells further right */
};

/* Where a cell begins; the end of the line for one behind it. */
static int offset_of(const struct cells *cells, int cell)
{
	int at = 0;

	if (!cells->characters || cell >= cells->count)
		return cell < cells->count ? cell : cells->bytes;
	for (; cell > 0; cell--)
		do
			at++;
		while (at < cells->bytes && ((unsigned char)cells->line[at] & 0xc0) == 0x80);
	return at;
}

static bool is_filled(const struct cells *cells, int cell)
{
	return cell >= 0 && cell < cells->count && cells->line[offset_of(cells, cell)] != ' ';
}

/*
 * Titles of other kinds (OTit) may be longer than their column and push what follows to the right:
 * no blank stands before the next column then. The line is longer than the heads by as much, or
 * blanks at its end are gone, and the next column follows behind the first blank.
 */
static void find_shift(const struct sheet *sheet, struct cells *cells)
{
	cells->from = sheet->ncolumns;
	cells->shift = 0;
	for (int i = 0; i + 1 < sheet->ncolumns; i++) {
		const int next = sheet->columns[i + 1].from;
		int blank = next;

		if (!text_key_is(sheet->columns[i].head, "OTit"))
			continue;
		cells->from = i + 1;
		if (next < 1 || !is_filled(cells, next - 1))
			return;
		while (is_filled(cells, blank))
			blank++;
		cells->shift = cells->count > sheet->header ? cells->count - sheet->header
							    : blank + 1 - next;
	}
}

static struct cells cells_of(
	const struct sheet *sheet, const char *line, int length, bool characters)
{
	struct cells cells = {.line = line, .bytes = length, .count = length};

	cells.characters = characters;
	for (int i = 0; characters && i < length; i++)
		cells.count -= ((unsigned char)line[i] & 0xc0) == 0x80;
	find_shift(sheet, &cells);
	return cells;
}

static int column_begin(const struct sheet *sheet, const struct cells *cells, int column)
{
	return sheet->columns[column].from + (column >= cells->from ? cells->shift : 0);
}

/* The text of a column without blanks round it; returns how many bytes it has. */
static int column_text(
	const struct sheet *sheet, const struct cells *cells, int column, const char **text)
{
	const int next = column + 1 < sheet->ncolumns ? column_begin(sheet, cells, column + 1)
						      : cells->count;
	int begin = offset_of(cells, column_begin(sheet, cells, column));
	int end = offset_of(cells, next);

	while (begin < end && cells->line[begin] == ' ')
		begin++;
	while (end > begin && (cells->line[end - 1] == ' ' || cells->line[end - 1] == '\t'))
		end--;
	*text = cells->line + begin;
	return end - begin;
}

/* What a column holds shows that it is the one of its head. */
static bool column_fits(const char *text, int length, enum sheet_holds holds)
{
	int letters = 0, digits = 0;

	for (int i = 0; i < length; i++) {
		letters += text[i] >= 'A' && text[i] <= 'Z';
		digits += text[i] >= '0' && text[i] <= '9';
	}
	switch (holds) {
	case SHEET_HOLDS_NUMBER:
		return digits == length;
	case SHEET_HOLDS_SEX:
		return length == 0 || (length == 1 && text_is_one_of(text[0], "MFWmfw"));
	case SHEET_HOLDS_FEDERATION:
		return length == 0 || (length == 3 && letters == 3);
	case SHEET_HOLDS_TEXT:
		break;
	}
	return true;
}

/* How well a line stands below the heads. */
struct fit {
	int faults, first; /* columns that hold what cannot be theirs, and the first of them */
	int exact;         /* that begin where their heads do */
};

static struct fit measure_fit(const struct sheet *sheet, const struct cells *cells)
{
	struct fit fit = {0, 0, 0};

	for (int i = 0; i < sheet->ncolumns; i++) {
		const int begin = column_begin(sheet, cells, i);
		const bool filled = is_filled(cells, begin), before = is_filled(cells, begin - 1);
		const char *text;
		const int length = column_text(sheet, cells, i, &text);

		fit.exact += filled && !before;
		if ((!filled || !before) && column_fits(text, length, sheet->columns[i].holds))
			continue;
		if (fit.faults++ == 0)
			fit.first = i;
	}
	return fit;
}

/* A word over the beginning of a column, or what stands in the column and cannot be right there. */
static enum status report_misfit(const struct sheet *sheet, const struct csv_row *row,
	const struct cells *cells, int column, const struct report *report)
{
	const int begin = column_begin(sheet, cells, column);
	int first = begin, end = begin;
	char found[EXCERPT_SIZE], head[EXCERPT_SIZE];

	report_excerpt(head, sheet->columns[column].head, strlen(sheet->columns[column].head));
	while (end < cells->count && !is_filled(cells, end))
		end++;
	if (is_filled(cells, begin))
		while (is_filled(cells, first - 1))
			first--;
	else
		first = end;
	while (is_filled(cells, end))
		end++;
	report_excerpt(found, cells->line + offset_of(cells, first),
		(size_t)(offset_of(cells, end) - offset_of(cells, first)));
	if (first == begin && sheet->columns[column].holds == SHEET_HOLDS_NUMBER)
		return report_error(report, STATUS_BAD_INPUT,
			"Line %d, column %d (%s): found %s, expected a number.", row->line,
			first + 1, head, found);
	return report_error(report, STATUS_BAD_INPUT,
		"Line %d, column %d: found %s at the head %s: the columns of this line do not stand below their heads.",
		row->line, first + 1, found, head);
}

/*
 * Columns count characters, as in code page 1252 and in most lists, or bytes, as in some that are
 * UTF-8: by which of them the line stands below its heads.
 */
static enum status find_cells(const struct sheet *sheet, const struct csv_row *row,
	const char *line, int length, struct cells *cells, const struct report *report)
{
	const bool ascii = text_ascii_length(line, (size_t)length) == (size_t)length;
	struct fit fit;

	*cells = cells_of(sheet, line, length, !ascii);
	fit = measure_fit(sheet, cells);
	if (!ascii) {
		const struct cells bytes = cells_of(sheet, line, length, false);
		const struct fit other = measure_fit(sheet, &bytes);

		if (other.faults < fit.faults ||
			(other.faults == fit.faults && other.exact > fit.exact)) {
			*cells = bytes;
			fit = other;
		}
	}
	return fit.faults > 0 ? report_misfit(sheet, row, cells, fit.first, report) : STATUS_OK;
}

static enum status put_line(struct sheet *sheet, struct csv_row *row, const char *line, int length,
	const struct report *report)
{
	enum status status = sheet_put_fields(sheet, row, report);
	struct cells cells;
	char *to;

	if (status == STATUS_OK)
		status = sheet_make_scratch(
			sheet, (size_t)length + (size_t)sheet->ncolumns + 1, report);
	if (status == STATUS_OK)
		status = find_cells(sheet, row, line, length, &cells, report);
	if (status != STATUS_OK)
		return status;
	to = sheet->scratch;
	for (int i = 0; i < sheet->ncolumns; i++) {
		const char *text;
		const int size = column_text(sheet, &cells, i, &text);

		row->fields[i] = to;
		if (size > 0)
			memcpy(to, text, (size_t)size);
		to += size;
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
