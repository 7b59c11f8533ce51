/* dBase III files of texts: their bytes. */
#include "formats/us/dbf.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"
#include "core/vec.h"

enum {
	HEADER_BYTES = 32,
	FIELD_BYTES = 32,
	TYPE_AT = 11,
	WIDTH_AT = 16,
	RECORDS_AT = 4,
	HEADER_AT = 8,
	RECORD_AT = 10,
	VERSION = 0x03,
	FIELDS_END = 0x0d,
	FILE_END = 0x1a
};

void dbf_init(struct dbf *dbf)
{
	memset(dbf, 0, sizeof(*dbf));
	dbf->record = 1;
}

void dbf_done(struct dbf *dbf)
{
	free(dbf->bytes);
	dbf_init(dbf);
}

void dbf_add_column(struct dbf *dbf, const char *name, int width)
{
	struct dbf_column *column = &dbf->columns[dbf->ncolumns++];

	memset(column, 0, sizeof(*column));
	strncpy(column->name, name, DBF_NAME_SIZE - 1);
	column->width = width;
	column->from = dbf->record;
	dbf->record += width;
}

bool dbf_add_row(struct dbf *dbf)
{
	char *bytes = vec_grow(dbf->bytes, &dbf->room, dbf->count + 1, (size_t)dbf->record);

	if (!bytes)
		return false;
	dbf->bytes = bytes;
	memset(bytes + (size_t)dbf->count++ * (size_t)dbf->record, ' ', (size_t)dbf->record);
	return true;
}

static char *cell_at(const struct dbf *dbf, int row, int column)
{
	return dbf->bytes + (size_t)row * (size_t)dbf->record + dbf->columns[column].from;
}

static bool is_printable(const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (text[i] < ' ' || text[i] > '~')
			return false;
	return true;
}

bool dbf_put(struct dbf *dbf, int row, int column, const char *text)
{
	const size_t length = strlen(text), width = (size_t)dbf->columns[column].width;

	if (length > width || !is_printable(text, length))
		return false;
	memset(cell_at(dbf, row, column), ' ', width);
	memcpy(cell_at(dbf, row, column), text, length);
	return true;
}

const char *dbf_get(const struct dbf *dbf, int row, int column, char text[DBF_WIDTH_MOST + 1])
{
	size_t length = (size_t)dbf->columns[column].width;

	memcpy(text, cell_at(dbf, row, column), length);
	while (length > 0 && text[length - 1] == ' ')
		length--;
	text[length] = '\0';
	return text;
}

static void put_number(char *to, int bytes, size_t number)
{
	for (int i = 0; i < bytes; i++)
		to[i] = (char)(unsigned char)(number >> 8 * i & 0xff);
}

static size_t number_at(const char *from, int bytes)
{
	size_t number = 0;

	for (int i = bytes - 1; i >= 0; i--)
		number = number << 8 | (unsigned char)from[i];
	return number;
}

static size_t header_bytes(const struct dbf *dbf)
{
	return HEADER_BYTES + FIELD_BYTES * (size_t)dbf->ncolumns + 1;
}

/* Years since 1900, month, day; of no day zeros. */
static void put_date(char *to, const char *day)
{
	int year, month, date;
	char digits[5] = "";

	memcpy(digits, day, strlen(day) < 4 ? 0 : 4);
	if (strlen(day) < 10 || !text_to_int(digits, 1900, 2155, &year))
		return;
	memcpy(digits, day + 5, 2);
	digits[2] = '\0';
	if (!text_to_int(digits, 1, 12, &month))
		return;
	memcpy(digits, day + 8, 2);
	if (!text_to_int(digits, 1, 31, &date))
		return;
	to[0] = (char)(unsigned char)(year - 1900);
	to[1] = (char)month;
	to[2] = (char)date;
}

static void put_header(const struct dbf *dbf, const char *day, char *to)
{
	to[0] = VERSION;
	put_date(to + 1, day);
	put_number(to + RECORDS_AT, 4, (size_t)dbf->count);
	put_number(to + HEADER_AT, 2, header_bytes(dbf));
	put_number(to + RECORD_AT, 2, (size_t)dbf->record);
	for (int i = 0; i < dbf->ncolumns; i++) {
		char *field = to + HEADER_BYTES + FIELD_BYTES * i;

		memcpy(field, dbf->columns[i].name, strlen(dbf->columns[i].name));
		field[TYPE_AT] = 'C';
		put_number(field + WIDTH_AT, 1, (size_t)dbf->columns[i].width);
	}
	to[header_bytes(dbf) - 1] = FIELDS_END;
}

