/* Any bytes as a list of any form, whole and in pieces: the same rows, or an error. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"
#include "formats/sheet.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void expect(bool holds)
{
	if (!holds)
		abort();
}

/* Rows until there are no more; how many they are. */
static long read_rows(struct sheet *sheet, struct csv_row *row, enum status *status)
{
	struct error error = {0};
	const struct report report = {.error = &error};
	bool more = true;
	long count = 0;

	while ((*status = sheet_next(sheet, row, &more, &report)) == STATUS_OK && more) {
		for (int i = 0; i < row->count; i++)
			count += (long)strlen(row->fields[i]) % 7;
		count++;
	}
	expect(*status == STATUS_OK || (error.text[0] && text_is_clean(error.text)));
	return count;
}

static void read_sheet(const char *bytes, size_t size, size_t piece)
{
	struct error error = {0};
	const struct report report = {.error = &error};
	struct csv_row row = {0};
	struct sheet sheet;
	enum status status = sheet_begin(&sheet, bytes, size, NULL, &report);
	size_t at = 0, end = 0;

	while (status == STATUS_OK && end < size) {
		size_t whole;

		end = size - end < piece ? size : end + piece;
		whole = sheet_whole(&sheet, bytes + at, end - at, end == size);
		expect(whole <= end - at);
		if (whole == 0)
			continue;
		status = sheet_feed(&sheet, bytes + at, whole, end == size, &report);
		at += whole;
		if (status == STATUS_OK)
			read_rows(&sheet, &row, &status);
	}
	csv_row_done(&row);
	sheet_done(&sheet);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	read_sheet((const char *)bytes, size, size);
	read_sheet((const char *)bytes, size, 64);
	return 0;
}
