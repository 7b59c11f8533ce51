/* The CSV back end: a table for a spreadsheet or another program. */
#ifndef PRINT_CSV_OUT_H
#define PRINT_CSV_OUT_H

#include "core/status.h"
#include "print/joined.h"
#include "print/sink.h"
#include "print/table.h"

/*
 * The heads, then a line a row, empty rows left out; UTF-8, commas, CRLF, quotes where a field
 * needs them. A field that a spreadsheet would take for a formula (= + - @) begins with an
 * apostrophe. joined: one of several lists, each line behind its section (joined.h); NULL: alone.
 */
enum status csv_write(const struct table *table, struct print_joined *joined,
	const struct print_sink *sink, struct error *error);

#endif
