/* Rows of a list: which form its file has, pieces of it, and the separator of text. */
#include "formats/sheet.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"
#include "formats/sheet_form.h"

static const char separators[] = ",;\t|";

/*
 * How many columns are known if the first row is split at this separator, and how many there are.
 */
static enum status count_columns(const struct csv_text *list, char separator,
	const struct head_map *map, int *known, int *count, const struct report *report)
{
	const size_t size = csv_row_extent(list->at, (size_t)(list->end - list->at));
	struct report silent = *report;
	struct csv_row row = {0};
	char *copy = malloc(size + 1);
	struct csv_text text;
	enum status status;
	bool more = false;

	if (!copy)
		return report_no_memory(report);
	memcpy(copy, list->at, size);
	copy[size] = '\0';
	text = (struct csv_text){.at = copy, .end = copy + size, .line = 1, .separator = separator};
	*known = *count = 0;
	silent.error = NULL;
	status = csv_row_next(&text, &row, &more, &silent);
	if (status == STATUS_OK && more) {
		*count = row.count;
		for (int i = 0; i < row.count; i++)
			if (head_find(row.fields[i]).column != CSV_UNKNOWN ||
				(map && head_map_find(map, row.fields[i]) >= 0))
				++*known;
	}
	csv_row_done(&row);
	free(copy);
	return status == STATUS_NO_MEMORY ? report_no_memory(report) : STATUS_OK;
}

/*
 * A first line "sep=;", as one spreadsheet writes it, is passed over, with empty lines before it;
 * returns what it names, 0 without one.
 */
static char take_said_separator(struct csv_text *text)
{
	while (text->at < text->end && (*text->at == '\n' || *text->at == '\r')) {
		if (*text->at == '\n' || text->at[1] != '\n')
			text->line++;
		text->at++;
	}
	if (text->end - text->at < 5 || memcmp(text->at, "sep=", 4) != 0 ||
		!text_is_one_of(text->at[4], separators))
		return 0;
	text->at += 5;
	return text->at[-1];
}

/* The separator that makes most columns known, and among these the one that stands there most. */
static enum status choose_separator(
	struct csv_text *text, const struct head_map *map, const struct report *report)
{
	int best_known = -1, best_count = 0, known = 0, count = 0;

	for (const char *separator = separators; *separator; separator++) {
		enum status status = count_columns(text, *separator, map, &known, &count, report);

		if (status != STATUS_OK)
			return status;
		if (known < best_known || (known == best_known && count <= best_count))
			continue;
		best_known = known;
		best_count = count;
		text->separator = *separator;
	}
	return STATUS_OK;
}

/* From what the list begins with, once for all its pieces. */
static enum status find_separator(
	struct sheet *sheet, const char *bytes, size_t size, const struct report *report)
{
	struct csv_text text = {.line = 1};
	struct decoded_lines lines = {0};
	char *copy = NULL;
	size_t length = 0;
	enum status status;

	if (size > SHEET_BEGINNING)
		/* not cut inside a character */
		for (size = SHEET_BEGINNING; size > 0 && (unsigned char)bytes[size - 1] >= 0x80;)
			size--;
	status = decode_lines(bytes, size, sheet->encoding, &lines, &copy, &length, report);
	if (status != STATUS_OK)
		return status;
	text.at = copy;
	text.end = copy + length;
	text.separator = take_said_separator(&text);
	if (!text.separator)
		status = choose_separator(&text, sheet->map, report);
	sheet->text.separator = text.separator;
	free(copy);
	return status;
}

enum status sheet_begin(struct sheet *sheet, const char *bytes, size_t size,
	const struct head_map *map, const struct report *report)
{
	memset(sheet, 0, sizeof(*sheet));
	sheet->map = map;
	sheet->text.line = 1;
	if (sheet_is_dbf(bytes, size)) {
		sheet->form = SHEET_DBF;
		return dbf_begin(sheet, bytes, size, report);
	}
	sheet->encoding = decode_find(bytes, size, &sheet->mark);
	bytes += sheet->mark;
	size -= sheet->mark;
	if (fixed_is(bytes, size)) {
		sheet->form = SHEET_FIXED;
		return fixed_begin(sheet, bytes, size, report);
	}
	if (xml_is(bytes, size)) {
		sheet->form = SHEET_XML;
		return xml_begin(sheet, bytes, size, report);
	}
	sheet->form = SHEET_SEPARATED;
	return find_separator(sheet, bytes, size, report);
}

