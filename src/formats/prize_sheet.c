/* A prize list as CSV. */
#include "formats/prize_sheet.h"

#include <stdlib.h>
#include <string.h>

#include "core/vec.h"
#include "formats/csv_row.h"
#include "formats/decode.h"

enum { COLUMNS_MOST = 64 };

struct reading {
	struct csv_text text;
	struct csv_row row;
	const struct prize_field *fields[COLUMNS_MOST];
	int columns;
	struct prize_sheet sheet;
	const struct report *report;
};

/* The sign that the first row has most of. */
static char find_separator(const char *text)
{
	static const char signs[] = ",;\t";
	const size_t length = strcspn(text, "\r\n");
	char best = ',';
	int most = 0;

	for (size_t s = 0; s + 1 < sizeof(signs); s++) {
		int count = 0;

		for (size_t i = 0; i < length; i++)
			count += text[i] == signs[s];
		if (count > most) {
			most = count;
			best = signs[s];
		}
	}
	return best;
}

static enum status refuse_head(const struct reading *reading, int column)
{
	char found[EXCERPT_SIZE];
	const char *head = reading->row.fields[column];
	int count;
	const struct prize_field *fields = prize_fields(&count);
	char keys[256];
	struct line line;

	line_init(&line, keys, sizeof(keys));
	for (int i = 0; i < count; i++) {
		line_text(&line, i ? ", " : "");
		line_text(&line, fields[i].key);
	}
	return report_error(reading->report, STATUS_BAD_INPUT,
		"Line %d, column %d: found %s, expected one of: %s.", reading->row.line, column + 1,
		report_excerpt(found, head, strlen(head)), keys);
}

static enum status read_heads(struct reading *reading)
{
	bool more;
	enum status status = csv_row_next(&reading->text, &reading->row, &more, reading->report);

	if (status != STATUS_OK)
		return status;
	if (!more)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"It is empty: expected a first line of columns, such as amount,place,below.");
	if (reading->row.count > COLUMNS_MOST)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d: found %d columns, expected at most %d.", reading->row.line,
			reading->row.count, COLUMNS_MOST);
	for (int i = 0; i < reading->row.count; i++) {
		reading->fields[i] = prize_field_find(reading->row.fields[i]);
		if (!reading->fields[i])
			return refuse_head(reading, i);
		for (int k = 0; k < i; k++)
			if (reading->fields[k] == reading->fields[i])
				return report_error(reading->report, STATUS_BAD_INPUT,
					"Line %d, column %d: %s stands in column %d already.",
					reading->row.line, i + 1, reading->fields[i]->key, k + 1);
	}
	reading->columns = reading->row.count;
	return STATUS_OK;
}

/* What export writes before a sign that a spreadsheet takes for a formula. */
static const char *without_guard(const char *field)
{
	return field[0] == '\'' && text_is_one_of(field[strspn(field, "'")], "=+-@") ? field + 1
										     : field;
}

static enum status read_prize(const struct reading *reading, struct prize *prize)
{
	struct error error = {0};

	prize_init(prize);
	for (int i = 0; i < reading->row.count; i++) {
		const char *field = without_guard(reading->row.fields[i]);

		if (i >= reading->columns && field[0])
			return report_error(reading->report, STATUS_BAD_INPUT,
				"Line %d, column %d: found more columns than the first line has, which is %d.",
				reading->row.line, i + 1, reading->columns);
		if (i < reading->columns &&
			prize_take(prize, reading->fields[i], field, &error) != STATUS_OK)
			return report_error(reading->report, STATUS_BAD_INPUT,
				"Line %d, column %d: %s", reading->row.line, i + 1, error.text);
	}
	if (prize_settle(prize, &error) != STATUS_OK)
		return report_error(reading->report, STATUS_BAD_INPUT, "Line %d: %s",
			reading->row.line, error.text);
	return STATUS_OK;
}

static enum status add_prize(struct reading *reading)
{
	struct prize_sheet *sheet = &reading->sheet;
	struct prize prize;
	struct prize *prizes;
	int *lines;
	enum status status = read_prize(reading, &prize);

	if (status != STATUS_OK)
		return status;
	if (sheet->count == PRIZES_MOST)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d: a list has at most %d prizes.", reading->row.line, PRIZES_MOST);
	prizes = vec_grow(sheet->prizes, &sheet->room, sheet->count + 1, sizeof(*prizes));
	if (prizes)
		sheet->prizes = prizes;
	lines = vec_grow(sheet->lines, &sheet->lines_room, sheet->count + 1, sizeof(*lines));
	if (lines)
		sheet->lines = lines;
	if (!prizes || !lines)
		return report_no_memory(reading->report);
	sheet->lines[sheet->count] = reading->row.line;
	sheet->prizes[sheet->count++] = prize;
	return STATUS_OK;
}

static enum status read_rows(struct reading *reading)
{
	enum status status = read_heads(reading);
	bool more = true;

	while (status == STATUS_OK && more) {
		status = csv_row_next(&reading->text, &reading->row, &more, reading->report);
		if (status == STATUS_OK && more)
			status = add_prize(reading);
	}
	return status;
}

enum status prize_sheet_read(
	const char *bytes, size_t size, struct prize_sheet *sheet, const struct report *report)
{
	struct reading reading = {.report = report};
	enum encoding encoding;
	size_t length;
	char *text;
	enum status status = decode_text(bytes, size, &text, &length, &encoding, report);

	if (status != STATUS_OK)
		return status;
	reading.text = (struct csv_text){
		.at = text, .end = text + length, .line = 1, .separator = find_separator(text)};
	status = read_rows(&reading);
	csv_row_done(&reading.row);
	free(text);
	if (status == STATUS_OK)
		*sheet = reading.sheet;
	else
		prize_sheet_done(&reading.sheet);
	return status;
}

void prize_sheet_done(struct prize_sheet *sheet)
{
	free(sheet->prizes);
	free(sheet->lines);
	memset(sheet, 0, sizeof(*sheet));
}
