/* The CSV back end. */
#include "config.h"

#include "print/csv_out.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "core/text/text.h"

struct csv_out {
	const struct print_sink *sink;
	bool failed; /* the sink's errno is in `reason` */
	int reason;
};

static void put(struct csv_out *out, const char *bytes, size_t size)
{
	if (!out->failed && !out->sink->write(out->sink->context, bytes, size)) {
		out->failed = true;
		out->reason = errno;
	}
}

/* "-4.8", "+12": to a spreadsheet it is what it says. */
static bool is_number(const char *text)
{
	static const char digits[] = "0123456789";
	size_t length;

	text += *text == '+' || *text == '-';
	length = strspn(text, digits);
	if (length == 0)
		return false;
	text += length;
	if (*text != '.')
		return !*text;
	length = strspn(text + 1, digits);
	return length > 0 && !text[1 + length];
}

/*
 * A sign alone, or strokes alone, stand for themselves in our lists: no spreadsheet can work them
 * out.
 */
static bool is_sign(const char *text)
{
	return !text[strspn(text, "-")] || (text_is_one_of(text[0], "+=") && !text[1]);
}

/* A tab or a line end before a formula does not keep a spreadsheet from taking it for one. */
static bool is_formula(const char *text)
{
	/* one that is written so itself gets one more */
	return !is_sign(text) && text_is_one_of(text[strspn(text, "'")], "=+-@\t\r\n");
}

/* of_numbers: in a column of figures, where one with a sign stays a figure */
static void put_field(struct csv_out *out, const char *text, bool of_numbers)
{
	const bool formula = is_formula(text) && !(of_numbers && is_number(text)),
		   quoted = formula || text[strcspn(text, ",;\"\t\r\n")] || *text == ' ';

	if (quoted)
		put(out, "\"", 1);
	if (formula)
		put(out, "'", 1);
	while (*text) {
		const size_t length = strcspn(text, "\"");

		if (length > 0)
			put(out, text, length);
		text += length;
		if (*text == '"') {
			put(out, "\"\"", 2);
			text++;
		}
	}
	if (quoted)
		put(out, "\"", 1);
}

/*
 * "4½" as "4.5", also in brackets: who reads the file with a program gets one notation for points
 * and tie-breaks. False: it is no such number.
 */
static bool put_half(struct csv_out *out, const char *text)
{
	const bool bracket = *text == '(';
	const char *number = text + bracket;
	const size_t whole = strspn(number, "0123456789");

	if (strcmp(number + whole, bracket ? "½)" : "½") != 0)
		return false;
	put(out, "(", bracket);
	put(out, whole > 0 ? number : "0", whole > 0 ? whole : 1);
	put(out, ".5", 2);
	put(out, ")", bracket);
	return true;
}

/* One cell, as what it is in its column. */
static void put_cell(struct csv_out *out, const struct table *table, int row, int column)
{
	const char *text = table_text(table, row, column);
	const enum table_align align = table->columns[column].align;

	/* of words, all that is left alone */
	if (align == TABLE_LEFT || !put_half(out, text))
		put_field(out, text, align == TABLE_RIGHT);
}

static void put_table(struct csv_out *out, const struct table *table)
{
	for (int column = 0; column < table->ncolumns; column++) {
		put(out, ",", column > 0);
		put_field(out, table->columns[column].head, false);
	}
	put(out, "\r\n", 2);
	for (int row = 0; row < table_rows(table); row++) {
		if (table_row_is_empty(table, row))
			continue;
		for (int column = 0; column < table->ncolumns; column++) {
			put(out, ",", column > 0);
			put_cell(out, table, row, column);
		}
		put(out, "\r\n", 2);
	}
}

/* Its rows under the heads of all lists, behind the section. */
static void put_joined(
	struct csv_out *out, const struct table *table, const struct print_joined *joined)
{
	for (int head = 0; joined->lists == 0 && head < joined->nheads; head++) {
		put(out, head == 0 ? "Section," : ",", head == 0 ? strlen("Section,") : 1);
		put_field(out, joined->heads[head], false);
	}
	put(out, "\r\n", joined->lists == 0 ? 2 : 0);
	for (int row = 0; row < table_rows(table); row++) {
		int column = 0;

		if (table_row_is_empty(table, row))
			continue;
		put_field(out, joined->section, false);
		for (int head = 0; head < joined->nheads; head++) {
			put(out, ",", 1);
			if (column < table->ncolumns &&
				joined_has_head(joined, head, table->columns[column].head))
				put_cell(out, table, row, column++);
		}
		put(out, "\r\n", 2);
	}
}

enum status csv_write(const struct table *table, struct print_joined *joined,
	const struct print_sink *sink, struct error *error)
{
	struct csv_out out = {.sink = sink};

	if (joined && joined->heads_alone) {
		if (joined_add_heads(joined, table))
			return STATUS_OK;
		error->code = STATUS_REFUSED;
		snprintf(error->text, sizeof(error->text),
			"The tables of the sections have too many columns for one: print each by itself.");
		return STATUS_REFUSED;
	}
	if (joined)
		put_joined(&out, table, joined);
	else
		put_table(&out, table);
	put(&out, "", 0);
	return out.failed ? print_sink_failed(out.reason, error) : STATUS_OK;
}