/* The last line end that is not in quotes; what a quote is csv_row.c says. */
static size_t separated_whole(const char *bytes, size_t size, char separator)
{
	bool quoted = false, closed = false, fresh = true;
	size_t whole = 0;

	for (size_t i = 0; i < size; i++) {
		const char byte = bytes[i];
		const bool behind = closed;

		closed = false;
		if (quoted) {
			quoted = byte != '"';
			closed = !quoted;
		} else if (byte == '\n') {
			whole = i + 1;
			fresh = true;
		} else if (byte == separator || byte == '\r') {
			fresh = true;
		} else if (byte == '"') {
			quoted = fresh || behind; /* two of them are one that is meant */
			fresh = false;
		} else if (!csv_is_blank(byte, separator)) {
			fresh = false;
		}
	}
	return whole;
}

size_t sheet_whole(const struct sheet *sheet, const char *bytes, size_t size, bool last)
{
	size_t header = 0;

	if (last)
		return size;
	switch (sheet->form) {
	case SHEET_DBF:
		if (sheet->read == 0 && sheet->deleted == 0)
			header = (size_t)sheet->header;
		return size < header ? 0 : size - (size - header) % (size_t)sheet->record;
	case SHEET_XML:
		return xml_whole(bytes, size);
	case SHEET_FIXED:
		while (size > 0 && bytes[size - 1] != '\n')
			size--;
		return size;
	case SHEET_SEPARATED:
		break;
	}
	return separated_whole(bytes, size, sheet->text.separator);
}

/* The records as they are; their fields are decoded one by one. */
static enum status copy_piece(struct sheet *sheet, const char *bytes, size_t size, size_t *length,
	const struct report *report)
{
	sheet->piece = malloc(size + 1);
	if (!sheet->piece)
		return report_no_memory(report);
	if (size > 0)
		memcpy(sheet->piece, bytes, size);
	sheet->piece[size] = '\0';
	*length = size;
	return STATUS_OK;
}

enum status sheet_feed(
	struct sheet *sheet, const char *bytes, size_t size, bool last, const struct report *report)
{
	const size_t mark = size < sheet->mark ? size : sheet->mark;
	enum status status;
	size_t length = 0;

	free(sheet->piece);
	sheet->piece = NULL;
	sheet->last = last;
	sheet->mark -= mark;
	if (sheet->form == SHEET_DBF)
		status = copy_piece(sheet, bytes, size, &length, report);
	else
		status = decode_lines(bytes + mark, size - mark, sheet->encoding, &sheet->lines,
			&sheet->piece, &length, report);
	if (status != STATUS_OK)
		return status;
	sheet->text.at = sheet->piece;
	sheet->text.end = sheet->piece + length;
	if (sheet->form == SHEET_SEPARATED && !sheet->fed)
		take_said_separator(&sheet->text);
	sheet->fed = sheet->fed || sheet->text.at < sheet->text.end;
	return STATUS_OK;
}

enum status sheet_next(
	struct sheet *sheet, struct csv_row *row, bool *more, const struct report *report)
{
	const bool first = !sheet->begun;

	sheet->begun = true;
	*more = true;
	if (first && sheet->form != SHEET_SEPARATED)
		return sheet_put_heads(sheet, row, report);
	switch (sheet->form) {
	case SHEET_DBF:
		return dbf_next(sheet, row, more, report);
	case SHEET_FIXED:
		return fixed_next(sheet, row, more, report);
	case SHEET_XML:
		return xml_next(sheet, row, more, report);
	case SHEET_SEPARATED:
		break;
	}
	return csv_row_next(&sheet->text, row, more, report);
}

void sheet_done(struct sheet *sheet)
{
	free(sheet->piece);
	free(sheet->columns);
	free(sheet->scratch);
	memset(sheet, 0, sizeof(*sheet));
}
