/*
 * dBase files: a header that names the columns with their widths, then records of one length. All
 * lengths are compared with each other and with the file before any is believed.
 */
#include <limits.h>
#include <string.h>

#include "formats/sheet_form.h"

enum {
	HEADER_BYTES = 32,
	FIELD_BYTES = 32,
	NAME_BYTES = 11,
	WIDTH_AT = 16,
	RECORDS_AT = 4,
	HEADER_AT = 8,
	RECORD_AT = 10,
	FIELDS_END = 0x0d,
	FILE_END = 0x1a
};

static unsigned byte_at(const char *bytes, size_t at)
{
	return (unsigned char)bytes[at];
}

static unsigned short_at(const char *bytes, size_t at)
{
	return byte_at(bytes, at) | byte_at(bytes, at + 1) << 8;
}

bool sheet_is_dbf(const char *bytes, size_t size)
{
	static const unsigned char versions[] = {0x03, 0x30, 0x31, 0x43, 0x83, 0x8b, 0xf5};
	bool known = false;

	for (size_t i = 0; size >= HEADER_BYTES && i < sizeof(versions); i++)
		known = known || byte_at(bytes, 0) == versions[i];
	/* a month and a day: no text begins so */
	return known && byte_at(bytes, 2) <= 12 && byte_at(bytes, 3) <= 31;
}

/* The next field of the header; *from is where it begins in a record. */
static enum status add_field(
	struct sheet *sheet, const char *bytes, int *from, const struct report *report)
{
	const int width = (int)byte_at(bytes, WIDTH_AT);
	struct sheet_column *column = sheet_add_column(sheet, *from, width);
	size_t length = 0;

	if (!column)
		return sheet->columns
			? report_error(report, STATUS_BAD_INPUT,
				  "The DBF header has more than %d columns.", SHEET_COLUMNS_MOST)
			: report_no_memory(report);
	while (length < NAME_BYTES && bytes[length])
		length++;
	memcpy(column->head, bytes, length);
	column->head[length] = '\0';
	if (width == 0)
		return report_error(report, STATUS_BAD_INPUT,
			"Column %d of the DBF header has no width: the file is damaged.",
			sheet->ncolumns);
	*from += width;
	return STATUS_OK;
}

enum status dbf_begin(
	struct sheet *sheet, const char *bytes, size_t size, const struct report *report)
{
	const size_t header = short_at(bytes, HEADER_AT);
	int from = 1; /* behind the mark of deleted records */
	enum status status = STATUS_OK;

	sheet->header = (int)header;
	sheet->record = (int)short_at(bytes, RECORD_AT);
	sheet->said = (long long)short_at(bytes, RECORDS_AT) |
		(long long)short_at(bytes, RECORDS_AT + 2) << 16;
	if (header < HEADER_BYTES + FIELD_BYTES + 1 || header > size)
		return report_error(report, STATUS_BAD_INPUT,
			"The DBF header says that it is %zu bytes long, the file has %zu%s: it is damaged.",
			header, size, size < SHEET_BEGINNING ? "" : " and more");
	for (size_t at = HEADER_BYTES; status == STATUS_OK && at + FIELD_BYTES <= header &&
		byte_at(bytes, at) != FIELDS_END;
		at += FIELD_BYTES)
		status = add_field(sheet, bytes + at, &from, report);
	if (status != STATUS_OK)
		return status;
	if (sheet->ncolumns == 0 || from != sheet->record)
		return report_error(report, STATUS_BAD_INPUT,
			"The DBF header says that a record is %d bytes long, %s%d column%s to %d: the file is damaged.",
			sheet->record, sheet->ncolumns == 1 ? "its " : "the ", sheet->ncolumns,
			sheet->ncolumns == 1 ? " comes" : "s come", from);
	return STATUS_OK;
}

static enum status put_record(
	struct sheet *sheet, struct csv_row *row, const char *record, const struct report *report)
{
	enum status status = sheet_put_fields(sheet, row, report);
	char *to;

	if (status == STATUS_OK)
		status = sheet_make_scratch(
			sheet, 3 * (size_t)sheet->record + (size_t)sheet->ncolumns, report);
	if (status != STATUS_OK)
		return status;
	to = sheet->scratch;
	for (int i = 0; i < sheet->ncolumns; i++) {
		const char *from = record + sheet->columns[i].from;
		const char *zero = memchr(from, 0, (size_t)sheet->columns[i].width);
		const char *end = zero ? zero : from + sheet->columns[i].width;

		while (from < end && *from == ' ')
			from++;
		while (end > from && end[-1] == ' ')
			end--;
		row->fields[i] = to;
		to += decode_field(from, (size_t)(end - from), to);
		*to++ = '\0';
	}
	return STATUS_OK;
}

/* At the end the header must have been right about how many there are. */
static enum status check_end(const struct sheet *sheet, const struct report *report)
{
	const long long read = sheet->read + sheet->deleted;

	if (!sheet->last || read == sheet->said)
		return STATUS_OK;
	return report_error(report, STATUS_BAD_INPUT,
		"The DBF header speaks of %lld record%s, the file has %lld: it is damaged or cut off.",
		sheet->said, sheet->said == 1 ? "" : "s", read);
}

enum status dbf_next(
	struct sheet *sheet, struct csv_row *row, bool *more, const struct report *report)
{
	struct csv_text *text = &sheet->text;

	if (sheet->read == 0 && sheet->deleted == 0 && text->at == sheet->piece)
		text->at +=
			text->end - text->at < sheet->header ? text->end - text->at : sheet->header;
	while (text->at < text->end && byte_at(text->at, 0) != FILE_END) {
		const char *record = text->at;
		const long long number = sheet->read + sheet->deleted + 1;

		if (text->end - text->at < sheet->record)
			return report_error(report, STATUS_BAD_INPUT,
				"Record %lld of %lld: the file ends in the middle of it, after %d of %d bytes: it is cut off.",
				number, sheet->said, (int)(text->end - text->at), sheet->record);
		if (*record != ' ' && *record != '*')
			return report_error(report, STATUS_BAD_INPUT,
				"Record %lld of %lld: found no mark where it begins: the lengths in the DBF header are wrong.",
				number, sheet->said);
		text->at += sheet->record;
		if (*record == '*') {
			sheet->deleted++;
			continue;
		}
		sheet->read++;
		row->line = number < INT_MAX ? (int)number + 1 : INT_MAX;
		*more = true;
		return put_record(sheet, row, record, report);
	}
	*more = false;
	return check_end(sheet, report);
}
