/* What the forms of lists hand to each other, for the files of sheet.h alone. */
#ifndef FORMATS_SHEET_FORM_H
#define FORMATS_SHEET_FORM_H

#include "formats/sheet.h"

/* One more column, NULL without memory. */
struct sheet_column *sheet_add_column(struct sheet *sheet, int from, int width);

/* The row of heads, and an empty row of as many fields. */
enum status sheet_put_heads(struct sheet *sheet, struct csv_row *row, const struct report *report);
enum status sheet_put_fields(
	const struct sheet *sheet, struct csv_row *row, const struct report *report);

/* Room for one row with its fields ended, at most so many bytes. */
enum status sheet_make_scratch(struct sheet *sheet, size_t size, const struct report *report);

bool fixed_is(const char *bytes, size_t size);
enum status fixed_begin(
	struct sheet *sheet, const char *bytes, size_t size, const struct report *report);
enum status fixed_next(
	struct sheet *sheet, struct csv_row *row, bool *more, const struct report *report);

enum status dbf_begin(
	struct sheet *sheet, const char *bytes, size_t size, const struct report *report);
enum status dbf_next(
	struct sheet *sheet, struct csv_row *row, bool *more, const struct report *report);

bool xml_is(const char *bytes, size_t size);
enum status xml_begin(
	struct sheet *sheet, const char *bytes, size_t size, const struct report *report);
size_t xml_whole(const char *bytes, size_t size);
enum status xml_next(
	struct sheet *sheet, struct csv_row *row, bool *more, const struct report *report);

#endif
