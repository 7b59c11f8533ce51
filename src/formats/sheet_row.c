/* Columns at fixed places, and rows of as many fields. */
#include <limits.h>
#include <stdlib.h>

#include "core/vec.h"
#include "formats/sheet_form.h"

struct sheet_column *sheet_add_column(struct sheet *sheet, int from, int width)
{
	struct sheet_column *columns = sheet->columns;

	if (!columns)
		columns = calloc(SHEET_COLUMNS_MOST, sizeof(*columns));
	sheet->columns = columns;
	if (!columns || sheet->ncolumns == SHEET_COLUMNS_MOST)
		return NULL;
	columns += sheet->ncolumns++;
	columns->from = from;
	columns->width = width;
	return columns;
}

enum status sheet_put_fields(
	const struct sheet *sheet, struct csv_row *row, const struct report *report)
{
	char **fields = vec_grow(row->fields, &row->room, sheet->ncolumns, sizeof(*fields));
	static char nothing[1];

	if (!fields)
		return report_no_memory(report);
	row->fields = fields;
	row->count = sheet->ncolumns;
	for (int i = 0; i < row->count; i++)
		row->fields[i] = nothing;
	return STATUS_OK;
}

enum status sheet_put_heads(struct sheet *sheet, struct csv_row *row, const struct report *report)
{
	enum status status = sheet_put_fields(sheet, row, report);

	for (int i = 0; status == STATUS_OK && i < row->count; i++)
		row->fields[i] = sheet->columns[i].head;
	row->line = 1;
	return status;
}

enum status sheet_make_scratch(struct sheet *sheet, size_t size, const struct report *report)
{
	char *scratch = size > INT_MAX
		? NULL
		: vec_grow(sheet->scratch, &sheet->scratch_room, (int)size, sizeof(*scratch));

	if (!scratch)
		return report_no_memory(report);
	sheet->scratch = scratch;
	return STATUS_OK;
}