enum status dbf_write(const struct dbf *dbf, const char *day, char **bytes, size_t *size)
{
	const size_t header = header_bytes(dbf), rows = (size_t)dbf->count * (size_t)dbf->record;
	char *made = calloc(1, header + rows + 1);

	if (!made)
		return STATUS_NO_MEMORY;
	put_header(dbf, day, made);
	if (rows > 0)
		memcpy(made + header, dbf->bytes, rows);
	made[header + rows] = FILE_END;
	*bytes = made;
	*size = header + rows + 1;
	return STATUS_OK;
}

static enum status damaged(const struct report *report, const char *what)
{
	return report_error(report, STATUS_BAD_INPUT, "The DBF file is damaged: %s.", what);
}

/* Capitals and the like, and zeros behind them. */
static bool is_name(const char name[DBF_NAME_SIZE])
{
	const char *end = memchr(name, 0, DBF_NAME_SIZE);

	for (const char *at = end; at && at < name + DBF_NAME_SIZE; at++)
		if (*at)
			return false;
	return end && end > name && is_printable(name, (size_t)(end - name));
}

static enum status read_columns(const char *bytes, struct dbf *dbf, const struct report *report)
{
	const size_t header = number_at(bytes + HEADER_AT, 2);
	char name[DBF_NAME_SIZE];

	for (size_t at = HEADER_BYTES; at + 1 < header; at += FIELD_BYTES) {
		const int width = (int)number_at(bytes + at + WIDTH_AT, 1);

		memcpy(name, bytes + at, DBF_NAME_SIZE);
		if (dbf->ncolumns == DBF_COLUMNS_MOST || width == 0 || bytes[at + TYPE_AT] != 'C' ||
			!is_name(name))
			return damaged(report, "it has a column that is no text");
		dbf_add_column(dbf, name, width);
	}
	if (bytes[header - 1] != FIELDS_END)
		return damaged(report, "its header has no end");
	if ((size_t)dbf->record != number_at(bytes + RECORD_AT, 2))
		return damaged(report, "the widths of its columns are not that of a record");
	return STATUS_OK;
}

static enum status read_rows(
	const char *bytes, size_t count, struct dbf *dbf, const struct report *report)
{
	const size_t length = (size_t)dbf->record;

	for (size_t i = 0; i < count; i++) {
		if (!dbf_add_row(dbf))
			return report_no_memory(report);
		if (bytes[i * length] != ' ' || !is_printable(bytes + i * length, length))
			return damaged(report, "it has a record that is no text");
		memcpy(dbf->bytes + i * length, bytes + i * length, length);
	}
	return STATUS_OK;
}

enum status dbf_read(const char *bytes, size_t size, struct dbf *dbf, const struct report *report)
{
	size_t header, count;
	enum status status;

	dbf_init(dbf);
	if (size < HEADER_BYTES + 2 || bytes[0] != VERSION)
		return damaged(report, "it does not begin as one");
	header = number_at(bytes + HEADER_AT, 2);
	count = number_at(bytes + RECORDS_AT, 4);
	if (header <= HEADER_BYTES || (header - HEADER_BYTES) % FIELD_BYTES != 1 ||
		header >= size || count > DBF_ROWS_MOST)
		return damaged(report, "its header says lengths that cannot be");
	status = read_columns(bytes, dbf, report);
	if (status == STATUS_OK &&
		(size != header + count * (size_t)dbf->record + 1 || bytes[size - 1] != FILE_END))
		status = damaged(report, "it is not as long as its header says");
	return status == STATUS_OK ? read_rows(bytes + header, count, dbf, report) : status;
}

bool dbf_equal(const struct dbf *one, const struct dbf *other)
{
	bool same = one->ncolumns == other->ncolumns && one->count == other->count &&
		one->record == other->record;

	for (int i = 0; same && i < one->ncolumns; i++)
		same = strcmp(one->columns[i].name, other->columns[i].name) == 0 &&
			one->columns[i].width == other->columns[i].width;
	return same &&
		(one->count == 0 ||
			memcmp(one->bytes, other->bytes,
				(size_t)one->count * (size_t)one->record) == 0);
}
